import type { ShoppingList } from '@evenplate/meal-plan/shopping/list'
import { type Standing, standingOf } from '@evenplate/meal-plan/shopping/marks'
import type { Marks } from './kept/use-marks.ts'

/** Everything on a list that can be checked off: its key, and its grams; null if it has none. */
export function itemsOf(list: ShoppingList, marks: Pick<Marks, 'of'>): (Standing & { key: string })[] {
  const weighed = list.aisles.flatMap(({ items }) => items)
  const others = [...list.lines, ...list.staples, ...list.own]
  return [
    ...weighed.map(({ key, grams }) => ({ key, ...standingOf(marks.of(key), grams) })),
    ...others.map(({ key }) => ({ key, ...standingOf(marks.of(key), 0) })),
  ]
}

/** Items that fit on one printed page in the usual type size. */
const PAGE = 70

export const lengthOf = (items: number): 'short' | 'long' => (items > PAGE ? 'long' : 'short')
