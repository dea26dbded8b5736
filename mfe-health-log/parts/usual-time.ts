import { type Day, dayOf } from '@evenplate/glycemia/day'
import { offsetAt } from '../entry/wall-clock.ts'

const USUAL = new Map([
  ['Breakfast', '08:00'],
  ['Lunch', '12:30'],
  ['Snacks', '15:30'],
  ['Dinner', '18:30'],
])

/**
 * When a planned meal was eaten, as far as a plan knows: now on its own day, at the meal's usual time on an earlier
 * day. Null on a future day: nobody has eaten it.
 */
export function usualTime(on: Day, meal: string, now: number): { at: number; offset: number } | null {
  const today = dayOf(now, offsetAt(now))
  if (on > today) return null
  const at = on === today ? now : new Date(`${on}T${USUAL.get(meal) ?? '12:00'}`).getTime()
  return Number.isNaN(at) ? null : { at, offset: offsetAt(at) }
}
