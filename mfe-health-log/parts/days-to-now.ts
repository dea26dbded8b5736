import { dayFrom, dayOf, numberOfDay, type Window } from '@evenplate/glycemia/day'

/** Days that a recipe's meals are compared over. */
export const RISE_DAYS = 90

/** So many days, of which the last is today. */
export function daysToNow(count: number, now: number, offset: number): Window {
  const to = dayOf(now, offset)
  return { from: dayFrom(numberOfDay(to) - count + 1), to }
}
