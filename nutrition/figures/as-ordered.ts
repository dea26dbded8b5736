import { wordsOf } from '../reading/food-names.ts'
import { type ReadLine, readLine } from '../reading/read-line.ts'
import { words } from '../text/food-words.ts'
import { leftOutOf } from '../usda/left-out.ts'
import { isTelling, KIND, tellingIn } from '../usda/plate-words.ts'

/**
 * Reads a line of a plate that names the kind after a comma or in parentheses: "pie, apple" is apple pie, not pie filling;
 * "pudding, rice" is not rice. Parentheses may also give the food's other name: a "mozzarella stick (string cheese)" is not
 * breaded. Null if no such reading is more certain than the line as written.
 * @param served how a line on a plate is read
 */
export function asOrdered(
  read: ReadLine,
  grams: number,
  served: (line: ReadLine) => ReadLine,
): ReadLine | null {
  if (read.line.length > LONGEST) return null
  const { first, second, isAside } = partsOf(read.line)
  if (!first || !second) return null
  const ordered = (name: string): ReadLine => ({ ...served(readLine(`${grams} g ${name}`)), line: read.line })
  const name = `${second} ${first}`
  const turned = ordered(name)
  if (FREE.test(second) || hasAll(turned, tellingIn(name)) || hasAll(turned, words(name).filter(isTelling)))
    return turned
  if (!isAside) return read.food || !KINDS.test(first) ? null : ordered(second)
  const other = ordered(second)
  if (other.food && !leftOutOf(second).length && tellingIn(first).some((word) => isOf(other, word)))
    return other
  return read.food ? null : ordered(first)
}

/** Characters: both parts of a name, and its grams. In a much longer text the pattern would search from every space. */
const LONGEST = 160

/** "Apple" of "120 g pie, apple" and "string cheese" of "stick (string cheese): 30 g"; none if there are more parts. */
function partsOf(line: string): { first?: string; second?: string; isAside?: boolean } {
  const name = line
    .replace(GRAMS, '')
    .replace(/^\s*of\s|[\s:,–-]+$|^[\s:,–-]+/gi, '')
    .trim()
  const [, first, second] = AFTER_COMMA.exec(name) ?? []
  if (first && second) return LINKED.test(second) ? {} : { first, second }
  const [, before, inside] = IN_BRACKETS.exec(name) ?? []
  return before && inside ? { first: before, second: inside, isAside: true } : {}
}

const GRAMS = /\(?\d{1,4}(?:\.\d{1,15})? ?(?:g|grams?)\b\)?/i
const AFTER_COMMA = /^(\p{L}[\p{L}'’ -]{1,40}), ?(\p{L}[\p{L}'’& -]{1,30})$/u
const IN_BRACKETS = /^(\p{L}[\p{L}'’ -]{1,40}) ?\((\p{L}[\p{L}'’&/ -]{1,30})\)$/u
/** What comes with a food does not say which food it is. */
const LINKED = /^(?:with|without|w|no|in|on|and|or|from|plus|of)\b|\b(?:with|and|or|in)\b/i
/** "Soup, clam chowder": the kind of food comes first, then the whole name. */
const KINDS =
  /^(?:soup|salad|sandwich|cereal|drink|dessert|candy|fish|meat|vegetables?|sauce|side|entr[eé]e)$/i
/** "Syrup, sugar free" is never the syrup with its sugar. */
const FREE = /[ -]free$/i

const hasAll = (read: ReadLine, telling: readonly string[]): boolean =>
  read.food !== null && telling.length > 0 && telling.every((word) => isOf(read, word))

const isOf = ({ food }: ReadLine, word: string): boolean => {
  const own = food ? wordsOf(food) : null
  return own?.has(word) || own?.has(KIND.get(word) ?? '') || false
}
