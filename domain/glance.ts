import * as z from 'zod/mini'

/** Separate from `recipe.ts`, since a page of cards does not read whole recipes. */
export const impactBand = z.enum(['Low', 'Medium', 'High'])

/** Shares of the plate by weight, 0 to 1, summing to 1; null when nothing could be weighed. */
export const plate = z.nullable(
  z.object({ vegetables: z.number(), protein: z.number(), carbohydrate: z.number(), other: z.number() }),
)
