import { ERRORS } from '@evenplate/domain/errors'
import { LIMITS } from '@evenplate/domain/limits'

export type PromptReason = 'limit' | 'save' | 'print' | 'default'

/** The messages for a guest who needs an account for something. */
export const REASONS: Record<PromptReason, { title: string; text: string }> = {
  limit: {
    title: ERRORS.guest_limit.message,
    text: `Guests can make ${LIMITS.guestPerDay} recipes a day. With a free account you can keep going now.`,
  },
  save: {
    title: 'Keep this recipe',
    text: 'Saving needs a free account. Your recipe will stay in this tab while you create one.',
  },
  print: {
    title: 'Take it to the kitchen',
    text: 'Printing needs a free account. Your recipe will stay in this tab while you create one.',
  },
  default: {
    title: 'Create a free account',
    text: 'With a free account you can save your recipes.',
  },
}

/** What an account really offers; nothing unlimited is promised. */
export const ACCOUNT_GIVES = [
  `Save up to ${LIMITS.savedRecipes} recipes`,
  'Print any recipe on one page',
  'A dashboard with your recipes and favorites',
] as const

/** When a guest's next day begins: the next midnight in UTC. */
export function nextDay(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1))
}
