/** How many days a report can have: with more, a day's curve would be too small to read. */
export const REPORT_DAYS = [14, 30, 90] as const

/** @param search of the address; anything unknown means 14 */
export const daysOf = (search: string): number =>
  REPORT_DAYS.find((days) => String(days) === new URLSearchParams(search).get('days')) ?? 14
