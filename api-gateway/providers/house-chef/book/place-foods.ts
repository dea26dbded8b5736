import { SWEETENERS } from '@evenplate/words/sweeteners'
import { takersOf } from '../../../dish-book/anywhere.ts'
import { type BookDish, type DishFood, idsOf, lighterOf } from '../../../dish-book/dish.ts'
import { expand } from '../../../dish-book/expand.ts'
import type { Entry } from '../larder/larder-entry.ts'
import { type Base, baseFor, cutAsBase, isUsualBase, leavesFor } from './bases.ts'
import { besideOf } from './beside.ts'
import { withBroth } from './broth.ts'
import { type Cast, type Seat, seatOf } from './cast.ts'
import { minutesCooked, minutesNeeded } from './cooked-through.ts'
import { foodEntry } from './food-entry.ts'
import { heatFor, sweetFor } from './heat.ts'
import {
  isRelish,
  isTough,
  joinedGrams,
  needsHeat,
  needsSoaking,
  overcooks,
  placesOf,
  spoils,
} from './kinds.ts'
import { meatThatStays } from './meat-that-stays.ts'
import { isPinch, seen } from './noticeable.ts'
import { otherFlour } from './other-flour.ts'
import { otherFrosting } from './other-frosting.ts'
import { otherGrain } from './other-grain.ts'
import { refusedPart } from './parts-refused.ts'
import { type Firm, pouredIn, type SeatChoice } from './poured-in.ts'
import { cutSmall, mayStandFor } from './stands-for.ts'
import type { BookTask, Wanted } from './task.ts'

/** The foods in their roles, the steps added for foods served with the dish, and how far this is from the way a cook would make it. */
export type Placed = { cast: Cast; steps: string[]; price: number }

/** Why a dish cannot contain what it must: the food without a place, or the part that no allowed food can fill. */
export type NoPlace = { food: Wanted } | { part: DishFood }

/** How far a dish with every wanted food is from the way a cook would make it; null if it cannot contain them all. */
export function priceToPlace(dish: BookDish, order: BookTask): number | null {
  const placed = placeWanted(dish, order)
  if ('food' in placed) return null
  for (const { part, entries } of neededIn(dish)) {
    const refused = refusedPart(dish, part, order)
    if (refused && part.spare !== refused) return null
    if (refused) continue
    const base = placed.firm.has(part.role) ? null : baseFor(part, order)
    if (base && !entries.some((entry) => base.ids.has(entry.food.id) && order.allowed(entry))) return null
    if (!placed.firm.has(part.role) && !mayFill(part, entries, order)) return null
  }
  return placed.price
}

/** Whether the rules allow some food for a part. */
function mayFill(part: DishFood, entries: readonly Entry[], { allowed, instead }: BookTask): boolean {
  if (instead.size === 0) return entries.some(allowed)
  return takersOf(part).some((id) => {
    const entry = foodEntry(instead.get(id) ?? id)
    return entry !== null && allowed(entry)
  })
}

type Needed = { part: DishFood; entries: readonly Entry[] }
const needed = new WeakMap<BookDish, Needed[]>()

/** The parts that a dish needs, each with every food that may fill it. */
function neededIn(dish: BookDish): readonly Needed[] {
  const known = needed.get(dish)
  if (known) return known
  const parts = dish.foods
    .filter((part) => !part.optional)
    .map((part) => ({
      part,
      entries: takersOf(part)
        .filter((id) => !isThin(dish, part, id))
        .flatMap((id) => foodEntry(id) ?? []),
    }))
  needed.set(dish, parts)
  return parts
}

/** Broth may take the place of the fat that something is fried in, but not in a batter, in a sweet or around eggs. */
const isThin = ({ course }: BookDish, { job }: DishFood, id: string): boolean =>
  job === 'fat' && id === 'vegetable-broth-low' && RICH.has(course)

const RICH = new Set(['cake', 'cookies', 'bread', 'dessert', 'drink', 'breakfast', 'snack', 'sauce'])

type Wants = { firm: Map<string, Seat[]>; steps: string[]; price: number }

/** How far a dish is from the request where it has no room for a food that would be nice. */
const WISH_MISSED = 3

const NOTHING_WANTED: Wants = { firm: new Map(), steps: [], price: 0 }

