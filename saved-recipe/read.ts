import type { Db } from '@evenplate/platform/contract'
import { RECIPE_COLUMNS, type SavedRecipe, savedRecipe } from './row.ts'

/**
 * One recipe of a member's; null when there is none by that id, or it is someone else's.
 * @throws the database's error
 */
export async function readSavedRecipe(
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
