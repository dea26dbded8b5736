import { COMMON_WORDS } from '@evenplate/words/common-words'
import { COURSES } from '@evenplate/words/courses'
import { DISHES } from '@evenplate/words/dishes'
import { FLAVORS } from '@evenplate/words/flavors'
import { BUDGET, HEAT, KIDS, TEXTURE } from '@evenplate/words/manner'
import { HINTS, MEALS } from '@evenplate/words/meals'
import { MISSPELLINGS } from '@evenplate/words/misspellings'
import { OCCASIONS } from '@evenplate/words/occasions'
import { ORDINARY_WORDS } from '@evenplate/words/ordinary-words'
import { PARTS } from '@evenplate/words/parts'
import { SAID_AFTER_FOODS, SAID_BEFORE_FOODS } from '@evenplate/words/refusals'
import { STYLES } from '@evenplate/words/styles'
import { TOOLS } from '@evenplate/words/tools'
import type { BookDish } from '../../dish-book/dish.ts'
import { dishesSpelledRight } from './dish-spelling.ts'
import { NO_BOOK } from './dishes.ts'
import { isFood, keyOf, names, ownNames } from './food-lexicon.ts'
import { plainText } from './plain-text.ts'

/** Words that a reader acts on, other than foods and dishes. */
const KEYWORDS =
  'breakfast brunch lunch dinner supper snack dessert vegetarian vegan without under minutes carbs carbohydrates protein calories fiber grams servings people microwave blender pressure cooker fryer oven crockpot chicken broccoli casserole smoothie sandwich soup salad leftover leftovers cheese potatoes potato spicy crunchy creamy allergic allergy allergies allergen allergens intolerant intolerance intolerances sensitive sensitivity reaction reactions react reacts anaphylaxis anaphylactic epipen celiac coeliac lactose gluten mediterranean italian mexican japanese indian'.split(
    ' ',
  )

/** Names that a word must be in to be no name itself. */
const MANY = 3
/** Shorter words differ by a letter from too many others. */
const LONG = 7

type Vocabulary = {
  known: ReadonlySet<string>
  byStart: ReadonlyMap<string, string[]>
  /** Words that readers act on, and single words that name a food or a dish. */
  said: ReadonlySet<string>
  /** How many names of foods and dishes each other word is in. */
  ofNames: ReadonlyMap<string, number>
}

let common: Vocabulary | undefined

function vocabulary() {
  if (common) return common
  const english = DISHES.flatMap(([english, spanish]) => [...english.split('|'), ...spanish.split('|')])
  const words = wordsIn([...KEYWORDS, ...english, ...names])
  const alone = new Set(
    [...KEYWORDS, ...english, ...names]
      .filter((name) => !name.includes(' '))
      .map((name) => keyOf(plainText(name))),
  )
  const ofNames = timesIn([...english, ...names])
  const byStart = new Map<string, string[]>()
  // A typo becomes a word of a food's own name, not of one of its thousands of other names: "hunger" is no "hanger".
  const usual = [...wordsIn([...KEYWORDS, ...english, ...ownNames])].filter(
    // "Momos" are no "moros", which only are half of a dish's name.
    (word) => word.length >= LONG || alone.has(keyOf(word)) || (ofNames.get(keyOf(word)) ?? MANY) >= MANY,
  )
  for (const word of usual.flatMap((one) => (one.endsWith('s') ? one : [one, `${one}s`]))) {
    if (word.length < 5) continue
    const start = word.slice(0, 1)
    byStart.set(start, [...(byStart.get(start) ?? []), word])
  }
  // "Crock" is spelled correctly; it is not a typo for "cracker".
  const tools = TOOLS.flatMap(({ en }) => en.split(/[^a-z]+/))
  const others = [
    ...OCCASIONS,
    ...MEALS,
    ...HINTS,
    ...COURSES,
    ...STYLES,
    ...TEXTURE,
    ...HEAT,
    ...FLAVORS,
    KIDS,
    BUDGET,
    ...SAID_AFTER_FOODS,
    ...SAID_BEFORE_FOODS,
    ...PARTS,
  ]
  const said = others.flatMap(({ en }) => en.split(/[^a-z]+/)).filter((word) => word.length > 3)
  common = {
    known: new Set([...words, ...[...words].map(keyOf), ...tools, ...said]),
    byStart,
    said: new Set([...alone, ...tools, ...said]),
    ofNames,
  }
  return common
}

function timesIn(all: readonly string[]): ReadonlyMap<string, number> {
  const times = new Map<string, number>()
  for (const name of new Set(all))
    for (const word of wordsIn([name])) times.set(keyOf(word), (times.get(keyOf(word)) ?? 0) + 1)
  return times
}

const wordsIn = (names: readonly string[]): ReadonlySet<string> =>
  new Set(names.flatMap((name) => plainText(name).split(/[^a-z]+/)).filter((word) => word.length > 2))

