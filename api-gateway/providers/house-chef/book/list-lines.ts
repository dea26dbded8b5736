import type { Ingredient } from '../building/dish-builder.ts'
import { nameOf } from '../building/lines.ts'
import { type Cast, calledOf, type Seat } from './cast.ts'
import { cutInLine } from './cut-in-line.ts'
import { written } from './written.ts'

/** The ingredient list with each food once: butter in two places is one line, "divided". Whole foods are cut in it or in a step. */
export function listLines(cast: Cast, grams: (seat: Seat) => number, steps: readonly string[]): Ingredient[] {
  const byFood = new Map<string, Seat[]>()
  for (const seat of [...cast.values()].flat()) {
    const same = byFood.get(seat.entry.food.id)
    if (same) same.push(seat)
    else byFood.set(seat.entry.food.id, [seat])
  }
  return [...byFood.values()].map((seats) => {
    const { entry } = seats[0]!
    const total = seats.reduce((sum, seat) => sum + grams(seat), 0)
    const cut = cutInLine(seats[0]!, calledOf(seats[0]!, total), steps)
    const note = seats.length > 1 ? [cut, 'divided'].filter(Boolean).join(', ') : cut
    return { entry, ...written(entry, total, note), name: nameOf(entry, total) }
  })
}
