import { FIGURES_VERSION } from '@evenplate/domain/figures-version'
import { impactBand } from '@evenplate/domain/glance'
import { nutritionOfColumns, perNutrientColumn } from '@evenplate/domain/nutrients'
import { figures, type Recipe } from '@evenplate/domain/recipe'
import * as z from 'zod/mini'

const number = z.nullable(z.number())

/** A whole saved recipe. Nutrients are grams a serving. */
export const savedRecipe = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  ingredients: z.array(z.string()),
  instructions: z.array(z.string()),
  tips: z.array(z.string()),
  prep_time: z.number(),
  cook_time: z.number(),
  servings: z.number(),
  meal_type: z.nullable(z.string()),
  dietary_type: z.array(z.string()),
  glycemic_index: z.nullable(impactBand),
  glycemic_load: number,
  ...perNutrientColumn(() => number),
  // Figures of an older shape must not cost the recipe: its columns hold the numbers too.
  figures: z.catch(z.nullable(figures), null),
  is_favorite: z.boolean(),
  is_public: z.boolean(),
  share_slug: z.nullable(z.string()),
  created_at: z.string(),
})
export type SavedRecipe = z.infer<typeof savedRecipe>
export const RECIPE_COLUMNS = Object.keys(savedRecipe.shape).join(',')

/** The recipe as its view knows it. Without figures that can be read, the columns speak, and say that they do. */
export function recipeOf(row: SavedRecipe): Recipe {
  const perServing = nutritionOfColumns(row)
  return {
    title: row.title,
    description: row.description,
    prepTime: row.prep_time,
    cookTime: row.cook_time,
    servings: row.servings,
    ingredients: row.ingredients,
    instructions: row.instructions,
    tips: row.tips,
    nutritionalInfo: { ...perServing, glycemicLoad: row.glycemic_index },
    figures: row.figures ?? {
      version: FIGURES_VERSION,
      basis: 'model',
      perServing: { ...perServing, glycemicLoad: row.glycemic_load },
      impact: row.glycemic_index,
      glycemicLoadEstimated: true,
      lines: [],
      notCounted: [],
      carbsBetween: null,
      claimed: { carbs: null, differs: false },
      swaps: [],
      plate: null,
      origin: {
        provider: 'openai',
        notice:
          'Where these figures come from is not recorded. Edit the recipe and save it to have it counted anew.',
        notes: [],
        checked: [],
        fromProfile: [],
        care: [],
      },
    },
  }
}
