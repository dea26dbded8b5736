import type { Day } from '@evenplate/meal-plan/dates'
import type { Plan } from '@evenplate/meal-plan/plan'
import type { PlanRules } from '@evenplate/meal-plan/rules'
import { withPlaces } from './places.ts'

/** The defaults for a person who has chosen nothing: no budget, no rule. No carbohydrate figure is filled in. */
export const NO_RULES: PlanRules = {
  counts: 'total',
  budgets: { Breakfast: null, Lunch: null, Dinner: null, Snacks: null },
  onWeekdays: [],
  meals: ['Breakfast', 'Lunch', 'Dinner', 'Snacks'],
  snacks: 1,
  minutes: [null, null, null, null, null, null, null],
  mostLoad: null,
  mostSodium: null,
  leastFiber: null,
  dietary: [],
  allergies: [],
  avoid: '',
  allowsAtLeast: false,
  cooksTwice: true,
  portion: 1,
  plates: 0,
}

/** An empty week, with a slot for each meal that the rules plan. */
export const newPlan = (week: Day, rules: PlanRules = NO_RULES): Plan =>
  withPlaces({ version: 1, week, rules, slots: [], dishes: {} })

export const isEmpty = ({ slots }: Pick<Plan, 'slots'>): boolean =>
  slots.every(({ content }) => content === null)
