import { percentOf } from '../accuracy/measure/finding.ts'
import type { PlatesMeasure } from './measure.ts'

/** The lists of names, before the mends and now. */
export type Columns = {
  before: PlatesMeasure
  now: PlatesMeasure
  freshFirst: PlatesMeasure
  freshNow: PlatesMeasure
  unreadFirst: PlatesMeasure
  unreadNow: PlatesMeasure
}

/** The rows of the table, one cell a column. */
export const rowsOf = (columns: Columns): string[][] =>
  MEASURES.map(({ what, wanted, figure }) => [
    what,
    wanted,
    ...ORDER.map((column) => figure(columns[column])),
  ])

const ORDER = ['before', 'now', 'freshFirst', 'freshNow', 'unreadFirst', 'unreadNow'] as const

const MEASURES: readonly { what: string; wanted: string; figure: (of: PlatesMeasure) => string }[] = [
  { what: 'Mean error', wanted: '3 g', figure: ({ meanOff }) => `${meanOff} g` },
  { what: 'Worst error', wanted: '', figure: ({ worstOff }) => `${worstOff} g` },
  { what: 'Over 20 g off', wanted: '', figure: ({ far }) => String(far) },
  { what: 'Over 20 g off without a word', wanted: '0', figure: ({ farUnsaid }) => String(farUnsaid) },
  {
    what: 'A total, not "at least"',
    wanted: '',
    figure: ({ totals }) => `${percentOf(totals)}% (${totals.right} of ${totals.of})`,
  },
]

/** The document with its table of plates written anew. Throws where it has no place for one. */
export function withPlates(document: string, rows: readonly string[][]): string {
  const found = TABLE.exec(document)
  if (!found) throw new Error('The document has no place for the table of plates')
  const body = rows.map((cells) => `| ${cells.join(' | ')} |`)
  return document.replace(TABLE, () => [OPEN, ...HEAD, ...body, CLOSE].join('\n'))
}

const OPEN = '<!-- plates: written by npm run bench:plates -- --write -->'
const CLOSE = '<!-- /plates -->'
const TABLE = new RegExp(`${OPEN}[\\s\\S]*?${CLOSE}`)
const HEAD = [
  '| a thousand plates of each list | wanted | 330 names, before | 330 names, today | 100 fresh names, first run | 100 fresh names, today | 60 unread names, first run | 60 unread names, today |',
  '|---|---|---|---|---|---|---|---|',
]
