import * as z from 'zod/mini'

export { type Day, daysBetween, daysOf, mondayOf, plusDays, weekdayOf } from './days.ts'

/** A day as people write it on a calendar, without a time zone: `2026-11-23`. */
export const day = z.string().check(z.refine(isDay, 'Please choose a day.'))

/** First and last day that a plan may have: people plan near today; a date far away is a typo. */
export const FIRST_DAY = '2020-01-01'
export const LAST_DAY = '2099-12-31'

export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const at = Date.parse(`${text}T00:00:00Z`)
  return (
    !Number.isNaN(at) && new Date(at).toISOString().startsWith(text) && text >= FIRST_DAY && text <= LAST_DAY
  )
}
