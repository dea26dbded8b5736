// Written by `npm run db:types` from supabase/migrations.
export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]

export type Database = {
  public: {
    Tables: {
      calendar_cancellations: {
        Row: { user_id: string; slot: string; week: string; day: string; meal: string; revision: number; cancelled_at: string }
        Insert: Record<string, never>
        Update: Record<string, never>
        Relationships: []
      }
      calendar_feeds: {
        Row: { user_id: string; with_carbs: boolean; created_at: string }
        Insert: Record<string, never>
        Update: Record<string, never>
        Relationships: []
      }
      contact_messages: {
        Row: { id: string; user_id: string | null; name: string; email: string; subject: string; message: string; created_at: string }
        Insert: Record<string, never>
        Update: Record<string, never>
        Relationships: []
      }
      eaten_meals: {
        Row: { id: string; user_id: string; at: string; offset_min: number; title: string; recipe: string | null; slot: string | null; carbs: number | null; portion: number; grams: number | null; flags: string[]; note: string | null; import_id: string | null; key: string | null; created_at: string }
        Insert: { id?: string; user_id?: string; at: string; offset_min: number; title: string; recipe?: string | null; slot?: string | null; carbs?: number | null; portion?: number; grams?: number | null; flags?: string[]; note?: string | null }
        Update: { at?: string; offset_min?: number; title?: string; recipe?: string | null; slot?: string | null; carbs?: number | null; portion?: number; grams?: number | null; flags?: string[]; note?: string | null }
        Relationships: [{ foreignKeyName: 'eaten_meals_user_id_import_id_fkey'; columns: ['import_id', 'user_id']; isOneToOne: false; referencedRelation: 'health_imports'; referencedColumns: ['id', 'user_id'] }]
      }
      glucose_readings: {
        Row: { user_id: string; minute: number; key: number; at: string; offset_min: number; kind: string; unit: string; value: number | null; bound_op: string | null; bound_at: number | null; device: string | null; import_id: string | null; moment: string | null; note: string | null }
        Insert: Record<string, never>
        Update: { moment?: string | null; note?: string | null }
        Relationships: []
      }
      health_imports: {
        Row: { id: string; user_id: string; kind: string; rows: number; added: number; created_at: string; first_minute: number | null; last_minute: number | null }
        Insert: { id?: string; user_id?: string; kind: string; rows: number }
        Update: Record<string, never>
        Relationships: []
      }
      health_settings: {
        Row: { user_id: string; unit: string; goal_group: string | null; preferred_source: string | null; updated_at: string }
        Insert: { unit?: string; goal_group?: string | null; preferred_source?: string | null }
        Update: { unit?: string; goal_group?: string | null; preferred_source?: string | null }
        Relationships: []
      }
      insulin_entries: {
        Row: { id: string; user_id: string; at: string; offset_min: number; units: number; sort: string; import_id: string; key: string }
        Insert: Record<string, never>
        Update: Record<string, never>
        Relationships: [{ foreignKeyName: 'insulin_entries_user_id_import_id_fkey'; columns: ['import_id', 'user_id']; isOneToOne: false; referencedRelation: 'health_imports'; referencedColumns: ['id', 'user_id'] }]
      }
      lab_a1c: {
        Row: { id: string; user_id: string; day: string; percent: number; unit: string }
        Insert: { id?: string; user_id?: string; day: string; percent: number; unit: string }
        Update: { day?: string; percent?: number; unit?: string }
        Relationships: []
      }
      low_treatments: {
        Row: { id: string; user_id: string; at: string; offset_min: number; carbs: number | null; import_id: string | null; key: string | null }
        Insert: { id?: string; user_id?: string; at: string; offset_min: number; carbs?: number | null }
        Update: Record<string, never>
        Relationships: [{ foreignKeyName: 'low_treatments_user_id_import_id_fkey'; columns: ['import_id', 'user_id']; isOneToOne: false; referencedRelation: 'health_imports'; referencedColumns: ['id', 'user_id'] }]
      }
      meal_plans: {
        Row: { user_id: string; week: string; revision: number; plan: Json; created_at: string; updated_at: string; first_dish_at: string | null }
        Insert: Record<string, never>
        Update: Record<string, never>
        Relationships: []
      }
      pantry_items: {
        Row: { id: string; user_id: string; food_id: string; label: string; grams: number; use_by: string | null; updated_at: string }
        Insert: { id?: string; user_id?: string; food_id: string; label: string; grams: number; use_by?: string | null; updated_at?: string }
        Update: { food_id?: string; label?: string; grams?: number; use_by?: string | null; updated_at?: string }
        Relationships: []
      }
      planned_dishes: {
        Row: { id: string; user_id: string; week: string; source: Json; recipe: Json; created_at: string }
        Insert: Record<string, never>
        Update: Record<string, never>
        Relationships: [{ foreignKeyName: 'planned_dishes_user_id_week_fkey'; columns: ['user_id', 'week']; isOneToOne: false; referencedRelation: 'meal_plans'; referencedColumns: ['user_id', 'week'] }]
      }
      planner_settings: {
        Row: { user_id: string; rules: Json; shopping: Json; updated_at: string }
        Insert: { rules?: Json; shopping?: Json; updated_at?: string }
        Update: { rules?: Json; shopping?: Json; updated_at?: string }
        Relationships: []
      }
      profiles: {
        Row: { id: string; name: string | null; dietary_preferences: string[]; health_conditions: string[]; allergies: string[]; cooking_skill_level: string; household_size: number; updated_at: string }
        Insert: Record<string, never>
        Update: { name?: string | null; dietary_preferences?: string[]; health_conditions?: string[]; allergies?: string[]; cooking_skill_level?: string; household_size?: number; updated_at?: string }
        Relationships: []
      }
      recipes: {
        Row: { id: string; user_id: string; title: string; description: string; ingredients: string[]; instructions: string[]; prep_time: number; cook_time: number; servings: number; meal_type: string | null; dietary_type: string[]; glycemic_index: string | null; glycemic_load: number | null; carb_count: number | null; fiber_count: number | null; net_carb_count: number | null; protein_count: number | null; fat_count: number | null; calories: number | null; tips: string[]; figures: Json | null; is_favorite: boolean; is_public: boolean; share_slug: string | null; created_at: string; updated_at: string; title_key: string; search_text: string; plate: Json | null; brought: Json | null; shares_words: boolean }
        Insert: { id?: string; user_id?: string; title: string; description?: string; ingredients: string[]; instructions: string[]; prep_time?: number; cook_time?: number; servings?: number; meal_type?: string | null; dietary_type?: string[]; glycemic_index?: string | null; glycemic_load?: number | null; carb_count?: number | null; fiber_count?: number | null; net_carb_count?: number | null; protein_count?: number | null; fat_count?: number | null; calories?: number | null; tips?: string[]; figures?: Json | null; is_favorite?: boolean; is_public?: boolean; share_slug?: string | null; created_at?: string; updated_at?: string; brought?: Json | null; shares_words?: boolean }
        Update: { title?: string; description?: string; ingredients?: string[]; instructions?: string[]; prep_time?: number; cook_time?: number; servings?: number; meal_type?: string | null; dietary_type?: string[]; glycemic_index?: string | null; glycemic_load?: number | null; carb_count?: number | null; fiber_count?: number | null; net_carb_count?: number | null; protein_count?: number | null; fat_count?: number | null; calories?: number | null; tips?: string[]; figures?: Json | null; is_favorite?: boolean; is_public?: boolean; updated_at?: string; brought?: Json | null; shares_words?: boolean }
        Relationships: []
      }
      remembered_foods: {
        Row: { user_id: string; phrase: string; food: string; updated_at: string }
        Insert: { phrase: string; food: string }
        Update: { phrase?: string; food?: string; updated_at?: string }
        Relationships: []
      }
      shared_lists: {
        Row: { id: string; user_id: string; week: string; list: Json; created_at: string; ends_at: string }
        Insert: Record<string, never>
        Update: Record<string, never>
        Relationships: []
      }
      shopping_items: {
        Row: { id: string; user_id: string; week: string; text: string; created_at: string; removed: boolean }
        Insert: { id?: string; user_id?: string; week: string; text: string; created_at?: string; removed?: boolean }
        Update: { text?: string; removed?: boolean }
        Relationships: []
      }
      shopping_marks: {
        Row: { user_id: string; week: string; item: string; checked: boolean; at: number; device: string; grams: number | null }
        Insert: Record<string, never>
        Update: Record<string, never>
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
      brings_left: { Args: { p_guest?: string; p_cookie?: string; p_address?: string; p_user?: string }; Returns: number }
      calendar_of: { Args: { p_token_hash: string }; Returns: Json }
      contact_message_mailed: { Args: { p_id: string }; Returns: boolean }
      count_bring: { Args: { p_guest?: string; p_cookie?: string; p_address?: string; p_user?: string }; Returns: Json }
      count_fit: { Args: { p_guest?: string; p_cookie?: string; p_address?: string; p_user?: string }; Returns: Json }
      count_plan_fill: { Args: { p_guest?: string; p_cookie?: string; p_address?: string; p_user?: string }; Returns: Json }
      day_counts: { Args: { p_from: string; p_to: string }; Returns: Json }
      delete_health_log: { Args: never; Returns: undefined }
      delete_my_account: { Args: never; Returns: undefined }
      device_key_salt: { Args: never; Returns: string }
      export_my_data: { Args: never; Returns: Json }
      export_my_page: { Args: { p_page?: string }; Returns: Json }
      finish_generation: { Args: { p_id: string; p_result?: Json }; Returns: Json }
      generation_shown: { Args: { p_id: string }; Returns: undefined }
      guest_share: { Args: { p_slug: string }; Returns: Json }
      import_entries: { Args: { p_import: string; p_entries: Json }; Returns: Json }
      import_readings: { Args: { p_rows: Json; p_import?: string }; Returns: Json }
      leave_contact_message: { Args: { p_id: string; p_name: string; p_email: string; p_subject: string; p_message: string; p_address: string; p_user?: string }; Returns: Json }
      leave_generation: { Args: { p_id: string }; Returns: undefined }
      make_calendar_feed: { Args: { p_with_carbs?: boolean }; Returns: string }
      mark_shared_list: { Args: { p_slug_hash: string; p_ops: Json }; Returns: Json }
      merge_shopping_marks: { Args: { p_week: string; p_ops: Json }; Returns: Json }
      plan_fills_left: { Args: { p_guest?: string; p_cookie?: string; p_address?: string; p_user?: string }; Returns: number }
      product_limits: { Args: never; Returns: Json }
      read_quota: { Args: { p_subject_kind: string; p_guest?: string; p_cookie?: string; p_user?: string }; Returns: Json }
      readings_between: { Args: { p_from: string; p_to: string }; Returns: Json }
      release_generation: { Args: { p_id: string }; Returns: boolean }
      release_recipe_mail: { Args: { p_id: string }; Returns: boolean }
      remove_reading: { Args: { p_minute: number; p_value: number; p_unit: string }; Returns: boolean }
      renew_generations: { Args: { p_ids: string[]; p_lease_seconds: number }; Returns: undefined }
      revoke_calendar_feed: { Args: never; Returns: boolean }
      save_meal_plan: { Args: { p_week: string; p_revision: number; p_plan: Json; p_dishes?: Json }; Returns: Json }
      share_as_guest: { Args: { p_guest: string; p_cookie: string; p_address: string; p_idempotency_key: string }; Returns: Json }
      share_shopping_list: { Args: { p_week: string; p_list: Json }; Returns: Json }
      shared_list: { Args: { p_slug_hash: string }; Returns: Json }
      shared_recipe: { Args: { p_slug: string }; Returns: { title: string | null; description: string | null; ingredients: string[] | null; instructions: string[] | null; prep_time: number | null; cook_time: number | null; servings: number | null; meal_type: string | null; dietary_type: string[] | null; glycemic_index: string | null; glycemic_load: number | null; carb_count: number | null; fiber_count: number | null; net_carb_count: number | null; protein_count: number | null; fat_count: number | null; calories: number | null; tips: string[] | null; figures: Json | null; is_brought: boolean | null; source: Json | null; created_at: string | null; updated_at: string | null }[] }
      take_back_import: { Args: { p_import: string }; Returns: Json }
      take_generation: { Args: { p_subject_kind: string; p_guest?: string; p_cookie?: string; p_address?: string; p_user?: string; p_address_limit?: number; p_idempotency_key?: string; p_request_hash?: string; p_lease_seconds?: number; p_origin?: string; p_person_places?: number; p_person_unfinished?: number; p_address_unfinished?: number }; Returns: Json }
      take_recipe_mail: { Args: { p_subject_kind: string; p_guest?: string; p_cookie?: string; p_address?: string; p_user?: string; p_idempotency_key?: string; p_recipient?: string }; Returns: Json }
      unshare_as_guest: { Args: { p_guest: string; p_cookie: string; p_slug: string }; Returns: boolean }
    }
    Enums: { [_ in never]: never }
    CompositeTypes: { [_ in never]: never }
  }
}
