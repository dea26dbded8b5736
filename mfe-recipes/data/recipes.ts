import type { Recipe } from '@evenplate/domain/recipe'
import type { Api, Platform } from '@evenplate/platform/contract'
import { needConnection } from '@evenplate/platform/kit/offline/connection'
import { networkFirst } from '@evenplate/platform/kit/offline/network-first'
import type { Sources } from '@evenplate/platform/kit/sources'
import { readAllRecipes, readSavedRecipe } from '@evenplate/saved-recipe/read'
import { recipeOf, type SavedRecipe } from '@evenplate/saved-recipe/row'
import { queryOptions } from '@tanstack/react-query'
import { queryClient } from './queries.ts'

/** One of a member's recipes; null if there is none with that id, or it is someone else's. */
export const recipeOfMember = ({ db, device }: Sources, userId: string, id: string) =>
  queryOptions({
    queryKey: [userId, 'recipes', 'one', id],
    queryFn: ({ queryKey, signal }) =>
      networkFirst({
        ask: async () => readSavedRecipe(await db(), userId, id, signal),
        signal,
        offlineCopy: async () =>
          (
            await import(/* webpackChunkName: "offline-copies" */ '@evenplate/saved-recipe/offline/copies')
          ).copyOf(device, userId, id),
        onLate: (recipe) => queryClient.setQueryData(queryKey, recipe),
      }),
  })

/** A recipe from an earlier version with the nutrients that were not counted then: see `withMissingNutrients`. */
export const recountOf = (api: Api, db: Platform['db'], userId: string, row: SavedRecipe) =>
  queryOptions({
    queryKey: [userId, 'recount', row.id, row.updated_at],
    queryFn: async () => {
      const { withMissingNutrients } = await import('@evenplate/saved-recipe/recount')
      return withMissingNutrients(api, db, userId, row, recipeOf(row))
    },
    staleTime: Number.POSITIVE_INFINITY,
  })

/**
 * Every recipe of a member, latest first.
 * @param without ids of those already removed from the pages but not yet from the database
 * @throws `Away`, or the database's error
 */
export async function allRecipes(
  { db }: Pick<Platform, 'db'>,
  userId: string,
  without: { has(id: string): boolean },
): Promise<Recipe[]> {
  needConnection()
  const rows = await readAllRecipes(await db(), userId)
  return rows.filter(({ id }) => !without.has(id)).map((row) => recipeOf(row).recipe)
}
