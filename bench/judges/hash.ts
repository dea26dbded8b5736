import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Written } from './questions.ts'

const CODE = [
  './questions.ts',
  './regression.ts',
  './folds.ts',
  './weights-file.ts',
  '../../words/safety/judge-inputs.ts',
  '../../words/safety/figure-names.ts',
]

/** Of all that weights are learned from, apart from the rows of features: those may grow between two trainings. */
export function hashOf(phrases: readonly Written[]): string {
  const hash = createHash('sha256').update(JSON.stringify(phrases))
  for (const file of CODE)
    hash.update(readFileSync(new URL(file, import.meta.url), 'utf8').replaceAll('\r', ''))
  return hash.digest('hex').slice(0, 16)
}
