import type { Context, Hono } from 'hono'
import { createApp } from './app.ts'
import { DEFAULT_SETTINGS, type Field, type Log } from './deps/deps.ts'
import type { GatewayEnv } from './deps/env.ts'
import { secretsFrom } from './identity/keyed-hash.ts'
import { PUBLIC_WEB, type Web } from './links/web.ts'
import type { SendMail } from './mail/mailer.ts'
import { houseChef } from './providers/house-chef/index.ts'
import { openAiProvider } from './providers/openai/openai.ts'
import { supabaseMembers, supabaseQuotas } from './store/supabase.ts'
import { supabaseDatabase } from './store/supabase-database.ts'
import {
  supabaseBrings,
  supabaseFits,
  supabaseGuestShares,
  supabasePlanFills,
} from './store/supabase-guests.ts'
import { supabaseContacts, supabaseRecipeMails, supabaseSharedRecipes } from './store/supabase-mail.ts'
import { supabaseCalendars, supabaseSharedLists } from './store/supabase-plans.ts'

export type GatewayOptions = {
  env: GatewayEnv
  /** Address at which this process reaches Supabase. */
  supabaseUrl: string
  publishableKey: string
  /** For the quota functions alone; cookies and hashes use keys derived from it. */
  secretKey: string
  /** Origin of the site; https makes the cookie Secure. */
  siteUrl?: string
  /** Sends mails; null if no mail server is set. */
  sendMail?: SendMail | null
  /** For tests that read pages of their own machine; no setting reaches it. */
  web?: Web
  /** Seconds until a place expires if this gateway is killed; 30 by default. */
  leaseSeconds?: number
  /** What it is told never contains a body, an id or a key. */
  log: Log
  /** Counts what browsers report. */
  field?: Field
}

/** The gateway with its real dependencies. Opens no connection until the first request. */
export function openGateway(options: GatewayOptions): {
  app: Hono
  /** Where it answers, e.g. `/api/recipes`. */
  paths: string[]
  drain: (deadlineMs: number) => Promise<void>
  /** For a process that stays: begins to count the dish book, so that the first planned week need not. Returns what stops it. */
  warmUp: () => () => void
} {
  const { env, supabaseUrl, publishableKey, secretKey, siteUrl = '' } = options
  return createApp({
    clock: () => new Date(),
    quotas: supabaseQuotas(supabaseUrl, secretKey),
    members: supabaseMembers(supabaseUrl, publishableKey),
    database: supabaseDatabase(supabaseUrl, publishableKey),
    contacts: supabaseContacts(supabaseUrl, secretKey),
    recipeMails: supabaseRecipeMails(supabaseUrl, secretKey),
    sharedRecipes: supabaseSharedRecipes(supabaseUrl, publishableKey),
    guestShares: supabaseGuestShares(supabaseUrl, secretKey),
    fits: supabaseFits(supabaseUrl, secretKey),
    planFills: supabasePlanFills(supabaseUrl, secretKey),
    brings: supabaseBrings(supabaseUrl, secretKey),
    calendars: supabaseCalendars(supabaseUrl, secretKey),
    sharedLists: supabaseSharedLists(supabaseUrl, secretKey),
    web: options.web ?? PUBLIC_WEB,
    sendMail: options.sendMail ?? null,
    provider: env.openai ? openAiProvider(env.openai) : houseChef(),
    log: options.log,
    field: options.field ?? null,
    secrets: secretsFrom(secretKey),
    peerAddress: socketAddress,
    settings: {
      ...DEFAULT_SETTINGS,
      timeoutMs: env.timeoutMs,
      maxRetries: env.maxRetries,
      guestAddressLimit: env.guestAddressLimit,
      addressPlaces: env.addressPlaces,
      trustedProxyHops: env.trustedProxyHops,
      secureCookies: siteUrl.startsWith('https:'),
      siteUrl,
      supportEmail: env.supportEmail,
      leaseSeconds: options.leaseSeconds ?? DEFAULT_SETTINGS.leaseSeconds,
    },
  })
}

/** As @hono/node-server provides it; null without a socket. */
function socketAddress(c: Context): string | null {
  const env: { incoming?: { socket?: { remoteAddress?: string } } } | undefined = c.env
  return env?.incoming?.socket?.remoteAddress ?? null
}
