import type { Platform } from '@evenplate/platform/contract'
import { RECIPE_COLUMNS, recipeOf, savedRecipe } from '@evenplate/saved-recipe/row'
import * as z from 'zod/mini'
import type { Saved } from './fill.ts'

/**
 * A member's saved recipes, without what would lower their load.
 * @throws the database's error
 */
export async function savedRecipes(db: Platform['db'], userId: string): Promise<Saved> {
  const client = await db()
  const { data } = await client.from('recipes').select(RECIPE_COLUMNS).eq('user_id', userId).throwOnError()
  return z
    .array(savedRecipe)
    .parse(data)
    .map((row) => {
      const { recipe } = recipeOf(row)
      return { id: row.id, recipe: { ...recipe, figures: { ...recipe.figures, swaps: [] } } }
    })
}
