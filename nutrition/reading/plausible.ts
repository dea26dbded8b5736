import type { Food } from '../table/food.ts'
import { isGrown } from './counted-parts.ts'
import { kitchenNumber } from './kitchen-number.ts'
import { round } from './one.ts'
import type { Quantity } from './quantity.ts'
import type { Amount } from './read-amount.ts'
import { readUnit, type Unit } from './units.ts'

/** A question about a line, in one or two sentences, and lines that would answer it, each with a short label. */
export type Question = { asks: string; offers: { says: string; line: string }[] }

/**
 * Whether a line can mean this weight. This check comes last, so that no mistake in a line or in reading it becomes 100 kg
 * of lentils: a weight out of bounds gets a question instead of a figure.
 * @param grams as the line was weighed; water for an unknown food
 * @param plain the line as `plainLine` gives it
 * @returns null if the weight is plausible
 */
export function doubtOf(
  food: Food | null,
  grams: number | null,
  amount: Amount,
  plain: string,
): Question | null {
  if (grams === null || !amount.quantity) return null
  const others = amount.others ?? singularAfterMany(food, grams, amount, plain)
  const miswritten = amount.others ? amount.miswritten && !isCup(food, amount, plain) : others.length > 0
  if (!miswritten && !(isOdd(amount) && others.length > 0) && !isTooMuch(food, grams)) return null
  const written = AMOUNT.exec(plain)
  const said = written?.[0].trim() ?? plain
  const heavy = `“${said}” would be ${sayWeight(grams)}${food ? ` of ${food.name}` : ''}.`
  const offers = written ? others.map((other) => offer(other, written, plain)) : []
  return offers.length > 0
    ? { asks: `${heavy} Did you mean ${offers.map(({ says }) => says).join(' or ')}?`, offers }
    : { asks: `${heavy} Please check the amount.`, offers }
}

/**
 * The same for one person's share: nobody eats that much of one food in one sitting.
 * @param servings of the recipe the line is in
 */
export function doubtAServing(food: Food | null, grams: number | null, servings: number): Question | null {
  if (!food || grams === null || isDrunk(food)) return null
  const each = grams / (servings > 0 ? servings : 1)
  if (each <= mostAServing(food)) return null
  const what = `${sayWeight(each)} of ${food.name} a serving is more than a person eats.`
  return { asks: `${what} Please check its amount and the number of servings.`, offers: [] }
}

/** A roast for twenty weighs 10 kg, sugar for a winter's jam 3 kg; a salt crust for fish may have any weight. */
const MOST = { grams: 12_000, carbs: 3000, seasoning: 500 } as const

function isTooMuch(food: Food | null, grams: number): boolean {
  if (food && isDrunk(food)) return grams > 10 * MOST.grams
  const carbs = food ? (grams * (food.per100g.carbs ?? 0)) / 100 : 0
  return (
    grams > MOST.grams ||
    carbs > MOST.carbs ||
    (isSpice(food) && food?.id !== 'salt' && grams > MOST.seasoning)
  )
}

/** Twice what a hungry person eats of it: whole loaves and roasts for one pass, a pound of sugar does not. */
function mostAServing(food: Food): number {
  const { carbs, sugars, fat } = food.per100g
  if (isSpice(food)) return 100
  if ((sugars ?? 0) >= 60) return 300
  if ((fat ?? 0) >= 80) return 300
  return (carbs ?? 0) >= 55 ? 500 : 1500
}

/** Fresh herbs are light and eaten by the bunch. */
const isSpice = (food: Food | null): boolean =>
  food !== null && ((food.seasoning === true && (food.per100g.carbs ?? 0) >= 20) || food.id === 'salt')

const isDrunk = ({ id, name }: Food): boolean => id === 'water' || /\b(?:broth|stock|ice)\b/.test(name)

/** "12 tsp" is a quarter of a cup, a usual amount of lemon curd; "12 teaspoon" is not usual, nor are twelve of any spice. */
const isCup = (food: Food | null, { unit, quantity }: Amount, plain: string): boolean =>
  unit?.name === 'tsp' &&
  quantity?.max === 12 &&
  food !== null &&
  !isSpice(food) &&
  /^12 ?tsps?\b/i.test(plain)

/** Nobody counts thirteen spoons or a hundred cups. */
function isOdd({ quantity, unit }: Amount): boolean {
  if (!quantity || unit?.kind !== 'volume') return false
  if (unit.name === 'tsp') return quantity.max > 12
  return quantity.max >= 100 || (unit.name === 'tbsp' && quantity.max > 12 && quantity.max !== 14)
}

/** "12 can coconut milk", "14 head cabbage", "12 onion, diced": a singular after twelve means a slash was lost. */
function singularAfterMany(food: Food | null, grams: number, amount: Amount, plain: string): Quantity[] {
  const found = MANY_OF_ONE.exec(plain)
  const [, whole = '', top = '', bottom = '', word = ''] = found ?? []
  if (!found || Number(top) >= Number(bottom) || amount.quantity?.max !== Number(`${whole}${top}${bottom}`))
    return []
  const { unit, total } = amount
  if (total) return []
  const counts =
    unit === null
      ? food !== null && isGrown(food) && grams > MANY_GRAMS && isOneOf(plain)
      : (unit.kind === 'container' || unit.kind === 'count') && isUnit(unit, word)
  if (!counts) return []
  const value = Number(whole) + Number(top) / Number(bottom)
  return [{ min: value, max: value }]
}

const MANY_OF_ONE = /^(\d?)([1235])([2348]) ([a-z]{3,})\b/i
const MANY_GRAMS = 600

/** "12-pack" is a pack of twelve. */
const isUnit = (unit: Unit, word: string): boolean =>
  !/s$|^pack$|^pcs?$/i.test(word) && readUnit(` ${word} `)?.unit.name === unit.name

/** Whether the thing counted is singular before the first comma. */
const isOneOf = (plain: string): boolean => !/[a-z]s\b/i.test(plain.split(/[,(;]/)[0] ?? '')

/** The amount a line begins with, its unit included. */
const AMOUNT = /^[^\d]{0,20}?(\d[\d .,/-]*)(?<=\d)\s?(?:[a-z]{1,12}\b\.?)?/i

function offer({ min, max }: Quantity, written: RegExpExecArray, plain: string): Question['offers'][number] {
  const number = min === max ? kitchenNumber(max) : `${kitchenNumber(min)}-${kitchenNumber(max)}`
  const line = plain.replace(written[1] ?? '', number)
  return { says: written[0].replace(written[1] ?? '', number).trim(), line }
}

const sayWeight = (grams: number): string =>
  grams >= 1000 ? `${Number((grams / 1000).toPrecision(2))} kg` : `${round(grams)} g`
