import { daysBetween } from '../dates.ts'
import type { Slot } from '../plan.ts'
import { type Budget, budgetOf, MEALS, PORTIONS } from '../rules.ts'
import type { Candidate, FillInput } from './candidate.ts'
import { cookingPenalty, eatingPenalty, isFarOff } from './eating.ts'
import { type SharedThings, sharedThings } from './shared-things.ts'
import { WEIGHTS } from './weights.ts'

/** A slot of the week as the search sees it; `neighbors` are the same meal on the day before and after, or -1. */
export type SearchSlot = {
  slot: Slot
  /** 0 for the Monday to 6. */
  day: number
  /** Breakfasts before lunches and so on through the week: a slot that cooks comes before those that eat its leftovers. */
  order: number
  budget: Budget | null
  isOpen: boolean
  /** May cook for another slot, and may eat what another cooked. */
  isMain: boolean
  before: number
  after: number
  /** Servings that other people eat, including locked leftovers of it. */
  besides: number
  /** Days until its last locked leftover that was not frozen, and whether one was frozen: a dish here must keep that long. */
  keepsFor: number
  mustFreeze: boolean
  /** A locked slot eats its leftovers, so no other may. */
  isEatenFrom: boolean
  /** Pairs of dish and portion (`dish * 4 + portion`) that may be cooked here, the nearest first. */
  options: Int32Array
  /** Gram-equivalents of eating each of them here, and of cooking each dish on this day. Infinity: not allowed. */
  eating: Float64Array
  cooking: Float64Array
}

export type Problem = {
  places: SearchSlot[]
  dishes: Candidate[]
  /** This many dishes, from the first, follow all rules; the rest are only in locked slots. */
  offered: number
  /** Which of them are in locked slots, by the slot's place; -1 if none is known. */
  fixed: Int32Array
  shared: SharedThings
  cooksTwice: boolean
  /** Leftover meals wanted, and those already locked. */
  leftoversWanted: number
  leftoversFixed: number
}

const CLOCK = { Breakfast: 0, Lunch: 1, Snacks: 2, Dinner: 3 } as const
export const isMainMeal = ({ meal }: Pick<Slot, 'meal'>): boolean => meal === 'Lunch' || meal === 'Dinner'

/** Computes everything that does not change during the search. `isOpen` says which slots it may fill. */
export function problemOf(input: FillInput, isOpen: (slot: Slot) => boolean): Problem {
  const { rules } = input
  const offered = input.candidates.filter((one) => rules.allowsAtLeast || !one.isAtLeast)
  const dishes = [...offered]
  const lockedIn = new Map<string, number>()
  for (const [slot, dish] of input.locked) {
    // A locked copy may be an older version of an offered dish that does not follow today's rules.
    const same = offered.findIndex(
      (one) => one.id === dish.id && JSON.stringify(one) === JSON.stringify(dish),
    )
    lockedIn.set(slot, same >= 0 ? same : dishes.push(dish) - 1)
  }
  const places = placesOf(input, isOpen)
  const lockedLeftovers = places.filter(({ slot, isOpen }) => !isOpen && slot.content?.kind === 'leftover')
  const tables = new Map<string, Float64Array>()
  for (const place of places) {
    const key = JSON.stringify([place.budget, place.isOpen])
    place.eating = tables.get(key) ?? eatingTable(dishes, place, rules)
    tables.set(key, place.eating)
    const eaters = lockedLeftovers.filter(
      ({ slot }) => slot.content?.kind === 'leftover' && slot.content.of === place.slot.id,
    )
    for (const eater of eaters) eatenBy(place, eater)
    // A locked slot stays, however long it takes to cook.
    place.cooking = Float64Array.from(dishes, (dish, at) => {
      if (place.isOpen && (at >= offered.length || !mayCook(dish, place))) return Number.POSITIVE_INFINITY
      const cooking = place.isOpen ? cookingPenalty(dish, rules.minutes[place.day] ?? null) : 0
      return eaters.reduce(
        (sum, { slot, budget }) => sum + eatingPenalty(dish, slot.portion, budget, rules),
        cooking,
      )
    })
    if (place.isOpen) place.options = optionsOf(place)
  }
  const mains = places.filter(({ isOpen, isMain }) => isOpen && isMain)
  return {
    places,
    dishes,
    offered: offered.length,
    fixed: Int32Array.from(places, ({ isOpen, slot }) =>
      isOpen || slot.content?.kind !== 'dish' ? -1 : (lockedIn.get(slot.id) ?? -1),
    ),
    shared: sharedThings(input, dishes),
    cooksTwice: rules.cooksTwice,
    leftoversWanted: Math.floor(mains.length / WEIGHTS.mealsALeftover),
    leftoversFixed: lockedLeftovers.length,
  }
}

