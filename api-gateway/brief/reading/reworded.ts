import { BODY, BODY_ES, MAY_BE_BODY_ES } from '@evenplate/words/body'
import { BOUNDS_DENIED, BOUNDS_DENIED_ES, MAY_DENY_BOUND_ES } from '@evenplate/words/bounds-denied'
import { HALVES } from '@evenplate/words/halves'
import { IDIOMS } from '@evenplate/words/idioms'
import { KIN_COOKING } from '@evenplate/words/kin'
import { KINDS_TOLD } from '@evenplate/words/kinds-told'
import { EXPLAINED, LESS_CARB } from '@evenplate/words/less-carb'
import { LOW_IN_LISTED_ES } from '@evenplate/words/low-in-es'
import { MACHINES, MACHINES_ES, MAY_LACK_MACHINE_ES } from '@evenplate/words/machines'
import { MADE_WITHOUT } from '@evenplate/words/made-without'
import { NAMES_APART } from '@evenplate/words/names-apart'
import { MAY_BE_LESS_ES, NOT_SO_MUCH, NOT_SO_MUCH_ES } from '@evenplate/words/not-so-much'
import { DENIED_REFUSALS } from '@evenplate/words/refusals-denied'
import { REFUSALS_FOUND } from '@evenplate/words/refusals-found'
import { MAY_BE_SPANISH, REFUSALS_FOUND_ES } from '@evenplate/words/refusals-found-es'
import { REFUSALS_LISTED, REFUSALS_LISTED_ES } from '@evenplate/words/refusals-listed'
import { REFUSALS_NARROWED } from '@evenplate/words/refusals-narrowed'
import { REFUSALS_OVER } from '@evenplate/words/refusals-over'
import { MAY_BE_OVER, REFUSALS_OVER_ES } from '@evenplate/words/refusals-over-es'
import { MAY_REFUSE_PLAINLY_ES, REFUSALS_PLAIN, REFUSALS_PLAIN_ES } from '@evenplate/words/refusals-plain'
import { REFUSALS_TOLD, REFUSALS_TOLD_ES } from '@evenplate/words/refusals-told'
import { BRITISH, BRITISH_REWORDINGS, REWORDINGS } from '@evenplate/words/rewordings'
import { patternOf, type Row, type Told } from '@evenplate/words/row'
import { MAY_SWAP_ES, SWAPS, SWAPS_ES, SWAPS_TRIED } from '@evenplate/words/swaps'
import { MAY_BE_USUAL_ES, USUAL_MEALS, USUAL_MEALS_ES } from '@evenplate/words/usual-meals'
import { withConditionsSaid } from './conditions.ts'
import { variantsNamed, variantsNamedInSpanish } from './refused-variants.ts'

const ready = (rows: (Row | Told)[]) =>
  rows.map((row) => ({
    means: row.means,
    pattern: patternOf(row, 'g'),
    when: 'when' in row ? row.when : null,
  }))
const [everywhere, british, plainly] = [
  ready(REWORDINGS),
  ready(BRITISH_REWORDINGS),
  ready([
    ...HALVES,
    ...BOUNDS_DENIED,
    ...SWAPS_TRIED,
    ...EXPLAINED,
    ...LESS_CARB,
    ...MACHINES,
    ...IDIOMS,
    ...NAMES_APART,
    ...KIN_COOKING,
    ...USUAL_MEALS,
    ...SWAPS,
    ...MADE_WITHOUT,
    ...NOT_SO_MUCH,
    ...REFUSALS_NARROWED,
    ...REFUSALS_LISTED,
    ...DENIED_REFUSALS,
    ...REFUSALS_OVER,
    ...REFUSALS_TOLD,
    ...REFUSALS_FOUND,
    ...KINDS_TOLD,
    ...BODY,
    ...REFUSALS_PLAIN,
  ]),
]

/** A plain text in the words that our readers know: "pizza on a cauliflower crust" is a cauliflower crust pizza. */
export const reworded = (text: string): string =>
  read(saidPlainly(text), BRITISH.test(text) ? [...british, ...everywhere] : everywhere)

/**
 * "Anything that lives in a shell" is shellfish, and "who doesn't love pancakes" refuses none. Several readers ask for the same text one
 * after the other, so the last one is kept.
 */
export function saidPlainly(text: string): string {
  if (latest.text !== text) latest = { text, said: read(variantsNamed(saidPlainlyInSpanish(text)), plainly) }
  return latest.said
}

let latest = { text: '', said: '' }

/** "Lo que ponen las gallinas" is eggs. */
export const saidPlainlyInSpanish = (raw: string): string => {
  const whole = withConditionsSaid(raw)
  const bound = MAY_DENY_BOUND_ES.test(whole) ? readPairs(whole, BOUNDS_DENIED_ES) : whole
  const text = MAY_BE_USUAL_ES.test(bound) ? readPairs(bound, USUAL_MEALS_ES) : bound
  const each = / en /.test(text) ? readPairs(text, LOW_IN_LISTED_ES) : text
  const able = MAY_LACK_MACHINE_ES.test(each) ? readPairs(each, MACHINES_ES) : each
  const own = MAY_BE_BODY_ES.test(able) ? readPairs(able, BODY_ES) : able
  const named = variantsNamedInSpanish(own)
  const swapped = MAY_SWAP_ES.test(named) ? readPairs(named, SWAPS_ES) : named
  const less = MAY_BE_LESS_ES.test(swapped) ? readPairs(swapped, NOT_SO_MUCH_ES) : swapped
  const said = MAY_BE_OVER.test(less) ? readPairs(less, OVER_OR_LISTED) : less
  const isSpanish = MAY_BE_SPANISH.test(said)
  const told = readPairs(isSpanish ? readPairs(said, REFUSALS_FOUND_ES) : said, REFUSALS_TOLD_ES)
  return (isSpanish || SPANISH.test(told)) && MAY_REFUSE_PLAINLY_ES.test(told)
    ? readPairs(told, REFUSALS_PLAIN_ES)
    : told
}
/** Spanish words, too, that a text without articles may have. */
const SPANISH =
  /\b(?:sin|tengo|tenemos|menos|salvo|excepto|quiero|queremos|somos|para|porque|nadie|gusta|gustan|que|nada|los|las|una|escuela|cole|llevar|permiten?|prohiben?|algo|cena|comida|receta|sopa|ensalada)\b/
const OVER_OR_LISTED = [...REFUSALS_OVER_ES, ...REFUSALS_LISTED_ES]

const readPairs = (text: string, pairs: readonly (readonly [RegExp, string])[]): string =>
  pairs.reduce((said, [told, means]) => said.replace(told, means), text)

const read = (text: string, rows: ReturnType<typeof ready>): string =>
  rows.reduce(
    (said, { means, pattern, when }) => (when?.test(said) === false ? said : said.replace(pattern, means)),
    text,
  )
