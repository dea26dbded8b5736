import type { Budget, PlanRules, Portion } from '../rules.ts'
import type { Candidate } from './candidate.ts'
import { WEIGHTS } from './weights.ts'

/** Smaller differences are rounding, not food. */
const HAIR = 1e-6

/** Grams past the budget's tolerance: above it positive, below it negative, 0 inside it or without a budget. */
export function gramsOff(carbs: number, budget: Budget | null): number {
  if (budget === null) return 0
  const above = carbs - budget.carbs - budget.tolerance
  const below = budget.carbs - budget.tolerance - carbs
  if (above > HAIR) return above
  return below > HAIR ? -below : 0
}

/** Whether a plate is too far from its budget to be used at all. */
export const isFarOff = (carbs: number, budget: Budget | null): boolean =>
  Math.abs(gramsOff(carbs, budget)) > WEIGHTS.farthest + HAIR

type Wishes = Pick<PlanRules, 'mostLoad' | 'mostSodium' | 'leastFiber' | 'portion'>

/** Gram-equivalents of eating this much of a dish at a meal: its budget, the portion, caps and floor. */
export function eatingPenalty(
  dish: Candidate,
  portion: Portion,
  budget: Budget | null,
  rules: Wishes,
): number {
  const off = gramsOff(dish.carbs * portion, budget)
  return (
    (off === 0 ? 0 : WEIGHTS.outside + (off > 0 ? WEIGHTS.above * off : -WEIGHTS.below * off)) +
    (WEIGHTS.portion * Math.abs(portion - rules.portion)) / 0.5 +
    (dish.isAtLeast ? WEIGHTS.atLeast : 0) +
    aboveCap(dish.load, portion, rules.mostLoad, WEIGHTS.load) +
    aboveCap(dish.sodium, portion, rules.mostSodium, WEIGHTS.sodium / 100) +
    belowFloor(dish.fiber, portion, rules.leastFiber)
  )
}

/** Gram-equivalents of cooking a dish on a day with this many minutes. */
export const cookingPenalty = (dish: Candidate, most: number | null): number =>
  most === null || dish.minutes <= most ? 0 : WEIGHTS.late + WEIGHTS.lateMinute * (dish.minutes - most)

function aboveCap(figure: number | null, portion: number, most: number | null, weight: number): number {
  if (most === null) return 0
  if (figure === null) return WEIGHTS.unknownFigure
  const past = figure * portion - most
  return past > HAIR ? WEIGHTS.pastCap + weight * past : 0
}

function belowFloor(figure: number | null, portion: number, least: number | null): number {
  if (least === null || least === 0) return 0
  if (figure === null) return WEIGHTS.unknownFigure
  const short = least - figure * portion
  return short > HAIR ? WEIGHTS.pastCap + WEIGHTS.fiber * short : 0
}
