import { type BookDish, idsOf } from '../../../dish-book/dish.ts'
import type { Entry } from '../larder/larder-entry.ts'
import { seatOf } from './cast.ts'
import type { Firm, SeatChoice } from './poured-in.ts'

/** Flours that a batter takes weight for weight. Coconut flour drinks four times as much, and is not among them. */
const ALIKE =
  /^(?:oat-flour|chickpea-flour|gluten-free-flour|flour-(?:all-purpose|whole-wheat|cake|spelt|rye(?:-light)?|buckwheat|rice|brown-rice|millet|sorghum|teff|quinoa|amaranth|barley))$/

const RISES_OR_ROLLS = /yeast|\b(?:knead|roll(?:ed)? out|roll the|stretch|pleat|fold the edges)\b/i

/** Oat flour in waffles, rice flour in crepes: a named dish of batter with the flour that was asked for. What yeast raises, or what is rolled out, needs its own. */
export function otherFlour(dish: BookDish, entry: Entry, firm: Firm): SeatChoice | null {
  if (!ALIKE.test(entry.food.id)) return null
  const flours = dish.foods.filter((part) => ALIKE.test(idsOf(part)[0] ?? ''))
  const part = flours.toSorted((a, b) => b.grams - a.grams)[0]
  if (!part || firm.has(part.role) || dish.foods.some(({ use }) => use.includes('yeast-'))) return null
  if (RISES_OR_ROLLS.test(dish.ways.flatMap(({ steps }) => steps).join(' '))) return null
  const seat = seatOf(dish, part, entry.food.id, true)
  return seat && { seat, price: 2, join: false }
}
