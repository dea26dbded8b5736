import { isLow } from './band.ts'
import type { EatenMeal } from './reading.ts'
import type { Point } from './series.ts'
import { areaAbove, between, type Step } from './sums/area-above.ts'
import { fromMg } from './unit.ts'
import { type Interval, intervalsOf } from './weights.ts'

/**
 * What readings did after a meal, mg/dL, from its start on; a fall is negative.
 * - `sensor`: `baseline`: mean of the 30 minutes before; `peak`: the highest reading of two hours; `twoHours`: the reading
 *   nearest two hours, within 15 minutes; `area`: above the baseline, mg/dL × min; `percent`: readings of those expected.
 * - `meter`: fingersticks alone: differences to the one before. No peak and no area: nobody measured them.
 * - `waiting`: its two hours are not over.
 * - `nothing`: too few readings, with those that are missing.
 */
export type Rise =
  | {
      by: 'sensor'
      baseline: number
      /** Readings that the baseline is the mean of; fewer than 3 of a 5-minute sensor are few. */
      baselineCount: number
      isLowBefore: boolean
      peak: { rise: number; minute: number }
      twoHours: number | null
      area: number
      percent: number
    }
  | {
      by: 'meter'
      baseline: number
      isLowBefore: boolean
      oneHour: Difference | null
      twoHours: Difference | null
    }
  | { by: 'waiting'; until: number }
  | { by: 'nothing'; missing: Missing[] }

/** `minute`: of the reading, after the start of the meal. */
export type Difference = { rise: number; minute: number }
/** So many more readings between two minutes after the start of the meal; negative ones are before it. */
export type Missing = { readings: number; from: number; to: number }

/** Minutes. */
const BEFORE = 30
const TWO_HOURS = 120
const AROUND = 15
const ONE_HOUR = 60
const SHARE_LEAST = 0.7

const MINUTE = 60_000

/** What rises are read from; made once for all meals. */
export type RiseGround = {
  sensors: readonly Point[]
  meters: readonly Point[]
  intervals: ReadonlyMap<string | null, Interval>
}

export function riseGround(points: readonly Point[]): RiseGround {
  const sensors = points.filter(({ kind }) => kind === 'sensor')
  return {
    sensors,
    meters: points.filter(({ kind }) => kind === 'meter'),
    intervals: intervalsOf(sensors),
  }
}

export function riseOf(meal: Pick<EatenMeal, 'at'>, ground: RiseGround, now: number): Rise {
  const tried = bySensor(meal.at, ground)
  if (tried?.by === 'sensor') return tried
  const sticks = byMeter(meal.at, ground.meters)
  if (sticks.by === 'meter') return sticks
  if (now < meal.at + TWO_HOURS * MINUTE) return { by: 'waiting', until: meal.at + TWO_HOURS * MINUTE }
  return tried ?? sticks
}

type Told = Extract<Rise, { by: 'sensor' | 'meter' | 'nothing' }>

/**
 * Of one device, so that a rise is never the difference between two sensors: of the one with most readings first. Then of
 * all together, as two programs may each have sent a part of the same sensor's. Null without any reading of a sensor.
 */
function bySensor(start: number, { sensors, intervals }: RiseGround): Told | null {
  const near = around(sensors, start, -BEFORE, TWO_HOURS + 30)
  if (near.length === 0) return null
  const perDevice = new Map<string | null, Near[]>()
  for (const one of near) {
    const readings = perDevice.get(one.point.device)
    if (readings === undefined) perDevice.set(one.point.device, [one])
    else readings.push(one)
  }
  const devices = [...perDevice].sort(([, a], [, b]) => b.length - a.length)
  let first: Told | null = null
  for (const [device, readings] of devices) {
    const told = ofReadings(readings, intervals.get(device)!)
    if (told.by === 'sensor') return told
    first ??= told
  }
  if (devices.length === 1) return first
  const together = ofReadings(near, intervals.get(devices[0]![0])!)
  return together.by === 'sensor' ? together : first
}

type Near = { minute: number; point: Point }

function ofReadings(near: readonly Near[], interval: Interval): Told {
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

/** From the baseline at the start; the end lies on the line to the next reading, or else is the last one carried on. */
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

/** One before, and one at one hour or two: fingersticks need no more. */
function byMeter(start: number, meters: readonly Point[]): Told {
  const near = around(meters, start, -BEFORE, TWO_HOURS + AROUND)
  const before = near.filter(({ minute }) => minute <= 0).at(-1)
  const one = nearest(near, ONE_HOUR, AROUND)
  const two = nearest(near, TWO_HOURS, AROUND)
  if (before === undefined || (one === null && two === null)) {
    const missing = [
      ...(before === undefined ? [{ readings: 1, from: -BEFORE, to: 0 }] : []),
      ...(one === null && two === null ? [{ readings: 1, from: ONE_HOUR, to: TWO_HOURS }] : []),
    ]
    return { by: 'nothing', missing }
  }
  const baseline = before.point.mg
  const difference = (near: Near | null) =>
    near && { rise: near.point.mg - baseline, minute: Math.round(near.minute) }
  return {
    by: 'meter',
    baseline,
    isLowBefore: isLowMean([before], baseline),
    oneHour: difference(one),
    twoHours: difference(two),
  }
}

const isLowMean = (before: readonly Near[], mean: number) => {
  const { unit } = before[0]!.point
  return isLow(fromMg(mean, unit), unit)
}

/** The earlier one of two that are as near. */
function nearest(near: readonly Near[], minute: number, within: number): Near | null {
  const away = (one: Near) => Math.abs(one.minute - minute)
  return near
    .filter((one) => away(one) <= within)
    .reduce<Near | null>((best, one) => (best === null || away(one) < away(best) ? one : best), null)
}

/** Readings from one minute to another after a moment, both included. `points`: in order of time. */
function around(points: readonly Point[], start: number, from: number, to: number): Near[] {
  const near: Near[] = []
  for (let at = firstFrom(points, start + from * MINUTE); at < points.length; at++) {
    const point = points[at]!
    if (point.at > start + to * MINUTE) break
    near.push({ minute: (point.at - start) / MINUTE, point })
  }
  return near
}

function firstFrom(points: readonly Point[], moment: number): number {
  let low = 0
  let high = points.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (points[middle]!.at < moment) low = middle + 1
    else high = middle
  }
  return low
}
