import type { Reading, Treatment, Unit } from '../reading.ts'

const UNIT: { [unit in Unit]: string } = { 'mg/dL': 'g', 'mmol/L': 'm' }

const minuteOf = (at: number) => Math.floor(at / 60_000).toString(36)

/**
 * The same text for the same reading, whatever file it came in: kind, minute (UTC), value or bound as received, unit,
 * device. At most 60 letters with a device key of 24.
 */
export function readingKey(reading: Reading): string {
  const { kind, at, value, bound, unit, device } = reading
  const said = value ?? (bound ? `${bound.op}${bound.at}` : '?')
  return `${kind === 'sensor' ? 's' : 'f'}${minuteOf(at)}.${said}${UNIT[unit]}.${device ?? ''}`
}

/** The same for carbohydrate, insulin and treated lows. */
export const mealKey = (meal: { at: number; carbs: number }) => `c${minuteOf(meal.at)}.${meal.carbs}`
export const treatmentKey = (treatment: Treatment) => `t${minuteOf(treatment.at)}`
export const insulinKey = (entry: { at: number; units: number; sort: string }) =>
  `i${minuteOf(entry.at)}.${entry.units}${entry.sort[0]}`
