import type { Meal } from '@evenplate/meal-plan/rules'

const MEALS: ReadonlyMap<string, Meal> = new Map([
  ['breakfast', 'Breakfast'],
  ['lunch', 'Lunch'],
  ['dinner', 'Dinner'],
  ['snack', 'Snacks'],
  ['dessert', 'Snacks'],
])

/** The meal of the plan that a recipe is for. */
export const mealOf = (mealType: string | undefined): Meal =>
  MEALS.get(mealType?.toLowerCase() ?? '') ?? 'Dinner'
