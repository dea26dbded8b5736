import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Written } from './questions.ts'

const CODE = [
  './questions.ts',
  './regression.ts',
  '../random/random-from.ts',
  './copies.ts',
  './folds.ts',
  './weights-file.ts',
  '../../words/safety/judge-inputs.ts',
  '../../words/safety/figure-names.ts',
]

/** A hash of everything the weights are learned from, except the rows of features, which may grow between two trainings. */
export const hashOf = (phrases: readonly Written[]): string => hashWith(JSON.stringify(phrases), CODE)

/** A hash of the training data and of these code files, whose paths are relative to this one. */
export function hashWith(learnedFrom: string, code: readonly string[]): string {
  const hash = createHash('sha256').update(learnedFrom)
  for (const file of code)
    hash.update(readFileSync(new URL(file, import.meta.url), 'utf8').replaceAll('\r', ''))
  return hash.digest('hex').slice(0, 16)
}
