import type { Figures } from '@evenplate/domain/recipe'
import type { Db, Platform } from '@evenplate/platform/contract'
import type { Json } from '@evenplate/platform/database.generated'
import { queryOptions } from '@tanstack/react-query'
import { networkFirst } from '../offline/network-first.ts'
import { queryClient } from './query-client.ts'
import { RECIPE_COLUMNS, type SavedRecipe, savedRecipe } from './saved-recipe.ts'

/** One recipe of a member's; null when there is none by that id, or it is someone else's. */
export const recipeOfMember = (db: Platform['db'], userId: string, id: string) =>
  queryOptions({
    queryKey: [userId, 'recipes', 'one', id],
    queryFn: ({ queryKey, signal }) =>
      networkFirst({
        ask: async () => readRecipe(await db(), userId, id, signal),
        kept: async () => (await import('../offline/kept-recipes.ts')).keptOne(userId, id),
        onLate: (recipe) => queryClient.setQueryData(queryKey, recipe),
      }),
  })

async function readRecipe(
  db: Db,
  userId: string,
  id: string,
  signal: AbortSignal,
): Promise<SavedRecipe | null> {
  // The database would call it an error; for a reader it is an address that leads nowhere.
  if (!UUID.test(id)) return null
  const { data } = await db
    .from('recipes')
    .select(RECIPE_COLUMNS)
    .eq('user_id', userId)
    .eq('id', id)
    .abortSignal(signal)
    .maybeSingle()
    .throwOnError()
  return data === null ? null : savedRecipe.parse(data)
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

export async function setFavorite(db: Db, userId: string, id: string, favorite: boolean): Promise<void> {
  await db.from('recipes').update({ is_favorite: favorite }).eq('id', id).eq('user_id', userId).throwOnError()
}

/** Frees the recipe's place among the five. Deleting what is gone already is no error. */
export async function deleteRecipe(db: Db, userId: string, id: string): Promise<void> {
  await db.from('recipes').delete().eq('id', id).eq('user_id', userId).throwOnError()
}

/** What an edit changes: texts as typed, in minutes and servings. */
export type RecipeText = Pick<
  SavedRecipe,
  | 'title'
  | 'description'
  | 'prep_time'
  | 'cook_time'
  | 'servings'
  | 'meal_type'
  | 'dietary_type'
  | 'ingredients'
  | 'instructions'
  | 'tips'
>

/**
 * Texts and the numbers counted from them, in one step: they never speak of different dishes.
 * @returns the recipe as it is kept now
 */
export async function updateRecipe(
  db: Db,
  userId: string,
  id: string,
  text: RecipeText,
  figures: Figures,
): Promise<SavedRecipe> {
  const { perServing, impact } = figures
  const { data } = await db
    .from('recipes')
    .update({
      ...text,
      figures: figures satisfies Json,
      glycemic_index: impact,
      glycemic_load: perServing.glycemicLoad,
      calories: perServing.calories,
      carb_count: perServing.carbs,
      fiber_count: perServing.fiber,
      net_carb_count: perServing.netCarbs,
      protein_count: perServing.protein,
      fat_count: perServing.fat,
    })
    .eq('id', id)
    .eq('user_id', userId)
    .select(RECIPE_COLUMNS)
    .single()
    .throwOnError()
  return savedRecipe.parse(data)
}

/**
 * Lets anyone who has the link read a recipe, or takes that back: then the link is dead for good.
 * @returns the slug of its public page, null when it has none any more
 */
export async function setPublic(
  db: Db,
  userId: string,
  id: string,
  isPublic: boolean,
): Promise<string | null> {
  const { data } = await db
    .from('recipes')
    .update({ is_public: isPublic })
    .eq('id', id)
    .eq('user_id', userId)
    .select('share_slug')
    .single()
    .throwOnError()
  return data.share_slug
}
