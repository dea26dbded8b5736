import { wordsOf } from '../reading/food-names.ts'
import { type ReadLine, readLine } from '../reading/read-line.ts'
import { words } from '../text/food-words.ts'
import { leftOutOf } from '../usda/left-out.ts'
import { isTelling, KIND, tellingIn } from '../usda/plate-words.ts'

/**
 * A line of a plate whose name says behind a comma or in brackets which food it is, read as one orders it: "pie, apple" is an
 * apple pie and no pie filling, "pudding, rice" no rice. Brackets may also hold the food's other name: a "mozzarella stick
 * (string cheese)" is not a breaded one. Null where no such reading is surer than the line as it stands.
 * @param served how a line is read that stands on a plate
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

/** Characters: both parts of a name, and its grams. The end of a much longer text would be looked for at each of its spaces. */
const LONGEST = 160

/** "Apple" of "120 g pie, apple" and "string cheese" of "stick (string cheese): 30 g"; none where there are more parts. */
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
const IN_BRACKETS = /^(\p{L}[\p{L}'’ -]{1,40}) ?\((\p{L}[\p{L}'’ -]{1,30})\)$/u
/** What comes with a food is no word for which one it is. */
const LINKED = /^(?:with|without|w|no|in|on|and|or|from|plus|of)\b|\b(?:with|and|or|in)\b/i
/** "Soup, clam chowder": the whole name follows what kind of food it is. */
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
