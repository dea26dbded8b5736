import type { BookDish } from '../dish.ts'
import { together } from '../together.ts'
import { breads } from './breads/breads.ts'
import { breakfasts } from './breakfasts/breakfasts.ts'
import { cakes } from './cakes/cakes.ts'
import { cookies } from './cookies/cookies.ts'
import { desserts } from './desserts/desserts.ts'
import { dips } from './dips/dips.ts'
import { drinks } from './drinks/drinks.ts'
import { mains } from './mains/mains.ts'
import { plain } from './plain/plain.ts'
import { salads } from './salads/salads.ts'
import { sandwiches } from './sandwiches/sandwiches.ts'
import { sides } from './sides/sides.ts'
import { snacks } from './snacks/snacks.ts'
import { soups } from './soups/soups.ts'

/**
 * The dish book: what people ask for by name. Every dish in this list can be cooked. If two dishes suit a request
 * equally well, the earlier one is suggested.
 */
export const DISHES: BookDish[] = [
  ...salads,
  ...sides,
  ...breads,
  ...breakfasts,
  ...cookies,
  ...drinks,
  ...mains,
  ...sandwiches,
  ...snacks,
  ...cakes,
  ...desserts,
  ...soups,
  ...dips,
]

/** Plates without a name, for foods that no dish of the book combines. */
export const PLAIN: BookDish[] = plain

const byId = new Map([...DISHES, ...PLAIN].map((dish) => [dish.id, dish]))

/** A dish by its id; of "meatloaf+mashed-potatoes", both as one meal. */
export function dishById(id: string): BookDish | undefined {
  const known = byId.get(id) ?? meals.get(id)
  if (known || !id.includes('+')) return known
  const parts = id.split('+', MOST_TOGETHER + 1).map((part) => byId.get(part))
  if (parts.length > MOST_TOGETHER || parts.some((part) => !part)) return undefined
  const meal = (parts as BookDish[]).reduce(together)
  if (meals.size >= MOST_MEALS) meals.clear()
  meals.set(id, meal)
  return meal
}

const meals = new Map<string, BookDish>()
const MOST_TOGETHER = 3
/** A limit, so that visitors' combinations never fill the memory. */
const MOST_MEALS = 200
