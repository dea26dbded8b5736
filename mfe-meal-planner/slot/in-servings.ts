import { withAmount, withServings } from '@evenplate/domain/change'
import type { Recipe } from '@evenplate/domain/recipe'
import { areCounted } from '@evenplate/domain/totals'

/**
 * A dish in the amounts that so many servings need: a serving stays what it is. A dish that was not counted line by line
 * keeps the amounts it was written with.
 */
export function inServings(recipe: Recipe, servings: number): Recipe {
  const times = servings / recipe.servings
  if (servings <= 0 || times === 1 || !areCounted(recipe.figures)) return recipe
  const scaled = recipe.figures.lines.reduce(
    (now, line, at) => (line.grams ? withAmount(now, at, line.grams * times) : now),
    recipe,
  )
  return withServings(scaled, servings)
}