function placeWanted(dish: BookDish, order: BookTask): Wants | { food: Wanted } {
  if (order.wanted.length + order.wished.length === 0) return NOTHING_WANTED
  const firm = new Map<string, Seat[]>()
  const steps: string[] = []
  let price = 0
  for (const food of [...order.wanted, ...order.wished]) {
    const wished = order.wished.includes(food)
    const base = order.bases.find((one) => one.food === food.said)
    const place =
      (base && placeOfBase(dish, food, base, firm, steps.length, order)) ??
      placeOfSweetener(dish, food, steps.length) ??
      bestPlace(dish, food, firm, steps.length, order)
    if (!place || (wished && place.price > 6)) {
      if (!wished) return { food }
      price += WISH_MISSED
      continue
    }
    const { seat: placed, join } = place
    const shown =
      wished || isBaked(dish, placed) || SWEETENERS.test(placed.entry.food.id) ? placed : seen(placed)
    const cut = cutAsBase(shown, base)
    const seat = food.grams === undefined ? cut : asMuch(cut, food.grams / order.brief.servings)
    const there = firm.get(seat.part.role) ?? []
    firm.set(seat.part.role, join ? shared([...there, seat]) : [seat])
    if (place.step) steps.push(place.step)
    price += place.price
  }
  return { firm, steps, price }
}

/** The place of a dish's usual base, if that food may replace it; leaves go around a dish without a base. */
function placeOfBase(
  dish: BookDish,
  food: Wanted,
  base: Base,
  firm: Firm,
  at: number,
  order: BookTask,
): SeatChoice | null {
  const parts = dish.foods.filter((part) => baseFor(part, order) === base)
  const isListed = dish.foods.some((part) => idsOf(part).some((id) => base.ids.has(id)))
  const leaf = food.entries[0]
  if (base.kind === 'wraps' && parts.length === 0 && !isListed && leaf)
    return { ...leavesFor(leaf, at), price: 2, join: false }
  return likeliest(food.entries, (entry) =>
    cheapest(
      (rolesOf(dish).get(entry.food.id) ?? []).filter((part) => parts.includes(part)),
      dish,
      entry,
      firm,
    ),
  )
}

/** A food with a given amount is used in that amount, as far as a plate allows. */
function asMuch(seat: Seat, said: number): Seat {
  const grams = Math.min(Math.max(said, seat.part.grams * 0.3), Math.max(seat.most, seat.part.grams * 2))
  return isFixed(seat) ? seat : { ...seat, grams, least: grams * 0.95, most: grams * 1.05, floor: 0 }
}

const isFixed = ({ part }: Seat): boolean => part.job === 'binder' || part.job === 'seasoning'

/** The dish with every wanted food in it. */
export function placeFoods(dish: BookDish, order: BookTask): Placed | NoPlace {
  const wants = placeWanted(dish, order)
  if ('food' in wants) return wants
  const { firm, price } = wants
  const steps = [...wants.steps]
  const cast: Cast = new Map()
  for (const part of dish.foods) {
    const refused = refusedPart(dish, part, order)
    if (refused && (part.optional || part.spare === refused)) continue
    if (refused) return { part }
    const seats = firm.get(part.role) ?? []
    if (seats.length === 0 && part.optional && order.brief.unwanted.includes(part.role)) continue
    const usual = seats.length > 0 && !isJoining(seats, dish) ? null : usualOf(dish, part, order)
    const all = usual ? (seats.length > 0 ? beside(usual, seats) : [usual]) : seats
    if (all.length > 0) cast.set(part.role, all)
    else if (!part.optional) return { part }
  }
  for (const [role, seats] of firm) if (!cast.has(role)) cast.set(role, seats)
  const hot = heatFor(dish, cast, order)
  const sweet = sweetFor(cast, order)
  if (sweet) {
    cast.set(sweet.seat.part.role, [sweet.seat])
    steps.push(sweet.step)
  }
  if (hot) {
    cast.set(hot.seat.part.role, [hot.seat])
    steps.push(hot.step)
  }
  return { cast: withBroth(dish, cast, order.allowed), steps, price }
}

/** A batter keeps its proportions; foods only stirred in or laid on top may increase. */
const isBaked = ({ course }: BookDish, { part }: Seat): boolean =>
  (course === 'cake' || course === 'cookies' || course === 'bread') &&
  part.job !== 'topping' &&
  !part.optional

/** A food that joined a role leaves the usual food there, unless the dish has no name. */
const isJoining = (seats: Seat[], dish: BookDish): boolean =>
  !dish.plain && seats.every(({ as }) => as === 'joined')

/** Sugar by any name. */
const SUGAR = /sugar|honey|syrup|agave|molasses/

