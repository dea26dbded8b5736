import { FOODS } from '@evenplate/nutrition/table/foods'
import { FAMILIES } from '@evenplate/words/foods'
import { plainText } from './plain-text.ts'

/** Words of a text, with their hyphens, and the punctuation that ends a clause. */
export const tokensOf = (text: string): string[] => placedTokens(text).map(({ token }) => token)

/** The same, each with the position of its first character. */
export function placedTokens(text: string): { token: string; from: number }[] {
  return [...text.matchAll(/[\p{L}\d'%½¼¾.-]+|[,;:!?()|/]/gu)].flatMap(({ 0: run, index }) => {
    if (SIGN.test(run) || PLAIN_WORD.test(run)) return [{ token: run, from: index }]
    const word = WORD.exec(run)?.[0] ?? ''
    const dots = [...run.slice(word.length).matchAll(/\./g)].map((dot) => ({
      token: '.',
      from: index + word.length + dot.index,
    }))
    return word ? [{ token: word, from: index }, ...dots] : dots
  })
}

const PLAIN_WORD = /^[a-z\d'-]*[a-z\d]$/
const SIGN = /^[,;:!?()|/]$/
/** Up to the last letter or digit of a run; trailing signs do not count. */
const WORD = /^.*[\p{L}\d%½¼¾]/su

/** The longest food that begins at a token: its words as typed, and how many tokens it takes. */
export function foodAt(tokens: string[], at: number): { name: string; length: number } | null {
  const longest = LENGTHS.get(keyOf(tokens[at] ?? '').split(' ', 1)[0] ?? '') ?? 0
  for (let length = Math.min(longest, tokens.length - at); length > 0; length--) {
    const name = tokens.slice(at, at + length).join(' ')
    if (isFood(name)) return { name, length }
  }
  return null
}

export const isFood = (name: string): boolean => names.has(keyOf(name))

/** One key for singular and plural, hyphen and space. */
export const keyOf = (name: string): string =>
  MAY_DIFFER.test(name)
    ? name
        .replace(/-/g, ' ')
        .replace(/(?<=\b(?:cook|brown|smooth|vegg|p|calor|hoag|cupp?))ies\b/g, 'ie')
        .replace(/(?<!\b(?:cook|brown|smooth|vegg|p|calor|hoag))ies\b/g, 'y')
        .replace(/(?<=[^aeious]o|ch|sh|x|ss)(?<!qui?ch|cevich)es\b/g, '')
        .replace(/(?<=[^s'])s\b/g, '')
    : name

/** Most words are their own key: every word of a request is asked for one, several times. */
const MAY_DIFFER = /-|s\b/

/** The names that our table itself has for its foods, and those of their families. */
export const ownNames: readonly string[] = [...FOODS.map(({ name }) => plainText(name)), ...FAMILIES].map(
  keyOf,
)

/** Everything that names a food, as keys. */
export const names: ReadonlySet<string> = new Set(
  [...FOODS.flatMap((food) => [food.name, ...food.aliases].map(plainText)), ...FAMILIES].map(keyOf),
)

/**
 * How many words the longest name with each first word has, up to `most`: most words begin no food, and are ruled
 * out at once.
 */
export function lengthsOf(all: Iterable<string>, most: number): ReadonlyMap<string, number> {
  const lengths = new Map<string, number>()
  for (const name of all) {
    const [first = '', ...others] = name.split(' ')
    lengths.set(first, Math.min(most, Math.max(lengths.get(first) ?? 0, others.length + 1)))
  }
  return lengths
}

const LENGTHS = lengthsOf(names, 4)

/** "zucchini noodles" are zucchini, "leftover turkey" is turkey. */
export function plainName(name: string): string {
  const plain = name
    .replace(/^leftover /, '')
    .replace(
      /^((?:zucchini|courgette|cauliflower|squash|carrot|cucumber)s?) (?:noodles|ribbons|spirals|rice)$/,
      '$1',
    )
  return isFood(plain) ? plain : name
}
