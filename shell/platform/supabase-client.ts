import type { Database } from '@evenplate/platform/database.generated'
import { createClient } from '@supabase/supabase-js'
import { readSiteConfig } from '../config.ts'

/** Loaded lazily through `db.ts`; nothing else imports this file. */
export function createDb() {
  const { supabaseUrl, publishableKey } = readSiteConfig()
  return createClient<Database>(supabaseUrl || window.location.origin, publishableKey, {
    auth: { autoRefreshToken: true, persistSession: true, detectSessionInUrl: true, flowType: 'implicit' },
  })
}
