import { KINDS_TOLD } from '@evenplate/words/kinds-told'
import { DENIED_REFUSALS } from '@evenplate/words/refusals-denied'
import { REFUSALS_FOUND } from '@evenplate/words/refusals-found'
import { MAY_BE_SPANISH, REFUSALS_FOUND_ES } from '@evenplate/words/refusals-found-es'
import { REFUSALS_NARROWED } from '@evenplate/words/refusals-narrowed'
import { REFUSALS_TOLD, REFUSALS_TOLD_ES } from '@evenplate/words/refusals-told'
import { BRITISH, BRITISH_REWORDINGS, REWORDINGS } from '@evenplate/words/rewordings'
import { patternOf, type Row, type Told } from '@evenplate/words/row'

const ready = (rows: (Row | Told)[]) =>
  rows.map((row) => ({
    means: row.means,
    pattern: patternOf(row, 'g'),
    when: 'when' in row ? row.when : null,
  }))
const [everywhere, british, plainly] = [
  ready(REWORDINGS),
  ready(BRITISH_REWORDINGS),
  ready([...REFUSALS_NARROWED, ...DENIED_REFUSALS, ...REFUSALS_TOLD, ...REFUSALS_FOUND, ...KINDS_TOLD]),
]

/** A plain text in the words that our readers know: "pizza on a cauliflower crust" is a cauliflower crust pizza. */
export const reworded = (text: string): string =>
  read(saidPlainly(text), BRITISH.test(text) ? [...british, ...everywhere] : everywhere)

/** "Anything that lives in a shell" is shellfish, and "who doesn't love pancakes" refuses none. */
export const saidPlainly = (text: string): string => read(saidPlainlyInSpanish(text), plainly)

/** "Lo que ponen las gallinas" is eggs. */
export const saidPlainlyInSpanish = (text: string): string =>
  readPairs(MAY_BE_SPANISH.test(text) ? readPairs(text, REFUSALS_FOUND_ES) : text, REFUSALS_TOLD_ES)

const readPairs = (text: string, pairs: readonly (readonly [RegExp, string])[]): string =>
  pairs.reduce((said, [told, means]) => said.replace(told, means), text)

const read = (text: string, rows: ReturnType<typeof ready>): string =>
  rows.reduce(
    (said, { means, pattern, when }) => (when?.test(said) === false ? said : said.replace(pattern, means)),
    text,
  )
