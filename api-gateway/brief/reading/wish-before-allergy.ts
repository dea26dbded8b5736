import type { BookDish } from '../../dish-book/dish.ts'
import { allergyTo } from './allergen-words.ts'
import { dishNameAt } from './dishes.ts'
import { tokensOf } from './food-lexicon.ts'

/**
 * Parts a dish of two foods from the allergy behind its comma: "rice and beans, egg allergy" is a wish and one allergy. Foods that are no
 * dish, or all of which people are allergic to, stay one list: "nuts and eggs, dairy allergy".
 */
export function dishApart(text: string, book: readonly BookDish[]): string {
  const said = BEFORE_ALLERGY.exec(text)
  if (!said) return text
  const [, lead = '', words = ''] = said
  const tokens = tokensOf(words)
  const dish = dishNameAt(tokens, book)
  if (!dish || dish.length < tokens.length || partsOf(words).every((part) => isAllergen(part, book)))
    return text
  const comma = lead.length + words.length
  return `${text.slice(0, comma)} | ${text.slice(comma + 1)}`
}

const WANTS =
  "(?:(?:i|we)(?:'d| would)? (?:want|like|need|love)(?: to (?:make|eat|have|cook))?|how about|make|recipe for|craving|can i have) "
const BEFORE_ALLERGY = new RegExp(
  `^( ?(?:${WANTS})?(?:a |an |some |the )?)([a-z' -]{3,40} (?:and|n|with) [a-z' -]{3,40}),(?= .{0,60}(?:allerg|intoleran|sensitiv))`,
)

const partsOf = (words: string): string[] => words.split(/ (?:and|n|with) /).map((part) => part.trim())

/** Biscuits hold an allergen, but who names them means the dish. */
const isAllergen = (part: string, book: readonly BookDish[]): boolean =>
  allergyTo(part) !== null && dishNameAt(tokensOf(part), book) === null
