import { takersOf } from '../dish-book/anywhere.ts'
import type { BookDish } from '../dish-book/dish.ts'
import { randomOf } from '../providers/house-chef/building/random.ts'
import type { Looking } from './pool.ts'
import { type Week, wantedFor } from './shortlist.ts'

/**
 * How a week searches the book: dishes that use food at home first, then the others in an order set by its seed, until
 * there are enough to choose from. A gateway that has just started need not cook its whole book for the first week.
 */
export function lookingFor(week: Week): Looking {
  const atHome = new Set(week.pantry.filter(({ grams }) => grams > 0).map(({ food }) => food))
  const isUsedUp = ({ foods }: BookDish) =>
    atHome.size > 0 && foods.some((part) => takersOf(part).some((id) => atHome.has(id)))
  const placeOf = (dish: BookDish) =>
    randomOf(`${week.seed} looks at ${dish.id}`).next() - (isUsedUp(dish) ? 1 : 0)
  return {
    inOrder: (book) =>
      book
        .map((dish) => ({ dish, place: placeOf(dish) }))
        .sort((one, other) => one.place - other.place)
        .map(({ dish }) => dish),
    ...wantedFor(week),
  }
}
