import * as z from 'zod/mini'
import { CHOICES_MAX, choice } from './brief.ts'
import { AppError } from './errors.ts'
import { LIMITS } from './limits.ts'
import { ALLERGIES, BUILDER_DIETS, COOKING_TIMES, MEAL_TYPES, SKILL_LEVELS } from './options.ts'

const text = (max: number) =>
  z.pipe(
    z.string().check(z.maxLength(max, `Please keep this under ${max} characters.`)),
    z.transform((value: string) => value.trim()),
  )

const optionalText = (max: number) => z._default(text(max), '')

export const ingredientRow = z.object({
  name: text(LIMITS.ingredientNameMax),
  quantity: optionalText(20),
  unit: optionalText(20),
})
/** A row of the builder: `quantity` and `unit` as typed, possibly empty. */
export type IngredientRow = z.infer<typeof ingredientRow>

/** A bound on one serving, in grams. */
export const askedLimit = z.object({
  figure: z.enum(['carbs', 'netCarbs', 'fiber']),
  kind: z.enum(['at-most', 'at-least']),
  value: z.number().check(z.minimum(0), z.maximum(500)),
})
export type AskedLimit = z.infer<typeof askedLimit>

/** Corrections to how this request was read, or choices made because it could not be met. */
const choices = z.optional(z.array(choice).check(z.maxLength(CHOICES_MAX)))

export const guidedRequest = z.object({
  mode: z.literal('guided'),
  choices,
  mealType: z.enum(MEAL_TYPES, 'Please choose a meal type.'),
  dietary: z._default(z.array(z.enum(BUILDER_DIETS)), []),
  /** Rows with an empty name are dropped. */
  ingredients: z.pipe(
    z._default(z.array(ingredientRow).check(z.maxLength(LIMITS.ingredientRowsMax)), []),
    z.transform((rows: IngredientRow[]) => rows.filter((row) => row.name !== '')),
  ),
  avoid: optionalText(LIMITS.textMax),
  cookingTime: z.optional(z.nullable(z.enum(COOKING_TIMES))),
  /** Clamped to 1..12, as the stepper does. */
  servings: z.pipe(
    z._default(z.number('Please enter the servings as a number.'), LIMITS.servings.default),
    z.transform(clampServings),
  ),
  skillLevel: z._default(z.enum(SKILL_LEVELS), 'intermediate'),
  bloodSugarRange: optionalText(LIMITS.textMax),
  challenges: optionalText(LIMITS.textMax),
  /**
   * What a planned week adds about one of its meals that the builder's form has no field for. A profile's allergies also count.
   */
  allergies: z.optional(z.array(z.enum(ALLERGIES))),
  limits: z.optional(z.array(askedLimit).check(z.maxLength(6))),
  /** The most minutes for preparation and cooking together; overrides `cookingTime`. */
  minutes: z.optional(z.nullable(z.number().check(z.minimum(1), z.maximum(600)))),
})
export type GuidedRequest = z.infer<typeof guidedRequest>

export const freeRequest = z.object({
  mode: z.literal('free'),
  choices,
  text: z.pipe(
    z.string('Please describe what you would like to eat.').check(z.maxLength(LIMITS.freeTextMax)),
    z.pipe(
      z.transform((value: string) => value.trim()),
      z
        .string()
        .check(z.minLength(LIMITS.freeTextMin, `Please use at least ${LIMITS.freeTextMin} characters.`)),
    ),
  ),
})
export type FreeRequest = z.infer<typeof freeRequest>

export const recipeRequest = z.discriminatedUnion('mode', [guidedRequest, freeRequest])
/** What a visitor asks for: the fields of `POST /api/recipes`. */
export type RecipeRequest = z.infer<typeof recipeRequest>
/** A form's values before parsing. */
export type RecipeRequestInput = z.input<typeof recipeRequest>

export function clampServings(value: number): number {
  const { min, max } = LIMITS.servings
  return Number.isFinite(value) ? Math.min(max, Math.max(min, Math.round(value))) : LIMITS.servings.default
}

/** @throws AppError `invalid_request` naming the field that does not fit. */
export function readRequest(body: unknown): RecipeRequest {
  const read = recipeRequest.safeParse(body)
  if (read.success) return read.data
  const issue = read.error.issues[0]
  const field = issue?.path.join('.') || 'mode'
  throw new AppError('invalid_request', { field, message: issue?.message || 'Please check this field.' })
}

/** The rule of the free text box: its button is off below 10 characters after trimming. */
export const canSubmitFreeText = (value: string): boolean => value.trim().length >= LIMITS.freeTextMin
