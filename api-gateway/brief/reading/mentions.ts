import { BRANDS } from '@evenplate/nutrition/rules/avoid/brands'
import { CLASSES } from '@evenplate/nutrition/rules/avoid/classes'
import { HOLDERS } from '@evenplate/nutrition/rules/avoid/holders'
import { CLASS_NAMES } from '@evenplate/words/allergens/names'
import { COMMON_WORDS } from '@evenplate/words/common-words'
import { ONLY_IN_LINES } from '@evenplate/words/foods'
import { FOODS_ES } from '@evenplate/words/foods-es'
import { list } from '@evenplate/words/phrases'
import type { Said } from '@evenplate/words/refused/said'
import { keyOf, lengthsOf, names } from './food-lexicon.ts'
import { plainText } from './plain-text.ts'
import { sortOf } from './refused-food.ts'

/** A food in a text: the index of its word in `said`, and its English name. */
export type Mention = { at: number; food: string }

/**
 * The words of a text, each food as one word, and the foods. In a Spanish text a name is Spanish before English; in any
 * other text, a Spanish name counts only if it is not an English word.
 */
export function mentionsIn(raw: string, language: string): { said: Said[]; foods: Mention[] } {
  // "Hard-boiled eggs" are no list with a dash before the eggs.
  const words =
    plainText(raw)
      .replace(/(?<=\p{L})-(?=\p{L})/gu, ' ')
      .match(WORD) ?? []
  const said: Said[] = []
  const foods: Mention[] = []
  for (let at = 0; at < words.length; ) {
    const found = foodFrom(words, at, language === 'es')
    if (found) foods.push({ at: said.length, food: sortOf(found.food, words, at, at + found.length) })
    said.push({ text: found ? found.text : words[at]!, food: found !== null })
    at += found?.length ?? 1
  }
  return { said, foods }
}

const WORD = /[\p{L}\d]+(?:'(?!s\b)\p{L}+)?|'s\b|[^\s\p{L}\d]/gu

type Found = { food: string; text: string; length: number }

function foodFrom(words: readonly string[], from: number, spanishFirst: boolean): Found | null {
  const { english, spanish, lengths } = tables()
  const first = words[from]!
  const longest = Math.max(...[first, keyOf(first), singular(first)].map((word) => lengths.get(word) ?? 0))
  for (let length = Math.min(longest, words.length - from); length > 0; length -= 1) {
    const text = words.slice(from, from + length).join(' ')
    const exact = keyOf(text)
    const key = english.has(exact) ? exact : singular(text)
    const isPassing = IN_PASSING.has(key) || (spanishFirst && SPANISH_WORDS.has(key))
    const inEnglish = english.has(key) && !isPassing ? text : undefined
    const meant = spanish.get(text)
    const inSpanish = meant !== undefined && (spanishFirst || !isEnglish(text)) ? meant : undefined
    const food = spanishFirst ? (inSpanish ?? inEnglish) : (inEnglish ?? inSpanish)
    if (food !== undefined) return { food, text, length }
  }
  return null
}

const singular = (text: string): string => text.replace(/e?s$/, '')

/** Food words that mostly mean something else, nutrition figures, and ways to cook: "a date", "my sugar", "not fried". */
const IN_PASSING = new Set([
  ...ONLY_IN_LINES.map(keyOf),
  ...list(`date, ice, water, dip, roll, mix, spray, stock, shell, thin, grease, green, sugar, added sugar, refined sugar, carb,
    carbohydrate, salt, protein, fiber, fat, oil, heat, starch, crisp, wrap, bar, cake, filling, topping, drink, syrup, dressing,
    sauce, seasoning, grain, spice, animal product, pan, sal, con, once, fried, fry, jiffy, valentina`),
])

/** English foods whose names are ordinary words in Spanish: "soy celíaca". */
const SPANISH_WORDS = new Set(['soy', 'pie', 'come', 'son'])

const isEnglish = (text: string): boolean =>
  text.length < 4 || text.split(' ').every((word) => COMMON_WORDS.has(word))

type Tables = {
  english: ReadonlySet<string>
  spanish: ReadonlyMap<string, string>
  lengths: ReadonlyMap<string, number>
}
let known: Tables | undefined

function tables(): Tables {
  known ??= made()
  return known
}

function made(): Tables {
  const english = new Set([
    ...names,
    ...[
      ...CLASSES.map((one) => one.names),
      ...HOLDERS.map(([held = '']) => held),
      ...CLASS_NAMES.map(({ en = '' }) => en),
      ...BRANDS.map((row) => row.slice(row.indexOf(':') + 1)),
    ]
      .flatMap(list)
      .map((name) => keyOf(plainText(name))),
  ])
  const spanish = spanishNames()
  return { english, spanish, lengths: lengthsOf([...english, ...spanish.keys()], 4) }
}

function spanishNames(): ReadonlyMap<string, string> {
  const all = new Map<string, string>()
  const add = (name: string, english: string) => {
    if (!all.has(name)) all.set(name, english)
  }
  const rows = FOODS_ES.flatMap(([english, spanish]) =>
    spanish.split('|').map((name): [string, string] => [plainText(name), english]),
  )
  for (const [name, english] of [...rows, ...KINDS]) add(name, english)
  for (const [name, english] of rows) for (const several of pluralsOf(name)) add(several, english)
  return all
}

/** Kinds of food that can also be a wish ("algo picante"): not counted as foods when a request is read. */
const KINDS: [string, string][] = [
  ['picante', 'spicy food'],
  ['picantes', 'spicy food'],
  ['comida picante', 'spicy food'],
  ['lo picante', 'spicy food'],
  ['comida frita', 'fried food'],
  ['fritura', 'fried food'],
  ['frituras', 'fried food'],
  ['fritos', 'fried food'],
]

/** "Calabacín", "calabacines"; "carne roja", "carnes rojas". */
const pluralsOf = (name: string): string[] => {
  const words = name.split(' ')
  return [[severalOf(words[0] ?? ''), ...words.slice(1)].join(' '), words.map(severalOf).join(' ')]
}

const severalOf = (word: string): string =>
  /[aeiou]$/.test(word)
    ? `${word}s`
    : /z$/.test(word)
      ? `${word.slice(0, -1)}ces`
      : /s$/.test(word)
        ? word
        : `${word}es`
