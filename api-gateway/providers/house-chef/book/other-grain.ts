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
