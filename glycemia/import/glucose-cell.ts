import type { ReadingKind, Unit } from '../reading.ts'
import type { Bound } from './drawn.ts'

export type GlucoseCell = { value: number; bound: null } | { value: null; bound: Bound | 'low' | 'high' }

/** English, German, French, Spanish; also Dutch, Italian and Portuguese. */
const WORDS = new Map<string, 'low' | 'high'>([
  ...['low', 'lo', 'niedrig', 'tief', 'bas', 'basse', 'faible', 'bajo', 'baja', 'laag', 'basso', 'baixo'].map(
    (word) => [word, 'low'] as const,
  ),
  ...['high', 'hi', 'hoch', 'haut', 'haute', 'élevé', 'élevée', 'eleve', 'alto', 'alta', 'hoog'].map(
    (word) => [word, 'high'] as const,
  ),
])

const NUMBER = /^-?(?:\d{1,12}(?:[.,]\d{0,12})?|[.,]\d{1,12})$/
const BEYOND = /^([<>])\s?(\d{1,4}(?:[.,]\d{1,3})?)$/

/** "112", "6,2", " 5.55 "; null for anything else. */
export function numberIn(cell: string | undefined): number | null {
  if (cell === undefined) return null
  const text = cell.trim()
  return NUMBER.test(text) ? Number(text.replace(',', '.')) : null
}

/** "112", "6,2", "Low", "HOCH", "<40"; null for anything else. */
export function glucoseIn(cell: string | undefined): GlucoseCell | null {
  const value = numberIn(cell)
  if (value !== null) return { value, bound: null }
  const text = cell?.trim() ?? ''
  if (text === '' || text.length > 16) return null
  const word = WORDS.get(text.toLowerCase())
  if (word) return { value: null, bound: word }
  const [, op, at] = BEYOND.exec(text) ?? []
  return at ? { value: null, bound: { op: op as '<' | '>', at: Number(at.replace(',', '.')) } } : null
}

type Limits = { [unit in Unit]: [low: number, high: number] }

/** What "low" and "high" mean on a device, according to its maker. */
export const SENSOR_WORDS: Limits = { 'mg/dL': [40, 400], 'mmol/L': [2.2, 22.2] }
export const LIBRE_WORDS: Limits = { 'mg/dL': [40, 500], 'mmol/L': [2.2, 27.8] }
/** Libre devices of the United States end at 400. */
export const LIBRE_US_WORDS: Limits = { 'mg/dL': [40, 400], 'mmol/L': [2.2, 22.2] }
export const METER_WORDS: Limits = { 'mg/dL': [20, 600], 'mmol/L': [1.1, 33.3] }

export const wordsOf = (kind: ReadingKind) => (kind === 'meter' ? METER_WORDS : SENSOR_WORDS)

export function boundOf(said: Bound | 'low' | 'high', unit: Unit, words: Limits): Bound {
  if (said === 'low') return { op: '<', at: words[unit][0] }
  return said === 'high' ? { op: '>', at: words[unit][1] } : said
}

/** What a device can report; a number outside of this is an error in the file, not a reading. */
const PLAUSIBLE: Limits = { 'mg/dL': [10, 1000], 'mmol/L': [0.6, 55.5] }

export function isPlausible(value: number, unit: Unit): boolean {
  const [low, high] = PLAUSIBLE[unit]
  return value >= low && value <= high
}
