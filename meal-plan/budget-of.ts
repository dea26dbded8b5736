import type { Budget, Meal, PlanRules } from './rules.ts'

/** The budget of one meal on one day; null if it has none. */
export function budgetOf(
  rules: Pick<PlanRules, 'budgets' | 'onWeekdays'>,
  of: Meal,
  weekday: number,
): Budget | null {
  const special = rules.onWeekdays.find((one) => one.meal === of && one.weekday === weekday)
  return special ? special.budget : rules.budgets[of]
}
