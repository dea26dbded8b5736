import { type BookDish, type DishFood, idsOf, lighterOf } from '../../../dish-book/dish.ts'
import { rangeOf } from '../../../dish-book/range.ts'
import type { Entry } from '../larder-entry.ts'
import { nameOf } from '../lines.ts'
import { foodEntry } from './food-entry.ts'

/** What a sentence calls it, so many grams in all. */
export const calledOf = ({ part, as, entry }: Seat, grams: number): string =>
  as === 'usual' && part.called ? part.called : nameOf(entry, grams)

/** A food in its place in a dish, with the grams a serving may take. */
export type Seat = {
  part: DishFood
  entry: Entry
  /** `lighter`: there to bring carbohydrate down. `joined`: beside the food the dish has, because it was asked for. */
  as: 'usual' | 'stand-in' | 'lighter' | 'joined'
  /** Asked for by name: neither swapped nor left out. */
  firm: boolean
  grams: number
  least: number
  most: number
  /** Grams a serving below which a food somebody named would not be seen, however small the serving. */
  floor?: number
}

export type Cast = Map<string, Seat[]>

/** What is listed dry swells: what gives a lighter plate in its place is weighed against the cooked food, and cut by the steps. */
const DRY = /-dry$|^lasagna-noodles$/
const AS_COOKED = 3

export function seatOf(dish: BookDish, part: DishFood, id: string, firm = false): Seat | null {
  const usual = idsOf(part)[0] === id
  const own = foodEntry(idsOf(part)[0]!, part.unit)
  const base = usual ? own : foodEntry(id)
  if (!base) return null
  const sameKind = own?.kind === base.kind
  // A stand-in measured as the usual food is, where its own table has that measure.
  const entry = !usual && part.unit && sameKind ? (foodEntry(id, part.unit) ?? base) : base
  const as = usual ? 'usual' : lighterOf(part).includes(id) ? 'lighter' : 'stand-in'
  const forDry = as === 'lighter' && DRY.test(idsOf(part)[0]!)
  const cut = part.cut !== undefined && (usual || sameKind) ? part.cut : usual || forDry ? '' : base.cut
  const { least, most } = rangeOf(dish, part)
  const share = forDry ? AS_COOKED : 1
  return {
    part,
    entry: { ...entry, cut },
    as,
    firm,
    grams: part.grams * share,
    least: least * share,
    most: most * share,
  }
}

/**
 * The dish as it is usually made, as far as the rules allow; a food that is not allowed gives its place to what may
 * stand in. Null where nothing may stand in for what the dish cannot do without.
 */
export function usualCast(
  dish: BookDish,
  allowed: (entry: Entry) => boolean,
  prefer: (part: DishFood, ids: readonly string[]) => readonly string[] = (_, ids) => ids,
): Cast | null {
  const cast: Cast = new Map()
  for (const part of dish.foods) {
    const ids = [...prefer(part, idsOf(part)), ...lighterOf(part)]
    const seat = ids.map((id) => seatOf(dish, part, id)).find((one) => one !== null && allowed(one.entry))
    if (seat) cast.set(part.role, [seat])
    else if (!part.optional) return null
  }
  return cast
}