/** A locked slot that eats the leftovers of a place limits what may be cooked there. */
function eatenBy(place: SearchSlot, { slot, day }: SearchSlot): void {
  place.isEatenFrom = true
  place.besides += slot.portion + slot.plates
  if (slot.content?.kind === 'leftover' && slot.content.frozen) place.mustFreeze = true
  else place.keepsFor = Math.max(place.keepsFor, day - place.day)
}

function placesOf(input: FillInput, isOpen: (slot: Slot) => boolean): SearchSlot[] {
  const nth = new Map<string, number>()
  const rowOf = new Map<string, number>()
  const places = input.slots.map((slot): SearchSlot => {
    const day = Math.min(6, Math.max(0, daysBetween(input.week, slot.day)))
    const sameMeal = `${day} ${slot.meal}`
    nth.set(sameMeal, (nth.get(sameMeal) ?? -1) + 1)
    rowOf.set(slot.id, nth.get(sameMeal)!)
    return {
      slot,
      day,
      order: day * MEALS.length + CLOCK[slot.meal],
      budget: budgetOf(input.rules, slot.meal, day),
      isOpen: isOpen(slot),
      isMain: isMainMeal(slot),
      before: -1,
      after: -1,
      besides: slot.plates,
      keepsFor: 0,
      mustFreeze: false,
      isEatenFrom: false,
      options: new Int32Array(0),
      eating: new Float64Array(0),
      cooking: new Float64Array(0),
    }
  })
  const at = new Map(places.map(({ slot, day }, at) => [`${day} ${slot.meal} ${rowOf.get(slot.id)}`, at]))
  for (const place of places) {
    const beside = (days: number) => {
      const other = at.get(`${place.day + days} ${place.slot.meal} ${rowOf.get(place.slot.id)}`) ?? -1
      // Two meals are compared by their distance from their budgets; if either has none, by their grams.
      return other >= 0 && (places[other]!.budget === null) === (place.budget === null) ? other : -1
    }
    place.before = beside(-1)
    place.after = beside(1)
  }
  return places
}

function eatingTable(
  dishes: Candidate[],
  { budget, isOpen }: SearchSlot,
  rules: FillInput['rules'],
): Float64Array {
  const table = new Float64Array(dishes.length * PORTIONS.length)
  for (const [at, dish] of dishes.entries())
    for (const [step, portion] of PORTIONS.entries())
      table[at * PORTIONS.length + step] =
        isOpen && isFarOff(dish.carbs * portion, budget)
          ? Number.POSITIVE_INFINITY
          : eatingPenalty(dish, portion, budget, rules)
  return table
}

const mayCook = (dish: Candidate, place: SearchSlot): boolean =>
  dish.meals.includes(place.slot.meal) &&
  (place.keepsFor === 0 || (dish.keepsDays !== null && dish.keepsDays >= place.keepsFor)) &&
  (!place.mustFreeze || dish.freezes)

function optionsOf({ eating, cooking }: SearchSlot): Int32Array {
  const penalty = (option: number) => eating[option]! + cooking[option >> 2]!
  return Int32Array.from(eating.keys())
    .filter((option) => Number.isFinite(penalty(option)))
    .sort((a, b) => penalty(a) - penalty(b) || a - b)
}
