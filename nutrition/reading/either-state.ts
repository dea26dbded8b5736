import { availableCarbs, type Food } from '../table/food.ts'
import { foodById } from '../table/foods.ts'
import { plainFood } from '../usda/plain-names.ts'
import { findMatch } from './find-food.ts'
import type { Amount } from './read-amount.ts'

/** The two foods a weight may mean: "200 g rice" is dry in a recipe and cooked on a plate. */
export type EitherState = {
  dry: Food
  cooked: Food
  /** True if even a recipe leaves it open: it says "cooked" after the weight, or shops sell it both ways. */
  open: boolean
}

/**
 * Null if the line says which, or there is only one. Only plain grams leave it open: in 13,206 real lines, none of
 * those in pounds, ounces or two units at once ("200g/7oz rice") meant cooked food, and a cup of rice is dry unless the
 * line says otherwise. "Soba noodles, cooked" may have been weighed before or after cooking, in any unit, and udon or
 * fresh noodles may be raw or boiled when they are bought.
 * @param line the line as `plainLine` gives it
 * @param name the food as the line names it
 */
export function eitherState(food: Food, amount: Amount, line: string, name: string): EitherState | null {
  const { quantity, unit, total, each } = amount
  // "White rice (180 g)" has no other amount.
  const inGrams = quantity ? (total ? null : unit) : total?.unit
  const said = line.replace(THEN_COOKED, '')
  const sold = soldEitherWay(food, line)
  if (sold && (inGrams?.kind === 'mass' || each?.unit.kind === 'mass')) return sold
  const open = said !== line
  const isWeight = open ? inGrams?.kind === 'mass' : inGrams?.name === 'g'
  if (!isWeight || each || !STARCHY.has(food.group)) return null
  if (plainFood(name) && !plainFood(`cooked ${name}`)) return null
  if (SAID.test(said) || (!open && /\/|\boz\b/i.test(line))) return null
  const cooked =
    other(food, `cooked ${name}`) ??
    other(food, `cooked ${food.name.replace(/^(?:dried|dry|uncooked) /, '')}`)
  if (cooked && isDrier(food, cooked)) return { dry: food, cooked, open }
  const dry = other(food, `dried ${name}`)
  return dry && isDrier(dry, food) ? { dry, cooked: food, open } : null
}

/**
 * Udon comes dried, or boiled in a pouch or frozen; fresh wheat noodles raw in America and boiled in Britain ("straight
 * to wok"), with twice the carbohydrate when raw. Fresh pasta is raw.
 */
function soldEitherWay(food: Food, line: string): EitherState | null {
  const ids = SOLD_EITHER_WAY.get(food.id)
  if (!ids || SAYS_STATE.test(line) || (ids.said && !THEN_COOKED.test(line))) return null
  const [dry, cooked] = [foodById(ids.dry), foodById(ids.cooked)]
  return dry && cooked ? { dry, cooked, open: true } : null
}

/** By the food it was read as; `said`: only a "cooked" after the weight leaves it open. */
const SOLD_EITHER_WAY: ReadonlyMap<string, { dry: string; cooked: string; said: boolean }> = new Map([
  ['udon', { dry: 'udon', cooked: 'udon-cooked', said: false }],
  ['udon-cooked', { dry: 'udon', cooked: 'udon-cooked', said: true }],
  ['ramen-cooked', { dry: 'fresh-pasta', cooked: 'ramen-cooked', said: false }],
])

const SAYS_STATE =
  /\b(?:(?:un|pre-?)cooked|cooked (?!and\b)[a-z]|according|dried|dry|frozen|straight|ready|pouch(?:es)?|leftover)\b/i

/** At the end of a line; "cooked according to the packet" and "cooked and chopped" are read elsewhere. */
const THEN_COOKED = /, (?:cooked|boiled)(?: and (?:drained|cooled|chilled|rinsed))?\.?$/i

const other = (food: Food, name: string): Food | null => {
  const found = plainFood(name) ?? findMatch(name)?.food ?? null
  return found === food ? null : found
}

/** Boiling at least doubles the weight of dry food. */
const isDrier = (dry: Food, cooked: Food): boolean =>
  (availableCarbs(dry) ?? 0) > 1.6 * (availableCarbs(cooked) ?? 0) && (availableCarbs(cooked) ?? 0) > 5

const STARCHY: ReadonlySet<Food['group']> = new Set(['carbohydrate', 'protein'])

/** Words that give the state, or say that it was bought in another one. */
const SAID =
  /\b(?:(?:un|pre-?)?cooked|cooking|boiled|steamed|fried|baked|roasted|dry|dried|raw|canned|tinned|cans?|tins?|jars?|drained|soaked|rinsed|washed|leftover|fresh|frozen|ready|microwaved?|puffed|popped|toasted|sprouted|pouch(?:es)?|packets?|packages?|weight|al dente|simmered|prepared|according|flour|flakes)\b/i
