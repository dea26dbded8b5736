/** Minutes that this browser's clock is ahead of UTC at a given time. */
export const offsetAt = (at: number): number => -new Date(at).getTimezoneOffset()

/** A time as a date and time field has it: "2026-11-23T08:05". */
export const fieldOf = (at: number, offset = offsetAt(at)): string =>
  new Date(at + offset * 60_000).toISOString().slice(0, 16)

/** The time chosen in such a field, in this browser's time zone; null if it is not a time, in the future or before 1990. */
export function momentOf(field: string, now: number): { at: number; offset: number } | null {
  const at = new Date(field).getTime()
  if (Number.isNaN(at) || at > now + 60_000 || at < Date.UTC(1990, 0, 1)) return null
  return { at, offset: offsetAt(at) }
}
