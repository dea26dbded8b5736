import * as z from 'zod/mini'
import { obstacles, reading } from './brief.ts'
import { recipe } from './recipe.ts'

export const quota = z.object({
  limit: z.number(),
  used: z.number(),
  remaining: z.number(),
  /** ISO 8601, the next UTC midnight. */
  resetAt: z.string(),
})
export type Quota = z.infer<typeof quota>

export const recipeReply = z.object({ recipe, quota })
export type RecipeReply = z.infer<typeof recipeReply>

/** What a streaming page may show before the recipe is complete: only what has passed the checks. */
export const partialRecipe = z.object({
  title: z.optional(z.string()),
  description: z.optional(z.string()),
  prepTime: z.optional(z.number()),
  cookTime: z.optional(z.number()),
  servings: z.optional(z.number()),
  ingredients: z._default(z.array(z.string()), []),
  instructions: z._default(z.array(z.string()), []),
  tips: z._default(z.array(z.string()), []),
})
export type PartialRecipe = z.infer<typeof partialRecipe>

/**
 * `cooking`: a provider is at work. `repairing`: a draft broke a rule or missed the request and is made again; discard the
 * partial recipe.
 */
export const status = z.object({ stage: z.enum(['cooking', 'repairing', 'counting']) })

/** The events of `POST /api/recipes` with `accept: text/event-stream`, as name and data. */
export const RECIPE_EVENTS = ['brief', 'status', 'partial', 'recipe', 'error', 'done'] as const
export const recipeEvent = z.discriminatedUnion('event', [
  z.object({ event: z.literal('brief'), data: z.object({ readings: z.array(reading) }) }),
  z.object({ event: z.literal('status'), data: status }),
  z.object({ event: z.literal('partial'), data: partialRecipe }),
  z.object({ event: z.literal('recipe'), data: recipeReply }),
  z.object({
    event: z.literal('error'),
    data: z.object({
      code: z.string(),
      message: z.string(),
      field: z.optional(z.string()),
      ...z.partial(obstacles).shape,
      /** Seconds after which trying again makes sense. */
      retryAfter: z.optional(z.number()),
      /** Of the request, added in the browser. */
      reference: z.optional(z.string()),
    }),
  }),
  z.object({ event: z.literal('done'), data: z.unknown() }),
])
export type RecipeEvent = z.infer<typeof recipeEvent>
