import { percentOf, type Share } from '../accuracy/measure/finding.ts'
import { MEASURES, type Measured } from './measure.ts'

/** A list's table in the document: the text between its marks, and the meaning of its two columns of figures. */
export type Table = { marks: string; before: string; after: string }

/** The list the product was improved with: measured before and after. */
export const FIRST_TABLE: Table = { marks: 'requests', before: 'before', after: 'after' }
/** The list written without knowledge of the work: its first run, and today's, after its misses were fixed. */
export const SECOND_TABLE: Table = { marks: 'second requests', before: 'first run', after: 'today' }

/** By another writer, with what must be kept. */
export const THIRD_TABLE: Table = { marks: 'third requests', before: 'first run', after: 'today' }

export type TableRow = { what: string; wanted: string; before: string; after: string }

/** The figures of the earlier and the later run; each is null if there is none. */
export const rowsOf = (after: Measured | null, before: Measured | null): TableRow[] =>
  MEASURES.map(({ key, what, wanted }) => ({
    what,
    wanted,
    before: before ? said(before[key]) : '–',
    after: after ? said(after[key]) : '–',
  }))

const said = (share: Share): string =>
  share.of === 0 ? '–' : `${percentOf(share)}% (${share.right} of ${share.of})`

/** The document with one table of requests replaced. @throws Error if the table's marks are missing */
export function withRequests(document: string, table: Table, rows: readonly TableRow[]): string {
  const start = `<!-- ${table.marks}: written by npm run bench:requests -- --write -->`
  const end = `<!-- /${table.marks} -->`
  const [head, rest] = document.split(start)
  const tail = rest?.split(end)[1]
  if (head === undefined || tail === undefined) throw new Error('The document has no place for the requests')
  const lines = rows.map(
    ({ what, wanted, before, after }) => `| ${what} | ${wanted} | ${before} | ${after} |`,
  )
  const header = `| request | wanted | ${table.before} | ${table.after} |\n|---|---|---|---|`
  return `${head}${start}\n${header}\n${lines.join('\n')}\n${end}${tail}`
}
