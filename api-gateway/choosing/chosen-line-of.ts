import { NO_CLAIMS } from '@evenplate/domain/draft'
import { figuresOf } from '@evenplate/nutrition/figures/figures'
import { amountOf, chosenLine } from '@evenplate/nutrition/reading/chosen-line'
import { codedLine } from '@evenplate/nutrition/reading/coded-line'
import { type Rules, violationsIn } from '@evenplate/nutrition/rules/rules'
import type { Food } from '@evenplate/nutrition/table/food'
import { MOST_SIGNS, type OpenLine } from './open-lines.ts'
import type { Choice } from './read-answer.ts'

/**
 * The line with the food chosen for it. Null if refused: a food that was not offered, an amount that is not in the
 * line, a food that breaks a rule, or an impossible figure.
 */
export function chosenLineOf(open: OpenLine, choice: Choice, servings: number, rules: Rules): string | null {
  const food = open.foods.find(({ id }) => id === choice.id)
  if (!food || (choice.amount !== null && !amountOf(open.line, choice.amount))) return null
  for (const amount of [null, ...(choice.amount === null ? [] : [choice.amount])]) {
    const line = chosenLine(open.line, food, amount)
    const grams = line.length <= MOST_SIGNS ? gramsOf(line, food, open, servings) : null
    if (grams !== null) return keepsRules(line, food, grams, rules) ? line : null
  }
  return null
}

/** Null if the line is not counted as this food, or adds more than it may. */
function gramsOf(line: string, food: Food, { mostCarbs }: OpenLine, servings: number): number | null {
  const [counted] = figuresOf({ ingredients: [line], servings, claimed: NO_CLAIMS }).lines
  const carbs = counted?.nutrition.carbs ?? null
  if (counted?.foodId !== food.id || carbs === null) return null
  return carbs <= (mostCarbs ?? Number.POSITIVE_INFINITY) ? counted.grams : null
}

/** Checks the line's own words with the food's name in them, and the food alone in the counted amount. */
const keepsRules = (line: string, { name, ndb }: Food, grams: number, rules: Rules): boolean =>
  [line, codedLine(Number(grams.toFixed(1)), name, ndb)].every(
    (text) => violationsIn(text, rules).length === 0,
  )
