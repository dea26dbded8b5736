import { type BookDish, type DishFood, idsOf } from '../../../dish-book/dish.ts'
import { expand } from '../../../dish-book/expand.ts'
import type { Entry } from '../larder/larder-entry.ts'
import { type Seat, seatOf } from './cast.ts'

/** A seat found for a food that was asked for, and how far that is from the way a cook would make the dish. */
export type SeatChoice = { seat: Seat; price: number; join: boolean; step?: string }

/** The seats already given to foods asked for, by role. */
export type Firm = ReadonlyMap<string, Seat[]>

const MILK =
  /^(?:milk-(?!powder|chocolate)|(?:almond|soy|oat|cashew|hemp|pea|rice)-milk|half-and-half|cream-light|evaporated-milk)/
const COCONUT = /^coconut-(?:milk(?!-powder)|cream$)/
/** Light coconut milk comes first where no kind was named. */
const RICH = /^coconut-(?:milk|cream)$/
const DRINKS = /^(?:beer|wine-(?:red|white|rose))/
const THIN = /^water$|broth|stock/

const POTS = new Set(['main', 'soup', 'side', 'breakfast'])

/**
 * Coconut milk in a dal, an egg curry or oatmeal, beer in a chili: what a named dish simmers in may be another liquid. It takes the
 * place of milk; of water or broth, some stays; a sauce without either is thinned with it.
 */
export function pouredIn(dish: BookDish, entry: Entry, firm: Firm, at: number): SeatChoice | null {
  const { id } = entry.food
  const isCoconut = COCONUT.test(id)
  if (!POTS.has(dish.course) || !(isCoconut || DRINKS.test(id) || MILK.test(id))) return null
  const open = dish.foods.filter(({ job, role }) => (job === 'liquid' || job === 'dairy') && !firm.has(role))
  const milk = open.find((part) => MILK.test(usualOf(part)))
  const seat = milk && !DRINKS.test(id) ? seatOf(dish, milk, id, true) : null
  const rich = RICH.test(id) ? 1 : 0
  if (seat) return { seat, price: 2 + rich, join: false }
  if (MILK.test(id)) return null
  const thin = open.find((part) => THIN.test(usualOf(part)) && part.grams >= LEAST)
  if (thin)
    return { seat: asked(thin, entry, Math.min(thin.grams * 0.4, MOST)), price: 2.5 + rich, join: false }
  if (!simmers(dish)) return null
  const role = `beside-${at}`
  const into = dish.course === 'soup' ? 'soup' : 'sauce'
  return {
    seat: asked({ role, job: 'liquid', use: id, grams: MOST }, entry, isCoconut ? MOST : MOST / 2),
    step: `Stir the {${role}} into the ${into} and simmer gently, {5 min}.`,
    price: 3 + rich,
    join: false,
  }
}

const asked = (part: DishFood, entry: Entry, grams: number): Seat => ({
  part,
  entry,
  as: 'joined',
  firm: true,
  grams,
  least: grams * 0.7,
  most: grams * 1.3,
})

const usualOf = (part: DishFood): string => idsOf(part)[0] ?? ''

/** A sauce or a soup on the stove; what is then baked or fried has none to thin. */
export const simmers = ({ ways }: BookDish): boolean =>
  ways.every(({ steps, tool }) => {
    const text = steps.map((step) => expand(step, tool) ?? step).join(' ')
    return /simmer|slow cooker|pressure/i.test(text) && !/\b(?:bake|oven|broil|crisp)\b/i.test(text)
  })

/** Less than this is a splash, not what a dish simmers in. */
const LEAST = 30
/** Coconut milk is rich. */
const MOST = 70
