import { weekdayOf } from '@evenplate/meal-plan/dates'
import type { PantryItem } from '@evenplate/meal-plan/fill'
import type { Slot } from '@evenplate/meal-plan/plan'
import { type Budget, budgetOf, type Meal, type PlanRules, PORTIONS } from '@evenplate/meal-plan/rules'
import { randomOf } from '../providers/house-chef/building/random.ts'
import { carbsOf, type SketchedDish } from './counted-dish.ts'

export type Week = {
  rules: PlanRules
  /** The slots to fill. */
  open: readonly Slot[]
  pantry: readonly PantryItem[]
  seed: number
}

/**
 * The dishes that the search gets: for each kind of slot those nearest to its target, and among the near ones,
 * different ones with each seed. A few hundred dishes make no better week than these, and take longer.
 * @param take cooks and counts a dish; null if it does not qualify after all
 */
export function* shortlist<Dish extends SketchedDish>(
  dishes: readonly SketchedDish[],
  week: Week,
  take: (dish: SketchedDish) => Dish | null,
): Generator<void, Dish[], void> {
  const chosen = new Map<string, Dish>()
  const snacks = new Set<string>()
  const luck = new Map(dishes.map(({ id }) => [id, LUCK * randomOf(`${week.seed} ${id}`).next()]))
  const atHome = new Set(week.pantry.filter(({ grams }) => grams > 0).map(({ food }) => food))
  for (const { meal, budget, minutes, share } of kindsOf(week)) {
    const ranked = dishes
      .flatMap((dish) => {
        const carbs = dish.meals.includes(meal) ? carbsOf(dish.serving, week.rules.counts) : null
        if (carbs === null) return []
        const price = priceOf(dish, carbs, budget, minutes, week.rules)
        return [{ dish, price: price + luck.get(dish.id)! - usesUp(dish, atHome) }]
      })
      .sort((a, b) => a.price - b.price || (a.dish.id < b.dish.id ? -1 : 1))
    let left = lengthOf({ meal, share })
    let treats = Math.floor(left * TREATS)
    // Sweets come last among snacks once there are some: if little else follows the rules, they fill the list after all.
    const later = ranked.filter(({ dish }) => meal === 'Snacks' && isTreat(dish) && treats-- <= 0)
    const last = new Set(later)
    for (const { dish } of [...ranked.filter((one) => !last.has(one)), ...later]) {
      if (left === 0) break
      const said = chosen.get(dish.id) ?? take(dish)
      yield
      // Once counted, it may be too much for a snack.
      if (!said?.meals.includes(meal)) continue
      chosen.set(dish.id, said)
      if (meal === 'Snacks') snacks.add(dish.id)
      left -= 1
    }
  }
  // A sweet that was chosen for breakfast does not become a snack.
  return [...chosen.values()].map((dish) =>
    isTreat(dish) && !snacks.has(dish.id)
      ? { ...dish, meals: dish.meals.filter((meal) => meal !== 'Snacks') }
      : dish,
  )
}

/** What a shortlist still needs. */
export type Wanted = { found(dish: SketchedDish): void; wants(meal: Meal): boolean }

/**
 * Counts the dishes found, until there are enough to choose a shortlist from: for each kind of slot, a quarter more
 * near ones than the list takes.
 */
export function wantedFor(week: Pick<Week, 'rules' | 'open'>): Wanted {
  const kinds = kindsOf(week).map((kind) => ({ ...kind, left: ENOUGH * lengthOf(kind) }))
  return {
    found(dish) {
      for (const kind of kinds) {
        const carbs = dish.meals.includes(kind.meal) ? carbsOf(dish.serving, week.rules.counts) : null
        if (carbs === null || (kind.meal === 'Snacks' && isTreat(dish))) continue
        if (priceOf(dish, carbs, kind.budget, kind.minutes, week.rules) < WISH) kind.left -= 1
      }
    },
    wants: (meal) => kinds.some((kind) => kind.meal === meal && kind.left > 0),
  }
}

const ENOUGH = 1.25

const lengthOf = ({ meal, share }: Pick<Kind, 'meal' | 'share'>): number =>
  Math.max(LEAST, Math.ceil(share * MOST[meal]))

/** Sweets and drinks: now and then, not every day's snack. */
const isTreat = ({ tags }: SketchedDish): boolean => tags.some((tag) => TREAT.has(tag))
const TREAT: ReadonlySet<string> = new Set(
  ['dessert', 'cake', 'cookies', 'drink'].map((one) => `course ${one}`),
)
/** Share of a list of snacks. */
const TREATS = 1 / 6

/** Dishes for all slots of a meal, and at least for each kind of slot. */
const MOST: Record<Meal, number> = { Breakfast: 30, Lunch: 50, Dinner: 50, Snacks: 30 }
const LEAST = 12
/** Gram-equivalents by which a seed may prefer one dish to another. */
const LUCK = 6

type Kind = { meal: Meal; budget: Budget | null; minutes: number | null; share: number }

/** Slots of the same meal with the same budget and the same time are one kind; `share` is how many of that meal's slots it has. */
function kindsOf({ open, rules }: Pick<Week, 'open' | 'rules'>): Kind[] {
  const kinds = new Map<string, { kind: Omit<Kind, 'share'>; count: number }>()
  const perMeal = new Map<Meal, number>()
  for (const { meal, day } of open) {
    const weekday = weekdayOf(day)
    const kind = { meal, budget: budgetOf(rules, meal, weekday), minutes: rules.minutes[weekday] ?? null }
    const key = JSON.stringify([meal, kind.budget?.carbs, kind.budget?.tolerance, kind.minutes])
    const known = kinds.get(key) ?? { kind, count: 0 }
    known.count += 1
    kinds.set(key, known)
    perMeal.set(meal, (perMeal.get(meal) ?? 0) + 1)
  }
  return [...kinds.values()].map(({ kind, count }) => ({ ...kind, share: count / perMeal.get(kind.meal)! }))
}

/** Distance of a dish from the target in gram-equivalents, with the best portion. The search computes it exactly. */
function priceOf(
  dish: SketchedDish,
  carbs: number,
  budget: Budget | null,
  minutes: number | null,
  rules: PlanRules,
): number {
  const { load, fiber, sodium } = dish.serving
  const eaten = PORTIONS.map((portion) => {
    const off = budget ? Math.max(0, Math.abs(carbs * portion - budget.carbs) - budget.tolerance) : 0
    return (
      2 * off +
      Math.abs(portion - rules.portion) +
      past((load ?? 0) * portion, rules.mostLoad, 2) +
      past((sodium ?? 0) * portion, rules.mostSodium, 0.015) +
      past(-(fiber ?? 0) * portion, rules.leastFiber === null ? null : -rules.leastFiber, 1.5)
    )
  })
  return Math.min(...eaten) + past(dish.minutes, minutes, 0.8)
}

const past = (value: number, most: number | null, weight: number): number =>
  most === null || value <= most ? 0 : WISH + weight * (value - most)

const WISH = 6

/** Food at home should be used up. */
const usesUp = ({ foods }: SketchedDish, atHome: ReadonlySet<string>): number =>
  atHome.size === 0 ? 0 : Math.min(6, 3 * Object.keys(foods).filter((id) => atHome.has(id)).length)
