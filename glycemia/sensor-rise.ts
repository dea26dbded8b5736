import {
  AROUND,
  around,
  BEFORE,
  isLowMean,
  type Missing,
  type Near,
  nearest,
  ONE_HOUR,
  type TooFew,
  TWO_HOURS,
} from './near-meal.ts'
import type { Point } from './series.ts'
import { areaAbove, between, type Step } from './sums/area-above.ts'
import type { Interval } from './weights.ts'

/** mg/dL from the baseline; a fall is negative. */
export type SensorRise = {
  by: 'sensor'
  /** Mean of the 30 minutes before the meal. */
  baseline: number
  /** How many readings the baseline averages; fewer than 3 from a 5-minute sensor are few. */
  baselineCount: number
  isLowBefore: boolean
  /** The highest reading of two hours. */
  peak: { rise: number; minute: number }
  /** The reading nearest two hours, within 15 minutes. */
  twoHours: number | null
  /** Above the baseline until two hours, mg/dL × min. */
  area: number
  /** How many of the readings expected in two hours are present. */
  percent: number
}

const SHARE_LEAST = 0.7

/**
 * From one device, so that a rise is never the difference between two sensors; the one with the most readings first. Then
 * from all together, since two programs may each have sent part of one sensor's readings. Null without sensor readings.
 */
export function sensorRise(
  start: number,
  sensors: readonly Point[],
  intervals: ReadonlyMap<string | null, Interval>,
): SensorRise | TooFew | null {
  const near = around(sensors, start, -BEFORE, TWO_HOURS + 30)
  if (near.length === 0) return null
  const perDevice = new Map<string | null, Near[]>()
  for (const one of near) {
    const readings = perDevice.get(one.point.device)
    if (readings === undefined) perDevice.set(one.point.device, [one])
    else readings.push(one)
  }
  const devices = [...perDevice].sort(([, a], [, b]) => b.length - a.length)
  let first: SensorRise | TooFew | null = null
  for (const [device, readings] of devices) {
    const told = ofReadings(readings, intervals.get(device)!)
    if (told.by === 'sensor') return told
    first ??= told
  }
  if (devices.length === 1) return first
  const together = ofReadings(near, intervals.get(devices[0]![0])!)
  return together.by === 'sensor' ? together : first
}

function ofReadings(near: readonly Near[], interval: Interval): SensorRise | TooFew {
  const before = near.filter(({ minute }) => minute <= 0)
  const after = near.filter(({ minute }) => minute > 0 && minute <= TWO_HOURS)
  const expected = TWO_HOURS / interval
  const missing = [
    ...(before.length === 0 ? [{ readings: 1, from: -BEFORE, to: 0 }] : []),
    ...missingAfter(
      after.map(({ minute }) => minute),
      interval,
    ),
  ]
  if (missing.length > 0) return { by: 'nothing', missing }
  const baseline = before.reduce((sum, { point }) => sum + point.mg, 0) / before.length
  const steps = after.map(({ minute, point }) => ({ minute, rise: point.mg - baseline }))
  const peak = steps.reduce((best, one) => (one.rise > best.rise ? one : best))
  const next = near.find(
    ({ minute }) => minute > TWO_HOURS && minute <= TWO_HOURS + (interval === 15 ? 30 : 15),
  )
  const atTwoHours = nearest(near, TWO_HOURS, AROUND)
  return {
    by: 'sensor',
    baseline,
    baselineCount: before.length,
    isLowBefore: isLowMean(before, baseline),
    peak,
    twoHours: atTwoHours === null ? null : atTwoHours.point.mg - baseline,
    area: areaAbove(untilTwoHours(steps, next && { minute: next.minute, rise: next.point.mg - baseline })),
    percent: Math.min(100, (100 * after.length) / expected),
  }
}

/** Starts at the baseline; the end is on the line to the next reading or, without one, repeats the last reading. */
function untilTwoHours(steps: readonly Step[], next: Step | undefined): Step[] {
  const last = steps.at(-1)!
  const end = next === undefined ? last.rise : between(last, next, TWO_HOURS)
  return [{ minute: 0, rise: 0 }, ...steps, { minute: TWO_HOURS, rise: end }]
}

/** 70 percent of the readings of two hours, and no gap over 20 minutes (30 with a 15-minute sensor). */
function missingAfter(minutes: readonly number[], interval: Interval): Missing[] {
  const least = Math.ceil((SHARE_LEAST * TWO_HOURS) / interval - 1e-9)
  const tooFew = least - minutes.length
  const gapMost = interval === 15 ? 30 : 20
  const stops = [0, ...minutes, TWO_HOURS]
  const gaps = stops
    .map((to, at) => ({ from: stops[at - 1] ?? 0, to }))
    .filter(({ from, to }) => to - from > gapMost + 0.5)
  if (tooFew <= 0)
    return gaps.map(({ from, to }) => ({
      readings: Math.ceil((to - from) / (gapMost + 0.5)) - 1,
      from: Math.round(from),
      to: Math.round(to),
    }))
  const perHour = Math.ceil((SHARE_LEAST * ONE_HOUR) / interval - 1e-9)
  const inFirst = minutes.filter((minute) => minute <= ONE_HOUR).length
  const isFirstThin = inFirst < perHour
  const isSecondThin = minutes.length - inFirst < perHour
  return [
    {
      readings: tooFew,
      from: isFirstThin ? 0 : ONE_HOUR,
      to: isSecondThin ? TWO_HOURS : ONE_HOUR,
    },
  ]
}
