import type { MealGlance } from './data/week-glance.ts'

/** "44 g carbs of 45 ± 7", "at least 30 g net carbs", "carbs not known": a meal's carbs, next to its budget. */
export function sayCarbs({ dish, budget }: MealGlance, counts: 'total' | 'net'): string {
  const word = counts === 'net' ? 'net carbs' : 'carbs'
  const wanted = budget ? ` of ${budget.carbs} ± ${budget.tolerance}` : ''
  if (!dish) return budget ? `${budget.carbs} ± ${budget.tolerance} g ${word}` : ''
  if (dish.carbs === null) return `${word} not known`
  return `${dish.isAtLeast ? 'at least ' : ''}${Math.round(dish.carbs)} g ${word}${wanted}`
}

/** How a meal compares to its budget, by the figure shown; null if either is unknown. */
export function standingOf({ dish, budget }: MealGlance): 'inside' | 'over' | 'under' | null {
  if (!budget || dish?.carbs == null) return null
  const off = Math.round(dish.carbs) - budget.carbs
  if (Math.abs(off) <= budget.tolerance) return 'inside'
  return off > 0 ? 'over' : 'under'
}
