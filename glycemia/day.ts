const MINUTE = 60_000
const MS_A_DAY = 86_400_000

/** A local day, without a time zone: `2026-11-23`. */
export type Day = string

/** Days from first to last, both of them included. */
export type Window = { from: Day; to: Day }

/** Wall clock of a moment, as milliseconds since 1970 as if it were UTC. `offset`: minutes ahead of UTC. */
export const localOf = (at: number, offset: number): number => at + offset * MINUTE

/** Days since 1970 of a wall clock. */
export const dayNumber = (local: number): number => Math.floor(local / MS_A_DAY)

/** 0 at midnight to 1439. */
export const minuteOfDay = (local: number): number =>
  Math.floor((local - dayNumber(local) * MS_A_DAY) / MINUTE)

export const dayFrom = (number: number): Day => new Date(number * MS_A_DAY).toISOString().slice(0, 10)

export const dayOf = (at: number, offset: number): Day => dayFrom(dayNumber(localOf(at, offset)))

/** NaN for text that is not a day, so a window made from it contains nothing. */
export const numberOfDay = (day: Day): number => Date.parse(`${day}T00:00:00Z`) / MS_A_DAY

export const daysIn = ({ from, to }: Window): number => numberOfDay(to) - numberOfDay(from) + 1

/**
 * A number of days, ending with the last complete one (yesterday), or with the day of the last reading if that is
 * earlier. `offset`: minutes that local time is ahead of UTC now.
 */
export function lastDays(
  count: number,
  now: number,
  offset: number,
  last?: { at: number; offset: number } | null,
): Window {
  const yesterday = dayNumber(localOf(now, offset)) - 1
  const to = last ? Math.min(yesterday, dayNumber(localOf(last.at, last.offset))) : yesterday
  return { from: dayFrom(to - count + 1), to: dayFrom(to) }
}

/** From the first to the last moment, in UTC, when it may be one of those days anywhere on earth: for a database query. */
export const momentsOf = ({ from, to }: Window): { from: number; to: number } => ({
  from: numberOfDay(from) * MS_A_DAY - 14 * 60 * MINUTE,
  to: (numberOfDay(to) + 1) * MS_A_DAY + 12 * 60 * MINUTE,
})
