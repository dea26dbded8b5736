import * as z from 'zod/mini'
import { mailAddress } from './mail-address.ts'

/**
 * Body of `POST /api/recipe-mails`: "email me this recipe". It names a recipe the gateway made and contains no text, so
 * nobody can use it to mail their own text to others.
 */
export const recipeMailRequest = z.object({
  email: z.pipe(
    z.transform((value: unknown) => (typeof value === 'string' ? value.trim() : value)),
    z.string('Please enter an email address.').check(z.maxLength(254), ...mailAddress()),
  ),
  /** The idempotency key the recipe was asked for with. */
  generation: z.string().check(z.regex(/^[\w.:-]{1,200}$/)),
})
export type RecipeMailRequest = z.infer<typeof recipeMailRequest>

export const recipeMailReply = z.object({ sent: z.literal(true) })
