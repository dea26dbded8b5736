/** In which order a file writes day, month and year. */
export type DateOrder = 'YMD' | 'DMY' | 'MDY'

/** A date as written: three numbers, and the separator. */
export type WrittenDate = { first: number; second: number; third: number; sign: string; yearFirst: boolean }

const DATE = String.raw`(\d{1,4})([-/.])(\d{1,2})\2(\d{1,4})`
const CLOCK = String.raw`(\d{1,2})[:.](\d{2})(?:[:.](\d{2})(?:[.,]\d{1,9})?)?(?:\s?([ap])\.?\s?m\.?)?`
const WRITTEN = new RegExp(`^${DATE}(?:(?:T|,? {1,4})${CLOCK})?$`, 'i')
const MOMENT =
  /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:[.,]\d{1,9})?)?\s?(?:Z|[+-]\d{2}:?\d{2}|[+-]\d{2}| ?UTC)$/i

const NARROW_BLANKS = /[\u00a0\u202f\u2009]/g

/** The date in "05-11-2026 08:14 PM" without deciding which is the month; null if there is none. */
export function writtenDate(text: string): WrittenDate | null {
  const [, first, sign, second, third] = WRITTEN.exec(plain(text)) ?? []
  if (!first || !third) return null
  return {
    first: Number(first),
    second: Number(second),
    third: Number(third),
    sign: sign!,
    yearFirst: first.length > 2,
  }
}

/**
 * Milliseconds of a wall clock without a zone, as if it were UTC; NaN if it is not a time or there is no such day.
 * Accepts 24 and 12 hour clocks, seconds or none, "T" or blanks, a two-digit year as 20xx.
 */
export function wallTime(text: string, order: DateOrder): number {
  const found = WRITTEN.exec(plain(text))
  if (!found) return Number.NaN
  const [, first, , second, third, hours, minutes, seconds, half] = found
  const yearFirst = first!.length > 2
  const year = Number(yearFirst ? first : third)
  const month = Number(yearFirst || order === 'DMY' ? second : first)
  const day = Number(yearFirst ? third : order === 'DMY' ? first : second)
  const hour = hourOf(Number(hours ?? 0), half)
  const minute = Number(minutes ?? 0)
  const second_ = Number(seconds ?? 0)
  if (month < 1 || month > 12 || day < 1 || hour > 23 || minute > 59 || second_ > 59) return Number.NaN
  const at = Date.UTC(year < 100 ? 2000 + year : year, month - 1, day, hour, minute, second_)
  return day > 28 && new Date(at).getUTCDate() !== day ? Number.NaN : at
}

/** A time with its own zone: "2026-11-05T08:00:00Z" (whose offset is unknown), "… +01:00". */
export function momentIn(text: string): { at: number; offset: number | null } | null {
  const said = text.trim()
  if (!MOMENT.test(said)) return null
  const zone = /[+-]\d{2}:?(?:\d{2})?$/.exec(said.slice(10))?.[0]
  const clock = Date.parse(`${said.slice(0, 16).replace(' ', 'T')}Z`)
  const seconds = Number(/^:(\d{2})/.exec(said.slice(16))?.[1] ?? 0)
  if (Number.isNaN(clock)) return null
  const offset = zone ? minutesOf(zone) : 0
  return { at: clock + seconds * 1000 - offset * 60_000, offset: zone ? offset : null }
}

function minutesOf(zone: string): number {
  const minutes = Number(zone.slice(1, 3)) * 60 + Number(zone.slice(3).replace(':', '') || 0)
  return zone.startsWith('-') ? -minutes : minutes
}

function hourOf(hour: number, half: string | undefined): number {
  if (!half) return hour
  if (hour < 1 || hour > 12) return Number.NaN
  return (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0)
}

const plain = (text: string) => (text.length > 40 ? '' : text.trim().replace(NARROW_BLANKS, ' '))
