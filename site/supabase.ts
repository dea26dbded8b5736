import type { GatewayEnv } from '@evenplate/api-gateway/deps/env'
import type { SendMail } from '@evenplate/api-gateway/mail/mailer'
import { type Backend, openBackend } from '@evenplate/supabase/embedded'
import type { SiteEnv } from './env.ts'
import { CLIENT_ADDRESS_HEADER } from './proxy.ts'

export type Supabase = {
  /** Where servers reach it. */
  url: string
  /** Where browsers reach it; empty for this origin, which then hands their requests on. */
  publicUrl: string
  publishableKey: string
  secretKey: string
  /** Null where it does not run in this process. */
  direct: Pick<Backend, 'ask'> | null
  close(): Promise<void>
}

/** The Supabase that the environment names, or else the embedded one in DATA_DIR. */
export async function openSupabase(
  site: SiteEnv,
  { supabase }: GatewayEnv,
  sendMail: SendMail | null,
  log: (line: string) => void = console.error,
): Promise<Supabase> {
  if (supabase) return { ...supabase, publicUrl: supabase.url, direct: null, close: async () => {} }
  const backend = await openBackend({
    dataDir: site.dataDir,
    siteUrl: site.publicSiteUrl,
    log,
    sendMail: sendMail ?? undefined,
    clientAddressHeader: CLIENT_ADDRESS_HEADER,
  })
  return { ...backend, publicUrl: '', direct: backend }
}
