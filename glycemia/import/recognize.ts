import { clarityPlaces, clarityUnit } from './clarity.ts'
import type { Columns, Layout, TableColumn, TableLayout } from './found.ts'
import { glucoseIn } from './glucose-cell.ts'
import { type Item, ItemCutter, itemIn, LineCutter } from './items.ts'
import { isLibreHeader, libreUnit } from './libreview.ts'
import { isNightscout } from './nightscout.ts'
import type { ImportProblem } from './problem.ts'
import { COLUMN_LIMIT, ROW_LIMIT } from './rows.ts'
import { columnsOf, guessedColumns } from './table.ts'
import { firstRows, shapeOf } from './table-shape.ts'
import type { Encoding } from './text.ts'
import { isTidepool } from './tidepool.ts'
import { unitIn } from './units.ts'
import { momentIn, writtenDate } from './wall-time.ts'

export type Recognized =
  | { problem: ImportProblem }
  | {
      problem: null
      layout: Layout
      /** LibreView's first line: it says when the file was made. */
      title: readonly string[]
      /** For a table without its own format. */
      columns: readonly TableColumn[]
      guess: Partial<Columns>
    }

/** The format of a JSON file, by its first entries. */
export function recognizeJson(head: string, encoding: Encoding): Recognized {
  const firstLine = head.slice(0, Math.max(0, head.indexOf('\n'))).trim()
  const items = firstLine.startsWith('{') && itemIn(firstLine) ? 'lines' : 'tree'
  const found: Item[] = []
  let broken = 0
  const take = (text: string | null) => {
    const item = text === null ? null : itemIn(text)
    if (item) found.push(item)
    else broken += 1
  }
  const cutter = items === 'lines' ? new LineCutter(take) : new ItemCutter(take)
  cutter.push(head)
  const nightscout = found.filter(isNightscout).length
  const tidepool = found.filter(isTidepool).length
  if (nightscout + tidepool === 0) {
    return { problem: found.length === 0 && (broken > 0 || cutter.isOpen) ? 'broken-json' : 'unknown-json' }
  }
  const format = nightscout >= tidepool ? 'nightscout' : 'tidepool'
  return { problem: null, layout: { format, encoding, items }, title: [], columns: [], guess: {} }
}

/** The format of a table by its first rows. */
export function recognizeTable(head: string, encoding: Encoding, isWhole: boolean): Recognized {
  const shape = shapeOf(head)
  const rows = firstRows(head, shape, 400)
  const firstLine = head.indexOf(shape.newline)
  if (firstLine > ROW_LIMIT || (firstLine < 0 && (!isWhole || head.length > ROW_LIMIT))) {
    return {
      problem:
        head.split(shape.delimiter, COLUMN_LIMIT + 1).length > COLUMN_LIMIT
          ? 'too-many-columns'
          : 'long-line',
    }
  }
  if (rows[0] === null && head.slice(0, firstLine).split(shape.delimiter).length > COLUMN_LIMIT) {
    return { problem: 'too-many-columns' }
  }
  const cells = rows.map((row) => row ?? [])
  const base = { encoding, shape, places: null, columns: null, unit: null, dateOrder: null, kind: null }
  const libre = cells.slice(0, 10).findIndex(isLibreHeader)
  if (libre >= 0) {
    const unit = libreUnit(cells[libre]!)
    const layout: TableLayout = { ...base, format: 'libreview', skip: libre + 1, unit }
    return { problem: null, layout, title: cells.slice(0, libre).flat(), columns: [], guess: {} }
  }
  for (const [at, header] of cells.slice(0, 30).entries()) {
    const places = clarityPlaces(header, cells.slice(at + 1))
    if (!places) continue
    const layout: TableLayout = {
      ...base,
      format: 'clarity',
      skip: at + 1,
      places,
      unit: clarityUnit(header, places),
    }
    return { problem: null, layout, title: [], columns: [], guess: {} }
  }
  return plainTable(cells, base)
}

function plainTable(cells: readonly string[][], base: Omit<TableLayout, 'format' | 'skip'>): Recognized {
  const first = cells.findIndex(isData)
  if (first < 0)
    return {
      problem: cells.some((row) => row.length > 1) && hasTableHeader(cells) ? 'no-rows' : 'not-a-table',
    }
  const above = first > 0 ? cells[first - 1]! : null
  const header = above && above.filter((cell) => cell.trim() !== '').length > 1 ? above : null
  const columns = columnsOf(header, cells.slice(first, first + 100))
  const guess = guessedColumns(columns)
  const unit = unitIn(columns[guess.value ?? -1]?.name ?? undefined)
  return { problem: null, layout: { ...base, format: 'table', skip: first, unit }, title: [], columns, guess }
}

const isDate = (cell: string) =>
  writtenDate(cell) !== null || momentIn(cell) !== null || /^1\d{9}(?:\d{3})?$/.test(cell.trim())

const isData = (row: readonly string[]) =>
  row.length > 1 && row.some(isDate) && row.some((cell) => !isDate(cell) && glucoseIn(cell) !== null)

const hasTableHeader = (cells: readonly string[][]) => guessedNames.test(cells[0]?.join(' ') ?? '')
const guessedNames = /gluc|gluk|glyc|mg\/dl|mmol/i
