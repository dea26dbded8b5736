import { AppError } from '@evenplate/domain/errors'
import type { Figures, Recipe } from '@evenplate/domain/recipe'
import type { Db } from '@evenplate/platform/contract'
import type { Json } from '@evenplate/platform/database.generated'
import { RECIPE_COLUMNS, type RecipeText, rowOf, type SavedRecipe, savedRecipe } from './row.ts'

/**
 * Saves a recipe under the id it got when it was made: saving it again changes nothing. What it was brought as is
 * written now and never changed.
 * @returns false if it was already there
 * @throws AppError `saved_limit` if there is no room for another, `save_failed` if the database refuses
 */
export async function insertRecipe(
  db: Db,
  userId: string,
  id: string,
  text: RecipeText,
  figures: Figures,
  brought?: Recipe['brought'],
): Promise<boolean> {
  const row = {
    ...{ id, user_id: userId, ...rowOf(text, figures), is_favorite: false, is_public: false },
    ...(brought && { brought: brought satisfies Json }),
  }
  const { error } = await db.from('recipes').insert(row)
  if (!error) return true
  if (error.code === UNIQUE_VIOLATION) return false
  const isFull = error.code === 'PT403' || error.message === 'saved_limit'
  throw new AppError(isFull ? 'saved_limit' : 'save_failed', { cause: error })
}

const UNIQUE_VIOLATION = '23505'

/**
 * @returns the recipe as it is stored now; null if it is no longer saved
 * @throws AppError `save_failed`; then the saved recipe is unchanged
 */
export async function updateRecipe(
  db: Db,
  userId: string,
  id: string,
  text: RecipeText,
  figures: Figures,
): Promise<SavedRecipe | null> {
  const { data, error } = await updating(db, userId, id, text, figures).select(RECIPE_COLUMNS).maybeSingle()
  if (error) throw new AppError('save_failed', { cause: error })
  return data && savedRecipe.parse(data)
}

/**
 * The same without returning the row.
 * @returns false if the recipe no longer exists
 * @throws AppError `save_failed`; then the saved recipe is unchanged
 */
export async function overwriteRecipe(
  db: Db,
  userId: string,
  id: string,
  text: RecipeText,
  figures: Figures,
): Promise<boolean> {
  const { data, error } = await updating(db, userId, id, text, figures).select('id')
  if (error) throw new AppError('save_failed', { cause: error })
  return data.length > 0
}

const updating = (db: Db, userId: string, id: string, text: RecipeText, figures: Figures) =>
  db.from('recipes').update(rowOf(text, figures)).eq('id', id).eq('user_id', userId)

/**
 * Stores figures that add to those of the same dish.
 * @returns null if the recipe was changed meanwhile: then nothing is written
 * @throws the database's error
 */
export async function storeFigures(
  db: Db,
  userId: string,
  { id, updated_at }: SavedRecipe,
  figures: Figures,
): Promise<SavedRecipe | null> {
  const { data } = await db
    .from('recipes')
    .update({ figures })
    .eq('id', id)
    .eq('user_id', userId)
    .eq('updated_at', updated_at)
    .select(RECIPE_COLUMNS)
    .maybeSingle()
    .throwOnError()
  return data && savedRecipe.parse(data)
}

/** @throws the database's error */
export async function setFavorite(db: Db, userId: string, id: string, favorite: boolean): Promise<void> {
  await db.from('recipes').update({ is_favorite: favorite }).eq('id', id).eq('user_id', userId).throwOnError()
}

/**
 * Makes room for another. Deleting one that is already gone is not an error.
 * @throws the database's error
 */
export async function deleteRecipe(db: Db, userId: string, id: string): Promise<void> {
  await db.from('recipes').delete().eq('id', id).eq('user_id', userId).throwOnError()
}
