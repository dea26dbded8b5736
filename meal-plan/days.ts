/** Calendar days, without a schema, so that parts drawn on other pages need to load only this. */

/** A day as people write it on a calendar, without a time zone: `2026-11-23`. */
export type Day = string

const MS_A_DAY = 86_400_000

/** The day that is `days` after another; negative means before. */
export const plusDays = (from: Day, days: number): Day =>
  new Date(Date.parse(`${from}T00:00:00Z`) + days * MS_A_DAY).toISOString().slice(0, 10)

/** Days from one to another: 1 from Monday to Tuesday. */
export const daysBetween = (from: Day, to: Day): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / MS_A_DAY)

/** 0 for Monday to 6 for Sunday. */
export const weekdayOf = (of: Day): number => (new Date(`${of}T00:00:00Z`).getUTCDay() + 6) % 7

/** The Monday of the week that a day is in; it identifies the week in addresses and in the database. */
export const mondayOf = (of: Day): Day => plusDays(of, -weekdayOf(of))

/** The seven days of the week that begins on this Monday. */
export const daysOf = (monday: Day): Day[] => Array.from({ length: 7 }, (_, at) => plusDays(monday, at))
