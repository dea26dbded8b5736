import type { CountRequest } from '@evenplate/domain/counting'
import type { RecipeText, SavedRecipe } from '@evenplate/saved-recipe/row'
import * as z from 'zod/mini'

/** The database's own limits: see the checks of `recipes`. */
const MAX = {
  title: 600,
  description: 2000,
  line: 1000,
  step: 2000,
  lines: 100,
  minutes: 1440,
  servings: 50,
} as const

const text = (max: number) => z.string().check(z.maxLength(max, `Please keep this under ${max} characters.`))
const minutes = z.pipe(
  z.pipe(
    z.string(),
    z.transform((value: string) => (value.trim() === '' ? Number.NaN : Number(value))),
  ),
  z
    .int('Please enter whole minutes.')
    .check(z.minimum(0, 'Please enter whole minutes.'), z.maximum(MAX.minutes, 'That is more than a day.')),
)
const lines = (max: number, required: string | null) =>
  z.array(z.object({ text: text(max) })).check(
    z.maxLength(MAX.lines, `Please keep to ${MAX.lines} lines.`),
    z.refine((rows) => required === null || rows.some((row) => row.text.trim() !== ''), required ?? ''),
  )

export const editForm = z.object({
  title: text(MAX.title).check(z.refine((value) => value.trim() !== '', 'Please enter a title.')),
  description: text(MAX.description),
  prepTime: minutes,
  cookTime: minutes,
  servings: z.int().check(z.minimum(1), z.maximum(MAX.servings)),
  /** Empty for none. */
  mealType: z.string(),
  dietary: z.array(z.string()),
  ingredients: lines(MAX.line, 'Please enter at least one ingredient.'),
  instructions: lines(MAX.step, 'Please enter at least one step.'),
  tips: lines(MAX.line, null),
})
/** As typed: minutes are text, lines may be empty. */
export type EditValues = z.input<typeof editForm>
export type EditedRecipe = z.output<typeof editForm>
export const MAX_SERVINGS = MAX.servings

const anyLines = z.array(z.object({ text: z.string() }))
/** As half typed: whatever the fields can contain. */
export const editValues = z.object({
  title: z.string(),
  description: z.string(),
  prepTime: z.string(),
  cookTime: z.string(),
  servings: z.number(),
  mealType: z.string(),
  dietary: z.array(z.string()),
  ingredients: anyLines,
  instructions: anyLines,
  tips: anyLines,
}) satisfies z.ZodMiniType<EditValues>

const rows = (lines: readonly string[]) => lines.map((line) => ({ text: line }))

export const valuesOf = (recipe: SavedRecipe): EditValues => ({
  title: recipe.title,
  description: recipe.description,
  prepTime: String(recipe.prep_time),
  cookTime: String(recipe.cook_time),
  servings: recipe.servings,
  mealType: recipe.meal_type ?? '',
  dietary: recipe.dietary_type,
  ingredients: rows(recipe.ingredients),
  instructions: rows(recipe.instructions),
  tips: rows(recipe.tips),
})

const filled = (lines: { text: string }[]): string[] => lines.map(({ text }) => text.trim()).filter(Boolean)

/** The columns that an edit changes. */
export const textOf = (edited: EditedRecipe): RecipeText => ({
  title: edited.title.trim(),
  description: edited.description.trim(),
  prep_time: edited.prepTime,
  cook_time: edited.cookTime,
  servings: edited.servings,
  meal_type: edited.mealType || null,
  dietary_type: edited.dietary,
  ingredients: filled(edited.ingredients),
  instructions: filled(edited.instructions),
  tips: filled(edited.tips),
})

/** The request to count it; null while there is nothing to count. */
export function countRequestOf(
  values: Pick<EditValues, 'title' | 'description' | 'servings' | 'ingredients' | 'instructions' | 'tips'>,
  provider: CountRequest['provider'],
): CountRequest | null {
  const ingredients = filled(values.ingredients)
  if (ingredients.length === 0) return null
  return {
    title: values.title.trim(),
    description: values.description.trim(),
    servings: values.servings,
    ingredients,
    // A recipe with one ingredient and no step yet can be counted, too.
    instructions: filled(values.instructions).length > 0 ? filled(values.instructions) : ['-'],
    tips: filled(values.tips),
    provider,
  }
}
