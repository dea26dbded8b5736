import type { Db } from '@evenplate/platform/contract'
import type { Database } from '@evenplate/platform/database.generated'
import { createClient } from '@supabase/supabase-js'
import { readSiteConfig } from '../config/site-config.ts'
import { doubtSession } from './doubt-session.ts'
import { gatheringReads } from './gathered-reads.ts'
import { mayTakeOver } from './link-session.ts'
import { storedSessionKeys } from './session-traces.ts'
import { UNREACHED } from './unreached.ts'

/** Loaded lazily through `db.ts`; nothing else imports this file. */
export function createDb() {
  const { supabaseUrl, publishableKey } = readSiteConfig()
  const ask: typeof fetch = (input, init) => fetch(input, init)
  // A Supabase elsewhere gets each read as a single request.
  const request = supabaseUrl ? ask : gatheringReads(ask, window.location.origin)
  const db: Db = createClient<Database>(supabaseUrl || window.location.origin, publishableKey, {
    auth: {
      autoRefreshToken: true,
      persistSession: true,
      flowType: 'implicit',
      // An expired link has an error and no session. The page says so; a signed-in user stays signed in.
      detectSessionInUrl: (address, params) => mayTakeOver(address, params.access_token),
    },
    global: {
      fetch: async (input, init) => {
        if (isData(input) && storedSessionKeys().length > 0 && isAnonymous(init?.headers, publishableKey))
          throw new TypeError('The session could not be renewed')
        const response = await request(input, init).catch((error: unknown) => {
          if (!init?.signal?.aborted) dispatchEvent(new Event(UNREACHED))
          throw error
        })
        if (response.status === 401 && isData(input)) doubtSession(db)
        return response
      },
    },
  })
  return db
}

/**
 * If a session could not be renewed, the client has no token: the database would then tell a member that they have no
 * data.
 */
const isAnonymous = (headers: HeadersInit | undefined, publishableKey: string): boolean =>
  new Headers(headers).get('authorization') === `Bearer ${publishableKey}`

const isData = (input: RequestInfo | URL): boolean =>
  new URL(input instanceof Request ? input.url : input, window.location.origin).pathname.startsWith('/rest/')
