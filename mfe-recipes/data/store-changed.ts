import type { CountReply } from '@evenplate/domain/counting'
import { AppError } from '@evenplate/domain/errors'
import type { Platform } from '@evenplate/platform/contract'
import { applyChanges, type Change } from '@evenplate/recipe-view/changes'
import { countedAnew } from '@evenplate/saved-recipe/count'
import { recipeOf, type SavedRecipe, textOf } from '@evenplate/saved-recipe/row'
import { updateRecipe } from '@evenplate/saved-recipe/save'

/**
 * Stores a recipe with the visitor's changes. The numbers belong to exactly these lines: counted by the gateway, like
 * an edit's.
 * @throws AppError
 */
export async function storeChanged(
  { api, db }: Pick<Platform, 'api' | 'db'>,
  userId: string,
  base: SavedRecipe,
  changes: readonly Change[],
): Promise<{ stored: SavedRecipe; conflicts: CountReply['conflicts'] }> {
  const { recipe, conflicts } = await countedAnew(api, applyChanges(recipeOf(base).recipe, changes))
  const stored = await updateRecipe(await db(), userId, base.id, textOf(recipe, base), recipe.figures)
  if (!stored) throw new AppError('save_failed')
  return { stored, conflicts }
}
