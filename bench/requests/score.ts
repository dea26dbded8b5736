import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { Row } from './asked/row.ts'
import { FIRST_MEASURED } from './first-measured.ts'
import { findingsOf, type Judged, type Measured, measureRequests, wordsOf } from './measure.ts'
import { FIRST_TABLE, rowsOf, SECOND_TABLE, type Table, THIRD_TABLE, withRequests } from './report.ts'
import { REQUESTS } from './requests.ts'
import { SECOND_FIRST_MEASURED } from './second-first-measured.ts'
import { SECOND_LIST } from './second-list.ts'
import { THIRD_FIRST_MEASURED } from './third-first-measured.ts'
import { THIRD_LIST } from './third-list.ts'

/**
 * npm run bench:requests                   everyday requests, answered and compared with what was asked
 * npm run bench:requests -- --second       only the second list (`--first`, `--third`: only that one)
 * npm run bench:requests -- --list         also every expectation that was not met
 * npm run bench:requests -- --json FILE    also each request with its answer and checks
 * npm run bench:requests -- --write        publishes the later figures of docs/accuracy.md
 */
const { values: options } = parseArgs({
  options: {
    first: { type: 'boolean' },
    second: { type: 'boolean' },
    third: { type: 'boolean' },
    list: { type: 'boolean' },
    json: { type: 'string' },
    write: { type: 'boolean' },
  },
})
const DOCUMENT = new URL('../../docs/accuracy.md', import.meta.url)

const all: Judged[] = []
const lists = [
  ['first', REQUESTS, FIRST_TABLE, FIRST_MEASURED],
  ['second', SECOND_LIST, SECOND_TABLE, SECOND_FIRST_MEASURED],
  ['third', THIRD_LIST, THIRD_TABLE, THIRD_FIRST_MEASURED],
] as const
const chosen = lists.filter(([name]) => options[name])
for (const [name, requests, table, before] of chosen.length > 0 ? chosen : lists)
  all.push(...(await score(`The ${name} list`, requests, table, before)))

if (options.json) {
  const told = all.map(({ row, ...rest }) => ({ words: wordsOf(row), row, ...rest }))
  writeFileSync(options.json, `${JSON.stringify(told, null, 2)}\n`)
  console.log(`Each request is in ${options.json}`)
}

async function score(
  name: string,
  requests: readonly Row[],
  table: Table,
  before: Measured,
): Promise<Judged[]> {
  const started = performance.now()
  const { measured, judged } = await measureRequests(requests)
  const rows = rowsOf(measured, before)
  console.log(`\n${name}: ${table.before}, ${table.after}`)
  if (options.list)
    for (const { measure, what, expected, got } of findingsOf(judged))
      console.log(`${measure}: ${what}\n    expected ${expected}\n    got      ${got}`)
  const width = (column: 'what' | 'wanted' | 'before') => Math.max(...rows.map((row) => row[column].length))
  for (const row of rows)
    console.log(
      `${row.what.padEnd(width('what'))}  ${row.wanted.padEnd(width('wanted'))}  ${row.before.padEnd(width('before'))}  ${row.after}`,
    )
  const refused = judged.filter(({ row, answer }) => row.told === undefined && answer.kind !== 'dish')
  console.log(`\n${refused.length} requests got no dish though one can be made`)
  console.log(`${judged.length} requests in ${((performance.now() - started) / 1000).toFixed(1)} s`)
  if (options.write) {
    writeFileSync(DOCUMENT, withRequests(readFileSync(DOCUMENT, 'utf8'), table, rows))
    console.log('Written to docs/accuracy.md')
  }
  return judged
}
