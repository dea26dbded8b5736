import { DishPool } from '../../api-gateway/planning/pool.ts'
import { weekInput } from '../../api-gateway/planning/week-input.ts'
import { atOnce } from '../../domain/steps.ts'
import type { Filled, FillInput } from '../../meal-plan/filling/candidate.ts'
import { syntheticWeek } from '../../meal-plan/filling/testing/synthetic-week.ts'
import { MEALS } from '../../meal-plan/rules.ts'
import { recipeViolations } from '../../nutrition/rules/rules.ts'
import { randomRules } from './random-week.ts'

const pool = new DishPool()
/** Sets of diets and allergies that are cooked for: each costs the pool a cold start, so seeds take them in turn. */
const SETS_IN_TURN = 40

/** A week as the gateway hands it to the search: dishes of the house chef's book, under the rules of a seed. */
export function bookWeek(seed: number): { input: FillInput; brokenBy: (filled: Filled) => string[] } {
  const { dietary, allergies } = randomRules(seed % SETS_IN_TURN)
  const made = syntheticWeek(seed, {
    dishes: 0,
    meals: MEALS,
    rules: { ...randomRules(seed), dietary, allergies },
  })
  const order = {
    week: made.week,
    rules: made.rules,
    slots: [...made.slots],
    dishes: [],
    saved: [],
    pantry: [],
    seed,
  }
  const { input, behind } = atOnce(weekInput(order, order.slots, null, pool))
  const rules = { allergies: [...made.rules.allergies], diets: [...made.rules.dietary], avoid: [] }
  const brokenBy = (filled: Filled) =>
    filled.slots.flatMap(({ id, content }) => {
      const dish = content?.kind === 'dish' ? behind.get(content.candidate) : undefined
      if (dish?.kind !== 'book') return []
      return recipeViolations(dish.dish.text, rules).map(
        (found) => `${id}: ${dish.dish.id} breaks a rule: ${JSON.stringify(found)}`,
      )
    })
  return { input, brokenBy }
}
