import type { CountReply } from '@evenplate/domain/counting'
import type { Recipe } from '@evenplate/domain/recipe'
import type { Platform } from '@evenplate/platform/contract'
import { applyChanges, type Change } from '@evenplate/recipe-view/changes'
import { countedAnew } from '@evenplate/saved-recipe/count'
import { type RecipeKind, textOf } from '@evenplate/saved-recipe/row'
import { insertRecipe, overwriteRecipe } from '@evenplate/saved-recipe/save'

type Generated = {
  id: string
  base: Recipe
  changes: readonly Change[]
  kind: RecipeKind
  isSaved: boolean
}

type Stored = {
  /** As it is stored now. */
  recipe: Recipe
  /** False if it was already there. */
  isNew: boolean
  /** Conflicts with the member's profile; they forbid nothing. */
  conflicts: CountReply['conflicts']
}

/**
 * Saves a recipe under the id it got when it was made, so that saving it twice never makes two. If it was changed, the
 * gateway counts it first: the stored numbers are the gateway's.
 * @throws AppError from the count, `saved_limit`, `save_failed`; then the saved recipe is unchanged
 */
export async function storeGenerated(
  { api, db }: Pick<Platform, 'api' | 'db'>,
  userId: string,
  { id, base, changes, kind, isSaved }: Generated,
): Promise<Stored> {
  if (!isSaved && changes.length === 0) {
    const isNew = await insertRecipe(await db(), userId, id, textOf(base, kind), base.figures, base.brought)
    return { recipe: base, isNew, conflicts: [] }
  }
  const { recipe, conflicts } = await countedAnew(api, applyChanges(base, changes))
  const row = [await db(), userId, id, textOf(recipe, kind), recipe.figures] as const
  if (isSaved && (await overwriteRecipe(...row))) return { recipe, isNew: false, conflicts }
  // Never saved, or deleted on another page meanwhile.
  const isNew = await insertRecipe(...row, recipe.brought)
  if (!isNew) await overwriteRecipe(...row)
  return { recipe, isNew, conflicts }
}
