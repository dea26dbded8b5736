import { percentOf } from '../accuracy/measure/finding.ts'
import type { PlatesMeasure } from './measure.ts'

/** The lists of names, before the fixes and now; the ranges of the first runs were not measured. */
export type Columns = {
  before: FirstRun
  now: PlatesMeasure
  freshFirst: FirstRun
  freshNow: PlatesMeasure
  laterFirst: FirstRun
  laterNow: PlatesMeasure
  outsideFirst: FirstRun
  outsideNow: PlatesMeasure
  secondOutsideFirst: FirstRun
  secondOutsideNow: PlatesMeasure
}

export type FirstRun = Omit<PlatesMeasure, 'middleWidth'> & { middleWidth?: number }

/** The rows of the table, one cell per column. */
export const rowsOf = (columns: Columns): string[][] =>
  MEASURES.map(({ what, wanted, figure }) => [
    what,
    wanted,
    ...ORDER.map((column) => figure(columns[column])),
  ])

/** The same for plates of one list. */
export const rowsOfOne = (measured: PlatesMeasure): string[][] =>
  MEASURES.map(({ what, wanted, figure }) => [what, wanted, figure(measured)])

const ORDER = [
  'before',
  'now',
  'freshFirst',
  'freshNow',
  'laterFirst',
  'laterNow',
  'outsideFirst',
  'outsideNow',
  'secondOutsideFirst',
  'secondOutsideNow',
] as const

const MEASURES: readonly { what: string; wanted: string; figure: (of: FirstRun) => string }[] = [
  { what: 'Mean error', wanted: '3 g', figure: ({ meanOff }) => `${meanOff} g` },
  { what: 'Worst error', wanted: '', figure: ({ worstOff }) => `${worstOff} g` },
  { what: 'Over 20 g off', wanted: '', figure: ({ far }) => String(far) },
  { what: 'Over 20 g off with no warning', wanted: '0', figure: ({ farUnsaid }) => String(farUnsaid) },
  {
    what: 'Width of the range, median plate',
    wanted: '',
    figure: ({ middleWidth }) => (middleWidth === undefined ? '–' : `${middleWidth} g`),
  },
  {
    what: 'A total, not "at least"',
    wanted: '',
    figure: ({ totals }) => `${percentOf(totals)}% (${totals.right} of ${totals.of})`,
  },
]

/** The document with its table of plates replaced. Throws if it has no place for one. */
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
  '| a thousand plates from each list | wanted | 330 names, before | 330 names, today | 100 fresh names, first run | 100 fresh names, today | 60 later names, first run | 60 later names, today | 100 names from outside, first run | 100 names from outside, today | 100 more from outside, first run | 100 more from outside, today |',
  '|---|---|---|---|---|---|---|---|---|---|---|---|',
]
