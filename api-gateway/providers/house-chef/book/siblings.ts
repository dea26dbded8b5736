import { type BookDish, idsOf } from '../../../dish-book/dish.ts'
import { randomOf } from '../building/random.ts'
import { type Cast, type Seat, seatOf } from './cast.ts'
import type { BookTask } from './task.ts'

/** What a cook varies when the same dish is made again: never a food that was asked for or that defines the dish. */
const CHANGED = new Set(['vegetable', 'sauce', 'topping', 'starch', 'fruit', 'dairy', 'main'])

/** First the dish itself, then its variations: another vegetable, cut or topping. `changed` is what is new. */
export function* siblingsOf(
  dish: BookDish,
  cast: Cast,
  order: BookTask,
): Generator<{ cast: Cast; changed: Seat[] }> {
  yield { cast, changed: [] }
  const used = new Set([...cast.values()].flat().map(({ entry }) => entry.food.id))
  const options = [...cast.entries()].flatMap(([role, seats]) => {
    const [seat] = seats
    if (!seat || seats.length > 1 || seat.firm || !CHANGED.has(seat.part.job)) return []
    return idsOf(seat.part)
      .filter((id) => id !== seat.entry.food.id && !used.has(id))
      .flatMap((id) => seatOf(dish, seat.part, id) ?? [])
      .filter((other) => order.allowed(other.entry) && isNearTo(seat, other))
      .map((other) => ({ role, other }))
  })
  const shuffled = randomOf(`${order.seed} ${dish.id} siblings`).shuffle(options)
  for (const { role, other } of shuffled) yield { cast: new Map(cast).set(role, [other]), changed: [other] }
  for (const [at, one] of shuffled.entries())
    for (const two of shuffled.slice(at + 1))
      if (one.role !== two.role && one.other.entry.food.id !== two.other.entry.food.id)
        yield {
          cast: new Map(cast).set(one.role, [one.other]).set(two.role, [two.other]),
          changed: [one.other, two.other],
        }
}

/** Another cut or bird still makes the same dish; tofu for beef is only for people who ask. */
const isNearTo = (seat: Seat, other: Seat): boolean =>
  seat.part.job !== 'main' || !seat.part.defines || seat.entry.kind === other.entry.kind