/** Whether a word is one of ours or everyday English, singular or plural. */
export function isKnownWord(word: string): boolean {
  const { known } = vocabulary()
  const isKnown = (one: string) =>
    COMMON_WORDS.has(one) || known.has(one) || known.has(keyOf(one)) || COMMON_WORDS.has(keyOf(one))
  // "Lightened" and "chopping" are forms of common words.
  const stem = word.replace(/(?:en)?(?:ed|ing)$|(?:ly|ish|ness|iest|ier|est|er)$/, '')
  // "Smaller", "bigger" and "creamier" are known by "small", "big" and "creamy".
  const isStem = (one: string) => one.length > 2 && COMMON_WORDS.has(one)
  return (
    isKnown(word) ||
    // "Fishy", "eggy", "nutty".
    (/.{3}y$/.test(word) && [word.slice(0, -1), word.slice(0, -2)].some(isFood)) ||
    (stem !== word &&
      ((stem.length > 3 && (isStem(stem) || isStem(`${stem}e`))) ||
        (/(?:iest|ier)$/.test(word) && isStem(`${stem}y`)) ||
        (/(?:est|er)$/.test(word) && isStem(stem.replace(/(.)\1$/, '$1')))))
  )
}

/**
 * Whether a word means something by itself: "ofada" is only known as a kind of rice, "chow" from chow mein. What is in many names
 * only describes: "smoked", "baby".
 */
export function meansSomething(word: string): boolean {
  if (!isKnownWord(word)) return false
  const { said, ofNames } = vocabulary()
  const key = keyOf(word)
  return (
    said.has(word) ||
    said.has(key) ||
    COMMON_WORDS.has(word) ||
    COMMON_WORDS.has(key) ||
    (ofNames.get(key) ?? MANY) >= MANY
  )
}

/**
 * Corrects typos: "chiken" is chicken. A correct word stays as it is, and so does a word that resembles none we know.
 * @param book its names count as correct words
 */
export function spelledRight(text: string, book: readonly BookDish[] = NO_BOOK): string {
  const own = wordsOfNames(book)
  let guesses = 0
  const named = dishesSpelledRight(asOneWord(text), book, {
    isKnown: (word) => MISSPELLINGS.has(word) || own.has(word) || isCorrect(word),
    likest,
    slips,
  })
  return named.replace(/[a-z][a-z'-]*[a-z]/g, (word) => {
    const listed = MISSPELLINGS.get(word)
    if (listed) return listed
    if (word.length < 5 || /['-]/.test(word) || own.has(word) || isCorrect(word) || guesses >= MOST)
      return word
    guesses += 1
    return likest(word) ?? twoWords(word) ?? word
  })
}

/** "Pine apple" is pineapple, and "egg plant" neither egg nor plant. Not where both words are foods: "no pea, nuts". */
const asOneWord = (text: string): string =>
  text.replace(/(?<![\w'-])([a-z]{3,9}) (?=([a-z]{3,9})(?![\w'-]))/g, (said, one: string, other: string) =>
    (other.length > 3 || other === 'nut') && !OWN_WORD.has(one) && isOneFood(one, other) ? one : said,
  )

const isOneFood = (one: string, other: string): boolean =>
  isFood(`${one}${other}`) && !isFood(`${one} ${other}`) && !(isFood(one) && isFood(other))

/** Before a food these say something of it: "ground nuts", "top sides". */
const OWN_WORD: ReadonlySet<string> = new Set(['ground', 'top', 'silver', 'all', 'red', 'sweet', 'short'])

/** "Chickenbreast" is chicken breast: no word of ours, but a food once it is cut in two. */
function twoWords(word: string): string | null {
  for (let at = 3; at <= word.length - 3; at += 1) {
    const said = `${word.slice(0, at)} ${word.slice(at)}`
    if (isFood(said) && (COMMON_WORDS.has(word.slice(0, at)) || isFood(word.slice(0, at)))) return said
  }
  return null
}

/** "Couch" is no typo for "conch". */
const isCorrect = (word: string): boolean => ORDINARY_WORDS.has(word) || isKnownWord(word)

const wordsOf = new WeakMap<readonly BookDish[], ReadonlySet<string>>()

/** Collected once per book: it has hundreds of dishes, and every request is read with it. */
function wordsOfNames(book: readonly BookDish[]): ReadonlySet<string> {
  const known = wordsOf.get(book)
  if (known) return known
  const words = new Set(
    book.flatMap(({ title, en = [] }) => [title, ...en].flatMap((name) => plainText(name).split(/[^a-z]+/))),
  )
  wordsOf.set(book, words)
  return words
}

/** So that no text takes too much CPU time. */
const MOST = 60

function likest(word: string): string | null {
  const allowed = word.length >= 8 ? 2 : 1
  let best: string | null = null
  let least = allowed + 1
  for (const candidate of vocabulary().byStart.get(word.slice(0, 1)) ?? []) {
    if (Math.abs(candidate.length - word.length) > allowed) continue
    const distance = slips(word, candidate, allowed)
    // Of two equally close words, the one with the same last letter: "meatbals" is plural.
    const far = distance + (candidate.at(-1) === word.at(-1) ? 0 : 0.5)
    if (distance <= allowed && far < least) {
      least = far
      best = candidate
    }
  }
  return best
}

/** How many letters are missing, extra, wrong or swapped with their neighbor; counting stops above `most`. */
function slips(a: string, b: string, most: number): number {
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    let least = i
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1
      let cost = Math.min((row[j - 1] ?? 0) + 1, (last[j] ?? 0) + 1, (last[j - 1] ?? 0) + same)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1)
      row.push(cost)
      least = Math.min(least, cost)
    }
    if (least > most) return most + 1
    before = last
    last = row
  }
  return last[b.length] ?? most + 1
}
