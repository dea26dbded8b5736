import type { RememberedFood } from '@evenplate/domain/brought-recipe'
import type { Profile } from '@evenplate/domain/profile'
import type { Recipe } from '@evenplate/domain/recipe'

/** Whose quota it is. Guests are identified only by keyed hashes. */
export type Subject =
  | { kind: 'guest'; guest: string; cookie: string; address: string | null }
  | { kind: 'member'; user: string }

/** How much of a day's recipes is used. `resetAt`: ISO 8601, the next UTC midnight. */
export type Usage = { limit: number; used: number; resetAt: string }

export type LimitReason = 'guest_limit' | 'member_daily_limit' | 'saved_limit'

/** Why a person must wait before the next recipe, although the day's quota is not used up. */
export type WaitReason = 'person_busy' | 'unfinished_limit'

/** The result of taking a place: `id` is for finishing, releasing or leaving it. */
export type Taking =
  | { outcome: 'taken'; id: string; usage: Usage }
  | { outcome: 'refused'; reason: LimitReason; usage: Usage }
  /** `seconds` until asking again makes sense. */
  | { outcome: 'wait'; reason: WaitReason; seconds: number }
  /** The same key was answered before: `result` is that answer. */
  | { outcome: 'replay'; result: Recipe; usage: Usage }
  /** The same key is running right now, here or in another gateway. */
  | { outcome: 'pending'; id: string }
  | { outcome: 'mismatch' }

export type TakeOptions = {
  addressLimit: number
  idempotencyKey: string | null
  requestHash: string
  /** How long the place stays taken if this gateway dies; `renew` extends it. */
  leaseSeconds: number
  /** Keyed hash of the network address, members' too. */
  origin: string | null
  /** Generations that one person may run at once. */
  personPlaces: number
  /** Generations without a result allowed within an hour, per person and per address. */
  personUnfinished: number
  addressUnfinished: number
}

/** Counts generations in one place for all gateways. Each call is one atomic step. */
export type QuotaStore = {
  take(subject: Subject, options: TakeOptions): Promise<Taking>
  /** Counts a taken place and stores its answer for repetitions of the key. Null if the place is gone. */
  finish(id: string, result: Recipe): Promise<Usage | null>
  /** Gives a taken place back: a failure costs nothing. */
  release(id: string): Promise<void>
  /** Gives back a place for which a model was called without a result: it costs no quota, but the number of such places is limited. */
  leave(id: string): Promise<void>
  /** Records that an ingredient was shown: this generation can no longer end without counting. */
  shown(id: string): Promise<void>
  /** Extends all these places by this many seconds from now. */
  renew(ids: string[], leaseSeconds: number): Promise<void>
  read(subject: Subject): Promise<Usage>
}

/** Members' identities and profiles, both read with their own token. */
export type Members = {
  /** @returns the user's id, or null if the token is invalid or has expired */
  identify(token: string): Promise<string | null>
  /**
   * Read under row level security with the member's token.
   * @throws if it cannot be read: cooking without knowing an allergy is worse than not cooking
   */
  profile(token: string, id: string): Promise<Profile | null>
  /**
   * Corrections that a member made to foods in brought recipes, read the same way.
   * @throws if it cannot be read: figures that differ from last time would be wrong
   */
  remembered(token: string, id: string): Promise<RememberedFood[]>
}
