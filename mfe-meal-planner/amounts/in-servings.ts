import { recounted, scaled } from '@evenplate/domain/change'
import type { LineFigures, Recipe } from '@evenplate/domain/recipe'
import { areCounted } from '@evenplate/domain/totals'
import { sayNumber } from '@evenplate/recipe-view/wording'
import { scaledLine } from './scaled-line.ts'

/**
 * A dish in the amounts for a number of servings: a serving stays the same, and its lines have amounts that a kitchen
 * can measure. A dish that was not counted line by line keeps its original amounts.
 */
export function inServings(recipe: Recipe, servings: number): Recipe {
  const times = servings / recipe.servings
  if (servings <= 0 || times === 1 || !areCounted(recipe.figures)) return recipe
  const lines = recipe.figures.lines.map((line) => (line.grams ? inAmount(line, times) : line))
  const ingredients = recipe.ingredients.map((text, at) =>
    recipe.figures.lines[at]?.grams ? (lines[at]?.line ?? text) : text,
  )
  return recounted({ ...recipe, servings, ingredients, figures: { ...recipe.figures, swaps: [] } }, lines)
}

/** The weight is exact, so that a serving keeps its figures; the words are within 2% of it. */
const inAmount = (line: LineFigures, times: number): LineFigures => ({
  ...scaled(line, times),
  line: scaledLine(
    { text: line.line, grams: line.grams ?? 0, name: line.rest || line.food || line.line },
    times,
  ),
  weighedBy: line.weighedBy && `${line.weighedBy}, × ${sayNumber(times)}`,
})
