import { type Day, weekdayOf } from '../dates.ts'
import type { Budget, Meal, PlanRules } from '../rules.ts'

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const
const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'] as const

export const weekdayName = (weekday: number): string => WEEKDAYS[weekday]!
export const dayName = (day: Day): string => weekdayName(weekdayOf(day))

/** Small numbers as words: "two", "18". */
export const numberWord = (number: number): string => NUMBERS[number] ?? `${number}`

/** "one dish", "no dishes". */
export const counted = (number: number, one: string, many: string): string =>
  `${numberWord(number)} ${number === 1 ? one : many}`

/** Grams as the page shows them; with a tenth if whole grams would hide on which side of a budget they are. */
export function gramsWord(grams: number, budget: Budget | null): string {
  const whole = Math.round(grams)
  const isEdge = budget !== null && isInside(whole, budget) !== isInside(grams, budget)
  return `${isEdge ? grams.toFixed(1) : whole} g`
}

const isInside = (grams: number, { carbs, tolerance }: Budget) => Math.abs(grams - carbs) <= tolerance + 1e-6

export const budgetWords = ({ carbs, tolerance }: Budget): string => `${carbs} ± ${tolerance}`

export const carbsWord = ({ counts }: Pick<PlanRules, 'counts'>): string =>
  counts === 'net' ? 'net carbs' : 'carbs'

const MEAL_WORDS: Record<Meal, { one: string; many: string }> = {
  Breakfast: { one: 'breakfast', many: 'breakfasts' },
  Lunch: { one: 'lunch', many: 'lunches' },
  Dinner: { one: 'dinner', many: 'dinners' },
  Snacks: { one: 'snack', many: 'snacks' },
}
export const mealWord = (meal: Meal): string => MEAL_WORDS[meal].one
export const mealsWord = (meal: Meal, number: number): string =>
  number === 1 ? MEAL_WORDS[meal].one : MEAL_WORDS[meal].many

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** "Monday", "Monday and Tuesday", "Monday, Tuesday and Sunday". */
export function listed(words: readonly string[]): string {
  if (words.length < 2) return words.join('')
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}
