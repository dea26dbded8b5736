import { BRAND } from '@evenplate/domain/brand'
import type { Context } from 'hono'
import type { SendMail } from '../mail/mailer.ts'
import type { Provider } from '../providers/provider.ts'
import type {
  ContactStore,
  FitStore,
  GuestShareStore,
  RecipeMailStore,
  SharedRecipeStore,
} from '../store/mail-store.ts'
import type { Members, QuotaStore } from '../store/store.ts'
import type { DatabaseStore } from '../store/supabase-database.ts'

/** Everything outside the gateway that it touches; tests hand in their own. */
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
  /** Null where mails have nowhere to go. */
  sendMail: SendMail | null
  provider: Provider
  log: Log
  secrets: Secrets
  /** The socket's address, for when no trusted proxy stands before us. */
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
  /** Generations at work at once; one more is answered `busy`. */
  maxInFlight: number
  /** Of these, how many for one network address. */
  addressPlaces: number
  /** How many one person may have cooking at once, here and in every other gateway. */
  personPlaces: number
  /** How many may be started within an hour and come to nothing, by one person and from one address. */
  personUnfinished: number
  addressUnfinished: number
  /** How long a place outlives a gateway that is gone; while it cooks, it is renewed three times as often. */
  leaseSeconds: number
  heartbeatMs: number
  /** First pause before another try; it doubles, with jitter. */
  backoffMs: number
}

export const DEFAULT_SETTINGS = {
  guestAddressLimit: 30,
  trustedProxyHops: 0,
  siteUrl: 'http://localhost:3000',
  supportEmail: BRAND.support.email,
  secureCookies: false,
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
  /** Keys the hashes of ids and addresses that leave the process. */
  hash: string
}

/** Event names, codes and times alone: no bodies, no ids, no health data. */
export type Log = (
  level: 'debug' | 'info' | 'warn' | 'error',
  event: string,
  facts?: Record<string, string | number | boolean>,
) => void
