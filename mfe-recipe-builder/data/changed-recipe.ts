import type { CountReply, CountRequest } from '@evenplate/domain/counting'
import { AppError } from '@evenplate/domain/errors'
import type { Figures, Recipe } from '@evenplate/domain/recipe'
import type { Api, Db } from '@evenplate/platform/contract'
import type { Made } from '../builder/build.ts'
import { shownOf } from '../builder/shown.ts'
import { countRecipe } from './counting.ts'
import { rowOf, type Saved, saveRecipe } from './save-recipe.ts'

export { saveRecipe }

/**
 * Keeps a recipe as its reader changed it: counted anew by the gateway first, so that the numbers kept are its own.
 * @returns also what the member's profile speaks against; that forbids nothing
 * @throws AppError from the count, or as `saveRecipe` does; then what is kept is as it was
 */
export async function saveChanged(
  api: Api,
  db: Db,
  userId: string,
  made: Made,
): Promise<Saved & Pick<CountReply, 'conflicts'>> {
  const shown = shownOf(made)
  const { figures, conflicts } = await countRecipe(api, requestOf(shown))
  const { glycemicLoad: _, ...perServing } = figures.perServing
  const recipe = {
    ...shown,
    figures: asAsked(figures, shown),
    nutritionalInfo: { ...perServing, glycemicLoad: figures.impact },
  }
  const kept = { ...made, recipe, changes: [] }
  if (made.saved && (await updateRecipe(db, userId, kept))) return { isNew: false, recipe, conflicts }
  // Never saved, or deleted on another page meanwhile.
  const { isNew } = await saveRecipe(db, userId, kept)
  if (!isNew) await updateRecipe(db, userId, kept)
  return { isNew, recipe, conflicts }
}

/** A count knows lines alone: what was asked for, and which dish it is, stay with the recipe. */
function asAsked(figures: Figures, { figures: { origin } }: Recipe): Figures {
  const { brief, dish } = origin
  return { ...figures, origin: { ...figures.origin, ...(brief && { brief }), ...(dish && { dish }) } }
}

/** @returns false where it is not kept any more */
async function updateRecipe(db: Db, userId: string, made: Made): Promise<boolean> {
  const { id, user_id: _, is_favorite: __, is_public: ___, ...row } = rowOf(userId, made)
  const { data, error } = await db.from('recipes').update(row).eq('user_id', userId).eq('id', id).select('id')
  if (error) throw new AppError('save_failed', { cause: error })
  return data.length > 0
}

const requestOf = ({ figures, ...recipe }: Recipe): CountRequest => ({
  title: recipe.title,
  description: recipe.description,
  servings: recipe.servings,
  ingredients: recipe.ingredients,
  instructions: recipe.instructions,
  tips: recipe.tips,
  provider: figures.origin.provider,
})
