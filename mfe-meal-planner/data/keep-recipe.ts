import type { Recipe } from '@evenplate/domain/recipe'
import type { Platform } from '@evenplate/platform/contract'
import { textOf } from '@evenplate/saved-recipe/row'
import { insertRecipe } from '@evenplate/saved-recipe/save'

/** @throws AppError `saved_limit` if there is no room, `save_failed` */
export async function keepRecipe(
  db: Platform['db'],
  userId: string,
  id: string,
  recipe: Recipe,
): Promise<void> {
  const kind = {
    meal_type: recipe.kind?.mealType.toLowerCase() ?? null,
    dietary_type: [...(recipe.kind?.dietary ?? [])],
  }
  await insertRecipe(await db(), userId, id, textOf(recipe, kind), recipe.figures, recipe.brought)
}
