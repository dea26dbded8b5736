import type { Db } from '@evenplate/platform/contract'
import * as z from 'zod/mini'
import { RECIPE_COLUMNS, type SavedRecipe, savedRecipe } from './row.ts'

/**
 * One of a member's recipes; null if there is none with that id, or it is someone else's.
 * @throws the database's error
 */
export async function readSavedRecipe(
  db: Db,
  userId: string,
  id: string,
  signal: AbortSignal,
): Promise<SavedRecipe | null> {
  // The database would report an error; for a visitor it is an address without a recipe.
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

/**
 * All recipes of a member, latest first, for an export.
 * @throws the database's error
 */
export async function readAllRecipes(db: Db, userId: string): Promise<SavedRecipe[]> {
  const found: SavedRecipe[] = []
  for (;;) {
    const { data } = await db
      .from('recipes')
      .select(RECIPE_COLUMNS)
      .eq('user_id', userId)
      .order('created_at', { ascending: false })
      // Two with the same time stay in a fixed order, so that no page repeats or misses one.
      .order('id')
      .range(found.length, found.length + AT_ONCE - 1)
      .throwOnError()
    const rows = z.array(savedRecipe).parse(data)
    found.push(...rows)
    if (rows.length < AT_ONCE) return found
  }
}

/** Rows per request: with their figures, a few megabytes. */
const AT_ONCE = 50

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i
