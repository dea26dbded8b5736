import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { errorsByName, nameRow, plateRow } from './plates/finding.ts'
import { FIRST_MEASURED } from './plates/first-measured.ts'
import { judgePlate, measurePlates } from './plates/measure.ts'
import { FRESH_NAMES, NAMES, platesOf, UNREAD_NAMES } from './plates/plates.ts'
import { rowsOf, withPlates } from './plates/report.ts'

/**
 * npm run bench:plates               plates of names and grams, held to the USDA tables
 * npm run bench:plates -- --list     and the names that make the error, and every plate far off without a word
 * npm run bench:plates -- --fresh    lists those of the fresh names
 * npm run bench:plates -- --write    publishes the table of docs/accuracy.md
 */
const { values: options } = parseArgs({
  options: { list: { type: 'boolean' }, fresh: { type: 'boolean' }, write: { type: 'boolean' } },
})
const DOCUMENT = new URL('../docs/accuracy.md', import.meta.url)

const judged = platesOf(NAMES, 7).map(judgePlate)
const fresh = platesOf(FRESH_NAMES, 8).map(judgePlate)
const unread = platesOf(UNREAD_NAMES, 9).map(judgePlate)
if (options.list || options.fresh) {
  const listed = options.fresh ? fresh : judged
  console.log(errorsByName(listed).slice(0, 60).map(nameRow).join('\n'))
  for (const one of listed) if (one.isFarUnsaid) console.log(plateRow(one))
}

const rows = rowsOf({
  ...FIRST_MEASURED,
  now: measurePlates(judged),
  freshNow: measurePlates(fresh),
  unreadNow: measurePlates(unread),
})
for (const [what = '', , ...cells] of rows) console.log(`${what.padEnd(32)}${cells.join('   ')}`)

if (options.write) {
  writeFileSync(DOCUMENT, withPlates(readFileSync(DOCUMENT, 'utf8'), rows))
  console.log('\nWritten to docs/accuracy.md')
}
