import { randomUuid } from '@evenplate/domain/random-uuid'
import type { Recipe } from '@evenplate/domain/recipe'
import type { PlannedDish } from '@evenplate/meal-plan/plan'

/**
 * A recipe as the plan stores it.
 * @param saved its id among the member's saved recipes, if it is one
 */
export function plannedFrom(recipe: Recipe, saved: string | undefined): PlannedDish {
  const { origin } = recipe.figures
  const from: PlannedDish['from'] = saved
    ? { kind: 'saved', recipe: saved }
    : origin.provider === 'house-chef' && origin.dish
      ? { kind: 'house-chef', dish: origin.dish.id }
      : { kind: 'model' }
  return { id: randomUuid(), from, recipe: { ...recipe, figures: { ...recipe.figures, swaps: [] } } }
}
