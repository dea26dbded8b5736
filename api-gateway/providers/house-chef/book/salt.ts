import type { Food } from '@evenplate/nutrition/table/food'
import { foodById } from '@evenplate/nutrition/table/foods'
import type { Brief } from '../../../brief/brief.ts'
import { sodiumOf } from '../../../brief/readings.ts'
import { mostSaturated } from '../../../brief/saturated.ts'
import { type BookDish, idsOf } from '../../../dish-book/dish.ts'

/**
 * Milligrams of sodium a serving, at most, of a dish that is chosen for somebody who wants little salt: what the FDA allowed a
 * main dish that was called healthy (21 CFR 101.65(d)(3), in force until 2025).
 */
const LITTLE = 600

/** Half of the salt that is added by hand is left out of such a dish. */
const OF_ADDED_SALT = 0.5

/** How far a dish is from a wish for little salt: 0 if it has little enough or nobody asked. */
export function saltTooMuch(dish: BookDish, { style }: Brief): number {
  if (!style.includes('low-salt')) return 0
  return Math.max(0, usualSodium(dish) / mostFor(style) - 1) * FOR_TWICE_AS_MUCH
}

const mostFor = (style: readonly string[]): number =>
  style.map(sodiumOf).find((limit) => limit !== null) ?? LITTLE

/** What a dish owes most of its sodium to besides salt, and can have half of. */
const SALTY: [said: string, ids: RegExp][] = [
  ['soy sauce', /^(?:soy-sauce|tamari$|coconut-aminos)/],
  ['fish sauce', /^fish-sauce/],
  ['oyster sauce', /^oyster-sauce/],
  ['miso', /^miso/],
  ['kimchi', /^kimchi/],
  ['sauerkraut', /^sauerkraut/],
  ['chili sauce', /^(?:chili-garlic-sauce|sambal|gochujang|doubanjiang|sriracha|hot-sauce)/],
  ['sauce from a jar', /^(?:hoisin-sauce|black-bean-sauce|teriyaki-sauce|worcestershire-sauce|bbq-sauce)/],
  ['seasoning mix', /^(?:cajun-seasoning|taco-seasoning|adobo-seasoning)/],
  ['pickles', /pickles$|^capers|^olives/],
]

/** The word for a salty food that a dish should have half of, for who wants little salt; null if it may stay. */
export function saltyIn(dish: BookDish, foodId: string, { style }: Brief): string | null {
  if (!style.includes('low-salt') || usualSodium(dish) <= mostFor(style)) return null
  return SALTY.find(([, ids]) => ids.test(foodId))?.[0] ?? null
}

/** The same for saturated fat. */
export function saturatedTooMuch(dish: BookDish, { style }: Brief): number {
  const most = mostSaturated(style)
  return most === null ? 0 : Math.max(0, usualSaturated(dish) / Math.max(most, 1) - 1) * FOR_TWICE_AS_MUCH
}

/** Behind dishes of another kitchen than the one asked for, before other courses. */
const FOR_TWICE_AS_MUCH = 12

const usualSodium = perServing(
  ({ id, per100g }) => (per100g.sodium ?? 0) * (id === 'salt' ? OF_ADDED_SALT : 1),
)
const usualSaturated = perServing(({ per100g }) => per100g.saturatedFat ?? 0)

/** What a serving of a dish usually has of a figure. */
function perServing(of100: (food: Food) => number): (dish: BookDish) => number {
  const known = new WeakMap<BookDish, number>()
  return (dish) => {
    const before = known.get(dish)
    if (before !== undefined) return before
    let sum = 0
    for (const part of dish.foods) {
      const food = foodById(idsOf(part)[0]!)
      if (food) sum += (of100(food) * part.grams) / 100
    }
    known.set(dish, sum)
    return sum
  }
}
