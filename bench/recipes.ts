import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { findingOf } from './recipes/finding.ts'
import { FIRST_MEASURED } from './recipes/first-measured.ts'
import { judge, measureThree } from './recipes/measure.ts'
import { OPEN_RECIPES } from './recipes/open-recipes.ts'
import { expectedIn } from './recipes/recipe.ts'
import { rowsOf, withRecipes } from './recipes/report.ts'

/**
 * npm run bench:recipes                 whole recipes as people write them, counted and compared with the USDA tables
 * npm run bench:recipes -- FILE         the recipes in another file, in this format or with each line worked out
 * npm run bench:recipes -- --list       also every wrong recipe, line by line
 * npm run bench:recipes -- --write      publishes the later figures of docs/accuracy.md
 */
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { list: { type: 'boolean' }, write: { type: 'boolean' } },
})
const DOCUMENT = new URL('../docs/accuracy.md', import.meta.url)

const recipes = positionals.length > 0 ? positionals.flatMap(expectedIn) : OPEN_RECIPES
const judged = recipes.map(judge)
if (options.list) for (const one of judged) console.log(findingOf(one))

const measured = measureThree(judged)
for (const { what, now } of rowsOf(measured, measured)) console.log(`${what.padEnd(62)}${now.join('   ')}`)

if (options.write && positionals.length === 0) {
  writeFileSync(DOCUMENT, withRecipes(readFileSync(DOCUMENT, 'utf8'), rowsOf(measured, FIRST_MEASURED)))
  console.log('\nWritten to docs/accuracy.md')
}
