// Written by `npm run db:types` from supabase/migrations.
export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]

export type Database = {
  public: {
    Tables: {
      contact_messages: {
        Row: { id: string; user_id: string | null; name: string; email: string; subject: string; message: string; created_at: string }
        Insert: Record<string, never>
        Update: Record<string, never>
        Relationships: []
      }
      profiles: {
        Row: { id: string; name: string | null; dietary_preferences: string[]; health_conditions: string[]; allergies: string[]; cooking_skill_level: string; household_size: number; updated_at: string }
        Insert: Record<string, never>
        Update: { name?: string | null; dietary_preferences?: string[]; health_conditions?: string[]; allergies?: string[]; cooking_skill_level?: string; household_size?: number; updated_at?: string }
        Relationships: []
      }
      recipes: {
        Row: { id: string; user_id: string; title: string; description: string; ingredients: string[]; instructions: string[]; prep_time: number; cook_time: number; servings: number; meal_type: string | null; dietary_type: string[]; glycemic_index: string | null; glycemic_load: number | null; carb_count: number | null; fiber_count: number | null; net_carb_count: number | null; protein_count: number | null; fat_count: number | null; calories: number | null; tips: string[]; figures: Json | null; is_favorite: boolean; is_public: boolean; share_slug: string | null; created_at: string; updated_at: string; title_key: string; search_text: string; plate: Json | null }
        Insert: { id?: string; user_id?: string; title: string; description?: string; ingredients: string[]; instructions: string[]; prep_time?: number; cook_time?: number; servings?: number; meal_type?: string | null; dietary_type?: string[]; glycemic_index?: string | null; glycemic_load?: number | null; carb_count?: number | null; fiber_count?: number | null; net_carb_count?: number | null; protein_count?: number | null; fat_count?: number | null; calories?: number | null; tips?: string[]; figures?: Json | null; is_favorite?: boolean; is_public?: boolean; share_slug?: string | null; created_at?: string; updated_at?: string }
        Update: { title?: string; description?: string; ingredients?: string[]; instructions?: string[]; prep_time?: number; cook_time?: number; servings?: number; meal_type?: string | null; dietary_type?: string[]; glycemic_index?: string | null; glycemic_load?: number | null; carb_count?: number | null; fiber_count?: number | null; net_carb_count?: number | null; protein_count?: number | null; fat_count?: number | null; calories?: number | null; tips?: string[]; figures?: Json | null; is_favorite?: boolean; is_public?: boolean; updated_at?: string }
        Relationships: []
      }
      user_activity: {
        Row: { id: string; user_id: string; type: string; description: string; created_at: string; recipe_id: string | null }
        Insert: Record<string, never>
        Update: Record<string, never>
        Relationships: []
      }
    }
    Views: { [_ in never]: never }
    Functions: {
      contact_message_mailed: { Args: { p_id: string }; Returns: boolean }
      count_fit: { Args: { p_guest?: string; p_cookie?: string; p_address?: string; p_user?: string }; Returns: Json }
      delete_my_account: { Args: never; Returns: undefined }
      export_my_data: { Args: never; Returns: Json }
      finish_generation: { Args: { p_id: string; p_result?: Json }; Returns: Json }
      generation_shown: { Args: { p_id: string }; Returns: undefined }
      guest_share: { Args: { p_slug: string }; Returns: Json }
      leave_contact_message: { Args: { p_id: string; p_name: string; p_email: string; p_subject: string; p_message: string; p_address: string; p_user?: string }; Returns: Json }
      leave_generation: { Args: { p_id: string }; Returns: undefined }
      product_limits: { Args: never; Returns: Json }
      read_quota: { Args: { p_subject_kind: string; p_guest?: string; p_cookie?: string; p_user?: string }; Returns: Json }
      release_generation: { Args: { p_id: string }; Returns: boolean }
      release_recipe_mail: { Args: { p_id: string }; Returns: boolean }
      renew_generations: { Args: { p_ids: string[]; p_lease_seconds: number }; Returns: undefined }
      share_as_guest: { Args: { p_guest: string; p_cookie: string; p_address: string; p_idempotency_key: string }; Returns: Json }
      shared_recipe: { Args: { p_slug: string }; Returns: { title: string | null; description: string | null; ingredients: string[] | null; instructions: string[] | null; prep_time: number | null; cook_time: number | null; servings: number | null; meal_type: string | null; dietary_type: string[] | null; glycemic_index: string | null; glycemic_load: number | null; carb_count: number | null; fiber_count: number | null; net_carb_count: number | null; protein_count: number | null; fat_count: number | null; calories: number | null; tips: string[] | null; figures: Json | null; created_at: string | null; updated_at: string | null }[] }
      take_generation: { Args: { p_subject_kind: string; p_guest?: string; p_cookie?: string; p_address?: string; p_user?: string; p_address_limit?: number; p_idempotency_key?: string; p_request_hash?: string; p_lease_seconds?: number; p_origin?: string; p_person_places?: number; p_person_unfinished?: number; p_address_unfinished?: number }; Returns: Json }
      take_recipe_mail: { Args: { p_subject_kind: string; p_guest?: string; p_cookie?: string; p_address?: string; p_user?: string; p_idempotency_key?: string; p_recipient?: string }; Returns: Json }
      unshare_as_guest: { Args: { p_guest: string; p_cookie: string; p_slug: string }; Returns: boolean }
    }
    Enums: { [_ in never]: never }
    CompositeTypes: { [_ in never]: never }
  }
}
