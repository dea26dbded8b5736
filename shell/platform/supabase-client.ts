import type { Db } from '@evenplate/platform/contract'
import type { Database } from '@evenplate/platform/database.generated'
import { createClient } from '@supabase/supabase-js'
import { readSiteConfig } from '../config.ts'
import { doubtSession } from './doubt-session.ts'
import { mayTakeOver } from './link-session.ts'

/** Loaded lazily through `db.ts`; nothing else imports this file. */
export function createDb() {
  const { supabaseUrl, publishableKey } = readSiteConfig()
  const db: Db = createClient<Database>(supabaseUrl || window.location.origin, publishableKey, {
    auth: {
      autoRefreshToken: true,
      persistSession: true,
      flowType: 'implicit',
      // A link that has expired brings an error and no session. The page tells of it; whoever is signed in stays.
      detectSessionInUrl: (address, params) => mayTakeOver(address, params.access_token),
    },
    global: {
      fetch: async (input, init) => {
        const response = await fetch(input, init)
        if (response.status === 401 && isData(input)) doubtSession(db)
        return response
      },
    },
  })
  return db
}

const isData = (input: RequestInfo | URL): boolean =>
  new URL(input instanceof Request ? input.url : input, window.location.origin).pathname.startsWith('/rest/')
