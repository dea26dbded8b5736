import { daysBetween } from '../dates.ts'
import type { Slot } from '../plan.ts'
import { budgetOf, type Portion } from '../rules.ts'
import type { Candidate, FillInput } from './candidate.ts'
import { cookingPenalty, eatingPenalty } from './eating.ts'
import { isMainMeal } from './problem.ts'
import { AGAIN_DAYS, ALIKE_DAYS, FRESH_UNTIL, WEIGHTS } from './weights.ts'

/** What is eaten in one slot of a filled week. `of`: the slot that cooked it, if this one eats leftovers. */
export type Eaten = {
  slot: Slot
  day: number
  dish: Candidate
  portion: Portion
  of: Slot | null
  isFrozen: boolean
}

/**
 * Gram-equivalents away from the wishes, for a whole week: each term by its definition, from the dishes alone. The search
 * sums the same in steps. Locked slots count like the others, except for their cooking time.
 */
export function weekPenalty(input: FillInput, eaten: readonly Eaten[]): number {
  const cooked = eaten.filter(({ of }) => of === null)
  const empty = input.slots.filter(
    ({ id, locked }) => !locked && eaten.every(({ slot }) => slot.id !== id),
  ).length
  return (
    WEIGHTS.empty * empty +
    sum(eaten, (one) => plate(input, one)) +
    sum(cooked, (one) =>
      one.slot.locked ? 0 : cookingPenalty(one.dish, input.rules.minutes[one.day] ?? null),
    ) +
    againPenalty(input, cooked) +
    alikePenalty(input, cooked) +
    unevenPenalty(input, eaten) +
    freshPenalty(input, cooked) +
    spoiledPenalty(input, eaten) +
    leftoverPenalty(input, eaten)
  )
}

const sum = <T>(of: readonly T[], term: (one: T) => number): number =>
  of.reduce((all, one) => all + term(one), 0)
const DAYS = [0, 1, 2, 3, 4, 5, 6]

function plate({ rules }: FillInput, { slot, day, dish, portion }: Eaten): number {
  return eatingPenalty(dish, portion, budgetOf(rules, slot.meal, day), rules)
}

/** How many beyond the first were cooked within some days. */
const more = (days: readonly number[], first: number, length: number): number =>
  Math.max(0, days.filter((day) => day >= first && day < first + length).length - 1)

function againPenalty({ candidates, locked }: FillInput, cooked: readonly Eaten[]): number {
  return sum([...new Set(cooked.map(({ dish }) => dish.id))], (id) => {
    const dish = [...candidates, ...locked.values()].find((one) => one.id === id)!
    const days = cooked.filter((one) => one.dish.id === id).map(({ day }) => day)
    const stretches = sum(DAYS.concat(-1, -2), (first) => more(days, first, AGAIN_DAYS))
    const isMain = dish.meals.some((meal) => isMainMeal({ meal }))
    return (isMain ? 1 : WEIGHTS.often) * (WEIGHTS.again * stretches + WEIGHTS.againInWeek * more(days, 0, 7))
  })
}

function alikePenalty(input: FillInput, cooked: readonly Eaten[]): number {
  const offered = input.candidates.filter(({ isAtLeast }) => input.rules.allowsAtLeast || !isAtLeast)
  const written = new Set(offered.map((dish) => JSON.stringify(dish)))
  const others = [...input.locked.values()].filter((dish) => !written.has(JSON.stringify(dish)))
  const dishes = [...offered, ...others]
  return sum([...new Set(cooked.flatMap(({ dish }) => dish.tags))], (tag) => {
    const days = cooked.filter(({ dish }) => dish.tags.includes(tag)).map(({ day }) => day)
    const rare = 1 - dishes.filter(({ tags }) => tags.includes(tag)).length / dishes.length
    return WEIGHTS.alike * rare * sum(DAYS.concat(-1), (first) => more(days, first, ALIKE_DAYS))
  })
}

function unevenPenalty({ rules, slots, week }: FillInput, eaten: readonly Eaten[]): number {
  const row = ({ id, day, meal }: Slot) =>
    slots.filter((one) => one.day === day && one.meal === meal).findIndex((one) => one.id === id)
  // Leftovers from another day cannot change.
  const chosen = eaten.filter(({ slot, of }) => of === null || !slot.locked)
  return sum(chosen, (one) => {
    const next = chosen.find(
      ({ slot, day }) => day === one.day + 1 && slot.meal === one.slot.meal && row(slot) === row(one.slot),
    )
    if (!next) return 0
    const [today, tomorrow] = [one, next].map(({ slot }) =>
      budgetOf(rules, slot.meal, daysBetween(week, slot.day)),
    )
    if (!today !== !tomorrow) return 0
    const distance = one.dish.carbs * one.portion - (today?.carbs ?? 0)
    return WEIGHTS.uneven * Math.abs(distance - (next.dish.carbs * next.portion - (tomorrow?.carbs ?? 0)))
  })
}

function freshPenalty({ pantry }: FillInput, cooked: readonly Eaten[]): number {
  const bought = new Set<string>()
  for (const { dish, day } of cooked)
    for (const food of dish.fresh)
      if (!pantry.some((one) => one.food === food && one.grams > 0))
        bought.add(`${day > FRESH_UNTIL} ${food}`)
  return WEIGHTS.fresh * bought.size
}

function spoiledPenalty({ pantry, week }: FillInput, eaten: readonly Eaten[]): number {
  return sum(pantry, ({ food, grams, useBy }) => {
    if (useBy === null || grams <= 0) return 0
    const last = daysBetween(week, useBy)
    if (last < 0 || last > 7) return 0
    const used = sum(eaten, ({ slot, day, dish, portion, of }) => {
      const cookDay = of === null ? day : daysBetween(week, of.day)
      return cookDay <= last && Object.hasOwn(dish.foods, food)
        ? dish.foods[food]! * (portion + slot.plates)
        : 0
    })
    return WEIGHTS.spoiled * Math.max(0, 1 - used / grams)
  })
}

function leftoverPenalty({ rules, slots }: FillInput, eaten: readonly Eaten[]): number {
  const leftovers = eaten.filter(({ slot, of }) => of !== null && !slot.locked)
  const locked = slots.filter((slot) => slot.locked && slot.content?.kind === 'leftover').length
  const waiting = sum(leftovers, ({ slot, of, isFrozen }) =>
    isFrozen ? WEIGHTS.frozen : WEIGHTS.waiting * daysBetween(of!.day, slot.day),
  )
  if (!rules.cooksTwice) return waiting
  const wanted = Math.floor(
    slots.filter((slot) => !slot.locked && isMainMeal(slot)).length / WEIGHTS.mealsALeftover,
  )
  return waiting + WEIGHTS.leftovers * Math.abs(wanted - leftovers.length - locked)
}
