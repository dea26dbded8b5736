import { PANTRY, SIMPLE } from '../../../brief/answering/qualities.ts'
import type { BookDish } from '../../../dish-book/dish.ts'
import type { Cast, Seat } from './cast.ts'
import { foodEntry } from './food-entry.ts'
import type { BookTask } from './task.ts'

const HOT =
  /cayenne|red-pepper-flakes|chili-garlic|jalapeno|serrano|red-chili|green-chili|sriracha|sambal|gochujang|hot-sauce|tabasco|harissa|chipotle/

/** Crunchy, or too hard for people who have trouble chewing. */
export const HARD =
  /almond|walnut|pecan|cashew|pistachio|hazelnut|peanuts|seeds|granola|croutons|chips|crackers|celery|radish|jicama|cucumber|apple$|carrots|bacon|popcorn|coconut-shredded/

const SAVORY = new Set(['main', 'soup', 'salad', 'sandwich', 'side', 'breakfast', 'dip', 'snack'])

/** Red pepper for a dish that was asked for hot and contains nothing hot. */
export function heatFor(
  dish: BookDish,
  cast: Cast,
  { brief, allowed }: BookTask,
): { seat: Seat; step: string } | null {
  if (brief.heat !== 'hot' || !SAVORY.has(dish.course)) return null
  const seats = [...cast.values()].flat()
  if (seats.some(({ entry, part }) => HOT.test(entry.food.id) || part.job === 'sweet')) return null
  const entry = foodEntry('red-pepper-flakes') ?? foodEntry('cayenne')
  if (!entry || !allowed(entry)) return null
  const part = { role: 'heat', job: 'seasoning' as const, use: entry.food.id, grams: 0.5 }
  const seat: Seat = { part, entry, as: 'joined', firm: true, grams: 0.5, least: 0.5, most: 0.5 }
  return { seat, step: 'Season with the {heat}, as hot as you like it.' }
}

const SOUR = /^(?:lemon|lime|cranberries|rhubarb)/

/** A dessert made of foods that are not sweet gets a little honey, or its stand-in. */
export function sweetFor(cast: Cast, { brief, allowed }: BookTask): { seat: Seat; step: string } | null {
  if (brief.mealType !== 'Dessert' && brief.course !== 'dessert') return null
  const isSweet = [...cast.values()]
    .flat()
    .some(
      ({ entry: { food }, part }) => part.job === 'sweet' || (food.group === 'fruit' && !SOUR.test(food.id)),
    )
  if (isSweet) return null
  const entry = ['honey', 'maple-syrup', 'allulose']
    .map((id) => foodEntry(id))
    .find((one) => one && allowed(one))
  if (!entry) return null
  const part = { role: 'sweetener', job: 'sweet' as const, use: entry.food.id, grams: 7 }
  const seat: Seat = { part, entry, as: 'joined', firm: true, grams: 7, least: 4, most: 9 }
  return { seat, step: 'Sweeten with the {sweetener}.' }
}

/** If few ingredients were requested, foods the dish works without are left out; a simple dish keeps them where it is short anyway. */
export function paredFor(cast: Cast, { brief: { style } }: BookTask): Cast {
  if (!style.some((one) => one.startsWith('ingredients-'))) return cast
  const ids = new Set([...cast.values()].flat().map(({ entry }) => entry.food.id))
  const count = [...ids].filter((id) => !PANTRY.test(id)).length
  if (style.includes('simple') && count <= SIMPLE.ingredients) return cast
  return new Map([...cast].filter(([, seats]) => !seats.every(({ part, firm }) => part.optional && !firm)))
}

/** For children and mild dishes, hot spices stay out if the dish works without them; for soft dishes, foods that are hard to chew. */
export function seasonedFor(cast: Cast, { brief, wanted }: BookTask): Cast {
  const asked = new Set(wanted.flatMap(({ ids }) => ids))
  if (brief.texture === 'soft')
    return seasonedFor(
      new Map(
        [...cast].filter(
          ([, [seat]]) => !(seat?.part.optional && !seat.firm && HARD.test(seat.entry.food.id)),
        ),
      ),
      { brief: { ...brief, texture: null }, wanted } as BookTask,
    )
  if (brief.heat !== 'mild' && brief.eaters !== 'kids') return cast
  return new Map(
    [...cast].filter(([, seats]) => {
      const [seat] = seats
      return !(seat?.part.optional && HOT.test(seat.entry.food.id) && !asked.has(seat.entry.food.id))
    }),
  )
}