function usualOf(dish: BookDish, part: DishFood, order: BookTask): Seat | null {
  const base = baseFor(part, order)
  const ids = takersOf(part).filter(
    (id) => (base ? base.ids.has(id) : !isUsualBase(id, order)) && !isThin(dish, part, id),
  )
  const unsweetened = part.job === 'sweet' && order.brief.style.includes('no-added-sugar')
  const sorted = unsweetened ? [...ids].sort((a, b) => Number(SUGAR.test(a)) - Number(SUGAR.test(b))) : ids
  const sweetener = isSugar(part) ? sweetenerIn(order) : null
  if (sweetener && order.allowed(sweetener)) return seatOf(dish, part, sweetener.food.id, true)
  for (const id of sorted) {
    const other = order.instead.get(id)
    const seat = seatOf(dish, part, other ?? id, other !== undefined)
    if (seat && order.allowed(seat.entry)) return seat
  }
  return null
}

/** Whether a part is what sweetens a dish. */
const isSugar = (part: DishFood): boolean =>
  part.job === 'sweet' && (SUGAR.test(idsOf(part)[0]!) || SWEETENERS.test(idsOf(part)[0]!))

/** The sweetener that was asked for: it takes the place of all sugar. */
const sweetenerIn = ({ wanted }: BookTask): Entry | null =>
  wanted.flatMap(({ entries }) => entries).find(({ food }) => SWEETENERS.test(food.id)) ?? null

/** In place of the sugar of a dish; one without any is sweetened with it, as far as people do so. */
function placeOfSweetener(dish: BookDish, { entries }: Wanted, at: number): SeatChoice | null {
  const entry = entries.find(({ food }) => SWEETENERS.test(food.id))
  if (!entry) return null
  const part = dish.foods.find(isSugar)
  // Only what the book lists melts to caramel.
  if (part && !idsOf(part).includes(entry.food.id) && CARAMEL.test(stepsOf(dish, part))) return null
  const seat = part ? seatOf(dish, part, entry.food.id, true) : null
  if (seat) return { seat, price: 0.5, join: false }
  if (!SWEETENED_AFTER.has(dish.course)) return null
  const role = `beside-${at}`
  const own = { role, job: 'sweet' as const, use: entry.food.id, grams: 6 }
  const added = seatOf(dish, { ...own, use: `sugar ${entry.food.id}` }, entry.food.id, true)
  return (
    added && {
      seat: { ...added, part: own, as: 'joined', least: added.grams, most: added.grams },
      price: 3,
      join: false,
      step: `Sweeten with the {${role}}.`,
    }
  )
}

const CARAMEL = /caramel|amber/i

/** Kinds of dish that somebody sweetens to taste. */
const SWEETENED_AFTER: ReadonlySet<string> = new Set(['dessert', 'drink', 'breakfast', 'snack', 'sauce'])

function bestPlace(dish: BookDish, food: Wanted, firm: Firm, at: number, order: BookTask): SeatChoice | null {
  const staying = meatThatStays(dish, food, order)
  const isNamed = order.brief.dish?.id === dish.id
  // The dish already contains it under another of its names.
  for (const seats of firm.values())
    for (const seat of seats)
      if (food.ids.includes(seat.entry.food.id)) return { seat, price: 0, join: false }
  const few = food.entries.slice(0, 3).filter((entry, at) => at === 0 || !COOKED_BEFORE.test(entry.food.id))
  const open = (parts: readonly DishFood[]) =>
    staying.length > 0 ? parts.filter((part) => !staying.includes(part)) : parts
  const own = (entry: Entry) => open(rolesOf(dish).get(entry.food.id) ?? [])
  // Cauliflower in macaroni and cheese goes beside the macaroni where it can, and takes its place only where it cannot.
  const usual = (entry: Entry) => own(entry).filter((part) => idsOf(part).includes(entry.food.id))
  // A role of its own comes first, then a shared one, then a place beside the dish.
  return (
    (isNamed ? likeliest(food.entries, (entry) => cheapest(usual(entry), dish, entry, firm)) : null) ??
    likeliest(food.entries, (entry) => cheapest(own(entry), dish, entry, firm)) ??
    (isNamed
      ? likeliest(
          few,
          (entry) =>
            pouredIn(dish, entry, firm, at) ??
            otherFlour(dish, entry, firm) ??
            otherGrain(dish, entry, firm) ??
            otherFrosting(dish, entry, firm),
        )
      : null) ??
    likeliest(few, (entry) => cheapest(open(roomIn(dish).mains), dish, entry, firm)) ??
    likeliest(few, (entry) => cheapest(roomIn(dish).open, dish, entry, firm)) ??
    likeliest(few, (entry) => besideThe(dish, entry, at))
  )
}

