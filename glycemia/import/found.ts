import type { ReadingKind, Unit } from '../reading.ts'
import type { LeftOut } from './problem.ts'
import type { TableShape } from './rows.ts'
import type { Encoding } from './text.ts'
import type { DateOrder } from './wall-time.ts'

export type Format = 'clarity' | 'libreview' | 'nightscout' | 'tidepool' | 'table'

/** Which column of a table is what, counted from 0. `date`: if the day has its own column. */
export type Columns = {
  time: number
  date?: number
  value: number | null
  unit?: number
  kind?: number
  carbs?: number
}

/** What the person answers if a file does not say it. */
export type Answers = {
  dateOrder?: DateOrder
  unit?: Unit
  kind?: ReadingKind
  columns?: Columns
}

/** `time`: day and clock together; `day` and `clock`: one without the other. */
export type TableColumn = {
  index: number
  name: string | null
  looksLike: 'time' | 'day' | 'clock' | 'number' | 'text' | 'empty'
}

/** Asked only if a file does not say it. */
export type Question =
  /** `example`: a date of the file, as "05-11-2026". */
  | { ask: 'dateOrder'; choices: readonly DateOrder[]; example: string }
  /** `said`: the unit in the header that the values contradict; null if it gives none. */
  | { ask: 'unit'; said: Unit | null }
  /** The file has times of a wall clock: which IANA zone was it in? (`readFile` takes it.) */
  | { ask: 'zone' }
  | { ask: 'columns'; columns: readonly TableColumn[]; guess: Partial<Columns> }
  | { ask: 'kind'; likely: ReadingKind }

/** How the rows of a file are to be read. */
export type Layout =
  | { format: 'nightscout' | 'tidepool'; encoding: Encoding; items: 'tree' | 'lines' }
  | {
      format: 'clarity' | 'libreview' | 'table'
      encoding: Encoding
      shape: TableShape
      /** How many rows come before the first row of data. */
      skip: number
      /** Clarity: where its columns are (-1: not there). */
      places: Places | null
      columns: Columns | null
      unit: Unit | null
      dateOrder: DateOrder | null
      kind: ReadingKind | null
    }

export type TableLayout = Extract<Layout, { places: Places | null }>

export type Places = {
  [column in
    | 'time'
    | 'type'
    | 'subtype'
    | 'model'
    | 'device'
    | 'glucose'
    | 'insulin'
    | 'carbs'
    | 'tick'
    | 'transmitter']: number
}

/** What a file has, before anything is stored. Contains no name, serial number or reading. */
export type Found = {
  problem: null
  format: Format
  /** Null if each reading gives its own, or if it must be asked. */
  unit: Unit | null
  dateOrder: DateOrder | null
  /** Why a zone is needed: for moments, only for the time of day, or not at all. */
  zone: 'moments' | 'time-of-day' | null
  /** Rows with data. Counts and left-out rows may add up to more, since one row can have two entries. */
  rows: number
  counts: { sensor: number; meter: number; meals: number; treatments: number; insulin: number }
  /** Readings that the file has more than once; they are counted above and become one. */
  duplicates: number
  /** First and last day (YYYY-MM-DD) on the wall clock, and on how many days there is a reading. */
  days: { from: string; to: string; withReadings: number } | null
  /** A model only if it is one of the products we know. */
  devices: readonly { model: string | null; readings: number }[]
  /** `firstRow`: where in the file the first of them is, counted from 1. */
  leftOut: readonly { reason: LeftOut; rows: number; firstRow: number }[]
  /**
   * Rows in an hour that the clocks showed twice (`unsure`: those that could be from either), and rows of an hour that
   * was skipped in spring, which are kept as from a clock that had not been set yet.
   */
  clock: { repeated: number; unsure: number; missing: number }
  /** The file ends in the middle of a row. */
  cutOff: boolean
  questions: readonly Question[]
  layout: Layout
}
