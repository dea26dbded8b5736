import type { Point } from './series.ts'

/** Minutes between readings for the sensors there are: Libre 3 one, Dexcom five, Libre 15. */
export type Interval = 1 | 5 | 15

const MINUTE = 60_000
const INTERVALS: readonly Interval[] = [1, 5, 15]
/** Of a device with one reading. */
const USUAL: Interval = 5

/** How much time each reading covers, and how much of the time was measured. By position in the series, milliseconds. */
export type Weights = {
  /** The gap to the next reading, at most twice the device's interval; the last one covers one interval. */
  time: Float64Array
  /** The part of the device's interval not covered by a later reading of another device: expected and present. */
  covered: Float64Array
  intervals: ReadonlyMap<string | null, Interval>
}

/** `points`: only from sensors, in chronological order. */
export function weightsOf(points: readonly Point[]): Weights {
  const intervals = intervalsOf(points)
  const time = new Float64Array(points.length)
  const covered = new Float64Array(points.length)
  for (const [place, { at, device }] of points.entries()) {
    const interval = intervals.get(device)! * MINUTE
    const next = points[place + 1]
    const gap = next === undefined ? interval : next.at - at
    time[place] = Math.min(gap, 2 * interval)
    covered[place] = next === undefined || next.device === device ? interval : Math.min(gap, interval)
  }
  return { time, covered, intervals }
}

/** Per device: the median of successive gaps, set to the nearest interval (by ratio) that sensors have. */
export function intervalsOf(points: readonly Point[]): Map<string | null, Interval> {
  const gaps = new Map<string | null, { last: number; gaps: number[] }>()
  for (const { at, device } of points) {
    const seen = gaps.get(device)
    if (seen === undefined) gaps.set(device, { last: at, gaps: [] })
    else {
      if (at > seen.last) seen.gaps.push(at - seen.last)
      seen.last = at
    }
  }
  return new Map([...gaps].map(([device, seen]) => [device, snapped(seen.gaps)]))
}

function snapped(gaps: number[]): Interval {
  if (gaps.length === 0) return USUAL
  const sorted = Float64Array.from(gaps).sort()
  const middle = (sorted.length - 1) / 2
  const median = (sorted[Math.floor(middle)]! + sorted[Math.ceil(middle)]!) / 2 / MINUTE
  const distance = (interval: Interval) => Math.abs(Math.log(median / interval))
  return INTERVALS.reduce((best, one) => (distance(one) < distance(best) ? one : best))
}
