import { minuteOfDay } from './day.ts'
import type { Point } from './series.ts'
import { quantile } from './sums/quantile.ts'
import { smoothAround } from './sums/smooth-around.ts'

/** A part of the day over all days: mg/dL at 5, 25, 50, 75 and 95 percent. Null if it has too few days or readings. */
export type PatternBin = {
  /** Minutes after midnight, local time, at which it begins; it ends with the next one. */
  minute: number
  p5: number | null
  p25: number | null
  p50: number | null
  p75: number | null
  p95: number | null
  /** Days and readings that contribute. */
  days: number
  count: number
}

/**
 * - `curve`: of a sensor, smoothed, by half hours.
 * - `medians`: of fingersticks, as they are, by two hours.
 * - `dots`: too little for either; a page shows dots, a line a day.
 */
export type DailyPattern =
  | { shape: 'curve'; bins: PatternBin[]; minutes: number }
  | { shape: 'medians'; bins: PatternBin[]; minutes: number }
  | { shape: 'dots'; missing: { days: number; percent: number; readings: number } }

export const SENSOR_BIN = 30
export const METER_BIN = 120
/** Days needed for a bin, and for its two outer lines. */
const DAYS_LEAST = 3
const DAYS_FOR_OUTER = 5
/** Fingersticks needed for a pattern, a bin's median, and its quartiles. */
const STICKS_LEAST = 30
const STICKS_FOR_MEDIAN = 3
const STICKS_FOR_QUARTERS = 5
/** As in Tidepool: the sensor was worn 70 percent of the time on the seven best days together. */
const BEST_DAYS = 7
const BEST_PERCENT = 70

/** `wear`: percent of each day with readings that was measured, in any order. */
export function sensorPattern(points: readonly Point[], wear: readonly number[]): DailyPattern {
  const best = [...wear].sort((a, b) => b - a).slice(0, BEST_DAYS)
  const percent = best.reduce((sum, one) => sum + one, 0) / Math.max(1, best.length)
  const missing = { days: BEST_DAYS - best.length, percent: Math.max(0, BEST_PERCENT - percent), readings: 0 }
  if (missing.days > 0 || missing.percent > 0) return { shape: 'dots', missing }
  const bins = binned(points, SENSOR_BIN)
  // Smoothed before the outer lines are removed: all five then get the same weights and cannot cross.
  const smooth = smoothAround(bins.map(({ days, values }) => (days < DAYS_LEAST ? null : fiveOf(values))))
  return {
    shape: 'curve',
    minutes: SENSOR_BIN,
    bins: bins.map(({ minute, days, values }, at) => {
      const [p5, p25, p50, p75, p95] = smooth[at] ?? NONE
      const isOuter = days >= DAYS_FOR_OUTER
      return {
        minute,
        p5: isOuter ? p5 : null,
        p25,
        p50,
        p75,
        p95: isOuter ? p95 : null,
        days,
        count: values.length,
      }
    }),
  }
}

/** Neighbors are two hours apart, before and after a meal: they are not smoothed into each other. */
export function meterPattern(points: readonly Point[]): DailyPattern {
  const readings = Math.max(0, STICKS_LEAST - points.length)
  if (readings > 0) return { shape: 'dots', missing: { days: 0, percent: 0, readings } }
  return {
    shape: 'medians',
    minutes: METER_BIN,
    bins: binned(points, METER_BIN).map(({ minute, days, values }) => {
      const count = values.length
      const [, p25, p50, p75] = count < STICKS_FOR_MEDIAN ? NONE : fiveOf(values)
      const hasQuarters = count >= STICKS_FOR_QUARTERS
      return {
        minute,
        p5: null,
        p25: hasQuarters ? p25 : null,
        p50,
        p75: hasQuarters ? p75 : null,
        p95: null,
        days,
        count,
      }
    }),
  }
}

type Five = [number, number, number, number, number]
const NONE = [null, null, null, null, null] as const

const fiveOf = (sorted: Float64Array): Five => [
  quantile(sorted, 0.05),
  quantile(sorted, 0.25),
  quantile(sorted, 0.5),
  quantile(sorted, 0.75),
  quantile(sorted, 0.95),
]

/** By the wall clock: the hour that repeats in fall gives its part of the day two readings on one day. */
function binned(points: readonly Point[], minutes: number) {
  const bins = Array.from({ length: 1440 / minutes }, (_, at) => ({
    minute: at * minutes,
    days: new Set<number>(),
    values: [] as number[],
  }))
  for (const { local, day, mg } of points) {
    const bin = bins[Math.floor(minuteOfDay(local) / minutes)]!
    bin.days.add(day)
    bin.values.push(mg)
  }
  return bins.map(({ minute, days, values }) => ({
    minute,
    days: days.size,
    values: Float64Array.from(values).sort(),
  }))
}
