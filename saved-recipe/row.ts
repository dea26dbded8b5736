import { broughtRecord } from '@evenplate/domain/brought-record'
import { impactBand } from '@evenplate/domain/glance'
import { type NutrientKey, nutritionOfColumns, perNutrientColumn } from '@evenplate/domain/nutrients'
import type { Figures, Recipe } from '@evenplate/domain/recipe'
import type { Database, Json } from '@evenplate/platform/database.generated'
import * as z from 'zod/mini'
import { figuresOfColumns, readStored, type StoredFigures } from './figures.ts'

const number = z.nullable(z.number())

/** A saved recipe as the database stores it. Times are minutes; numbers are per serving, null means missing. */
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
  /** As they were stored, in any version: passed on unchanged, so that none is lost. `recipeOf` reads them. */
  figures: z.unknown(),
  /** What it was brought as; null for all others. */
  brought: z.catch(z.nullable(broughtRecord), null),
  is_favorite: z.boolean(),
  is_public: z.boolean(),
  share_slug: z.nullable(z.string()),
  created_at: z.string(),
  updated_at: z.string(),
})
export type SavedRecipe = z.infer<typeof savedRecipe>
export const RECIPE_COLUMNS = Object.keys(savedRecipe.shape).join(',')

/** What an edit changes: a recipe's texts, and the values by which the filters of My Recipes find it. */
export type RecipeText = Pick<
  SavedRecipe,
  'title' | 'description' | 'prep_time' | 'cook_time' | 'servings' | 'ingredients' | 'instructions' | 'tips'
> &
  RecipeKind
export type RecipeKind = Pick<SavedRecipe, 'meal_type' | 'dietary_type'>

export const textOf = (recipe: Recipe, { meal_type, dietary_type }: RecipeKind): RecipeText => ({
  title: recipe.title,
  description: recipe.description,
  prep_time: recipe.prepTime,
  cook_time: recipe.cookTime,
  servings: recipe.servings,
  meal_type,
  dietary_type,
  ingredients: recipe.ingredients,
  instructions: recipe.instructions,
  tips: recipe.tips,
})

/** The same texts as a recipe has them. */
export const dishOf = (text: Omit<RecipeText, keyof RecipeKind>) => ({
  title: text.title,
  description: text.description,
  prepTime: text.prep_time,
  cookTime: text.cook_time,
  servings: text.servings,
  ingredients: text.ingredients,
  instructions: text.instructions,
  tips: text.tips,
})

/**
 * Texts and the numbers counted from them, written together: they are never about different dishes. The database fills
 * the nutrition columns from the figures.
 */
export const rowOf = (text: RecipeText, figures: Figures) =>
  ({ ...text, figures: figures satisfies Json }) satisfies Database['public']['Tables']['recipes']['Update']

/** A saved recipe as the view needs it. */
export type ReadRecipe = {
  recipe: Recipe
  /** How its figures could be read; if they could not, the columns' numbers replace them. */
  figures: StoredFigures['state']
  /** Nutrients that were not counted yet when it was stored: null in its figures. */
  uncounted: readonly NutrientKey[]
}

export function recipeOf(row: SavedRecipe): ReadRecipe {
  const stored = readStored(row.figures)
  return {
    figures: stored.state,
    uncounted: 'uncounted' in stored ? stored.uncounted : [],
    recipe: {
      ...dishOf(row),
      ...(row.brought && { brought: row.brought }),
      nutritionalInfo: { ...nutritionOfColumns(row), glycemicLoad: row.glycemic_index },
      figures: 'figures' in stored ? stored.figures : figuresOfColumns(row, stored.state),
    },
  }
}

/** The same ingredients in the same pot: a change to one is a change to the other. */
export const isSameDish = (one: SavedRecipe, other: SavedRecipe): boolean => linesOf(one) === linesOf(other)

const linesOf = ({ servings, ingredients }: SavedRecipe): string => [servings, ...ingredients].join('\n')
