import type { ReadingKind, Unit } from '../reading.ts'
import type { Moment, Told } from './drawn.ts'
import type { Columns, TableColumn, TableLayout } from './found.ts'
import { boundOf, glucoseIn, numberIn, wordsOf } from './glucose-cell.ts'
import { unitIn } from './units.ts'
import { momentIn, wallTime, writtenDate } from './wall-time.ts'

const NAMES = {
  time: /^(?:time|date|datum|zeit|uhrzeit|timestamp|zeitstempel|fecha|hora|heure|horodat|created|when)|date|time/i,
  value:
    /gluc|gluk|glyc|blood.?sugar|blutzucker|\bbg\b|\bsg\b|\bsgv\b|az[úu]car|sucre|mg\s?\/\s?dl|mmol|reading|wert|value/i,
  unit: /^(?:unit|units|einheit|unidad|unit[ée])/i,
  kind: /^(?:kind|type|typ|art|tipo|source|quelle|record)/i,
  carbs: /carb|kohlenh|\bkh\b|\bbe\b|glucid|hidrato/i,
} as const

/** Columns of a table as its first rows show them; `header` is null if the first row already has data. */
export function columnsOf(
  header: readonly string[] | null,
  rows: readonly (readonly string[])[],
): TableColumn[] {
  const width = Math.max(header?.length ?? 0, ...rows.map(({ length }) => length))
  return Array.from({ length: width }, (_, index) => ({
    index,
    name: header?.[index]?.trim().slice(0, 60) || null,
    looksLike: looksOf(rows.map((row) => row[index]?.trim() ?? '').filter(Boolean)),
  }))
}

/** What the columns are, as far as their names and cells show. */
export function guessedColumns(columns: readonly TableColumn[]): Partial<Columns> {
  const numbers = columns.filter(({ looksLike }) => looksLike === 'number')
  const named = (from: readonly TableColumn[], pattern: RegExp) =>
    from.find(({ name }) => name && pattern.test(name))
  const carbs = named(numbers, NAMES.carbs)
  const others = numbers.filter((column) => column !== carbs)
  const value = named(others, NAMES.value) ?? (others.length === 1 ? others[0] : undefined)
  const texts = columns.filter(({ looksLike }) => looksLike === 'text')
  return {
    ...guessedTime(columns),
    ...index('value', value),
    ...index('unit', named(texts, NAMES.unit)),
    ...index('kind', named(texts, NAMES.kind)),
    ...index('carbs', carbs),
  }
}

function guessedTime(columns: readonly TableColumn[]): Pick<Partial<Columns>, 'time' | 'date'> {
  const of = (looks: TableColumn['looksLike']) => columns.filter(({ looksLike }) => looksLike === looks)
  const times = of('time')
  const [days, clocks] = [of('day'), of('clock')]
  if (times.length === 0 && days.length === 1 && clocks.length === 1) {
    return { date: days[0]!.index, time: clocks[0]!.index }
  }
  const time =
    times.length > 1 ? times.find(({ name }) => name && NAMES.time.test(name)) : (times[0] ?? days[0])
  return index('time', time)
}

/** The names leave no doubt: one column of times (or one of days and one of clocks), and one whose name says glucose. */
export function isCertain(columns: readonly TableColumn[], guess: Partial<Columns>): guess is Columns {
  const times = columns.filter(({ looksLike }) => looksLike === 'time')
  const values = columns.filter(
    ({ name, looksLike, index: at }) =>
      looksLike === 'number' && at !== guess.carbs && name !== null && NAMES.value.test(name),
  )
  const isOneTime = times.length === 1 || guess.date !== undefined
  return isOneTime && values.length === 1 && guess.value === values[0]!.index
}

export function tableCells(row: readonly string[], columns: Columns): { time: string; value: string } {
  const clock = row[columns.time]?.trim() ?? ''
  const day = columns.date === undefined ? undefined : row[columns.date]
  return { time: day === undefined ? clock : `${day.trim()} ${clock}`, value: row[columns.value ?? -1] ?? '' }
}

/** Reads each row of a table. */
export function tableReader(layout: TableLayout, unit: Unit | null, told: Told) {
  const columns = layout.columns!
  const order = layout.dateOrder ?? 'YMD'
  const cell = (row: readonly string[], at: number | null | undefined) =>
    at === null || at === undefined ? undefined : row[at]
  return (row: readonly string[]) => {
    const time = timeIn(tableCells(row, columns).time, order)
    if (!time) return told.leftOut('no-time')
    const grams = numberIn(cell(row, columns.carbs))
    if (grams !== null && grams > 0) told.drawn({ is: 'carbs', time, grams, serial: null })
    const written = cell(row, columns.value)?.trim() ?? ''
    const said = glucoseIn(written)
    if (!said) {
      if (written !== '' || !grams) told.leftOut('no-value')
      return
    }
    const kind = kindIn(cell(row, columns.kind)) ?? layout.kind ?? 'meter'
    const own = unitIn(cell(row, columns.unit)) ?? unit
    if (!own) return told.leftOut('no-unit')
    const bound = said.bound === null ? null : boundOf(said.bound, own, wordsOf(kind))
    told.drawn({ is: 'reading', time, kind, value: said.value, unit: own, bound, serial: null, model: null })
  }
}

/** A cell that names the kind of a reading; null if it does not. */
export function kindIn(text: string | undefined): ReadingKind | null {
  if (!text) return null
  if (/cgm|sensor|histor|egv|\bsgv\b|libre|dexcom|continu/i.test(text)) return 'sensor'
  return /finger|meter|strip|\bmbg\b|smbg|manual|capillar|streifen|tira|bandelette|stick/i.test(text)
    ? 'meter'
    : null
}

function timeIn(text: string, order: 'YMD' | 'DMY' | 'MDY'): Moment | null {
  const wall = wallTime(text, order)
  if (!Number.isNaN(wall)) return { wall, tick: null, clock: null }
  const moment = momentIn(text)
  if (moment) return moment
  const since = /^1\d{9}(?:\d{3})?$/.test(text) ? Number(text) : null
  return since === null ? null : { at: text.length === 10 ? since * 1000 : since, offset: null }
}

const isTime = (text: string) =>
  writtenDate(text) !== null || momentIn(text) !== null || /^1\d{9}(?:\d{3})?$/.test(text)

const CLOCK = /^\d{1,2}:\d{2}(?::\d{2})?(?:\s?[ap]\.?\s?m\.?)?$/i

function looksOf(cells: readonly string[]): TableColumn['looksLike'] {
  if (cells.length === 0) return 'empty'
  const most = (is: (cell: string) => boolean) => cells.filter(is).length > cells.length * 0.6
  if (most((cell) => CLOCK.test(cell))) return 'clock'
  if (most(isTime)) return most((cell) => writtenDate(cell) !== null && !cell.includes(':')) ? 'day' : 'time'
  return most((cell) => glucoseIn(cell) !== null) ? 'number' : 'text'
}

const index = (name: keyof Columns, column: TableColumn | undefined) =>
  column ? { [name]: column.index } : {}
