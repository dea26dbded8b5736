import { KINDS_TOLD } from '@evenplate/words/kinds-told'
import { DENIED_REFUSALS } from '@evenplate/words/refusals-denied'
import { REFUSALS_TOLD, REFUSALS_TOLD_ES } from '@evenplate/words/refusals-told'
import { BRITISH, BRITISH_REWORDINGS, REWORDINGS } from '@evenplate/words/rewordings'
import { patternOf, type Row } from '@evenplate/words/row'

const ready = (rows: Row[]) => rows.map((row) => ({ means: row.means, pattern: patternOf(row, 'g') }))
const [everywhere, british, plainly] = [
  ready(REWORDINGS),
  ready(BRITISH_REWORDINGS),
  ready([...DENIED_REFUSALS, ...REFUSALS_TOLD, ...KINDS_TOLD]),
]

/** A plain text in the words that our readers know: "pizza on a cauliflower crust" is a cauliflower crust pizza. */
export const reworded = (text: string): string =>
  read(saidPlainly(text), BRITISH.test(text) ? [...british, ...everywhere] : everywhere)

/** "Anything that lives in a shell" is shellfish, and "who doesn't love pancakes" refuses none. */
export const saidPlainly = (text: string): string => read(saidPlainlyInSpanish(text), plainly)

/** "Lo que ponen las gallinas" is eggs. */
export const saidPlainlyInSpanish = (text: string): string =>
  REFUSALS_TOLD_ES.reduce((said, [told, means]) => said.replace(told, means), text)

const read = (text: string, rows: ReturnType<typeof ready>): string =>
  rows.reduce((said, { means, pattern }) => said.replace(pattern, means), text)
