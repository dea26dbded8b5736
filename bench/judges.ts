import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { FALSE_ALLOWED, measured } from './judges/folds.ts'
import { hashOf } from './judges/hash.ts'
import { examplesFor, QUESTIONS, withCopies, writtenPhrases } from './judges/questions.ts'
import { learned } from './judges/regression.ts'
import { packed, weightsFile } from './judges/weights-file.ts'

/**
 * npm run bench:judges              how the trained judges of words/safety do on phrases they were not trained on
 * npm run bench:judges -- dosing    the same for some of them
 * npm run bench:judges -- --write   trains them on all phrases and writes their weights
 * npm run bench:judges -- --list    also every phrase that was missed or a false alarm
 */
const { values: options, positionals } = parseArgs({
  options: { write: { type: 'boolean' }, list: { type: 'boolean' } },
  allowPositionals: true,
})

const phrases = writtenPhrases()
for (const question of QUESTIONS) {
  if (positionals.length > 0 && !positionals.includes(question)) continue
  const examples = examplesFor(question, phrases)
  const { cuts, rows, wrong } = measured(examples, FALSE_ALLOWED[question])
  console.log(`${question}: found from ${cuts.found}, kept from ${cuts.kept}`)
  console.table(rows)
  if (options.list) for (const line of wrong) console.log(line)
  if (options.write) {
    const file = new URL(`../words/safety/weights/${question}.ts`, import.meta.url)
    writeFileSync(file, weightsFile(question, packed(learned(withCopies(examples)), cuts, hashOf(phrases))))
  }
}
