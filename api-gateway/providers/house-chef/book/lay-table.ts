import type { DishWay } from '../../../dish-book/dish.ts'
import type { Cast, Seat } from './cast.ts'
import type { Amounts } from './solve.ts'
import type { Table } from './write-steps.ts'

/** What the steps are written from: which food has which role, how much of each, and in how many loads it cooks. */
export function layTable(cast: Cast, amounts: Amounts, way: DishWay, servings: number, pieces = 1): Table {
  const seats = (role: string): Seat[] => cast.get(role) ?? []
  const grams = (seat: Seat): number => (amounts.grams.get(seat) ?? 0) * servings
  const { load } = way
  const loaded = load
    ? load.roles
        .split(/[ ,]+/)
        .flatMap(seats)
        .reduce((sum, seat) => sum + grams(seat), 0)
    : 0
  return {
    seats,
    grams,
    servings,
    pieces,
    batches: load ? Math.max(1, Math.ceil(loaded / load.grams - 0.05)) : 1,
    loads: load?.of ?? 'batches',
  }
}
