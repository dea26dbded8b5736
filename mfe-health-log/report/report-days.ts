/** Of how many days a report can be: with more of them, a day's curve would be too small to read. */
export const REPORT_DAYS = [14, 30, 90] as const

/** @param search of the address; what it does not know is 14 */
export const daysOf = (search: string): number =>
  REPORT_DAYS.find((days) => String(days) === new URLSearchParams(search).get('days')) ?? 14
