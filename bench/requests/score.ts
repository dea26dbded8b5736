import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { findingsOf, measureRequests, wordsOf } from './measure.ts'
import { rowsOf, withRequests } from './report.ts'

/**
 * npm run bench:requests                   everyday requests, answered and held to what was asked
 * npm run bench:requests -- --list         and every expectation that was not met
 * npm run bench:requests -- --json FILE    and each request with its answer and its checks
 * npm run bench:requests -- --write        publishes the figures as the "after" of docs/accuracy.md
 */
const { values: options } = parseArgs({
  options: { list: { type: 'boolean' }, json: { type: 'string' }, write: { type: 'boolean' } },
})
const DOCUMENT = new URL('../../docs/accuracy.md', import.meta.url)

const started = performance.now()
const { measured, judged } = await measureRequests()
const rows = rowsOf(measured)

if (options.list)
  for (const { measure, what, expected, got } of findingsOf(judged))
    console.log(`${measure}: ${what}\n    expected ${expected}\n    got      ${got}`)

const width = (column: 'what' | 'wanted' | 'before') => Math.max(...rows.map((row) => row[column].length))
for (const { what, wanted, before, after } of rows)
  console.log(
    `${what.padEnd(width('what'))}  ${wanted.padEnd(width('wanted'))}  ${before.padEnd(width('before'))}  ${after}`,
  )
const refused = judged.filter(({ row, answer }) => row.told === undefined && answer.kind !== 'dish')
console.log(`\n${refused.length} requests got no dish though one can be made`)
console.log(`${judged.length} requests in ${((performance.now() - started) / 1000).toFixed(1)} s`)

if (options.json) {
  const all = judged.map(({ row, ...rest }) => ({ words: wordsOf(row), row, ...rest }))
  writeFileSync(options.json, `${JSON.stringify(all, null, 2)}\n`)
  console.log(`Each request is in ${options.json}`)
}
if (options.write) {
  writeFileSync(DOCUMENT, withRequests(readFileSync(DOCUMENT, 'utf8'), rows))
  console.log('Written to docs/accuracy.md')
}
