import { atMost } from '@evenplate/domain/left-out'
import { BUILDER_DIETS, type BuilderDiet, type MealType } from '@evenplate/domain/options'
import type { Figures, Recipe } from '@evenplate/domain/recipe'
import { type Rules, recipeViolations } from '@evenplate/nutrition/rules/rules'
import { foodById } from '@evenplate/nutrition/table/foods'
import { type BookDish, dishIn } from '../../dish-book/dish.ts'
import type { Brief, Course } from '../brief.ts'

type Text = { title: string; description: string; ingredients: string[]; instructions: string[] }

/** The kind of recipe, however it was requested, for the filters of My Recipes. */
export function kindOf(
  brief: Brief,
  rules: Rules,
  text: Text,
  counted: Omit<Figures, 'origin'>,
  book: readonly BookDish[],
): NonNullable<Recipe['kind']> {
  return { mealType: mealOf(brief, counted, book), dietary: dietsKept(rules, text, counted) }
}

/** The builder's diets that a dish follows, asked for or not. */
export function dietsKept(rules: Rules, text: Text, counted: Omit<Figures, 'origin'>): BuilderDiet[] {
  const followedDiets = new Set<string>(rules.diets)
  // Vegan is also vegetarian; keto is also low in carbohydrate.
  if (followedDiets.has('keto')) followedDiets.add('low-carb')
  // Foods first: they are already known, and if one breaks a diet, its texts need not be read.
  const allowed = BUILDER_DIETS.filter((diet) => !followedDiets.has(diet) && foodsKeep(diet, counted))
  const broken = new Set(
    allowed.length === 0
      ? []
      : recipeViolations(text, { allergies: [], diets: allowed, avoid: [] }).map(({ rule }) => rule),
  )
  return BUILDER_DIETS.filter(
    (diet) => followedDiets.has(diet) || (allowed.includes(diet) && !broken.has(diet)),
  )
}

function mealOf(brief: Brief, counted: Omit<Figures, 'origin'>, book: readonly BookDish[]): MealType {
  if (brief.mealType) return brief.mealType
  const dish = dishIn(book, brief.dish?.id)
  const course = brief.course ?? dish?.course
  if (dish?.meals[0]) return dish.meals[0]
  if (course) return MEAL_OF[course]
  // A few bites are not a dinner.
  const { calories } = counted.perServing
  return calories !== null && calories < 200 ? 'Snack' : 'Dinner'
}

const MEAL_OF: Record<Course, MealType> = {
  main: 'Dinner',
  breakfast: 'Breakfast',
  soup: 'Lunch',
  salad: 'Lunch',
  sandwich: 'Lunch',
  side: 'Dinner',
  snack: 'Snack',
  dip: 'Snack',
  sauce: 'Snack',
  dessert: 'Dessert',
  cake: 'Dessert',
  cookies: 'Dessert',
  bread: 'Snack',
  drink: 'Snack',
}

/** Net grams per serving, at most, of a low-carb dish: the house chef cooks to the same limit. */
export const LOW_CARB = 25

/** Only for dishes that were counted in full, from known foods: a line we could not read could contain anything. */
function foodsKeep(diet: BuilderDiet, counted: Omit<Figures, 'origin'>): boolean {
  const { basis, lines, impact } = counted
  if (basis !== 'computed') return false
  switch (diet) {
    case 'low-carb':
      return (atMost(counted, 'netCarbs') ?? Number.POSITIVE_INFINITY) <= LOW_CARB
    case 'low-gi':
      return impact === 'Low'
    default:
      return lines.every(({ foodId }) => {
        const food = foodId === null ? undefined : foodById(foodId)
        return food !== undefined && !food.breaks.includes(diet)
      })
  }
}
