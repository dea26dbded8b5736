import { COMMON_WORDS } from '@evenplate/words/common-words'
import { FOODS_ES } from '@evenplate/words/foods-es'
import { FOODS } from '../../table/foods.ts'
import { words } from '../../text/food-words.ts'
import { type Lexicon, lexicon } from '../../text/lexicon.ts'

/**
 * The Spanish names of a food, for lines in Spanish: "1 cebolla" for onion. Null if there are none. A line may be in either
 * language, so a word that is also English ("pan", "lima") names a food only after "de": "200 g de pan". Other foods whose
 * names include these words are harmless: "mantequilla de maní" is not butter, "leche de coco" is not milk.
 * @param isKind whether another food, by its English name, is the same kind
 * @param kind the kind of food that the key names, if any: then the names of all its foods count
 */
export function spanishLexicon(
  key: string,
  isKind: (food: string) => boolean,
  kind?: string,
): Lexicon | null {
  const known = kind === undefined ? undefined : kinds.get(kind)
  if (known !== undefined) return known
  const own = tables().names.get(key) ?? []
  const members = kind === undefined ? [] : [...tables().names].filter(([food]) => isKind(food))
  const found = [...new Set([...own, ...members.flatMap(([, names]) => names)])].filter(
    (name) =>
      // Names that the English words already cover are left to them: they also know vegan foods.
      !isKind(name) && inEnglish(name).every((food) => words(food).join(' ') === key || isKind(food)),
  )
  const read = found.length > 0 ? lexiconOf(found, isKind) : null
  // Limited by the number of our rows, whatever people type.
  if (kind !== undefined) kinds.set(kind, read)
  return read
}

const kinds = new Map<string, Lexicon | null>()

/** Foods that have these words in English, if any: tuna for "tunas"; for one word, all foods with it in their names. */
function inEnglish(name: string): readonly string[] {
  const said = words(name).join(' ')
  const { english, byWord } = tables()
  const exactly = english.get(said)
  return exactly !== undefined ? [exactly] : (byWord.get(said) ?? [])
}

function lexiconOf(found: readonly string[], isKind: (food: string) => boolean): Lexicon {
  const others = tables().rows.filter(
    ([food, name]) =>
      !found.includes(name) &&
      !OF_STATE.test(name) &&
      found.some((own) => ` ${name} `.includes(` ${own} `)) &&
      !isKind(food),
  )
  return lexicon({ terms: found.join(','), harmless: others.map(([, name]) => name).join(',') })
}

/** "Plátano maduro" may be a plantain or a ripe banana: a person who avoids "plátano" gets neither. */
const OF_STATE = / (?:maduro|verde)s?$/

type Tables = {
  names: ReadonlyMap<string, string[]>
  rows: readonly (readonly [english: string, name: string])[]
  /** Foods by their English names, and by each word of them. */
  english: ReadonlyMap<string, string>
  byWord: ReadonlyMap<string, string[]>
}
let known: Tables | undefined

function tables(): Tables {
  if (known) return known
  const names = new Map<string, string[]>()
  const english = new Map(
    FOODS.flatMap(({ name, aliases }) =>
      [name, ...aliases].map((each) => [words(each).join(' '), name] as const),
    ),
  )
  const byWord = new Map<string, string[]>()
  for (const [name, food] of english)
    for (const word of name.split(' ')) byWord.set(word, [...(byWord.get(word) ?? []), food])
  const rows = FOODS_ES.flatMap(([food, spanish]) =>
    spanish
      .split('|')
      .flatMap(formsOf)
      .map((name) => [words(food).join(' '), name] as const),
  )
  for (const [food, name] of rows) {
    const [word = '', ...others] = words(name)
    const isCommon = others.length === 0 && (COMMON_WORDS.has(word) || word.length < 3)
    const isBoth = isCommon || (others.length === 0 && byWord.has(word))
    names.set(food, [
      ...(names.get(food) ?? []),
      ...(isCommon ? [] : [name]),
      ...(isBoth ? [`de ${name}`] : []),
    ])
  }
  known = { names, rows, english, byWord }
  return known
}

/** Both numbers: "calabacín", "calabacines". */
const formsOf = (name: string): string[] => {
  const [first = '', ...others] = name.split(' ')
  const several = /[aeiou]$/.test(first)
    ? `${first}s`
    : /z$/.test(first)
      ? `${first.slice(0, -1)}ces`
      : /s$/.test(first)
        ? first
        : `${first}es`
  return [...new Set([name, [several, ...others].join(' ')])]
}
