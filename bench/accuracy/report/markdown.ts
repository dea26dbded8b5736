import type { Row } from './rows.ts'

const START = '<!-- measured: written by npm run bench:accuracy -- --write -->'
const END = '<!-- /measured -->'

/** The document with its table replaced. @throws Error if the table's marks are missing */
export function withTable(document: string, rows: readonly Row[]): string {
  const [before, rest] = document.split(START)
  const after = rest?.split(END)[1]
  if (before === undefined || after === undefined) throw new Error('The document has no place for the table')
  return `${before}${START}\n${tableOf(rows)}\n${END}${after}`
}

const tableOf = (rows: readonly Row[]): string =>
  ['| measured | promised | first time | today |', '|---|---|---|---|', ...rows.map(lineOf)].join('\n')

const lineOf = ({ what, promise, first, measured }: Row): string =>
  `| ${what} | ${promise} | ${first} | ${measured} |`
