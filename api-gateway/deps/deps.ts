import { BRAND } from '@evenplate/domain/brand'
import type { KnownReport } from '@evenplate/domain/field-report'
import type { Context } from 'hono'
import type { Web } from '../links/web.ts'
import type { SendMail } from '../mail/mailer.ts'
import type { Provider } from '../providers/provider.ts'
import type {
  BringStore,
  ContactStore,
  FitStore,
  GuestShareStore,
  PlanFillStore,
  RecipeMailStore,
  SharedRecipeStore,
} from '../store/mail-store.ts'
import type { CalendarStore, SharedListStore } from '../store/plan-store.ts'
import type { Members, QuotaStore } from '../store/store.ts'
import type { DatabaseStore } from '../store/supabase-database.ts'

/** Everything outside the gateway that it uses; tests pass in their own. */
export type Deps = {
  clock: () => Date
  quotas: QuotaStore
  members: Members
  database: DatabaseStore
  contacts: ContactStore
  recipeMails: RecipeMailStore
  sharedRecipes: SharedRecipeStore
  guestShares: GuestShareStore
  fits: FitStore
  planFills: PlanFillStore
  brings: BringStore
  calendars: CalendarStore
  sharedLists: SharedListStore
  /** Where links that people bring are read. */
  web: Web
  /** Null if no mail server is set. */
  sendMail: SendMail | null
  provider: Provider
  log: Log
  /** Counts what browsers report; if null, reports are read and dropped. */
  field: Field | null
  secrets: Secrets
  /** The socket's address, used when no trusted proxy is in front of the gateway. */
  peerAddress: (c: Context) => string | null
  settings: Settings
}

export type Settings = {
  timeoutMs: number
  maxRetries: number
  guestAddressLimit: number
  trustedProxyHops: number
  /** Origin of the site, for links in mails. */
  siteUrl: string
  /** Where contact messages go. */
  supportEmail: string
  /** True when the site is reached over https. */
  secureCookies: boolean
  /** Milliseconds a model may take to say which foods a finished dish means by names we do not know. */
  choiceMs: number
  /** Generations running at once; the next one is refused with `busy`. */
  maxInFlight: number
  /** How many of these one network address may use. */
  addressPlaces: number
  /** Generations that one person may run at once, over all gateways. */
  personPlaces: number
  /** Generations started within an hour without a result, per person and per address. */
  personUnfinished: number
  addressUnfinished: number
  /**
   * Seconds until the place of a dead gateway expires. During a generation, the place is renewed three times as often.
   */
  leaseSeconds: number
  heartbeatMs: number
  /** First pause before a retry; it doubles, with jitter. */
  backoffMs: number
}

export const DEFAULT_SETTINGS = {
  guestAddressLimit: 30,
  trustedProxyHops: 0,
  siteUrl: 'http://localhost:3000',
  supportEmail: BRAND.support.email,
  secureCookies: false,
  choiceMs: 8_000,
  maxInFlight: 64,
  addressPlaces: 16,
  personPlaces: 2,
  personUnfinished: 6,
  addressUnfinished: 20,
  leaseSeconds: 30,
  heartbeatMs: 15_000,
  backoffMs: 500,
} as const satisfies Partial<Settings>

export type Secrets = {
  /** Signs the guest cookie. */
  cookie: string
  /** Key for the hashes of ids and addresses that leave the process. */
  hash: string
}

export type Field = { note(report: KnownReport): void }

/** Only event names, codes and times: no bodies, no ids, no health data. */
export type Log = (
  level: 'debug' | 'info' | 'warn' | 'error',
  event: string,
  facts?: Record<string, string | number | boolean>,
) => void
