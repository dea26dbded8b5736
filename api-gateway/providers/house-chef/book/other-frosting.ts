import { type BookDish, idsOf } from '../../../dish-book/dish.ts'
import type { Entry } from '../larder/larder-entry.ts'
import { seatOf } from './cast.ts'
import type { Firm, SeatChoice } from './poured-in.ts'

/** What a cake is spread with. */
const SPREAD = /^(?:cream-cheese|cream-whipped|cream-heavy|greek-yogurt|mascarpone|frosting-)/
const FROSTING = /^frosting-/
const FROSTING_GRAMS = 14

/** A frosting takes the place of the cream cheese on a cake: nobody spreads it twice. */
export function otherFrosting(dish: BookDish, entry: Entry, firm: Firm): SeatChoice | null {
  if (dish.course !== 'cake' || !FROSTING.test(entry.food.id)) return null
  const part = dish.foods.find(
    (one) => one.job !== 'main' && SPREAD.test(idsOf(one)[0] ?? '') && one.optional && !firm.has(one.role),
  )
  const seat = part ? seatOf(dish, part, entry.food.id, true) : null
  if (!seat) return null
  const grams = FROSTING_GRAMS
  return { seat: { ...seat, grams, least: grams * 0.6, most: grams * 1.5 }, price: 2, join: false }
}
