import type { GatewayEnv } from '@evenplate/api-gateway/deps/env'
import type { SendMail } from '@evenplate/api-gateway/mail/mailer'
import { type Backend, openBackend } from '@evenplate/supabase/embedded'
import type { SiteEnv } from './env.ts'
import { CLIENT_ADDRESS_HEADER } from './proxy.ts'

export type Supabase = {
  /** Where servers reach it. */
  url: string
  /** Where browsers reach it; empty for this origin, which then forwards their requests. */
  publicUrl: string
  publishableKey: string
  secretKey: string
  /** Null if it does not run in this process. */
  direct: Backend['direct'] | null
  /** Answers visitors' reads on this origin; null if they ask a separate server. */
  read: Backend['read'] | null
  close(): Promise<void>
}

/** The Supabase that the environment names; otherwise the same backend in this process, on DATABASE_URL or in DATA_DIR. */
export async function openSupabase(
  site: SiteEnv,
  { supabase }: GatewayEnv,
  sendMail: SendMail | null,
  log: (line: string) => void = console.error,
): Promise<Supabase> {
  if (supabase) {
    if (site.database) throw new Error('DATABASE_URL and SUPABASE_URL are two databases: set one of them')
    return { ...supabase, publicUrl: supabase.url, direct: null, read: null, close: async () => {} }
  }
  const options = {
    siteUrl: site.publicSiteUrl,
    log,
    sendMail: sendMail ?? undefined,
    clientAddressHeader: CLIENT_ADDRESS_HEADER,
  }
  const backend = await (site.database
    ? (await import('@evenplate/supabase/own-postgres')).openBackendOn(site.database, options)
    : openBackend({ dataDir: site.dataDir, ...options }))
  return { ...backend, publicUrl: '' }
}
