import type { Context, Hono } from 'hono'
import { createApp } from './app.ts'
import { DEFAULT_SETTINGS, type Field, type Log } from './deps/deps.ts'
import type { GatewayEnv } from './deps/env.ts'
import { secretsFrom } from './identity/keyed-hash.ts'
import { PUBLIC_WEB } from './links/web.ts'
import type { SendMail } from './mail/mailer.ts'
import { houseChef } from './providers/house-chef/index.ts'
import { openAiProvider } from './providers/openai/openai.ts'
import { type DirectDatabase, directCaller, directMembers } from './store/direct.ts'
import { callerOf, supabaseMembers, supabaseQuotas } from './store/supabase.ts'
import { DEADLINE_MS, supabaseDatabase } from './store/supabase-database.ts'
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
  /** Only for the quota functions; cookies and hashes use keys derived from it. */
  secretKey: string
  /** The same database without HTTP, if it runs in this process. */
  direct?: DirectDatabase | null
  /** Origin of the site; https makes the cookie Secure. */
  siteUrl?: string
  /** Sends mails; null if no mail server is set. */
  sendMail?: SendMail | null
  /** Seconds until a place expires if this gateway is killed; 30 by default. */
  leaseSeconds?: number
  /** What is logged never contains a body, an id or a key. */
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
  /**
   * For a long-running process: starts counting the dish book, so that the first planned week is fast. Returns a
   * function that stops it.
   */
  warmUp: () => () => void
} {
  const { env, supabaseUrl, publishableKey, secretKey, siteUrl = '' } = options
  const { direct } = options
  const asService = direct ? directCaller(direct, 'service_role') : callerOf(supabaseUrl, secretKey)
  const asAnyone = (deadlineMs?: number) =>
    direct ? directCaller(direct, 'anon', deadlineMs) : callerOf(supabaseUrl, publishableKey, deadlineMs)
  return createApp({
    clock: () => new Date(),
    quotas: supabaseQuotas(asService),
    members: direct ? directMembers(direct) : supabaseMembers(supabaseUrl, publishableKey),
    database: supabaseDatabase(asAnyone(DEADLINE_MS)),
    contacts: supabaseContacts(asService),
    recipeMails: supabaseRecipeMails(asService),
    sharedRecipes: supabaseSharedRecipes(asAnyone()),
    guestShares: supabaseGuestShares(asService),
    fits: supabaseFits(asService),
    planFills: supabasePlanFills(asService),
    brings: supabaseBrings(asService),
    calendars: supabaseCalendars(asService),
    sharedLists: supabaseSharedLists(asService),
    web: PUBLIC_WEB,
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
