import { fraction } from '../building/amounts.ts'
import { them } from '../building/cooking.ts'
import type { Ingredient } from '../building/dish-builder.ts'

/** Grains and noodles listed as cooked: how much heavier than dry they are, grams of a dry cup (or an ounce), minutes to boil. */
const COOKED: [food: RegExp, swells: number, unit: 'cup' | 'oz', grams: number, minutes: number][] = [
  [/^rice-brown|^wild-rice/, 2.8, 'cup', 185, 40],
  [/^rice-(?!noodles|instant)/, 2.9, 'cup', 185, 18],
  [/^quinoa-cooked/, 2.8, 'cup', 170, 15],
  [/^barley/, 2.9, 'cup', 190, 40],
  [/^farro|^kamut/, 2.4, 'cup', 180, 30],
  [/^(?:bulgur|millet|buckwheat|amaranth)/, 2.8, 'cup', 170, 18],
  [/^lentils-cooked/, 2.4, 'cup', 190, 25],
  [/pasta|noodles|soba|udon|somen|ramen|fusilli/, 2.3, 'oz', 28.35, 10],
]

const dryOf = ({ entry, grams, name }: Ingredient) => {
  if (!/-cooked$/.test(entry.food.id)) return []
  const found = COOKED.find(([food]) => food.test(entry.food.id))
  if (!found) return []
  const [, swells, unit, each, minutes] = found
  const count = grams / swells / each
  const much = unit === 'oz' ? Math.max(1, Math.round(count)) : Math.max(0.25, Math.round(count * 4) / 4)
  const units = unit === 'cup' && much > 1 ? 'cups' : unit
  return [{ said: `${name} (about ${fraction(much)} ${units} dry)`, minutes }]
}

/** Whether it is only named at the end, where it is served with the rest. */
const isServedLast = ({ name }: Ingredient, steps: readonly string[]): boolean => {
  const word = name.split(' ').at(-1)!
  return steps.findIndex((step) => step.includes(word)) >= steps.length - 2
}

/**
 * What to do about rice that the list has as cooked: nobody who has none is done in the minutes shown.
 * @param minutes from start to table
 */
export function cookedBeforeSaid(
  items: readonly Ingredient[],
  minutes: number,
  steps: readonly string[],
): string {
  const dry = items.filter((item) => dryOf(item).length > 0)
  if (dry.length === 0) return ''
  const all = dry.flatMap(dryOf)
  const what = all.map(({ said }) => said).join(' and ')
  const longest = Math.max(...all.map((one) => one.minutes))
  const it = dry.length > 1 ? 'them' : them(dry[0]!.name)
  return minutes >= longest && steps.length > 1 && dry.every((item) => isServedLast(item, steps))
    ? `If you have no cooked ${what}, boil ${it} meanwhile, ${longest} minutes.`
    : `Allow ${longest} minutes more to boil the ${what}, unless you have ${it} cooked.`
}
