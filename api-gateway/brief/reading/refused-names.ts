import type { BookDish } from '../../dish-book/dish.ts'
import { allergyTo } from './allergen-words.ts'
import { dishNameAt } from './dishes.ts'
import { foodAt } from './food-lexicon.ts'

/** A dish that is refused, as a style, the foods in its name, and how many tokens it takes. */
export type Refused = { style: string; foods: string[]; length: number }

export const refusedAs = (
  tokens: readonly string[],
  length: number,
  name = tokens.slice(0, length),
): Refused => ({
  style: notStyle(name.join(' ')),
  foods: name.flatMap((_, at) => foodAt([...name], at)?.name ?? []),
  length,
})

/** "not-stir-fries" for "stir-fries". */
export function notStyle(name: string): string {
  return `not-${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`
}

/** "Garlic bread", "banana bread", by its own name; "no dairy bread" is bread without it. */
export function bakedOfAt(tokens: readonly string[], book: readonly BookDish[]): Refused | null {
  if (!BAKED.test(tokens[1] ?? '') || BAKED_OF.test(tokens[0] ?? '') || allergyTo(tokens[0] ?? ''))
    return null
  const named = dishNameAt(tokens, book)
  return named?.length === 2 && foodAt([...tokens], 0) ? refusedAs(tokens, 2) : null
}
const BAKED = /^(?:bread|toast|pie|cobbler)$/
const BAKED_OF = /^(?:flour|sugar|yeast|white|rye|oat|corn|meat|chicken|beef|pork|turkey)$/

/** "Canned cream soup", "cream of mushroom soup": neither cream nor a soup is meant. */
export function creamSoupAt(tokens: readonly string[]): Refused | null {
  const said =
    /^(?:(?:canned|condensed|boxed|packaged|store-bought) )*(?:cream (?:of )?(?:[a-z]+ )?soups?|soups?(?<=\b(?:canned|condensed|boxed|packaged|store-bought) soups?))\b/.exec(
      tokens.join(' '),
    )
  return said ? refusedAs(tokens, said[0].split(' ').length) : null
}
