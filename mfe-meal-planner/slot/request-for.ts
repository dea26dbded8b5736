import { LIMITS } from '@evenplate/domain/limits'
import type { MealType } from '@evenplate/domain/options'
import type { AskedLimit, GuidedRequest } from '@evenplate/domain/request'
import { weekdayOf } from '@evenplate/meal-plan/dates'
import { cookedServings, type Plan, type Slot, servingsOf } from '@evenplate/meal-plan/plan'
import type { Meal, PlanRules } from '@evenplate/meal-plan/rules'
import { budgetAt } from '../plan/carbs.ts'

/** The request for a recipe in a slot: its budget, who eats, and the rules of the week. */
export function requestFor(plan: Plan, slot: Slot): GuidedRequest {
  const { rules } = plan
  return {
    mode: 'guided',
    mealType: MEAL_TYPE[slot.meal],
    dietary: [...rules.dietary],
    allergies: [...rules.allergies],
    ingredients: [],
    avoid: rules.avoid.trim(),
    minutes: rules.minutes[weekdayOf(slot.day)] ?? null,
    limits: limitsOf(rules, slot),
    servings: Math.min(LIMITS.servings.max, Math.ceil(cookedServings(plan, slot) || servingsOf(slot))),
    skillLevel: 'intermediate',
    bloodSugarRange: '',
    challenges: '',
  }
}

/**
 * A budget is for what a person eats, a recipe's figures are for one serving: someone who eats half of it may have
 * twice as much in it.
 */
function limitsOf(rules: PlanRules, slot: Slot): AskedLimit[] {
  const budget = budgetAt(rules, slot)
  const figure = rules.counts === 'net' ? 'netCarbs' : 'carbs'
  const limits: AskedLimit[] = []
  if (budget) {
    const [least, most] = [budget.carbs - budget.tolerance, budget.carbs + budget.tolerance]
    if (least > 0) limits.push({ figure, kind: 'at-least', value: tenths(least / slot.portion, Math.ceil) })
    limits.push({ figure, kind: 'at-most', value: tenths(most / slot.portion, Math.floor) })
  }
  if (rules.leastFiber)
    limits.push({
      figure: 'fiber',
      kind: 'at-least',
      value: tenths(rules.leastFiber / slot.portion, Math.ceil),
    })
  return limits
}

/** Rounded into the budget. */
const tenths = (grams: number, round: (value: number) => number): number =>
  round(Number((grams * 10).toFixed(6))) / 10

const MEAL_TYPE: Record<Meal, MealType> = {
  Breakfast: 'Breakfast',
  Lunch: 'Lunch',
  Dinner: 'Dinner',
  Snacks: 'Snack',
}
