import { figures, impactBand } from '@evenplate/domain/recipe'
import type { Db, Platform } from '@evenplate/platform/contract'
import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'

const number = z.nullable(z.number())

/** A saved recipe as the dashboard reads it. Nutrients are grams a serving, times are minutes, null is missing. */
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
  calories: number,
  carb_count: number,
  fiber_count: number,
  net_carb_count: number,
  protein_count: number,
  fat_count: number,
  // Shown beside the columns above; figures of an older shape must not cost the recipe.
  figures: z.catch(z.nullable(figures), null),
  is_favorite: z.boolean(),
  created_at: z.string(),
})
export type SavedRecipe = z.infer<typeof savedRecipe>

/** All of a member's recipes, newest first. Five at most, so searching and sorting happen in the page. */
export const recipesOf = (db: Platform['db'], userId: string) =>
  queryOptions({ queryKey: [userId, 'recipes'], queryFn: async () => listRecipes(await db(), userId) })

async function listRecipes(db: Db, userId: string): Promise<SavedRecipe[]> {
  const { data } = await db
    .from('recipes')
    .select('*')
    .eq('user_id', userId)
    .order('created_at', { ascending: false })
    .throwOnError()
  return z.array(savedRecipe).parse(data)
}

export async function setFavorite(db: Db, userId: string, id: string, favorite: boolean): Promise<void> {
  await db.from('recipes').update({ is_favorite: favorite }).eq('id', id).eq('user_id', userId).throwOnError()
}

/** Frees the recipe's place among the five. Deleting what is gone already is no error. */
export async function deleteRecipe(db: Db, userId: string, id: string): Promise<void> {
  await db.from('recipes').delete().eq('id', id).eq('user_id', userId).throwOnError()
}
