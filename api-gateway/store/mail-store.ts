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
