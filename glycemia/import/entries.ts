import { clarityReader } from './clarity.ts'
import type { Told } from './drawn.ts'
import type { Layout } from './found.ts'
import { ItemCutter, itemIn, LineCutter } from './items.ts'
import { libreReader } from './libreview.ts'
import { nightscoutReader } from './nightscout.ts'
import { RowCutter } from './rows.ts'
import { checkedChunks, type FileSource } from './source.ts'
import { tableReader } from './table.ts'
import { TextReader } from './text.ts'
import { tidepoolReader } from './tidepool.ts'

/** How far a file has been read, after each chunk: bytes, and rows or entries with data. */
export type Step = { bytes: number; rows: number; isOpen: boolean }

/** Reads a file with a layout. `told` is called for each reading as it is found, `row` with each row's number before. */
export async function* readEntries(
  source: FileSource,
  layout: Layout,
  told: Told,
  row: (number: number) => void,
): AsyncGenerator<Step> {
  const text = new TextReader(layout.encoding)
  const { push, end, counted, isOpen } = cutterOf(layout, told, row)
  let bytes = 0
  for await (const chunk of checkedChunks(source)) {
    bytes += chunk.length
    push(text.push(chunk))
    yield { bytes, rows: counted(), isOpen: false }
  }
  push(text.end())
  end()
  yield { bytes, rows: counted(), isOpen: isOpen() }
}

/** The readable rows of a table, without those above its data; `read` is called with the bytes read so far. */
export async function eachRow(
  source: FileSource,
  layout: Extract<Layout, { shape: unknown }>,
  take: (row: string[]) => void,
  read: (bytes: number) => void,
): Promise<void> {
  const text = new TextReader(layout.encoding)
  let number = 0
  const cutter = new RowCutter(layout.shape, (cells) => {
    number += 1
    if (cells && number > layout.skip) take(cells)
  })
  let bytes = 0
  for await (const chunk of checkedChunks(source)) {
    cutter.push(text.push(chunk))
    bytes += chunk.length
    read(bytes)
  }
  cutter.push(text.end())
  cutter.end()
}

function cutterOf(layout: Layout, told: Told, row: (number: number) => void) {
  let number = 0
  let counted = 0
  if ('items' in layout) {
    const read = layout.format === 'nightscout' ? nightscoutReader(told) : tidepoolReader(told)
    const take = (text: string | null) => {
      number += 1
      counted += 1
      row(number)
      const item = text === null ? null : itemIn(text)
      if (item) read(item)
      else told.leftOut('broken')
    }
    const cutter = layout.items === 'lines' ? new LineCutter(take) : new ItemCutter(take)
    const end = () => layout.items === 'lines' && cutter.push('\n')
    return {
      push: (text: string) => cutter.push(text),
      end,
      counted: () => counted,
      isOpen: () => cutter.isOpen,
    }
  }
  const read =
    layout.format === 'clarity'
      ? clarityReader(layout, layout.unit ?? 'mg/dL', told)
      : layout.format === 'libreview'
        ? libreReader(layout, layout.unit ?? 'mg/dL', told)
        : tableReader(layout, layout.unit, told)
  const cutter = new RowCutter(layout.shape, (cells) => {
    number += 1
    if (number <= layout.skip || (cells && isBlank(cells))) return
    counted += 1
    row(number)
    if (cells && !cells.some(hasNul)) read(cells)
    else told.leftOut('broken')
  })
  return {
    push: (text: string) => cutter.push(text),
    end: () => cutter.end(),
    counted: () => counted,
    isOpen: () => false,
  }
}

const isBlank = (cells: readonly string[]) =>
  (cells[0] === '' || cells.length === 1) && cells.every((cell) => cell.trim() === '')
const hasNul = (cell: string) => cell.includes('\0')
