import type { Reading, Unit } from './reading.ts'

/** mg/dL in one mmol/L of glucose (180.1559 g/mol). The only place that has it. */
export const MG_PER_MMOL = 18.01559

export const toMg = (value: number, unit: Unit): number => (unit === 'mg/dL' ? value : value * MG_PER_MMOL)

export const fromMg = (mg: number, unit: Unit): number => (unit === 'mg/dL' ? mg : mg / MG_PER_MMOL)

/** As it is shown: whole mg/dL, tenths of mmol/L. Halves round away from zero, so a fall of 12.5 shows the same number as a rise of 12.5. */
export function roundIn(value: number, unit: Unit): number {
  const steps = unit === 'mg/dL' ? 1 : 10
  // 7.25 mmol/L to mg/dL and back comes out slightly lower; this correction is far below what any device shows.
  const rounded = Math.round(Math.abs(value) * steps + 1e-9) / steps
  return value < 0 && rounded !== 0 ? -rounded : rounded
}

/** mg/dL as a number to show in a unit: 180.16 is 180, or 10. */
export const shownNumber = (mg: number, unit: Unit): number => roundIn(fromMg(mg, unit), unit)

/** mg/dL as text without its unit: "180", "10.0". A fall has a minus sign: "−12". */
export function shownText(mg: number, unit: Unit): string {
  const number = shownNumber(mg, unit)
  const text = Math.abs(number).toFixed(unit === 'mg/dL' ? 0 : 1)
  return number < 0 ? `−${text}` : text
}

/** A reading as it was received: "104", "5.8", "<40", ">22.2"; null if it has no value. */
export function receivedText({ value, unit, bound }: Reading): string | null {
  const digits = unit === 'mg/dL' ? 0 : 1
  if (value !== null) return roundIn(value, unit).toFixed(digits)
  return bound === null ? null : `${bound.op}${roundIn(bound.at, unit).toFixed(digits)}`
}

/**
 * What a reading counts as in sums, mg/dL. One beyond what its device can measure counts as 1 mg/dL beyond that: "<40"
 * as 39, ">22.2 mmol/L" as 401, so that neither end looks better than it was. Null for a reading without a value.
 */
export function mgOf({ value, unit, bound }: Reading): number | null {
  if (value !== null) return Number.isFinite(value) && value > 0 ? toMg(value, unit) : null
  if (bound === null || !Number.isFinite(bound.at) || bound.at <= 0) return null
  const at = Math.round(toMg(bound.at, unit))
  return bound.op === '<' ? Math.max(at - 1, 1) : at + 1
}
