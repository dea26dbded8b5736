import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { learned } from './judges/regression.ts'
import { packed, weightsFile } from './judges/weights-file.ts'
import { cutsOf, isRefused, rowsOf, SHAPE, scoredApart } from './refusals/folds.ts'
import { hashOfRows } from './refusals/hash.ts'
import { markedFoods } from './refusals/marked.ts'

/**
 * npm run bench:refusals              how rules and judge do on refused foods in phrases the judge was not trained on
 * npm run bench:refusals -- --write   trains the judge on all phrases and writes its weights
 * npm run bench:refusals -- --list    also every food that was missed or wrongly refused
 */
const { values: options } = parseArgs({ options: { write: { type: 'boolean' }, list: { type: 'boolean' } } })

const foods = markedFoods()
const scored = scoredApart(foods)
const cuts = cutsOf(scored)
console.log(`refused from ${cuts.found}, by a rule from ${cuts.kept}`)
console.table(rowsOf(scored, cuts))
if (options.list)
  for (const one of scored) {
    const { marked, score } = one
    if (marked.says !== isRefused(one, cuts))
      console.log(`${marked.says ? 'missed' : 'false '} ${score.toFixed(2)} ${marked.food}: ${marked.text}`)
  }
if (options.write) {
  const file = new URL('../words/refused/weights.ts', import.meta.url)
  const weights = packed(learned(foods, SHAPE), cuts, hashOfRows())
  const said = { type: '../safety/weights/weights.ts', command: 'bench:refusals' }
  writeFileSync(file, weightsFile('refused', weights, said))
}
