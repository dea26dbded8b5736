import type { MealType } from '@evenplate/domain/options'
import type { Candidate } from '@evenplate/meal-plan/filling/candidate'
import type { Meal, PlanRules } from '@evenplate/meal-plan/rules'
import { foodById } from '@evenplate/nutrition/table/foods'
import type { Course } from '../brief/brief.ts'
import { dishById } from '../dish-book/dishes/all-dishes.ts'
import { type CountedDish, carbsOf } from './counted-dish.ts'
import { isFresh } from './fresh-foods.ts'
import { keepingOf, keepingOfUnknown } from './keeping.ts'
import type { OwnDish } from './own-dish.ts'
import { mainFoodOf, tagsOf } from './tags.ts'

/** The id of a book dish in the search. */
export const bookId = ({ id }: { id: string }): string => `book:${id}`

/** A dish of the book as the search sees it; null if its carbohydrate, as the rules count it, is unknown. */
export function candidateOfBook(dish: CountedDish, counts: PlanRules['counts']): Candidate | null {
  const carbs = carbsOf(dish.serving, counts)
  if (carbs === null) return null
  return {
    id: bookId(dish),
    title: dish.text.title,
    source: 'house-chef',
    meals: dish.meals,
    carbs,
    isAtLeast: false,
    load: dish.serving.load,
    fiber: dish.serving.fiber,
    sodium: dish.serving.sodium,
    minutes: dish.minutes,
    tags: dish.tags,
    foods: dish.foods,
    fresh: dish.fresh,
    names: namesOf(dish.fresh),
    keepsDays: dish.keepsDays,
    freezes: dish.freezes,
  }
}

/** A dish that a person sent; null if none of its carbohydrate could be counted. */
export function candidateOfOwn(
  id: string,
  source: Candidate['source'],
  { text, counted, sent }: OwnDish,
  counts: PlanRules['counts'],
): Candidate | null {
  const { perServing, basis, lines } = counted
  const carbs = carbsOf(perServing, counts)
  if (carbs === null || basis === 'model') return null
  const foods: Record<string, number> = {}
  for (const { foodId, grams } of lines)
    if (foodId && grams) foods[foodId] = (foods[foodId] ?? 0) + grams / text.servings
  const ids = Object.keys(foods)
  const book = sent.figures.origin.dish && dishById(sent.figures.origin.dish.id)
  const main = lines.find(({ plateShare, foodId }) => plateShare === 'protein' && foodId)?.foodId ?? ids[0]
  const course: Course = book?.course ?? (/\bsalad\b/i.test(text.title) ? 'salad' : 'main')
  const food = main ? mainFoodOf(main) : null
  const fresh = ids.filter(isFresh)
  return {
    id,
    title: text.title,
    source,
    meals: MEALS_OF[sent.kind?.mealType ?? 'Dinner'],
    carbs,
    isAtLeast: basis !== 'computed',
    load: perServing.glycemicLoad,
    fiber: perServing.fiber,
    sodium: perServing.sodium,
    minutes: text.prepTime + text.cookTime,
    tags: book ? tagsOf(book, food) : [...(food ? [`food ${food}`] : []), `course ${course}`],
    foods,
    fresh,
    names: namesOf(fresh),
    ...(book ? keepingOf(book.keeps, course, ids) : keepingOfUnknown(course, ids)),
  }
}

/** Their names in the food table. */
const namesOf = (ids: readonly string[]): Record<string, string> =>
  Object.fromEntries(ids.flatMap((id) => foodById(id) ?? []).map(({ id, name }) => [id, name]))

/** A saved lunch also works as dinner; a dessert goes between meals. */
const MEALS_OF: Record<MealType, readonly Meal[]> = {
  Breakfast: ['Breakfast'],
  Lunch: ['Lunch', 'Dinner'],
  Dinner: ['Lunch', 'Dinner'],
  Snack: ['Snacks'],
  Dessert: ['Snacks'],
}
