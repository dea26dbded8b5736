import { isLow } from '@evenplate/glycemia/band'
import type { Unit } from '@evenplate/glycemia/reading'
import { fromMg, roundIn, toMg } from '@evenplate/glycemia/unit'

/** What was typed: a value, questioned if it is implausible, but never refused for that alone. */
export type Read =
  | { kind: 'nothing'; says: string }
  | { kind: 'value'; value: number; isLow: boolean; question: Question | null }

/** `other`: the same number in the other unit, if that is more likely. */
export type Question = { says: string; other: { value: number; unit: Unit } | null }

/** The maximum that is stored (mg/dL), and what meters show as numbers: LO is under 20, HI over 600. */
const MOST = { 'mg/dL': 1000, 'mmol/L': 55.5 } as const
const PLAUSIBLE = { 'mg/dL': { from: 20, to: 600 }, 'mmol/L': { from: 1.1, to: 33.3 } } as const

export function readGlucose(text: string, unit: Unit): Read {
  const typed = text.trim().replace(',', '.')
  if (typed === '') return { kind: 'nothing', says: 'Type the number that your meter shows.' }
  if (!/^\d{1,5}(\.\d{0,3})?$/.test(typed))
    return { kind: 'nothing', says: `Type only a number, such as ${unit === 'mg/dL' ? '104' : '5.8'}.` }
  const value = roundIn(Number(typed), unit)
  const other = inOtherUnit(Number(typed), unit)
  if (value <= 0) return { kind: 'nothing', says: 'A reading has to be more than 0.' }
  if (value > MOST[unit])
    return {
      kind: 'nothing',
      says: other
        ? `${typed} is more than any meter shows in ${unit}. If your meter shows ${other.unit}, change the unit in Settings.`
        : `${typed} is more than any meter shows. Please check it.`,
    }
  const { from, to } = PLAUSIBLE[unit]
  const isOdd = value < from || value > to
  return {
    kind: 'value',
    value,
    isLow: isLow(value, unit),
    question: isOdd
      ? {
          says: other
            ? `${typed} ${unit} is unusual. Did you mean ${other.value} ${other.unit}?`
            : `${typed} ${unit} is unusual. Is it what your meter shows?`,
          other,
        }
      : null,
  }
}

/** A number that makes sense in the other unit. */
function inOtherUnit(value: number, unit: Unit): { value: number; unit: Unit } | null {
  const other: Unit = unit === 'mg/dL' ? 'mmol/L' : 'mg/dL'
  const { from, to } = PLAUSIBLE[other]
  return value >= from && value <= to ? { value: roundIn(value, other), unit: other } : null
}

/** A value in its stored unit, shown in another. */
export const inUnit = (value: number, from: Unit, to: Unit): number =>
  roundIn(fromMg(toMg(value, from), to), to)
