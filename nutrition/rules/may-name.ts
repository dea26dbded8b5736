import type { Diet } from '@evenplate/domain/options'
import { namesByHead } from '../reading/food-names.ts'
import { plainLine } from '../reading/plain-line.ts'
import { joinedOf, words } from '../text/food-words.ts'
import { remember } from '../text/remember.ts'

/** The words of a text that a food can be read from; null where any may be. */
export type NamingWords = ReadonlySet<string> | null

/**
 * Whether a text can be read as a food of the table that breaks a diet: all words of one of its names stand in it. Told far sooner
 * than the text is read, and most steps name none.
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
 * Whatever the reader makes of a text: it leaves out, turns around and adds words, and takes a unit off its number, but makes no
 * other words of them.
 */
export function namingWords(text: string): NamingWords {
  const plain = plainLine(text)
  // The reader cuts a long name off, perhaps within a word.
  if (plain.length > LONGEST) return null
  const said = new Set(words(plain))
  const letters = plain.normalize('NFD').replace(ACCENTS, '').toLowerCase()
  const pieces = new Set([...(letters.match(/[a-z0-9%]+/g) ?? []), ...(letters.match(/[a-z]+/g) ?? [])])
  for (const piece of pieces) for (const word of wordsOf(piece)) said.add(word)
  for (const [word, added] of ADDED_TO) if (said.has(word)) for (const one of added) said.add(one)
  for (const word of joinedOf(said)) said.add(word)
  return said
}

/** Recipes have few different words. */
const wordsOf = remember(words, { most: 4096, longest: 20 })

const LONGEST = 140
const ACCENTS = /[\u0300-\u036f]/g

/** Words that the reader may put before or behind a name: "canned" for what comes in a can. */
const ADDED: ReadonlySet<string> = new Set(
  'canned tinned mix packet mixed dried dry cooked uncooked bell'.split(' '),
)
/** Names that it makes of these: of bouillon cubes a broth, of a squeezed lemon its juice. */
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
