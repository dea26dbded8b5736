import { availableCarbs } from '@evenplate/nutrition/table/food'
import { type BookDish, lighterOf } from '../../../dish-book/dish.ts'
import { portionOf } from '../../../dish-book/range.ts'
import type { Entry } from '../larder/larder-entry.ts'
import { type Cast, type Seat, seatOf } from './cast.ts'

/** A version of a dish: its foods, and the size of a serving. `without`: foods left out of it. */
export type Version = { cast: Cast; portion: number; lighter: Seat[]; without: Seat[] }

const BAKED = new Set(['cake', 'cookies', 'bread'])

/**
 * Versions of a dish, beginning with the usual one, in the order in which a cook would change it: only the amounts, then a lighter
 * stand-in for the food with the most carbohydrate, then a smaller serving, then without optional foods.
 * @param growing also larger servings, if more of something is asked for
 */
export function* versionsOf(
  dish: BookDish,
  cast: Cast,
  allowed: (entry: Entry) => boolean,
  growing: boolean,
): Generator<Version> {
  const [least, most] = portionOf(dish)
  const smaller = [0.85, 0.7, 0.6, 0.5, 0.4].filter((portion) => portion >= least - 0.001)
  const larger = growing ? [1.2, 1.4, 1.5].filter((portion) => portion <= most + 0.001) : []
  const lighter = lighterCasts(dish, cast, allowed)
  const plain = { cast, lighter: [], without: [] }
  yield { ...plain, portion: 1 }
  for (const portion of larger) yield { ...plain, portion }
  const first = BAKED.has(dish.course) ? smaller : smaller.filter((portion) => portion >= 0.84)
  for (const portion of first) yield { ...plain, portion }
  for (const version of lighter) {
    yield { ...version, without: [], portion: 1 }
    for (const portion of larger) yield { ...version, without: [], portion }
    yield { ...version, without: [], portion: 0.85 }
  }
  for (const portion of smaller) yield { ...plain, portion }
  const last = lighter.at(-1) ?? { cast, lighter: [] }
  for (const portion of smaller) yield { ...last, without: [], portion }
  for (const less of without(last.cast)) {
    yield { ...less, lighter: last.lighter.filter((seat) => !less.without.includes(seat)), portion: 1 }
    for (const portion of smaller) yield { ...less, lighter: last.lighter, portion }
  }
}

const carbsOf = ({ entry, grams }: Seat): number => ((availableCarbs(entry.food) ?? 0) * grams) / 100

/** One more lighter food each time, starting with the most carbohydrate. */
function lighterCasts(
  dish: BookDish,
  cast: Cast,
  allowed: (entry: Entry) => boolean,
): { cast: Cast; lighter: Seat[] }[] {
  const heavy = [...cast.values()]
    .flat()
    .filter((seat) => !seat.firm && seat.as !== 'lighter' && seat.as !== 'joined' && seat.part.lighter)
    .sort((a, b) => carbsOf(b) - carbsOf(a))
  const found: { cast: Cast; lighter: Seat[] }[] = []
  let now = cast
  let light: Seat[] = []
  for (const seat of heavy) {
    const instead = lighterOf(seat.part)
      .map((id) => seatOf(dish, seat.part, id))
      .find((one) => one !== null && allowed(one.entry) && carbsOf(one) < carbsOf(seat))
    if (!instead) continue
    now = new Map(now).set(seat.part.role, [instead])
    light = [...light, instead]
    found.push({ cast: now, lighter: light })
  }
  return found
}

/** One optional food fewer each time. */
function* without(cast: Cast): Generator<{ cast: Cast; without: Seat[] }> {
  const loose = [...cast.values()]
    .flat()
    .filter((seat) => seat.part.optional && !seat.part.defines && !seat.firm && carbsOf(seat) > 0.7)
    .sort((a, b) => carbsOf(b) - carbsOf(a))
  const now = new Map(cast)
  const gone: Seat[] = []
  for (const seat of loose) {
    now.delete(seat.part.role)
    gone.push(seat)
    yield { cast: new Map(now), without: [...gone] }
  }
}

/** The same version without some of its optional foods. */
export function withoutSeats({ cast, portion, lighter, without }: Version, gone: readonly Seat[]): Version {
  const left = [...cast].map(([role, seats]): [string, Seat[]] => [
    role,
    seats.filter((seat) => !gone.includes(seat)),
  ])
  return {
    cast: new Map(left.filter(([, seats]) => seats.length > 0)),
    portion,
    lighter: lighter.filter((seat) => !gone.includes(seat)),
    without: [...without, ...gone],
  }
}
