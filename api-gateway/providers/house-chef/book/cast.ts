import { findMatch } from '@evenplate/nutrition/reading/find-food'
import { STRONG_SWEETENERS } from '@evenplate/words/sweeteners'
import { anywhereFor } from '../../../dish-book/anywhere.ts'
import { type BookDish, type DishFood, idsOf, lighterOf } from '../../../dish-book/dish.ts'
import { rangeOf } from '../../../dish-book/range.ts'
import { nameOf } from '../building/lines.ts'
import type { Entry } from '../larder/larder-entry.ts'
import { foodEntry } from './food-entry.ts'

/** The word for this total amount in a sentence. */
export const calledOf = ({ part, as, entry }: Seat, grams: number): string =>
  as === 'usual' && part.called ? part.called : nameOf(entry, grams)

/** A food in its role in a dish, with the grams a serving may have. */
export type Seat = {
  part: DishFood
  entry: Entry
  /** `lighter`: added to lower the carbohydrate. `joined`: beside the dish's own food, because it was asked for. */
  as: 'usual' | 'stand-in' | 'lighter' | 'joined'
  /** Asked for by name: neither swapped nor left out. */
  firm: boolean
  grams: number
  least: number
  most: number
  /** Grams per serving that make a food asked for noticeable, even in a small serving. */
  floor?: number
  /** The person wants little of it. */
  little?: true
  /** What it is called where half of it is left out for its salt: "soy sauce". */
  salty?: string
}

export type Cast = Map<string, Seat[]>

/** Food listed dry swells: a lighter substitute is weighed against the cooked food, and cut by the steps. */
/** Pork has no skin, so its line does not say "skinless". */
const cutFor = ({ kind }: Entry, cut: string): string =>
  kind === 'meat' ? cut.replace(/^boneless, skinless, /, '') : cut

/** A stand-in is cut like the usual food: pork fried rice is diced as chicken fried rice is. */
const FLESH = new Set(['poultry', 'meat'])
const isShape = (cut = ''): boolean => /diced|strips|sliced|pieces|cubes|chunks|pounded/.test(cut)

const DRY = /-dry$|^(?:lasagna|glass|ramen|sweet-potato)-noodles$/
const AS_COOKED = 3

/** Grams of sugar that are as sweet as one gram of what is sold in packets. */
const TIMES_AS_SWEET = 8
const sweeterThan = (usual: string, id: string): boolean =>
  STRONG_SWEETENERS.test(id) && !STRONG_SWEETENERS.test(usual)

/** Half as much starch thickens as well as flour does; a coating or a batter takes as much of it. */
const AS_STARCH = 0.5
const MOST_TO_THICKEN = 12
const thickensMore = (part: DishFood, id: string): boolean =>
  /^(?:cornstarch|arrowroot|tapioca-starch|potato-starch)$/.test(id) &&
  /^flour/.test(idsOf(part)[0]!) &&
  part.spare !== 'coating' &&
  part.grams <= MOST_TO_THICKEN

export function seatOf(dish: BookDish, part: DishFood, id: string, firm = false): Seat | null {
  const usual = idsOf(part)[0] === id
  const own = foodEntry(idsOf(part)[0]!, part.unit)
  const base = usual ? own : foodEntry(id)
  if (!base) return null
  const sameKind =
    own?.kind === base.kind || (FLESH.has(own?.kind ?? '') && FLESH.has(base.kind) && isShape(part.cut))
  // A stand-in uses the measure of the usual food if its own table row has that measure.
  const entry = !usual && part.unit && sameKind ? (foodEntry(id, part.unit) ?? base) : base
  const as = usual ? 'usual' : lighterOf(part).includes(id) ? 'lighter' : 'stand-in'
  const forDry = as === 'lighter' && DRY.test(idsOf(part)[0]!)
  const bare =
    part.cut !== undefined && (usual || sameKind) ? cutFor(base, part.cut) : usual || forDry ? '' : base.cut
  const { least, most } = rangeOf(dish, part)
  const share = forDry
    ? AS_COOKED
    : sweeterThan(idsOf(part)[0]!, id)
      ? 1 / TIMES_AS_SWEET
      : thickensMore(part, id)
        ? AS_STARCH
        : 1
  return {
    part,
    entry: usual
      ? asListed({ ...entry, cut: cutOf(entry, bare) }, part)
      : standIn(
          { ...entry, cut: isShrimp(own) && !isShrimp(entry) ? bare.replace(OF_SHRIMP, '') : bare },
          part,
          own,
          as,
        ),
    as,
    firm,
    grams: part.grams * share,
    least: least * share,
    most: most * share,
  }
}

/** Shrimp are never cooked in their shells here. */
const cutOf = ({ kind, food }: Entry, cut: string): string =>
  kind === 'shellfish' && food.id === 'shrimp' && !cut.includes('peeled')
    ? ['peeled and deveined', cut].filter(Boolean).join(', ')
    : cut

