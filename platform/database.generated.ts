// Written by `npm run db:types` from supabase/migrations.
export type Database = { public: { Tables: Record<string, never>; Views: Record<string, never>; Functions: Record<string, never> } }
