import type { ContactMessage } from '@evenplate/domain/contact'
import type { Recipe } from '@evenplate/domain/recipe'
import type { Subject } from './store.ts'

/** Messages from the contact page. */
export type ContactStore = {
  /**
   * @param from keyed hash of the network address
   * @returns `known` if this id was stored before, `refused` if the address has sent its messages for the day
   */
  leave(message: ContactMessage, from: string, user: string | null): Promise<'stored' | 'known' | 'refused'>
  /** Records that support has received it. */
  mailed(id: string): Promise<void>
}

/** The answer to taking the one mail of a generation: `id` is for giving it back. */
export type MailTaking =
  | { outcome: 'taken'; id: string; result: Recipe }
  | { outcome: 'already_sent' }
  /** The recipe is still being generated. */
  | { outcome: 'pending' }
  | { outcome: 'not_found' }
  /** The day's mails are used up, for this person, recipient or network address. */
  | { outcome: 'refused' }

/** Counts recipe mails in one place for all gateways. */
export type RecipeMailStore = {
  /**
   * @param generation the idempotency key of the request for the recipe
   * @param recipient keyed hash of the mail address
   * @param from keyed hash of the network address, if known
   */
  take(subject: Subject, generation: string, recipient: string, from: string | null): Promise<MailTaking>
  release(id: string): Promise<void>
}

/** Recipes their owners made public. */
export type SharedRecipeStore = {
  /** @returns the row as its owner wrote it, not yet parsed, or null for an unknown slug */
  read(slug: string): Promise<unknown>
}

/** The answer to sharing a generation: the link and the moment it ends, ISO 8601. */
export type Sharing =
  | { outcome: 'shared'; slug: string; until: string }
  /** The recipe is still being generated. */
  | { outcome: 'pending' }
  | { outcome: 'not_found' }
  /** The day's links are used up, for this guest or network address. */
  | { outcome: 'refused' }

export type Guest = Extract<Subject, { kind: 'guest' }>

/** Links of guests' recipes, in one place for all gateways. */
export type GuestShareStore = {
  /** @param generation the idempotency key of the request for the recipe; repeated calls return the same link */
  share(guest: Guest, generation: string): Promise<Sharing>
  /** @returns false if the slug is unknown or belongs to another guest */
  remove(guest: Guest, slug: string): Promise<boolean>
  /** @returns a row as in `SharedRecipeStore` with `until`, not yet parsed, or null */
  read(slug: string): Promise<unknown>
}

/** Weeks that a person may still fill today. */
export type PlanFillStore = {
  /** Counts one more. @returns how many are left after it; null if none were */
  count(subject: Guest | { kind: 'member'; user: string }): Promise<number | null>
  left(subject: Guest | { kind: 'member'; user: string }): Promise<number>
}

/** Recipes that a person may still bring today. */
export type BringStore = PlanFillStore

/** How many more dishes a person may change today, after this one; null if none are left. */
export type FitStore = {
  /** @param subject a member as a keyed hash, a guest as everywhere else */
  count(subject: Guest | { kind: 'member'; user: string }): Promise<number | null>
}
