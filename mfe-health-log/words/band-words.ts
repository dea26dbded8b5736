import { type Band, edgesOf, type GoalOf, type Group } from '@evenplate/glycemia/groups'
import type { Unit } from '@evenplate/glycemia/reading'

/** Bands are named in words; patterns and colors only repeat them. */
export const BAND_WORDS: Record<Band, string> = {
  'very-low': 'Very low',
  low: 'Low',
  'in-range': 'In range',
  high: 'High',
  'very-high': 'Very high',
}

/** "70 to 180", "under 54", "over 13.9", without the unit. */
export function rangeOf(band: Band, group: Group, unit: Unit): string {
  const { veryLow, low, top, high } = edgesOf(group, unit)
  const step = unit === 'mg/dL' ? 1 : 0.1
  const say = (value: number) => value.toFixed(unit === 'mg/dL' ? 0 : 1)
  switch (band) {
    case 'very-low':
      return `under ${say(veryLow)}`
    case 'low':
      return `${say(veryLow)} to ${say(low - step)}`
    case 'in-range':
      return `${say(low)} to ${say(top)}`
    case 'high':
      return high === null ? `over ${say(top)}` : `${say(top + step)} to ${say(high)}`
    case 'very-high':
      return `over ${say(high ?? top)}`
  }
}

/** What a goal is about, with the range in the person's unit: "Below 70 mg/dL". */
export function goalWords(of: GoalOf, group: Group, unit: Unit): string {
  const { veryLow, low, top, high } = edgesOf(group, unit)
  const say = (value: number) => `${value.toFixed(unit === 'mg/dL' ? 0 : 1)} ${unit}`
  switch (of) {
    case 'in-range':
      return `In range (${rangeOf('in-range', group, unit)} ${unit})`
    case 'below':
      return `Below ${say(low)}`
    case 'very-low':
      return `Below ${say(veryLow)}`
    case 'above':
      return `Above ${say(top)}`
    case 'very-high':
      return `Above ${say(high ?? top)}`
  }
}