/** Who names a vegetable has it raw: it is cooked in a step, not listed as cooked or canned. */
const COOKED_BEFORE =
  /^(?:asparagus|artichoke|beets|broccoli|brussels|cabbage|carrots|cauliflower|celeriac|chard|collards|eggplant|green-beans|kale|kohlrabi|leek|mushrooms|okra|onion|peas|pumpkin|rutabaga|spinach|turnip|zucchini|[a-z-]+-squash)-(?:cooked|canned)$/

/** Of foods that fit equally well, the first; each later one is slightly further from what was said. */
function likeliest(
  entries: readonly Entry[],
  placeOf: (entry: Entry) => SeatChoice | null,
): SeatChoice | null {
  let best: SeatChoice | null = null
  let least = Number.POSITIVE_INFINITY
  for (let rank = 0; rank < entries.length; rank++) {
    const place = placeOf(entries[rank]!)
    const price = place ? place.price + 0.2 * rank : least
    if (price >= least) continue
    best = place
    least = price
  }
  return best && best.price !== least ? { ...best, price: least } : best
}

function besideThe(dish: BookDish, entry: Entry, at: number): SeatChoice | null {
  const first = at > 0 ? undefined : alone(dish, entry)
  if (first?.beside !== undefined) return first.beside
  const step = besideOf(dish, entry, at)
  const place = step && { ...step, join: false }
  if (first) first.beside = place
  return place
}

function cheapest(parts: readonly DishFood[], dish: BookDish, entry: Entry, firm: Firm): SeatChoice | null {
  if (parts.length === 0) return null
  const kept = alone(dish, entry).parts
  let best: SeatChoice | null = null
  for (const part of parts) {
    let place = firm.has(part.role) ? placeIn(dish, part, entry, firm) : kept.get(part)
    if (place === undefined) {
      place = placeIn(dish, part, entry, NOBODY)
      kept.set(part, place)
    }
    if (place && (!best || place.price < best.price)) best = place
  }
  return best
}

/** Where a food goes in a dish if nothing else was asked for: the same for everybody. */
type Alone = { parts: Map<DishFood, SeatChoice | null>; beside?: SeatChoice | null }

const NOBODY: Firm = new Map()
const places = new Map<Entry, WeakMap<BookDish, Alone>>()
/** Foods whose places in every dish are cached: those asked for most often. */
const MOST_FOODS = 32

function alone(dish: BookDish, entry: Entry): Alone {
  if (!places.has(entry) && places.size >= MOST_FOODS) places.clear()
  const dishes = places.get(entry) ?? new WeakMap<BookDish, Alone>()
  places.set(entry, dishes)
  const known = dishes.get(dish)
  if (known) return known
  const alone: Alone = { parts: new Map() }
  dishes.set(dish, alone)
  return alone
}

type Room = { mains: DishFood[]; open: DishFood[] }
const rooms = new WeakMap<BookDish, Room>()

function roomIn(dish: BookDish): Room {
  const known = rooms.get(dish)
  if (known) return known
  const room = {
    mains: dish.foods.filter(({ job }) => job === 'main'),
    open: dish.foods.filter(({ more }) => more),
  }
  rooms.set(dish, room)
  return room
}

const indexed = new WeakMap<BookDish, Map<string, DishFood[]>>()

/** The parts of a dish that a food may take, by its id. */
function rolesOf(dish: BookDish): Map<string, DishFood[]> {
  const known = indexed.get(dish)
  if (known) return known
  const roles = new Map<string, DishFood[]>()
  for (const part of dish.foods)
    for (const id of new Set([...idsOf(part), ...lighterOf(part)]))
      roles.set(id, [...(roles.get(id) ?? []), part])
  indexed.set(dish, roles)
  return roles
}

/** The steps that name a part, whichever way the dish is cooked. */
function stepsOf(dish: BookDish, { role }: DishFood): string {
  return dish.ways
    .flatMap(({ steps, tool }) => steps.map((step) => expand(step, tool) ?? ''))
    .filter((step) => step.includes(role))
    .join(' ')
}

