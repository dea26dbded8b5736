import { dayFrom, dayOf, numberOfDay, type Window } from '@evenplate/glycemia/day'

/** Days over which a recipe's meals are compared. */
export const RISE_DAYS = 90

/** The last days, including today. */
export function daysToNow(count: number, now: number, offset: number): Window {
  const to = dayOf(now, offset)
  return { from: dayFrom(numberOfDay(to) - count + 1), to }
}
