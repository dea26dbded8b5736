import type { CountReply, CountRequest } from '@evenplate/domain/counting'
import { nutritionalInfoOf } from '@evenplate/domain/nutritional-info'
import type { Figures, Recipe } from '@evenplate/domain/recipe'
import type { Api } from '@evenplate/platform/contract'

/** Asks the gateway to count a recipe again. @throws AppError */
export async function countRecipe(
  api: Api,
  request: CountRequest,
  signal?: AbortSignal,
): Promise<CountReply> {
  // The code that reads the answer loads when it is needed: no first screen needs it.
  const { countReply } = await import('@evenplate/domain/counting')
  return api.post('/figures', request, (reply) => countReply.parse(reply), { signal })
}

export const countRequestOf = ({ figures, ...recipe }: Recipe): CountRequest => ({
  title: recipe.title,
  description: recipe.description,
  servings: recipe.servings,
  ingredients: recipe.ingredients,
  instructions: recipe.instructions,
  tips: recipe.tips,
  provider: figures.origin.provider,
})

/**
 * A changed recipe with the gateway's figures for it, and its conflicts with the member's profile, which forbid
 * nothing.
 * @throws AppError
 */
export async function countedAnew(
  api: Api,
  changed: Recipe,
): Promise<{ recipe: Recipe; conflicts: CountReply['conflicts'] }> {
  const { figures, conflicts } = await countRecipe(api, countRequestOf(changed))
  const recipe = {
    ...changed,
    figures: asAsked(figures, changed),
    nutritionalInfo: nutritionalInfoOf(figures),
  }
  return { recipe, conflicts }
}

/** Conflicts with the profile, shown if the recipe is saved anyway. */
export const sayConflict = ({ rule, term }: CountReply['conflicts'][number]): string =>
  `It contains “${term}”. Your profile: ${rule}.`

/** A count only knows lines: the request, and which dish it is, stay with the recipe. */
function asAsked(figures: Figures, { figures: { origin } }: Recipe): Figures {
  const { brief, dish } = origin
  return { ...figures, origin: { ...figures.origin, ...(brief && { brief }), ...(dish && { dish }) } }
}
