import { type BookDish, idsOf } from '../../../dish-book/dish.ts'
import type { Entry } from '../larder/larder-entry.ts'
import { seatOf } from './cast.ts'
import type { Firm, SeatChoice } from './poured-in.ts'

const GRAIN =
  /^(?:rice-(?!noodles)[a-z-]+|wild-rice|quinoa|barley|bulgur|couscous|farro|kamut|millet|buckwheat|amaranth|teff|polenta|grits)-cooked$/

/** Couscous in stuffed peppers, farro with a stir-fry: one grain that is listed as cooked in place of another, not both. */
export function otherGrain(dish: BookDish, entry: Entry, firm: Firm): SeatChoice | null {
  if (!GRAIN.test(entry.food.id)) return null
  const part = dish.foods.find(
    (one) => one.job === 'starch' && GRAIN.test(idsOf(one)[0] ?? '') && !firm.has(one.role),
  )
  if (!part || part.defines) return null
  const seat = seatOf(dish, part, entry.food.id, true)
  return seat && { seat, price: 2, join: false }
}

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
