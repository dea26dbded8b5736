import { impactBand, plate } from '@evenplate/domain/glance'
import * as z from 'zod/mini'

const number = z.nullable(z.number())

/** What a card of a saved recipe shows. Carbs are grams a serving, times are minutes, null means missing. */
export const recipeCard = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  prep_time: z.number(),
  cook_time: z.number(),
  meal_type: z.nullable(z.string()),
  glycemic_index: z.nullable(impactBand),
  carb_count: number,
  plate: z.catch(plate, null),
  /** How sure the carbs are (../domain/recipe.ts); null for a recipe without figures. */
  basis: z.catch(z.nullable(z.string()), null),
  may_add: z.catch(z.nullable(z.object({ carbs: number })), null),
  /** Data for drawing its picture. */
  ingredients: z._default(z.array(z.string()), []),
  is_favorite: z.boolean(),
  created_at: z.string(),
})
export type RecipeCard = z.infer<typeof recipeCard>

/** Two of them are read from the figures, which are many times larger. */
const OUT_OF_FIGURES: { [column: string]: string } = {
  basis: 'basis:figures->>basis',
  may_add: 'may_add:figures->mayAdd',
}
export const CARD_COLUMNS = Object.keys(recipeCard.shape)
  .map((column) => OUT_OF_FIGURES[column] ?? column)
  .join(',')
