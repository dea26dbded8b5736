import type { Ingredient } from '../building/dish-builder.ts'
import { nameOf } from '../building/lines.ts'
import type { Cast, Seat } from './cast.ts'
import { written } from './written.ts'

/** The ingredient list with each food once: butter in two places is one line, "divided". */
export function listLines(cast: Cast, grams: (seat: Seat) => number): Ingredient[] {
  const byFood = new Map<string, Seat[]>()
  for (const seat of [...cast.values()].flat()) {
    const same = byFood.get(seat.entry.food.id)
    if (same) same.push(seat)
    else byFood.set(seat.entry.food.id, [seat])
  }
  return [...byFood.values()].map((seats) => {
    const { entry } = seats[0]!
    const total = seats.reduce((sum, seat) => sum + grams(seat), 0)
    const note = seats.length > 1 ? [entry.cut, 'divided'].filter(Boolean).join(', ') : entry.cut
    return { entry, ...written(entry, total, note), name: nameOf(entry, total) }
  })
}
