import { withNutrients } from '@evenplate/domain/with-nutrients'
import type { Api, Db } from '@evenplate/platform/contract'
import { countRecipe, countRequestOf } from './count.ts'
import type { ReadRecipe, SavedRecipe } from './row.ts'
import { storeFigures } from './save.ts'

/**
 * A recipe stored by an earlier version, with the nutrients that were not counted then. It is stored if everything else
 * is counted as before; if the food table has changed, its other numbers stay as they were saved and nothing is stored.
 * @param read the result of `recipeOf` for the row
 * @throws AppError from the count, or the database's error
 */
export async function withMissingNutrients(
  api: Api,
  db: () => Promise<Db>,
  userId: string,
  row: SavedRecipe,
  { recipe, uncounted }: Pick<ReadRecipe, 'recipe' | 'uncounted'>,
): Promise<SavedRecipe> {
  const { figures: counted } = await countRecipe(api, countRequestOf(recipe))
  const { figures, isSame } = withNutrients(recipe.figures, counted, uncounted)
  const shown = { ...row, figures }
  if (!isSame) return shown
  return (await storeFigures(await db(), userId, row, figures)) ?? shown
}
