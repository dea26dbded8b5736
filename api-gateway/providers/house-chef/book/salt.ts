import { foodById } from '@evenplate/nutrition/table/foods'
import type { Brief } from '../../../brief/brief.ts'
import { sodiumOf } from '../../../brief/readings.ts'
import { type BookDish, idsOf } from '../../../dish-book/dish.ts'

/**
 * Milligrams of sodium a serving, at most, of a dish that is chosen for somebody who wants little salt: what the FDA allowed a
 * main dish that was called healthy (21 CFR 101.65(d)(3), in force until 2025).
 */
const LITTLE = 600

/** Half of the salt that is added by hand is left out of such a dish. */
const OF_ADDED_SALT = 0.5

const usual = new WeakMap<BookDish, number>()

/** How far a dish is from a wish for little salt: 0 if it has little enough or nobody asked. */
export function saltTooMuch(dish: BookDish, { style }: Brief): number {
  if (!style.includes('low-salt')) return 0
  const most = style.map(sodiumOf).find((limit) => limit !== null) ?? LITTLE
  return Math.max(0, usualSodium(dish) / most - 1) * FOR_TWICE_AS_MUCH
}

/** Behind dishes of another kitchen than the one asked for, before other courses. */
const FOR_TWICE_AS_MUCH = 12

function usualSodium(dish: BookDish): number {
  const known = usual.get(dish)
  if (known !== undefined) return known
  let sodium = 0
  for (const part of dish.foods) {
    const food = foodById(idsOf(part)[0]!)
    const of100 = (food?.per100g.sodium ?? 0) * (food?.id === 'salt' ? OF_ADDED_SALT : 1)
    sodium += (of100 * part.grams) / 100
  }
  usual.set(dish, sodium)
  return sodium
}
