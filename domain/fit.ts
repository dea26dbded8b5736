import * as z from 'zod/mini'
import { recipe } from './recipe.ts'

/** Ways to make a finished dish fit. Each changes this dish and never replaces it. */
export const FITS = ['fewer-carbs', 'another-protein', 'faster', 'no-oven', 'people', 'without'] as const
export type Fit = (typeof FITS)[number]

/** Body of `POST /api/fits`. */
export const fitRequest = z.object({
  recipe,
  fit: z.enum(FITS),
  /** For `without`: the ingredient by its position in the list. */
  at: z.optional(z.number()),
  /** For `people`: servings wanted, 1 to 12. */
  servings: z.optional(z.number()),
})
export type FitRequest = z.infer<typeof fitRequest>

/** The changed dish, and what changed, one sentence each. `left`: changes that remain today. */
export const fitReply = z.object({ recipe, changed: z.array(z.string()), left: z.number() })
export type FitReply = z.infer<typeof fitReply>
