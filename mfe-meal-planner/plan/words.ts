import { type Day, plusDays, weekdayOf } from '@evenplate/meal-plan/days'
import type { Slot } from '@evenplate/meal-plan/plan'
import type { Meal } from '@evenplate/meal-plan/rules'

export const WEEKDAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const

export const weekday = (day: Day): string => WEEKDAYS[weekdayOf(day)] ?? ''

/** A meal in the middle of a sentence; `Snacks` becomes singular. */
export const mealWord = (meal: Meal): string => (meal === 'Snacks' ? 'snack' : meal.toLowerCase())

/** "Tuesday’s dinner" */
export const placeWords = ({ day, meal }: Pick<Slot, 'day' | 'meal'>): string =>
  `${weekday(day)}’s ${mealWord(meal)}`

const MONTH_DAY = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })
const at = (day: Day) => new Date(`${day}T00:00:00Z`)

/** "Nov 23" */
export const shortDate = (day: Day): string => MONTH_DAY.format(at(day))

/** "Nov 23 – 29", "Nov 30 – Dec 6" */
export function weekWords(monday: Day): string {
  const sunday = plusDays(monday, 6)
  const isOneMonth = monday.slice(0, 7) === sunday.slice(0, 7)
  return `${shortDate(monday)} – ${isOneMonth ? Number(sunday.slice(8)) : shortDate(sunday)}`
}

/** Today in this browser's time zone. The only place in the planner that reads a clock for the day. */
export function localDay(now: Date): Day {
  const two = (number: number) => String(number).padStart(2, '0')
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}
