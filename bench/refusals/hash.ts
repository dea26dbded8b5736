import { hashWith } from '../judges/hash.ts'
import { writtenRows } from './marked.ts'

const CODE = [
  '../refusals/marked.ts',
  '../refusals/folds.ts',
  './regression.ts',
  '../random/random-from.ts',
  './weights-file.ts',
  '../../words/safety/judge-inputs.ts',
  '../../words/refused/mention-inputs.ts',
  '../../words/refused/idiom-inputs.ts',
  '../../words/refused/idioms.ts',
  '../../words/refused/idioms-en.tsv',
  '../../words/refused/idioms-es.tsv',
  '../../words/refused/said.ts',
  '../../words/refused/concepts.ts',
]

/** A hash of the phrases and the code that the weights come from. Rules and tables of foods may change between trainings. */
export const hashOfRows = (): string => hashWith(JSON.stringify(writtenRows()), CODE)
