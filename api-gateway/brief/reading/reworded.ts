import { BRITISH, BRITISH_REWORDINGS, REWORDINGS } from '@evenplate/words/rewordings'
import { patternOf, type Row } from '@evenplate/words/row'

const ready = (rows: Row[]) => rows.map((row) => ({ means: row.means, pattern: patternOf(row, 'g') }))
const [everywhere, british] = [ready(REWORDINGS), ready(BRITISH_REWORDINGS)]

/** A plain text in the words that our readers know: "pizza on a cauliflower crust" is a cauliflower crust pizza. */
export const reworded = (text: string): string =>
  (BRITISH.test(text) ? [...british, ...everywhere] : everywhere).reduce(
    (said, { means, pattern }) => said.replace(pattern, means),
    text,
  )
