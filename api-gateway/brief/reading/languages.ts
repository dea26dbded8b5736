import { COMMON_WORDS } from '@evenplate/words/common-words'
import { DISHES } from '@evenplate/words/dishes'
import { FOODS_ES } from '@evenplate/words/foods-es'
import { ENGLISH_SIGNS, LANGUAGES } from '@evenplate/words/languages'
import { SAID_AFTER_FOODS, SAID_BEFORE_FOODS } from '@evenplate/words/refusals'
import { SPANISH_SIGNS } from '@evenplate/words/spanish'
import type { BookDish } from '../../dish-book/dish.ts'
import { dishesIn, NO_BOOK } from './dishes.ts'
import { names } from './food-lexicon.ts'
import { plainText } from './plain-text.ts'
import { plainForms } from './small-words.ts'

const SCRIPTS = LANGUAGES.flatMap(({ code, script }) =>
  script ? [{ code, all: new RegExp(script.source, 'gu') }] : [],
)

/** BCP 47 code of a text's language, as far as we can tell: English unless enough of it is in another language. */
export function languageOf(raw: string, book: readonly BookDish[] = NO_BOOK): string {
  const letters = raw.match(/\p{L}/gu)?.length ?? 0
  if (letters === 0) return 'en'
  for (const { code, all } of SCRIPTS) {
    const own = raw.match(all)?.length ?? 0
    if (own > letters / 2 || (code === 'zh' && own * 3 > letters)) return code
  }
  let text = plainText(raw)
  const spanish = wordsOf(text).filter(isSpanish).length
  // It takes at least two words to identify a language.
  const all = wordsOf(text)
  if (LANGUAGES.some(({ words: signs }) => hits(all, signs) >= 2))
    // "Pain au chocolat" and "coq au vin" are used in English too.
    for (const { words } of dishesIn(text, book)) text = text.replace(words, ' | ')
  const words = wordsOf(text)
  const english = hits(wordsOf(text.replace(A_LA, ' la ')), ENGLISH_SIGNS)
  // Each word once: "no onions, no garlic, no dairy" is not Portuguese.
  const once = [...new Set(words)]
  const [best] = LANGUAGES.map(({ code, words: signs }) => ({ code, count: hits(once, signs) })).sort(
    (a, b) => b.count - a.count,
  )
  if (
    best &&
    best.count > english &&
    best.count > spanish &&
    !(best.code === 'it' && NEVER_ITALIAN.test(text)) &&
    (best.count >= 3 || (best.count === 2 && words.length <= 3)) &&
    best.count * 3 >= words.length
  )
    return best.code
  if (SPANISH_ALONE.test(text) && words.every((word) => word === 'a' || !ENGLISH_SIGNS.has(word))) return 'es'
  // "White queso dip": a Spanish word that English food names use counts as English among English words.
  const isOurs = words.some((word) => COMMON_WORDS.has(word) && !SPANISH_SIGNS.has(word))
  if (isOurs && spanish === 1 && words.some((word) => inEnglishFoods().has(word) && SPANISH_SIGNS.has(word)))
    return 'en'
  // "Shrimp tacos, no flour tortillas": Spanish words that English uses, beside English ones.
  const ours = (word: string) => inEnglishFoods().has(word) || inEnglishFoods().has(word.replace(/s$/, ''))
  if (
    !SPANISH_LINKS.test(text) &&
    words.some((word) => ours(word) && !isSpanish(word) && !spanishNames().has(word)) &&
    !words.some((word) => isSpanish(word) && !ours(word) && word !== 'no')
  )
    return 'en'
  const plain = plainText(raw)
  if (spanishDishes(book).has(plain)) return 'es'
  if (spanishFoods().has(plain) && !names.has(plain) && dishesIn(plain, book).length === 0) return 'es'
  return spanish > hits(wordsOf(plain.replace(A_LA, ' la ')), ENGLISH_SIGNS) ? 'es' : 'en'
}

const dishNames = new WeakMap<readonly BookDish[], ReadonlySet<string>>()

/** Names of dishes in Spanish of several words, which are no names in English as well: "ropa vieja cubana". */
function spanishDishes(book: readonly BookDish[]): ReadonlySet<string> {
  const known = dishNames.get(book)
  if (known) return known
  const english = new Set(book.flatMap(({ title, en }) => [title, ...(en ?? [])].map(plainText)))
  const found = new Set(
    book.flatMap(({ es }) => es.map(plainText)).filter((name) => name.includes(' ') && !english.has(name)),
  )
  dishNames.set(book, found)
  return found
}

/** "Tacos de salmón" is Spanish, whatever its nouns. */
const SPANISH_LINKS = /\b(?:de|del|con|sin|al|y|la|el|los|las|en|para|una?|e)\b/

/** "Pollo al vapor, le saco la vuelta al ajo": Spanish shares its small words with Italian, but not these. */
const NEVER_ITALIAN =
  /\b(?:quiero|quisiera|vuelta|el|los|las|y|muy|algo|hola|sin|para|que|vapor|horno|freidora|sarten|olla|arroz|receta|comida|almuerzo|desayuno|nada|tengo|hay|soy|es)\b/

/** "Merluza a la plancha": its "a" is no English article, as it is in "pie a la mode". */
const A_LA = /\ba la\b(?! (?:king|mode|carte|minute|grecque|russe|meuniere|vodka)\b)/g

let nameWords: Set<string> | undefined

/** Words that names of foods in Spanish contain. */
const spanishNames = (): Set<string> => {
  nameWords ??= new Set([...spanishFoods()].flatMap((name) => name.split(' ')))
  return nameWords
}

let named: Set<string> | undefined

/** Names of foods in Spanish. */
const spanishFoods = (): Set<string> => {
  named ??= new Set(FOODS_ES.flatMap(([, spanish]) => spanish.split('|').map(plainText)))
  return named
}

const isSpanish = (word: string): boolean =>
  SPANISH_SIGNS.has(word) ||
  spanishWords().has(word) ||
  plainForms(word).some((form) => form.length > 3 && (SPANISH_SIGNS.has(form) || spanishWords().has(form)))

let foods: Set<string> | undefined

/** Words of Spanish foods and of what they do that occur in no English food name or sentence: "chuletas", "hinchan". */
function spanishWords(): Set<string> {
  if (foods) return foods
  const english = englishFoodWords()
  foods = new Set(
    [
      ...FOODS_ES.map(([, spanish]) => spanish),
      ...[...SAID_AFTER_FOODS, ...SAID_BEFORE_FOODS].map(({ es }) => es),
    ]
      .flatMap((spanish) => spanish.split(/[| ]/).map(plainText))
      .filter((word) => word.length > 3 && !COMMON_WORDS.has(word) && !english.has(word)),
  )
  return foods
}

let foodWords: Set<string> | undefined

const inEnglishFoods = (): Set<string> => {
  foodWords ??= new Set([...names].flatMap((name) => name.split(' ')))
  return foodWords
}

const englishFoodWords = (): Set<string> =>
  new Set([...names, ...DISHES.map(([english]) => english)].flatMap((name) => name.split(/[^a-z]+/)))

/** Never used in English sentences; the "a" of "alergia a" is not the English article. */
const SPANISH_ALONE = /\b(?:alergi(?:a|co|ca)s?|intoleran(?:te|cia)s?|celiac[oa]s?)\b/

const wordsOf = (text: string): string[] => text.match(/[a-z]+/g) ?? []
const hits = (words: string[], signs: ReadonlySet<string>): number =>
  words.filter((word) => signs.has(word)).length
