import { RowCutter, type TableShape } from './rows.ts'

const DELIMITERS = [',', ';', '\t', '|'] as const

/** How a table's rows are written: the delimiter that gives most of the first rows equally many cells. */
export function shapeOf(head: string): TableShape {
  const newline = head.includes('\n') || !head.includes('\r') ? '\n' : '\r'
  const said = /^sep=([,;\t|])\r?\n/i.exec(head)?.[1] as TableShape['delimiter'] | undefined
  if (said) return { delimiter: said, newline }
  const judged = DELIMITERS.map((delimiter) => {
    const shape = { delimiter, newline } as const
    return { shape, score: scoreOf(firstRows(head, shape, 60)) }
  })
  return judged.reduce((best, one) => (one.score > best.score ? one : best)).shape
}

/** The first rows of a text, the last of which may be cut off. */
export function firstRows(head: string, shape: TableShape, most: number): (string[] | null)[] {
  const rows: (string[] | null)[] = []
  const cutter = new RowCutter(shape, (cells) => rows.length < most && rows.push(cells))
  cutter.push(head)
  cutter.end()
  return rows
}

/** Cells in rows that are as wide as most rows are. */
function scoreOf(rows: readonly (string[] | null)[]): number {
  const widths = new Map<number, number>()
  for (const row of rows) {
    if (row && row.length > 1) widths.set(row.length, (widths.get(row.length) ?? 0) + 1)
  }
  return Math.max(0, ...[...widths].map(([width, times]) => (width - 1) * times))
}
