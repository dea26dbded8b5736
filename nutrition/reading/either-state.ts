import { availableCarbs, type Food } from '../table/food.ts'
import { plainFood } from '../usda/plain-names.ts'
import { findMatch } from './find-food.ts'
import type { Amount } from './read-amount.ts'

/** The two foods a weight may mean: "200 g rice" is dry in a recipe and cooked on a plate. */
export type EitherState = { dry: Food; cooked: Food }

/**
 * Null where the line says which, or has only one. Only plain grams leave it open: in 13,206 real lines, none of
 * those in pounds, ounces or two units at once ("200g/7oz rice") meant cooked food, and a cup of rice is dry unless the
 * line says otherwise. "Udon noodles, cooked" may have been weighed before or after cooking, in any unit.
 * @param line the line as `plainLine` gives it
 * @param name the food as the line names it
 */
export function eitherState(food: Food, amount: Amount, line: string, name: string): EitherState | null {
  const { quantity, unit, total, each } = amount
  // "White rice (180 g)" has no other amount.
  const inGrams = quantity ? (total ? null : unit) : total?.unit
  const said = line.replace(THEN_COOKED, '')
  const isWeight = said === line ? inGrams?.name === 'g' : inGrams?.kind === 'mass'
  if (!isWeight || each || !STARCHY.has(food.group)) return null
  if (plainFood(name) && !plainFood(`cooked ${name}`)) return null
  if (SAID.test(said) || (said === line && /\/|\boz\b/i.test(line))) return null
  const cooked =
    other(food, `cooked ${name}`) ??
    other(food, `cooked ${food.name.replace(/^(?:dried|dry|uncooked) /, '')}`)
  if (cooked && isDrier(food, cooked)) return { dry: food, cooked }
  const dry = other(food, `dried ${name}`)
  return dry && isDrier(dry, food) ? { dry, cooked: food } : null
}

/** At the end of a line; "cooked according to the packet" and "cooked and chopped" are told apart elsewhere. */
const THEN_COOKED = /, (?:cooked|boiled)(?: and (?:drained|cooled|chilled|rinsed))?\.?$/i

const other = (food: Food, name: string): Food | null => {
  const found = plainFood(name) ?? findMatch(name)?.food ?? null
  return found === food ? null : found
}

/** Boiling at least doubles the weight of what is dry. */
const isDrier = (dry: Food, cooked: Food): boolean =>
  (availableCarbs(dry) ?? 0) > 1.6 * (availableCarbs(cooked) ?? 0) && (availableCarbs(cooked) ?? 0) > 5

const STARCHY: ReadonlySet<Food['group']> = new Set(['carbohydrate', 'protein'])

/** Words that give the state, or say that it was bought in another one. */
const SAID =
  /\b(?:(?:un|pre-?)?cooked|cooking|boiled|steamed|fried|baked|roasted|dry|dried|raw|canned|tinned|cans?|tins?|jars?|drained|soaked|rinsed|washed|leftover|fresh|frozen|ready|microwaved?|puffed|popped|toasted|sprouted|pouch(?:es)?|packets?|packages?|weight|al dente|simmered|prepared|according|flour|flakes)\b/i
