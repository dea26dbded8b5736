import { readFileSync, writeFileSync } from 'node:fs'
import { CHEF_RECIPES, measureAll } from './measure/measure.ts'
import { withTable } from './report/markdown.ts'
import { DOCUMENT, PAGE_DATA, pageData } from './report/published.ts'
import { rowsOf } from './report/rows.ts'

/**
 * npm run bench:accuracy            measures, prints the table and the failures
 * npm run bench:accuracy -- --write also publishes it: docs/accuracy.md and the data of /how-we-count
 */
const { measured, findings, time } = await measureAll()
const rows = rowsOf(measured)

for (const { measure, what, expected, got } of findings) {
  console.log(`${measure}: ${what}\n    expected ${expected}\n    got      ${got}`)
}
const width = (column: 'what' | 'promise' | 'first') => Math.max(...rows.map((row) => row[column].length))
console.log('')
for (const { what, promise, first, measured: value } of rows) {
  console.log(
    `${what.padEnd(width('what'))}  ${promise.padEnd(width('promise'))}  ${first.padEnd(width('first'))}  ${value}`,
  )
}
console.log(
  `\nHouse chef, median of ${CHEF_RECIPES} on this machine: ${time.medianMs.toFixed(1)} ms a recipe, ${time.medianWorkMs.toFixed(1)} ms of it work`,
)

if (process.argv.includes('--write')) {
  writeFileSync(DOCUMENT, withTable(readFileSync(DOCUMENT, 'utf8'), rows))
  writeFileSync(PAGE_DATA, pageData(measured))
  console.log('\nWritten to docs/accuracy.md and the data of /how-we-count')
}
