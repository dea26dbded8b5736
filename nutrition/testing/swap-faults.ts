import type { Recipe, Swap } from '@evenplate/domain/recipe'
import { applySwap, swapEffect } from '@evenplate/domain/swap'
import { type Rules, recipeViolations } from '../rules/rules.ts'
import { words } from '../text/food-words.ts'
import { textFaults } from './text-faults.ts'

/** What is wrong with a swap, in words; empty for a good one. Looks only at the recipe, not at how it was made. */
export function swapFaults(recipe: Recipe, swap: Swap, rules: Rules): string[] {
  const after = applySwap(recipe, swap)
  const { carbs, load } = swapEffect(recipe, swap)
  const faults: string[] = []
  if (load.before === null || load.after === null || load.after > load.before - 0.9)
    faults.push('saves no load')
  if (carbs.before === null || carbs.after === null || carbs.after > carbs.before)
    faults.push('has more carbs')
  const known = new Set(recipeViolations(recipe, rules).map(({ rule }) => rule))
  for (const { rule, term } of recipeViolations(after, rules)) {
    if (!known.has(rule)) faults.push(`breaks ${rule}: ${term}`)
  }
  for (const text of [after.title, ...after.instructions, ...after.tips]) {
    if (namesOld(text, recipe, swap)) faults.push(`still names the old food: ${text}`)
  }
  for (const { kind, text } of textFaults(recipe, after, swap)) faults.push(`${kind}: ${text}`)
  if (after.ingredients[swap.at] !== swap.line.line || after.figures.lines[swap.at] !== swap.line)
    faults.push('does not put its line in')
  return faults
}

/** The old food's last word, except inside another name: that of the new food, "rice vinegar", "blood sugar". */
function namesOld(text: string, recipe: Recipe, swap: Swap): boolean {
  // Half as much is still the same food.
  if (recipe.figures.lines[swap.at]?.foodId === swap.line.foodId) return false
  const old = words(recipe.figures.lines[swap.at]?.food ?? '').at(-1) ?? ''
  const others = recipe.figures.lines.filter((_, at) => at !== swap.at)
  if (others.some((other) => words(other.rest || other.food || '').includes(old))) return false
  const written = swap.words.filter(({ from, to }) => from !== to).map(({ to }) => to)
  const said = [swap.reason, swap.step ?? '', ...written, ...HARMLESS]
    .filter(Boolean)
    .reduce(
      (left, phrase) => left.replaceAll(new RegExp(phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'gi'), ' '),
      text,
    )
  return words(said).includes(old)
}

/** Phrases that may stay with any swap: they do not name the ingredient that is gone. */
const HARMLESS = [
  'blood sugar',
  'brown rice',
  'rice vinegar',
  'sugar snap peas',
  'pasta water',
  'pasta cooking water',
]
