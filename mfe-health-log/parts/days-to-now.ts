import { dayFrom, dayOf, numberOfDay, type Window } from '@evenplate/glycemia/day'

/** So many days, of which the last is today. */
export function daysToNow(count: number, now: number, offset: number): Window {
  const to = dayOf(now, offset)
  return { from: dayFrom(numberOfDay(to) - count + 1), to }
}