const isShrimp = (entry: Entry | null): boolean => entry?.food.id.startsWith('shrimp') ?? false

/** Scallops that replace shrimp have no shell to peel. */
const OF_SHRIMP = /^peeled(?: and deveined)?(?:, )?/

const shapes = new Map<string, Entry>()

/** The list uses the name in the steps: "6 oz linguine" if the steps boil linguine. */
function asListed(entry: Entry, { called }: DishFood): Entry {
  const { id } = entry.food
  if (!called || !/^pasta-.*dry$/.test(id) || entry.line.includes(called)) return entry
  const key = `${id} ${called} ${entry.unit}`
  const known = shapes.get(key)
  if (known) return known
  const line = id.includes('whole-wheat') ? `whole wheat ${called}` : called
  const reads = findMatch(line)?.food.id === id
  const spoken = { ...entry, name: line, one: line, many: line }
  const listed = reads ? { ...spoken, line, cut: '' } : { ...spoken, cut: called }
  shapes.set(key, listed)
  return listed
}

const WRAPPER = /^tortilla|bread|bun|pita|naan|flatbread|chapati|english-muffin/
const LEAF = /lettuce|collard|cabbage|chard/
const RICE = /^(?:rice|wild-rice|couscous|quinoa|bulgur|barley|farro)-/
const NOODLES = /pasta|noodles|spaghetti|udon|soba/
const BLOCK = /^(?:tofu-(?:firm|extra-firm)|tempeh)$/

/** A stand-in is cut as the steps need it: tofu for ground beef is crumbled, cauliflower for rice is riced. */
function standIn(entry: Entry, { cut = '' }: DishFood, usual: Entry | null, as: Seat['as']): Entry {
  if (!usual) return entry
  const { id } = entry.food
  if (as === 'lighter' && id === 'cauliflower-cooked' && RICE.test(usual.food.id))
    return {
      ...entry,
      name: 'cauliflower rice',
      one: 'cauliflower rice',
      many: 'cauliflower rice',
      title: 'Cauliflower Rice',
      cut: 'riced',
    }
  // Nothing can be rolled in a shredded leaf.
  if (as === 'lighter' && WRAPPER.test(usual.food.id) && (entry.kind === 'leaf' || LEAF.test(id)))
    return { ...entry, cut: id === 'collard-greens' ? 'thick stems trimmed' : 'leaves left whole' }
  if (as === 'lighter' && WRAPPER.test(usual.food.id) && id === 'portobello-mushrooms')
    return { ...entry, cut: 'stems removed' }
  if (as === 'lighter' && id === 'zucchini' && /^tortilla/.test(usual.food.id))
    return { ...entry, cut: 'cut lengthwise into thin slices' }
  if (as === 'lighter' && id === 'zucchini' && NOODLES.test(usual.food.id))
    return { ...entry, title: 'Zucchini Noodles', cut: '' }
  if (!BLOCK.test(id) || usual.kind === 'tofu') return entry
  const pressed = id === 'tempeh' ? '' : 'pressed'
  const shape = blockFor(usual, cut)
  return { ...entry, cut: pressed && shape ? `${pressed} and ${shape}` : pressed || shape }
}

function blockFor({ kind }: Entry, cut: string): string {
  if (kind === 'mince') return 'crumbled'
  if (kind === 'egg') return ''
  const shape = /(?:cut|sliced|diced|cubed|thinly|in(?:to)? (?:strips|cubes|pieces)).*/.exec(cut)?.[0] ?? ''
  if (shape && !/bone|shred|half|halves|chop/.test(shape)) return shape
  return /shred|pull/.test(cut) ? 'crumbled' : 'cut into ½-inch slabs'
}

/**
 * The dish as it is usually made, as far as the rules allow: a stand-in replaces a forbidden food. Null if a food that the dish
 * needs has no allowed stand-in.
 */
export function usualCast(
  dish: BookDish,
  allowed: (entry: Entry) => boolean,
  prefer: (part: DishFood, ids: readonly string[]) => readonly string[] = (_, ids) => ids,
): Cast | null {
  const cast: Cast = new Map()
  for (const part of dish.foods) {
    const own = [...prefer(part, idsOf(part)), ...lighterOf(part)]
    const seat = firstSeat(dish, part, own, allowed) ?? firstSeat(dish, part, anywhereFor(part), allowed)
    if (seat) cast.set(part.role, [seat])
    else if (!part.optional) return null
  }
  return cast
}

/** The first of these foods that is allowed. Mostly it is the very first, so the others' seats are not made. */
function firstSeat(
  dish: BookDish,
  part: DishFood,
  ids: readonly string[],
  allowed: (entry: Entry) => boolean,
): Seat | null {
  for (const id of ids) {
    const seat = seatOf(dish, part, id)
    if (seat && allowed(seat.entry)) return seat
  }
  return null
}
