import type { Diet } from '@evenplate/domain/options'
import { namesByHead } from '../reading/food-names.ts'
import { plainLine } from '../reading/plain-line.ts'
import { joinedOf, words } from '../text/food-words.ts'
import { remember } from '../text/remember.ts'

/** The words of a text from which a food can be read; null if it may be any word. */
export type NamingWords = ReadonlySet<string> | null

/**
 * Whether a text may be read as a food of the table that breaks a diet: it has all words of one of the food's names. This
 * is far quicker than reading the text, and most steps name none.
 */
export function mayName(said: NamingWords, diet: Diet): boolean {
  if (!said) return true
  const names = breaking(diet)
  if (names.has('')) return true
  for (const word of said)
    if (names.get(word)?.some((name) => name.every((one) => said.has(one) || ADDED.has(one)))) return true
  return false
}

/**
 * Whatever the reader does with a text: it drops, reorders and adds words and separates a unit from its number, but never
 * turns a word into another.
 */
export function namingWords(text: string): NamingWords {
  const plain = plainLine(text)
  // The reader cuts off a long name, maybe inside a word.
  if (plain.length > LONGEST) return null
  const said = new Set(words(plain))
  const letters = plain.normalize('NFD').replace(ACCENTS, '').toLowerCase()
  const pieces = new Set([...(letters.match(/[a-z0-9%]+/g) ?? []), ...(letters.match(/[a-z]+/g) ?? [])])
  for (const piece of pieces) for (const word of wordsOf(piece)) said.add(word)
  for (const [word, added] of ADDED_TO) if (said.has(word)) for (const one of added) said.add(one)
  for (const word of joinedOf(said)) said.add(word)
  return said
}

/** Cached: recipes have few different words. */
const wordsOf = remember(words, { most: 4096, longest: 20 })

const LONGEST = 140
const ACCENTS = /[\u0300-\u036f]/g

/** Words that the reader may add before or after a name: "canned" for what comes in a can. */
const ADDED: ReadonlySet<string> = new Set(
  'canned tinned mix packet mixed dried dry cooked uncooked bell'.split(' '),
)
/** Names the reader makes from these: broth from bouillon cubes, juice from a squeezed lemon. */
const ADDED_TO: [string, string[]][] = [
  ...['lemon', 'lime', 'orange'].map((fruit): [string, string[]] => [fruit, ['juice', 'zest']]),
  ['bouillon', ['broth']],
  ['herb', ['parsley']],
]

const byDiet = new Map<Diet, ReadonlyMap<string, string[][]>>()

/** Names of the foods that break a diet, by a word of each that the reader never adds; empty for a name without one. */
function breaking(diet: Diet): ReadonlyMap<string, string[][]> {
  const known = byDiet.get(diet)
  if (known) return known
  const names = new Map<string, string[][]>()
  for (const { tokens, food } of [...namesByHead().values()].flat()) {
    if (!food.breaks.includes(diet)) continue
    const word = tokens.find((one) => !ADDED.has(one)) ?? ''
    names.set(word, [...(names.get(word) ?? []), tokens])
  }
  byDiet.set(diet, names)
  return names
}
