import { LIMITS } from '@evenplate/domain/limits'
import { BUILDER_DIETS, COOKING_TIMES, MEAL_TYPES, SKILL_LEVELS } from '@evenplate/domain/options'
import { type GuidedRequest, type RecipeRequest, readRequest } from '@evenplate/domain/request'
import * as z from 'zod/mini'
import { emptyRow } from './ingredient-rows.ts'

/** Everything a visitor has typed or chosen, in both modes. */
export const builderForm = z.object({
  mealType: z.nullable(z.enum(MEAL_TYPES)),
  dietary: z.array(z.enum(BUILDER_DIETS)),
  ingredients: z
    .array(z.object({ key: z.number(), name: z.string(), quantity: z.string(), unit: z.string() }))
    .check(z.minLength(1)),
  avoid: z.string(),
  cookingTime: z.nullable(z.enum(COOKING_TIMES)),
  servings: z.number(),
  skillLevel: z.enum(SKILL_LEVELS),
  bloodSugarRange: z.string(),
  challenges: z.string(),
  text: z.string(),
})
export type BuilderForm = z.infer<typeof builderForm>

export const EMPTY_FORM: BuilderForm = {
  mealType: null,
  dietary: [],
  ingredients: [emptyRow(1)],
  avoid: '',
  cookingTime: null,
  servings: LIMITS.servings.default,
  skillLevel: 'intermediate',
  bloodSugarRange: '',
  challenges: '',
  text: '',
}

/** @throws AppError `invalid_request` naming the field, e.g. when no meal type is chosen. */
export function guidedRequestOf(from: BuilderForm): RecipeRequest {
  const { text: _, ...fields } = from
  const ingredients = fields.ingredients.map(({ key: _, ...row }) => row)
  return readRequest({ ...fields, ingredients, mode: 'guided' } satisfies Unchecked<GuidedRequest>)
}

/** @throws AppError `invalid_request` when the text is too short or too long. */
export const freeRequestOf = ({ text }: BuilderForm): RecipeRequest => readRequest({ mode: 'free', text })

type Unchecked<T> = { [K in keyof T]: T[K] | null }
