import { list } from '@evenplate/words/phrases'
import { words } from './food-words.ts'

/** Phrases by their first word, each as words in their comparable form. */
export type Phrases = ReadonlyMap<string, readonly (readonly string[])[]>

/**
 * The words for something a person must not eat, words that only sound like it, and the promises ("dairy free",
 * "vegan") that make even its name harmless.
 */
export type Lexicon = {
  terms: Phrases
  /** Terms that no promise excuses: a "nut-free peanut butter" is free of other nuts at most. */
  firm: Phrases
  /** Foods that contain it as sold, though a cook can make them without: they count in lines, not in titles or steps. */
  bought: Phrases
  harmless: Phrases
  /** Names of foods that are known to have none of it, whatever USDA's food of a like name has. */
  lacking: Phrases
  promises: Phrases
  /** Promises that follow what they are about: "galletas sin gluten". */
  promisesAfter: Phrases
  /** Words that name it only near a term of `of`: a "runny" yolk, not a runny batter. */
  beside: { terms: Phrases; of: Phrases } | null
  /** Dishes that have it in one part only, and that part, which a text may leave out. */
  within: { dishes: Phrases; parts: Phrases } | null
  /** First words of its terms: a text with none of them names no term. */
  begins: ReadonlySet<string>
}

/** Names with commas between them, or as words in their comparable form. */
export type Names = string | readonly (readonly string[])[]

export type LexiconText = {
  terms: Names
  firm?: string
  bought?: Names
  harmless?: Names
  lacking?: Names
  promises?: string
  promisesAfter?: string
  beside?: { terms: string; of: string }
  within?: { dishes: string; parts: string }
}

/** Lists are written with commas; case, plural and spelling of an entry do not matter. */
export function lexicon({
  terms,
  firm = '',
  bought = '',
  harmless = '',
  lacking = '',
  promises = '',
  promisesAfter = '',
  beside,
  within,
}: LexiconText): Lexicon {
  const found = {
    terms: byFirstWord([...wordsIn(terms), ...wordsIn(firm)]),
    bought: byFirstWord(wordsIn(bought)),
    beside: beside ? { terms: phrases(list(beside.terms)), of: phrases(list(beside.of)) } : null,
  }
  return {
    ...found,
    firm: phrases(list(firm)),
    harmless: byFirstWord(wordsIn(harmless)),
    lacking: byFirstWord(wordsIn(lacking)),
    promises: phrases(list(promises)),
    promisesAfter: phrases(list(promisesAfter)),
    within: within ? { dishes: phrases(list(within.dishes)), parts: phrases(list(within.parts)) } : null,
    begins: new Set(
      [found.terms, found.bought, found.beside?.terms].flatMap((some) => [...(some?.keys() ?? [])]),
    ),
  }
}

export const phrases = (entries: string[]): Phrases => byFirstWord(entries.map(words))

/** The names of a list, each as words in their comparable form. */
export const wordsIn = (names: Names): readonly (readonly string[])[] =>
  typeof names === 'string' ? list(names).map(words) : names

export function byFirstWord(entries: readonly (readonly string[])[]): Phrases {
  const byFirst = new Map<string, (readonly string[])[]>()
  for (const entry of entries) {
    const [first] = entry
    if (!first) continue
    const same = byFirst.get(first)
    if (same) same.push(entry)
    else byFirst.set(first, [entry])
  }
  for (const found of byFirst.values()) found.sort((a, b) => b.length - a.length)
  return byFirst
}

export { list, pairs } from '@evenplate/words/phrases'
