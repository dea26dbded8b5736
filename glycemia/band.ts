import { type Band, type Edges, edgesOf, type Group } from './groups.ts'
import type { Unit } from './reading.ts'
import { roundIn } from './unit.ts'

/**
 * The band of a value, in the unit it was received in. It is first rounded as that unit is shown, so a value is always in
 * the band of the number a person reads: 180.16 mg/dL shows as 180 and is in range.
 */
export const bandOf = (value: number, unit: Unit, group: Group): Band =>
  bandWithin(edgesOf(group, unit), roundIn(value, unit))

/** Every number is in exactly one band. */
export function bandWithin({ veryLow, low, top, high }: Edges, value: number): Band {
  if (value < veryLow) return 'very-low'
  if (value < low) return 'low'
  if (value <= top) return 'in-range'
  return high === null || value <= high ? 'high' : 'very-high'
}

/** Below these a reading is low (level 1) and very low (level 2), in any group. */
const LOW = { 'mg/dL': 70, 'mmol/L': 3.9 } as const
const VERY_LOW = { 'mg/dL': 54, 'mmol/L': 3.0 } as const

export const isLow = (value: number, unit: Unit): boolean => roundIn(value, unit) < LOW[unit]
export const isVeryLow = (value: number, unit: Unit): boolean => roundIn(value, unit) < VERY_LOW[unit]

/** 70–140 mg/dL, 3.9–7.8 mmol/L. The consensus states no goal for it (doi 10.1016/S2213-8587(22)00319-9). */
export const isInTightRange = (value: number, unit: Unit): boolean => {
  const shown = roundIn(value, unit)
  return shown >= LOW[unit] && shown <= (unit === 'mg/dL' ? 140 : 7.8)
}
