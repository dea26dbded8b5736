import { mapNutrition, type Nutrition } from './nutrients.ts'
import type { Recipe } from './recipe.ts'

/** What a weighed portion of a cooked pot contains; null if the recipe's own total is not known. */
export type Portion = Nutrition & { share: number; glycemicLoad: number | null }

/**
 * A share of the pot by weight has that share of everything that went in: water that boiled away took nothing with it.
 * @param potGrams the cooked food alone, without the pot; above 0
 * @param portionGrams what is on the plate; 0 to `potGrams`
 * @returns null for impossible weights: nothing in the pot, or a portion larger than it
 */
export function portionOf(recipe: Recipe, potGrams: number, portionGrams: number): Portion | null {
  const fits = Number.isFinite(potGrams) && Number.isFinite(portionGrams)
  if (!fits || potGrams <= 0 || portionGrams < 0 || portionGrams > potGrams) return null
  const share = portionGrams / potGrams
  const { perServing } = recipe.figures
  const of = (figure: number) => figure * recipe.servings * share
  const { glycemicLoad } = perServing
  return {
    ...mapNutrition(perServing, of),
    share,
    glycemicLoad: glycemicLoad === null ? null : of(glycemicLoad),
  }
}
