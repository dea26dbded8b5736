import type { BookDish } from '../../../dish-book/dish.ts'
import { and } from '../building/lines.ts'
import type { Cast, Seat } from './cast.ts'
import { saltyIn } from './salt.ts'
import type { BookTask } from './task.ts'

/** Half the usual amount of foods the person wants little of, or one piece in all if one was named. */
export function withLittle(dish: BookDish, cast: Cast, order: BookTask): Cast {
  const { little, brief } = order
  if (little.length === 0) return cast
  const lessOf = (seat: Seat): Seat => {
    const asked = little.find((one) => isMeant(one, seat))
    if (!asked) return lessSalty(dish, seat, order)
    if (!canShrink(dish, seat)) return seat
    const half = seat.part.grams / (isUsual(seat) ? 2 : 4)
    const grams = asked.grams === undefined ? half : Math.min(half, asked.grams / brief.servings)
    return {
      ...seat,
      grams,
      least: Math.min(seat.least, grams * 0.7),
      most: grams * 1.1,
      floor: Math.min(seat.floor ?? 0, grams),
      little: true,
    }
  }
  return new Map([...cast].map(([role, seats]) => [role, seats.map(lessOf)]))
}

/** Half of what makes a dish salty, unless it was asked for by name. */
function lessSalty(dish: BookDish, seat: Seat, { brief }: BookTask): Seat {
  const salty = seat.firm ? null : saltyIn(dish, seat.entry.food.id, brief)
  if (!salty || !canShrink(dish, seat)) return seat
  const grams = seat.grams / 2
  return { ...seat, grams, least: Math.min(seat.least, grams), most: grams, salty }
}

/** A little chorizo in a lentil soup that usually has none is less than half of what a dish of chorizo would have. */
const isUsual = ({ as }: Seat): boolean => as !== 'joined'

/** "Less oil" means any fat that the dish is cooked in. */
const isMeant = ({ said, is }: BookTask['little'][number], { entry, part }: Seat): boolean =>
  is(entry) || (said === 'oil' && part.job === 'fat')

/** A batter keeps its proportions, and a sauce with less binder stays thin. */
const canShrink = ({ course }: BookDish, { part }: Seat): boolean =>
  part.job !== 'binder' && (!BAKED.has(course) || part.optional === true || part.job === 'topping')

const BAKED = new Set(['cake', 'cookies', 'bread'])

/** What was done about "less oil", one sentence for each food that the dish has. */
export function littleSaid(cast: Cast, { little }: BookTask): string[] {
  const seats = [...cast.values()].flat()
  const salty = [...new Set(seats.flatMap((seat) => seat.salty ?? []))]
  const lessSalt = salty.length > 0 ? [`Half of the usual ${and(...salty)}: you asked for little salt.`] : []
  const less = little.flatMap((one) => {
    const { said } = one
    const of = seats.filter((seat) => isMeant(one, seat))
    if (of.length === 0) return []
    if (of.every((seat) => seat.little && !isUsual(seat))) return [`Only a little ${said}, as you asked.`]
    return of.some((seat) => seat.little)
      ? [`Half of the usual ${said} or less: you asked for little of it.`]
      : [`As much ${said} as usual, although you asked for less: the dish is held together by it.`]
  })
  return [...less, ...lessSalt]
}
