import { type Day, localOf } from '@evenplate/glycemia/day'

/** Figures use wall clock time: each is shown as it was on the wall, in whatever zone it is read. */
const wall = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' })

const TIME = wall({ hour: 'numeric', minute: '2-digit' })
const DAY = wall({ weekday: 'short', month: 'short', day: 'numeric' })
const LONG_DAY = wall({ weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' })
const DATE = wall({ month: 'short', day: 'numeric', year: 'numeric' })

const atNoon = (day: Day) => Date.parse(`${day}T12:00:00Z`)

/** "8:05 AM". */
export const timeOf = (at: number, offset: number): string => TIME.format(localOf(at, offset))
/** From minutes after midnight. */
export const clockOf = (minute: number): string => TIME.format(minute * 60_000)
/** "Mon, Nov 23". */
export const dayWords = (day: Day): string => DAY.format(atNoon(day))
/** "Monday, November 23, 2026". */
export const longDay = (day: Day): string => LONG_DAY.format(atNoon(day))
/** "Nov 23, 2026". */
export const dateWords = (day: Day): string => DATE.format(atNoon(day))
/** "Mon, Nov 23, 8:05 AM". */
export const momentWords = (at: number, offset: number): string =>
  `${DAY.format(localOf(at, offset))}, ${timeOf(at, offset)}`
/** The same from a wall clock time as milliseconds since 1970: "Mon, Nov 23, 8:05 AM". */
export const wallWords = (local: number): string => momentWords(local, 0)
