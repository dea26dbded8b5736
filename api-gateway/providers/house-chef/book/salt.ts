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
  const most = style.map(sodiumOf).find((limit) => limit !== null) ?? LITTLE
  return Math.max(0, usualSodium(dish) / most - 1) * FOR_TWICE_AS_MUCH
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
