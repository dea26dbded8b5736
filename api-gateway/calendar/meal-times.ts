import type { Day } from '@evenplate/meal-plan/dates'
import type { Meal } from '@evenplate/meal-plan/rules'

const MAIN = { Breakfast: '08:00', Lunch: '12:30', Dinner: '18:30' } as const
/** By the number of snacks that day: between meals, and after dinner. */
const SNACKS = [
  ['15:30'],
  ['10:30', '15:30'],
  ['10:30', '15:30', '20:30'],
  ['10:30', '14:30', '16:30', '20:30'],
] as const

/**
 * When each meal begins, "08:00" in the person's local time. Snacks of one day are spread over it in their given order.
 */
export function mealTimes(
  slots: readonly { id: string; day: Day; meal: Meal }[],
): ReadonlyMap<string, string> {
  const snacks = Map.groupBy(
    slots.filter(({ meal }) => meal === 'Snacks'),
    ({ day }) => day,
  )
  return new Map(
    slots.map(({ id, day, meal }) => {
      if (meal !== 'Snacks') return [id, MAIN[meal]]
      const all = snacks.get(day) ?? []
      const times = SNACKS[Math.min(all.length, SNACKS.length) - 1] ?? SNACKS[0]
      const at = all.findIndex((snack) => snack.id === id)
      // More snacks than the plan offers for a day are all in the evening.
      return [id, times[Math.min(at, times.length - 1)] ?? times[0]]
    }),
  )
}
