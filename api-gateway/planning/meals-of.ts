import type { MealType } from '@evenplate/domain/options'
import type { Meal } from '@evenplate/meal-plan/rules'
import type { Course } from '../brief/brief.ts'

type Dish = { course: Course; meals: readonly MealType[] }

/** Courses that are a meal by themselves. A side, a dip, a drink or a dessert is not a dinner, whenever it is eaten. */
const WHOLE: ReadonlySet<Course> = new Set<Course>(['main', 'soup', 'salad', 'sandwich', 'breakfast'])
const MORNING: ReadonlySet<Course> = new Set<Course>([...WHOLE, 'snack', 'drink'])

/** Calories of a serving, at least, of a lunch or dinner and of a breakfast; at most, of a snack. */
const LEAST_MEAL = 200
const LEAST_BREAKFAST = 120
const MOST_SNACK = 350

/** Whether a dish may be this meal at all, before it is cooked. */
export const maySuit = ({ course, meals }: Dish, meal: Meal): boolean => {
  if (meal === 'Snacks') return meals.includes('Snack') || meals.includes('Dessert')
  return meals.includes(meal) && (meal === 'Breakfast' ? MORNING : WHOLE).has(course)
}

/** The meals that a cooked dish may be: a bowl of broth is not a dinner, a burrito not a snack. */
export const mealsOf = (dish: Dish, calories: number): Meal[] =>
  (['Breakfast', 'Lunch', 'Dinner', 'Snacks'] as const).filter(
    (meal) =>
      maySuit(dish, meal) &&
      (meal === 'Snacks'
        ? calories <= MOST_SNACK
        : calories >= (meal === 'Breakfast' ? LEAST_BREAKFAST : LEAST_MEAL)),
  )
