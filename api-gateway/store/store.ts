import type { Profile } from '@evenplate/domain/profile'
import type { Recipe } from '@evenplate/domain/recipe'

/** Whose quota it is. Guests are known by keyed hashes alone. */
export type Subject =
  | { kind: 'guest'; guest: string; cookie: string; address: string | null }
  | { kind: 'member'; user: string }

/** How much of a day's recipes is used. `resetAt`: ISO 8601, the next UTC midnight. */
export type Usage = { limit: number; used: number; resetAt: string }

export type LimitReason = 'guest_limit' | 'member_daily_limit' | 'saved_limit'

/** Why somebody waits before their next recipe, though the day's are not used up. */
export type WaitReason = 'person_busy' | 'unfinished_limit'

/** The answer to taking a place: `id` is for finishing, releasing or leaving it. */
export type Taking =
  | { outcome: 'taken'; id: string; usage: Usage }
  | { outcome: 'refused'; reason: LimitReason; usage: Usage }
  /** `seconds` until asking again makes sense. */
  | { outcome: 'wait'; reason: WaitReason; seconds: number }
  /** The same key was answered before: `result` is that answer. */
  | { outcome: 'replay'; result: Recipe; usage: Usage }
  /** The same key is being cooked right now, here or in another gateway. */
  | { outcome: 'pending'; id: string }
  | { outcome: 'mismatch' }

export type TakeOptions = {
  addressLimit: number
  idempotencyKey: string | null
  requestHash: string
  /** How long the place is held should this gateway never come back; `renew` holds it longer. */
  leaseSeconds: number
  /** Keyed hash of the network address, members' too. */
  origin: string | null
  /** How many one person may have cooking at once. */
  personPlaces: number
  /** How many may come to nothing within an hour, by one person and from one address. */
  personUnfinished: number
  addressUnfinished: number
}

/** Counts generations where every gateway can see them. Each call is one atomic step. */
export type QuotaStore = {
  take(subject: Subject, options: TakeOptions): Promise<Taking>
  /** Counts a taken place and keeps its answer for the key's repetition. Null when the place is gone. */
  finish(id: string, result: Recipe): Promise<Usage | null>
  /** Gives a taken place back: a failure costs nothing. */
  release(id: string): Promise<void>
  /** Gives a place back for which a model was asked in vain: it costs no quota, but there may only be so many. */
  leave(id: string): Promise<void>
  /** Notes that an ingredient was shown: nobody can leave this one any more. */
  shown(id: string): Promise<void>
  /** Holds all these places for so many seconds from now. */
  renew(ids: string[], leaseSeconds: number): Promise<void>
  read(subject: Subject): Promise<Usage>
}

/** Who members are and what they told us, both by their own token. */
export type Members = {
  /** @returns the user's id, or null when the token is none of ours or has run out */
  identify(token: string): Promise<string | null>
  /**
   * Read under row level security with the member's token.
   * @throws when it cannot be read: cooking without knowing an allergy is worse than not cooking
   */
  profile(token: string, id: string): Promise<Profile | null>
}
