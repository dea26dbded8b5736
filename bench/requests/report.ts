import { percentOf, type Share } from '../accuracy/measure/finding.ts'
import { FIRST_MEASURED } from './first-measured.ts'
import { MEASURES, type Measured } from './measure.ts'

const START = '<!-- requests: written by npm run bench:requests -- --write -->'
const END = '<!-- /requests -->'

export type TableRow = { what: string; wanted: string; before: string; after: string }

/** The figures before the work they were made for, and after; `after` is null while there is none. */
export const rowsOf = (after: Measured | null, before: Measured = FIRST_MEASURED): TableRow[] =>
  MEASURES.map(({ key, what, wanted }) => ({
    what,
    wanted,
    before: said(before[key]),
    after: after ? said(after[key]) : '–',
  }))

const said = (share: Share): string =>
  share.of === 0 ? '–' : `${percentOf(share)}% (${share.right} of ${share.of})`

/** The document with its table of requests replaced. @throws Error where the marks of the table are missing */
export function withRequests(document: string, rows: readonly TableRow[]): string {
  const [head, rest] = document.split(START)
  const tail = rest?.split(END)[1]
  if (head === undefined || tail === undefined) throw new Error('The document has no place for the requests')
  const lines = rows.map(
    ({ what, wanted, before, after }) => `| ${what} | ${wanted} | ${before} | ${after} |`,
  )
  const table = ['| asked | wanted | before | after |', '|---|---|---|---|', ...lines].join('\n')
  return `${head}${START}\n${table}\n${END}${tail}`
}
