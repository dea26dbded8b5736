import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { errorsByName, nameRow, plateRow } from './plates/finding.ts'
import { FIRST_MEASURED } from './plates/first-measured.ts'
import { judgePlate, measurePlates } from './plates/measure.ts'
import { namesOf } from './plates/names.ts'
import {
  FRESH_NAMES,
  LATER_NAMES,
  NAMES,
  OUTSIDE_NAMES,
  platesOf,
  SECOND_OUTSIDE_NAMES,
} from './plates/plates.ts'
import { rowsOf, rowsOfOne, withPlates } from './plates/report.ts'

/**
 * npm run bench:plates               plates of names and grams, compared with the USDA tables
 * npm run bench:plates -- --list     also the names that cause the error, and every plate far off with no warning
 * npm run bench:plates -- --fresh    lists those of the fresh names
 * npm run bench:plates -- FILE       the same for plates with the names in another file (`names.ts` describes the columns)
 * npm run bench:plates -- --write    publishes the table of docs/accuracy.md
 */
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { list: { type: 'boolean' }, fresh: { type: 'boolean' }, write: { type: 'boolean' } },
})
const DOCUMENT = new URL('../docs/accuracy.md', import.meta.url)

const judgedOf = (names: Parameters<typeof platesOf>[0], seed: number) =>
  platesOf(names, seed).map(judgePlate)

if (positionals.length > 0) ofFiles()
else ofLists()

function ofFiles(): void {
  for (const file of positionals) {
    const names = namesOf(file)
    const judged = judgedOf(names, 10)
    console.log(`${file}: ${names.length} names`)
    if (options.list) list(judged)
    print(rowsOfOne(measurePlates(judged)))
  }
}

function ofLists(): void {
  const judged = judgedOf(NAMES, 7)
  const fresh = judgedOf(FRESH_NAMES, 8)
  if (options.list || options.fresh) list(options.fresh ? fresh : judged)
  const rows = rowsOf({
    ...FIRST_MEASURED,
    now: measurePlates(judged),
    freshNow: measurePlates(fresh),
    laterNow: measurePlates(judgedOf(LATER_NAMES, 9)),
    outsideNow: measurePlates(judgedOf(OUTSIDE_NAMES, 10)),
    secondOutsideNow: measurePlates(judgedOf(SECOND_OUTSIDE_NAMES, 10)),
  })
  print(rows)
  if (!options.write) return
  writeFileSync(DOCUMENT, withPlates(readFileSync(DOCUMENT, 'utf8'), rows))
  console.log('\nWritten to docs/accuracy.md')
}

function list(judged: ReturnType<typeof judgedOf>): void {
  console.log(errorsByName(judged).slice(0, 60).map(nameRow).join('\n'))
  for (const one of judged) if (one.isFarUnsaid) console.log(plateRow(one))
}

function print(rows: readonly string[][]): void {
  for (const [what = '', , ...cells] of rows) console.log(`${what.padEnd(44)}${cells.join('   ')}`)
}
