import { DishPool } from '../../api-gateway/planning/pool.ts'
import { type Behind, weekInput } from '../../api-gateway/planning/week-input.ts'
import { atOnce } from '../../domain/steps.ts'
import { daysOf } from '../../meal-plan/dates.ts'
import type { Filled, FillInput } from '../../meal-plan/filling/candidate.ts'
import { randomFrom } from '../../meal-plan/filling/random.ts'
import { openSlot, WEEK } from '../../meal-plan/filling/testing/synthetic-week.ts'
import { MEALS, PORTIONS, planRules } from '../../meal-plan/rules.ts'
import { FOODS } from '../../nutrition/table/foods.ts'
import { dishFaults } from './dish-faults.ts'
import { lockSome, randomRules } from './random-week.ts'
import { RULE_SETS, type RuleSet } from './rule-sets.ts'

export type BookWeek = { seed: number; input: FillInput; brokenBy: (filled: Filled) => string[] }

/** At least this many weeks per set of rules: cooking its dishes once takes as long as filling many weeks. */
const LEAST_OF_A_SET = 5

/**
 * This many weeks as the gateway passes them to the search: dishes of the house chef's book under each set of rules in turn,
 * with budgets, minutes, limits, meals, snacks, portions, pantry and locked slots from a seed.
 */
export function* bookWeeks(weeks: number): Generator<BookWeek> {
  const pool = new DishPool()
  const sets = RULE_SETS.slice(0, Math.max(1, Math.ceil(weeks / LEAST_OF_A_SET)))
  for (const [at, set] of sets.entries()) {
    const faults = new Map<string, string[]>()
    const [first, next] = [at, at + 1].map((turn) => Math.floor((weeks * turn) / sets.length))
    for (let seed = first!; seed < next!; seed++) {
      const order = orderOf(seed, set)
      const { input, behind } = atOnce(weekInput(order, order.slots, null, pool))
      yield { seed, input: lockSome(input, randomFrom(seed ^ 0x2545f491)), brokenBy }

      function brokenBy(filled: Filled): string[] {
        return chosenIn(filled, behind).flatMap((dish) => {
          const known = faults.get(dish.id) ?? dishFaults(dish, set)
          faults.set(dish.id, known)
          return known.map((fault) => `${JSON.stringify(set)}: ${dish.id} breaks a rule: ${fault}`)
        })
      }
    }
  }
}

function chosenIn({ slots }: Filled, behind: ReadonlyMap<string, Behind>) {
  const ids = new Set(slots.flatMap(({ content }) => (content?.kind === 'dish' ? [content.candidate] : [])))
  return [...ids].flatMap((id) => {
    const dish = behind.get(id)
    return dish?.kind === 'book' ? [dish.dish] : []
  })
}

function orderOf(seed: number, set: RuleSet) {
  const random = randomFrom(seed ^ 0x3c6ef372)
  const from = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!
  const planned = MEALS.filter(() => random() < 0.8)
  const meals = planned.length > 0 ? planned : [...MEALS]
  const snacks = 1 + Math.floor(random() * 4)
  const rules = planRules.parse({ ...randomRules(seed), ...set, meals, snacks, portion: from(PORTIONS) })
  return {
    week: WEEK,
    rules,
    slots: daysOf(WEEK).flatMap((day, at) =>
      meals.flatMap((meal) =>
        Array.from({ length: meal === 'Snacks' ? snacks : 1 }, (_, nth) => ({
          ...openSlot(`${at}-${meal}-${nth}`, day, meal),
          plates: rules.plates,
        })),
      ),
    ),
    dishes: [],
    saved: [],
    pantry: Array.from({ length: Math.floor(random() * 6) }, (_, at) => {
      const food = from(FOODS)
      const useBy = random() < 0.7 ? from(daysOf(WEEK)) : null
      return {
        id: `pantry-${at}`,
        food: food.id,
        label: food.name,
        grams: Math.round(50 + random() * 900),
        useBy,
      }
    }),
    seed,
  }
}
