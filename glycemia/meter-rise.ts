import {
  AROUND,
  around,
  BEFORE,
  isLowMean,
  type Near,
  nearest,
  ONE_HOUR,
  type TooFew,
  TWO_HOURS,
} from './near-meal.ts'
import type { Point } from './series.ts'

/** mg/dL: differences to the fingerstick before the meal. No peak and no area: nobody measured them. */
export type MeterRise = {
  by: 'meter'
  baseline: number
  isLowBefore: boolean
  oneHour: Difference | null
  twoHours: Difference | null
}

/** `minute`: of the reading, after the start of the meal. */
export type Difference = { rise: number; minute: number }

/** One before, and one at one hour or two: fingersticks need no more. */
export function meterRise(start: number, meters: readonly Point[]): MeterRise | TooFew {
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
