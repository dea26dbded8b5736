import { type Day, dayFrom } from './day.ts'
import type { Point } from './series.ts'
import type { Interval, Weights } from './weights.ts'

const MS_A_DAY = 86_400_000

/** What clinicians want: 14 days, 70 percent of them measured (International Consensus). */
export const DAYS_WANTED = 14
export const PERCENT_WANTED = 70

export type Coverage = {
  count: number
  /** First and last reading, milliseconds since 1970. */
  first: number
  last: number
  firstDay: Day
  lastDay: Day
  /** Calendar days from the first reading's to the last one's, both included. */
  days: number
  /** Calendar days that have a reading. */
  daysWithReadings: number
  /** Readings present, of those expected between the first and the last one: percent, 100 at most. */
  percent: number
  /** Readings expected, by each device's interval. */
  expected: number
  /** Minutes between readings of the sensors, shortest first. */
  intervals: Interval[]
  sufficiency: Sufficiency
}

/**
 * - `list`: less than a day: a list and dots, no figures.
 * - `some`: figures, with how many days and how much of the time they cover, and what is missing to 14 days at 70 percent.
 * - `enough`: all figures.
 */
export type Sufficiency =
  | { level: 'list'; missingMinutes: number }
  | { level: 'some'; missingDays: number; missingPercent: number }
  | { level: 'enough' }

/** Of sensors' readings in order of time; null without any. */
export function coverageOf(points: readonly Point[], { covered, intervals }: Weights): Coverage | null {
  const first = points[0]
  const last = points.at(-1)
  if (first === undefined || last === undefined) return null
  const measured = covered.reduce((sum, one) => sum + one, 0)
  const span = last.at - first.at + intervals.get(last.device)! * 60_000
  // Readings closer together than the device's interval would count as more than there are.
  const percent = Math.min(100, (100 * measured) / span)
  const days = last.day - first.day + 1
  return {
    count: points.length,
    first: first.at,
    last: last.at,
    firstDay: dayFrom(first.day),
    lastDay: dayFrom(last.day),
    days,
    daysWithReadings: new Set(points.map(({ day }) => day)).size,
    percent,
    expected: Math.max(points.length, Math.round((points.length * span) / measured)),
    intervals: [...new Set(intervals.values())].sort((a, b) => a - b),
    sufficiency: sufficiencyOf(span, days, percent),
  }
}

function sufficiencyOf(span: number, days: number, percent: number): Sufficiency {
  if (span < MS_A_DAY) return { level: 'list', missingMinutes: Math.ceil((MS_A_DAY - span) / 60_000) }
  if (days >= DAYS_WANTED && percent >= PERCENT_WANTED) return { level: 'enough' }
  return {
    level: 'some',
    missingDays: Math.max(0, DAYS_WANTED - days),
    missingPercent: Math.max(0, PERCENT_WANTED - percent),
  }
}
