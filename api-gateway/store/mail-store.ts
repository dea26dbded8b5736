import type { ContactMessage } from '@evenplate/domain/contact'
import type { Recipe } from '@evenplate/domain/recipe'
import type { Subject } from './store.ts'

/** What people write on the contact page. */
export type ContactStore = {
  /**
   * @param from keyed hash of the network address
   * @returns `known` when this id was stored before, `refused` when the address has sent the day's messages
   */
  leave(message: ContactMessage, from: string, user: string | null): Promise<'stored' | 'known' | 'refused'>
  /** Notes that support has it. */
  mailed(id: string): Promise<void>
}

/** The answer to taking the one mail of a generation: `id` is for giving it back. */
export type MailTaking =
  | { outcome: 'taken'; id: string; result: Recipe }
  | { outcome: 'already_sent' }
  /** It is still being cooked. */
  | { outcome: 'pending' }
  | { outcome: 'not_found' }
  /** The day's mails are used up: this person's, this recipient's or this network address's. */
  | { outcome: 'refused' }

/** Counts recipe mails where every gateway can see them. */
export type RecipeMailStore = {
  /**
   * @param generation the idempotency key the recipe was asked for with
   * @param recipient keyed hash of the mail address
   * @param from keyed hash of the network address, where it is known
   */
  take(subject: Subject, generation: string, recipient: string, from: string | null): Promise<MailTaking>
  release(id: string): Promise<void>
}

/** Recipes their owners made public. */
export type SharedRecipeStore = {
  /** @returns the row as its owner left it, to be parsed, or null when the slug is nobody's */
  read(slug: string): Promise<unknown>
}

/** The answer to sharing a generation: the link and the moment it ends, ISO 8601. */
export type Sharing =
  | { outcome: 'shared'; slug: string; until: string }
  /** It is still being cooked. */
  | { outcome: 'pending' }
  | { outcome: 'not_found' }
  /** The day's links are used up: this guest's or this network address's. */
  | { outcome: 'refused' }

export type Guest = Extract<Subject, { kind: 'guest' }>

/** Links of guests' recipes, where every gateway can see them. */
export type GuestShareStore = {
  /** @param generation the idempotency key the recipe was asked for with; it has one link however often it is asked for */
  share(guest: Guest, generation: string): Promise<Sharing>
  /** @returns false where the slug is nobody's, or another's */
  remove(guest: Guest, slug: string): Promise<boolean>
  /** @returns a row as `SharedRecipeStore` has it and `until`, to be parsed, or null */
  read(slug: string): Promise<unknown>
}

/** How many dishes somebody may still have changed today, after this one; null where the day's are used up. */
export type FitStore = {
  /** @param subject a member as a keyed hash, guests as ever */
  count(subject: Guest | { kind: 'member'; user: string }): Promise<number | null>
}
