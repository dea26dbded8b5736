import { isLow } from './band.ts'
import type { Point } from './series.ts'
import { fromMg } from './unit.ts'

/** A reading near a meal; `minute`: after the meal's start, negative before it. */
export type Near = { minute: number; point: Point }

/** This many more readings between two minutes after the start of the meal; negative minutes are before it. */
export type Missing = { readings: number; from: number; to: number }
/** Too few readings for a rise, and what is missing. */
export type TooFew = { by: 'nothing'; missing: Missing[] }

/** Minutes: of the baseline, of a rise, and how far from an hour a reading may be to count for it. */
export const BEFORE = 30
export const ONE_HOUR = 60
export const TWO_HOURS = 120
export const AROUND = 15

const MINUTE = 60_000

/** The earlier of two that are equally near. */
export function nearest(near: readonly Near[], minute: number, within: number): Near | null {
  const away = (one: Near) => Math.abs(one.minute - minute)
  return near
    .filter((one) => away(one) <= within)
    .reduce<Near | null>((best, one) => (best === null || away(one) < away(best) ? one : best), null)
}

/** By the threshold in the unit of the readings before the meal. */
export const isLowMean = (before: readonly Near[], mean: number): boolean => {
  const { unit } = before[0]!.point
  return isLow(fromMg(mean, unit), unit)
}

/** Readings from one minute to another after a given time, both included. `points`: in chronological order. */
export function around(points: readonly Point[], start: number, from: number, to: number): Near[] {
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
