import type { ReadingKind, Unit } from '../reading.ts'
import type { LeftOut } from './problem.ts'

/**
 * When, as a row gives it. `wall`: wall clock without a zone, as if it were UTC, in ms. `tick`: seconds of a
 * clock that never jumps (Clarity's transmitter time), and `clock`, whose it is. `at`: a moment in UTC; its `offset` in minutes if the row says it.
 */
export type Moment =
  | { wall: number; tick: number | null; clock: string | null }
  | { at: number; offset: number | null }

export type Bound = { op: '<' | '>'; at: number }

export type DrawnReading = {
  is: 'reading'
  time: Moment
  kind: ReadingKind
  value: number | null
  unit: Unit
  bound: Bound | null
  /** The device as the file names it: passed only to the function that makes a keyed hash of it. */
  serial: string | null
  /** One of our own names of products, never words from the file. */
  model: string | null
}

/** The data of one row, before its time zone is known and before it is checked. */
export type Drawn =
  | DrawnReading
  | { is: 'carbs'; time: Moment; grams: number; serial: string | null }
  | { is: 'treated-low'; time: Moment; serial: string | null }
  | { is: 'insulin'; time: Moment; units: number; sort: 'rapid' | 'long' | 'unknown'; serial: string | null }

/** What a row reader reports about a row, any number of times. */
export type Told = { drawn: (drawn: Drawn) => void; leftOut: (reason: LeftOut) => void }
