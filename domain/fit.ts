import * as z from 'zod/mini'
import { recipe } from './recipe.ts'

/** Ways to make a finished dish fit, each a change of this dish, never another one. */
export const FITS = ['fewer-carbs', 'another-protein', 'faster', 'no-oven', 'people', 'without'] as const
export type Fit = (typeof FITS)[number]

/** Body of `POST /api/fits`. */
export const fitRequest = z.object({
  recipe,
  fit: z.enum(FITS),
  /** For `without`: the ingredient by its place in the list. */
  at: z.optional(z.number()),
  /** For `people`: servings wanted, 1 to 12. */
  servings: z.optional(z.number()),
})
export type FitRequest = z.infer<typeof fitRequest>

/** The dish as it is now, and what changed, a sentence each. `left`: changes left today. */
export const fitReply = z.object({ recipe, changed: z.array(z.string()), left: z.number() })
export type FitReply = z.infer<typeof fitReply>
