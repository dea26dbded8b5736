import { recounted } from './change.ts'
import type { Recipe, Swap } from './recipe.ts'

/** The recipe with one food for another: its line, its figures, and every text that names it. */
export function applySwap(recipe: Recipe, swap: Swap): Recipe {
  const say = (text: string) => swap.words.reduce((said, { from, to }) => inWords(said, from, to), text)
  const first = recipe.instructions.findIndex((step) => say(step) !== step)
  const lines = recipe.figures.lines.map((line, at) => (at === swap.at ? swap.line : line))
  const swaps = recipe.figures.swaps.filter(({ at }) => at !== swap.at)
  return recounted(
    {
      ...recipe,
      title: say(recipe.title),
      description: say(recipe.description),
      ingredients: recipe.ingredients.map((text, at) => (at === swap.at ? swap.line.line : text)),
      instructions: recipe.instructions.map((step, at) =>
        at === Math.max(0, first) && swap.step ? `${say(step)} ${swap.step}` : say(step),
      ),
      tips: recipe.tips.map(say),
      figures: { ...recipe.figures, swaps },
    },
    lines,
  )
}

/** What one serving has with a swap, and without: grams of carbohydrate and load. Null where a figure is missing. */
export function swapEffect(recipe: Recipe, swap: Swap) {
  const [before, after] = [recipe.figures.perServing, applySwap(recipe, swap).figures.perServing]
  return {
    carbs: { before: before.carbs, after: after.carbs },
    load: { before: before.glycemicLoad, after: after.glycemicLoad },
  }
}

/** Whole words, in any case; a capital stays a capital. */
function inWords(text: string, from: string, to: string): string {
  const escaped = from.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return text.replace(new RegExp(`(?<![\\p{L}\\p{N}-])${escaped}(?![\\p{L}\\p{N}])`, 'giu'), (found) =>
    /^\p{Lu}/u.test(found) ? to.charAt(0).toUpperCase() + to.slice(1) : to,
  )
}
