import { isAtLeast } from '@evenplate/domain/left-out'
import { weekdayOf } from '@evenplate/meal-plan/dates'
import { dishIn, type Plan, type PlannedDish, type Slot } from '@evenplate/meal-plan/plan'
import { type Budget, budgetOf, type PlanRules } from '@evenplate/meal-plan/rules'

/** Grams of carbohydrate that the person who counts eats; null if unknown. */
export type Carbs = { grams: number | null; least: boolean }

/** For a share of a serving, total or net as the rules count. */
export function carbsOf(
  { recipe: { figures } }: PlannedDish,
  portion: number,
  counts: PlanRules['counts'],
): Carbs {
  const key = counts === 'net' ? 'netCarbs' : 'carbs'
  const grams = figures.perServing[key]
  return { grams: grams === null ? null : grams * portion, least: isAtLeast(figures, key) }
}

/** How a meal compares to its budget: inside, or by how many grams it is above or below. */
export type Standing =
  | { at: 'inside' }
  | { at: 'over' | 'under'; by: number }
  | { at: 'unknown' }
  | { at: 'free' }

export function standing({ grams }: Carbs, budget: Budget | null): Standing {
  if (!budget) return { at: 'free' }
  if (grams === null) return { at: 'unknown' }
  const [least, most] = [budget.carbs - budget.tolerance, budget.carbs + budget.tolerance]
  if (grams > most + HAIR) return { at: 'over', by: grams - most }
  if (grams < least - HAIR) return { at: 'under', by: least - grams }
  return { at: 'inside' }
}

/** Grams: figures are kept to a tenth. */
const HAIR = 0.05

export const budgetAt = (rules: PlanRules, { day, meal }: Pick<Slot, 'day' | 'meal'>): Budget | null =>
  budgetOf(rules, meal, weekdayOf(day))

/** What a slot eats; null if it is empty. */
export function eatenIn(plan: Plan, slot: Slot): Carbs | null {
  const dish = dishIn(plan, slot)
  return dish && carbsOf(dish, slot.portion, plan.rules.counts)
}

/** Sum of slots: `known` counts those with a figure, `planned` those with a dish. */
export function sumOf(
  plan: Plan,
  slots: readonly Slot[],
): { grams: number; least: boolean; planned: number; known: number } {
  const eaten = slots.flatMap((slot) => eatenIn(plan, slot) ?? [])
  const known = eaten.filter(({ grams }) => grams !== null)
  return {
    grams: known.reduce((sum, { grams }) => sum + (grams ?? 0), 0),
    least: known.length < eaten.length || known.some(({ least }) => least),
    planned: eaten.length,
    known: known.length,
  }
}
