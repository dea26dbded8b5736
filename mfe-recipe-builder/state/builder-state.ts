import type { Obstacles, Reading } from '@evenplate/domain/brief'
import type { ErrorCode } from '@evenplate/domain/errors'
import { guestShareReply } from '@evenplate/domain/guest-share'
import { BUILDER_DIETS, MEAL_TYPES } from '@evenplate/domain/options'
import { recipe } from '@evenplate/domain/recipe'
import type { PartialRecipe } from '@evenplate/domain/recipe-events'
import { recipeRequest } from '@evenplate/domain/request'
import type { Change } from '@evenplate/recipe-view/changes'
import * as z from 'zod/mini'

const at = z.number()
const change = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('servings'), servings: z.number() }),
  z.object({ kind: z.literal('amount'), at, grams: z.number() }),
  z.object({ kind: z.literal('swap'), at, food: z.string() }),
  z.object({ kind: z.literal('answer'), at, says: z.string() }),
  z.object({ kind: z.literal('fit'), recipe, said: z.readonly(z.array(z.string())) }),
]) satisfies z.ZodMiniType<Change>

/** A finished recipe, and its request. The id is made here, so saving it twice never makes two. */
export const generatedRecipe = z.object({
  id: z.string(),
  /** ISO 8601. */
  at: z.string(),
  /** As the gateway made it, or as it was last saved. */
  recipe,
  /** The visitor's changes since; `shownOf` (./shown.ts) applies them. */
  changes: z._default(z.readonly(z.array(change)), []),
  mealType: z.nullable(z.enum(MEAL_TYPES)),
  dietary: z.array(z.enum(BUILDER_DIETS)),
  saved: z.boolean(),
  /** The idempotency key of its request: the gateway identifies it by this. */
  generation: z.string(),
  /** The request, to repeat it with one thing removed; only in the tab it was made in. */
  request: z.optional(z.catch(z.optional(recipeRequest), undefined)),
  /** What it was brought as, in this tab: its lines can be viewed again. */
  brought: z.optional(z.string()),
  /** A guest's link to it. */
  share: z.optional(guestShareReply),
})
export type GeneratedRecipe = z.infer<typeof generatedRecipe>

export type Cooking = {
  step: 'cooking'
  /** Milliseconds since the epoch. */
  started: number
  /** What has passed the checks so far; null before anything has, and again while a draft is repaired. */
  partial: PartialRecipe | null
  repairing: boolean
  /** What was read in the request, once the gateway has sent it. */
  readings: readonly Reading[]
}

/** What went wrong, as a message for the visitor. */
export type Failure = {
  code: ErrorCode
  message: string
  field?: string | undefined
  /** Why it cannot be done, and alternatives. */
  details?: Obstacles | undefined
  /** For support to find the request that failed. */
  reference?: string | undefined
}

export type BuilderState =
  | { step: 'form' }
  | Cooking
  | { step: 'done'; generated: GeneratedRecipe }
  | ({ step: 'failed' } & Failure)

export const FORM: BuilderState = { step: 'form' }
