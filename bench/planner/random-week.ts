import { BUILDER_DIETS } from '../../domain/diets.ts'
import { ALLERGIES } from '../../domain/options.ts'
import type { Candidate, FillInput } from '../../meal-plan/filling/candidate.ts'
import { randomFrom } from '../../meal-plan/filling/random.ts'
import { syntheticWeek } from '../../meal-plan/filling/testing/synthetic-week.ts'
import type { Slot } from '../../meal-plan/plan.ts'
import { type Budget, MEALS, type PlanRules } from '../../meal-plan/rules.ts'

/** What people might want from a week, drawn from a seed: easy, tight and impossible budgets, every diet and allergy, limits, odd weekdays. */
export function randomRules(seed: number): Partial<PlanRules> {
  const random = randomFrom(seed ^ 0x51ed270b)
  const is = (share: number) => random() < share
  const between = (least: number, most: number) => Math.round(least + random() * (most - least))
  const budget = (): Budget => ({
    carbs: is(0.1) ? between(0, 150) : between(8, 70),
    tolerance: between(1, 12),
  })
  const budgets = {
    Breakfast: maybe(budget),
    Lunch: maybe(budget),
    Dinner: maybe(budget),
    Snacks: maybe(budget),
  }
  function maybe<T>(make: () => T): T | null {
    return is(0.85) ? make() : null
  }
  return {
    counts: is(0.3) ? 'net' : 'total',
    budgets,
    onWeekdays: is(0.3) ? [{ weekday: between(0, 6), meal: MEALS[between(0, 3)]!, budget: budget() }] : [],
    minutes: Array.from({ length: 7 }, () => (is(0.5) ? between(5, 60) : null)),
    mostLoad: is(0.2) ? between(5, 40) : null,
    mostSodium: is(0.2) ? between(200, 1500) : null,
    leastFiber: is(0.2) ? between(1, 12) : null,
    // Each diet and each allergy in turn, and some of them together.
    dietary: BUILDER_DIETS.filter((_, at) => seed % (BUILDER_DIETS.length + 1) === at || is(0.06)),
    allergies: ALLERGIES.filter((_, at) => seed % (ALLERGIES.length + 1) === at || is(0.06)),
    allowsAtLeast: is(0.3),
    cooksTwice: is(0.7),
    portion: is(0.8) ? 1 : 1.5,
    plates: between(0, 3),
  }
}

/** An invented week under those rules, with some slots locked: to dishes of any kind, to leftovers kept too long, to nothing. */
export function randomWeek(seed: number): FillInput {
  const random = randomFrom(seed ^ 0x2545f491)
  const dishes = Math.round(random() ** 2 * 120)
  const meals = MEALS.filter(() => random() < 0.8)
  const input = syntheticWeek(seed, {
    dishes,
    meals: meals.length > 0 ? meals : MEALS,
    rules: randomRules(seed),
  })
  return lockSome(input, random)
}

/** Locks about every sixth slot. */
export function lockSome(input: FillInput, random: () => number): FillInput {
  const strangers = syntheticWeek(input.seed + 1, { dishes: 12 }).candidates
  const locked = new Map<string, Candidate>()
  const slots = input.slots.map((slot): Slot => {
    if (random() > 0.17) return slot
    const portion = random() < 0.7 ? 1 : 2
    const way = random()
    const of = input.slots[Math.floor(random() * input.slots.length)]!
    if (way < 0.2) return { ...slot, locked: true }
    if (way < 0.45 && of.id !== slot.id)
      return {
        ...slot,
        locked: true,
        portion,
        content: { kind: 'leftover', of: of.id, frozen: random() < 0.3 },
      }
    const dishes = random() < 0.5 && input.candidates.length > 0 ? input.candidates : strangers
    const dish = dishes[Math.floor(random() * dishes.length)]!
    locked.set(slot.id, dish)
    return { ...slot, locked: true, portion, content: { kind: 'dish', dish: dish.id } }
  })
  return { ...input, slots, locked }
}