function placeIn(dish: BookDish, part: DishFood, entry: Entry, firm: Firm): SeatChoice | null {
  const { id } = entry.food
  if (needsSoaking(entry, stepsOf(dish, part))) return null
  if (part.job === 'main' && idsOf(part)[0] !== id && spoils(entry, stepsOf(dish, part))) return null
  if (part.job === 'main' && !idsOf(part).includes(id) && isRelish(entry) && !part.more) return null
  if (part.job === 'main' && !idsOf(part).includes(id) && overcooks(entry, stepsOf(dish, part))) return null
  const taken = firm.get(part.role) ?? NOBODY_THERE
  const at = idsOf(part).indexOf(id)
  const light = lighterOf(part).includes(id)
  if (at >= 0 || light) {
    const seat = seatOf(dish, part, id, true)!
    const own = at === 0 ? 0 : at > 0 ? 1 + 0.2 * at : 2
    const central = BEHIND.has(part.job) ? 3 : part.defines || part.job === 'main' ? -2 : 0
    if (taken.length === 0) return { seat, price: own + central, join: false }
    return SHARED.has(part.job) && !taken.some((one) => one.entry.food.id === id)
      ? { seat, price: 4, join: true }
      : null
  }
  const usual = foodEntry(idsOf(part)[0]!)
  // A sausage may replace ground beef: it is cooked the same way.
  if (
    part.job === 'main' &&
    taken.length === 0 &&
    usual &&
    !isRelish(entry) &&
    COOKED_ALIKE.has(cutOf(entry)) &&
    cutOf(usual) === cutOf(entry) &&
    (needsHeat(usual) || !needsHeat(entry))
  ) {
    const seat = seatOf(dish, part, id, true)!
    const cut = cutOf(entry) === entry.kind ? seat.entry.cut : 'casings removed'
    return { seat: { ...seat, entry: { ...seat.entry, cut } }, price: 3, join: false }
  }
  const inPieces = cutSmall(entry)
  if (taken.length === 0 && usual && !isRelish(entry) && mayStandFor(dish, part, usual, inPieces)) {
    const seat = seatOf(dish, part, id, true)!
    return { seat: { ...seat, entry: { ...seat.entry, ways: inPieces.ways } }, price: 3.5, join: false }
  }
  if (isTough(entry) && usual && !isTough(usual)) return null
  const place = placesOf(entry).find((one) => one === part.more)
  if (!place || taken.length > 2 || (needsHeat(entry) && !isHeated(dish, part))) return null
  if (dish.course !== 'salad' && isRawIn(dish, part, entry, usual)) return null
  const alone = dish.plain && taken.length === 0 && !isRelish(entry)
  const usually = alone ? part.grams : Math.min(part.grams, joinedGrams(place, entry))
  const grams = isPinch(entry) ? Math.min(8, usually) : usually
  const shares = { least: grams * 0.6, most: grams * 1.5 }
  const seat: Seat = { part, entry, as: 'joined', firm: true, grams, ...shares }
  // Noodles or a meat on top of another dish are better as a separate dish.
  const asMeal = place === 'starch' || place === 'protein' ? 2 : 0
  return { seat, price: dish.plain ? 1 : 2 + asMeal, join: taken.length > 0 }
}

const NOBODY_THERE: readonly Seat[] = []

const COOKED_ALIKE = new Set(['mince', 'fish', 'poultry'])

const cutOf = ({ food, kind }: Entry): Entry['kind'] => (/sausage|chorizo/.test(food.id) ? 'mince' : kind)

/** Whether the steps cook the food in a role as its usual food needs. */
function isHeated(dish: BookDish, part: DishFood): boolean {
  const usual = foodEntry(idsOf(part)[0]!)
  if (!usual) return false
  if (part.job === 'vegetable')
    return (
      dish.ways.every(({ tool }) => tool !== 'none' && tool !== 'blender') &&
      part.more === 'vegetable' &&
      dish.course !== 'salad'
    )
  return needsHeat(usual)
}

/** Whether a vegetable would still be raw, added where tomatoes are laid on toast or peppers are fried for three minutes. */
const isRawIn = (dish: BookDish, part: DishFood, entry: Entry, usual: Entry | null): boolean =>
  minutesNeeded(entry) > Math.max(minutesCooked(dish, part), usual ? minutesNeeded(usual) : 0)

/** A person who asks for eggs does not mean the egg that binds a dough. */
const BEHIND = new Set(['binder', 'seasoning', 'liquid', 'fat', 'sweet'])

/** Two mains share one role; seasonings do not. */
const SHARED = new Set(['main', 'vegetable', 'topping', 'fruit', 'starch'])

function shared(seats: Seat[]): Seat[] {
  const share = 1.15 / seats.length
  return seats.map((seat) => {
    // Bacon and anchovies season what they share a role with.
    const grams = joinedGrams('protein', seat.entry, seat.part.grams * share)
    const own = { ...seat, grams, least: grams * 0.7, most: grams * 1.4 }
    return seat.firm ? seen(own) : own
  })
}

/** Makes room for added foods: two thirds of the usual food stay. */
function beside(usual: Seat, joined: Seat[]): Seat[] {
  const less = (grams: number) => grams * 0.65
  return [{ ...usual, grams: less(usual.grams), least: less(usual.least), most: usual.most }, ...joined]
}
