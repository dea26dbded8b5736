import { LAST_OF_A_DISH, NO_DISHES } from '@evenplate/words/no-dishes'
import type { BookDish } from '../../dish-book/dish.ts'
import { foodAt, keyOf, tokensOf } from './food-lexicon.ts'
import { isSpanishWord } from './from-spanish.ts'
import { isEnglish, isOrdinary } from './ordinary.ts'
import { plainText } from './plain-text.ts'
import type { TextReading } from './read-text.ts'
import { isKnownWord, spelledRight } from './spelling.ts'

/**
 * An unknown word in the place of a dish name: "una carbonada sin durazno", "a waterzooi for four". Without it, the
 * request would be answered with some other dish. Null if another dish is named, or foods and a kind of dish.
 */
export function strangeDish(
  raw: string,
  language: string,
  read: TextReading,
  book: readonly BookDish[],
): string | null {
  if (language !== 'en' && language !== 'es') return null
  const namesFoods = read.must.length + read.wished.length > 0
  if (read.dishes.length > 0 || read.unknown.length > 0) return null
  // "A recipe" alone leaves the choice to us; "a recipe for pide" does not, although "pide" is Spanish for "asks".
  if (read.open)
    return language === 'en' && !namesFoods && saysNothingElse(read) ? foreignName(plainText(raw)) : null
  const made = language === 'en' ? madeOfFood(plainText(raw), read) : null
  if (made) return made
  if (namesFoods && read.course !== null) return null
  const text = language === 'es' ? plainText(raw) : spelledRight(plainText(raw), book)
  for (const said of text.matchAll(language === 'es' ? PLACE_ES : PLACE)) {
    const words = (said[1] ?? '').trim().split(' ')
    if (words.every((word) => isStrange(word, language, book))) return words.join(' ')
  }
  return null
}

const saysNothingElse = (read: TextReading): boolean =>
  [read.style, read.unwanted, read.diets, read.allergies, read.limits].every(({ length }) => length === 0) &&
  [read.course, read.mealType, read.occasion, read.texture, read.tools.use].every((one) => one === null)

/** What a recipe is wanted for, if none of its words is English. */
function foreignName(text: string): string | null {
  const name = RECIPE_FOR.exec(text)?.[1]
  return name?.split(' ').every((word) => !isEnglish(word)) ? name : null
}

const RECIPE_FOR =
  /\brecipes? for (?:an? |some |the |my )?([a-z]{3,15}(?: [a-z]{3,15}){0,2})(?= *(?:$|[.,!?]| (?:for|with|without|that|but|and|please|no)\b))/

/** "Butter tarts": the butter is only part of the name of a dish that we do not know. */
function madeOfFood(text: string, { must }: TextReading): string | null {
  for (const [, before = '', last = ''] of text.matchAll(MADE_OF_FOOD)) {
    const food = must.flat().find((name) => ` ${keyOf(before)}`.endsWith(` ${keyOf(name)}`))
    if (food) return `${food} ${last}`
  }
  return null
}

const MADE_OF_FOOD = new RegExp(
  `(?<=(?:^|[,.;!?:]) {0,3}(?:(?:[a-z']{1,15} ){0,5}(?:an?|some|make|cook|for|want|fancy|craving|my|like|love|need) )?)([a-z]{3,15}(?: [a-z]{3,15})?) (${LAST_OF_A_DISH})(?= *(?:$|[.,;!?(]|(?:with|for|but|that|please|recipe|recipes|and|like|less|low|lower|no|sugar|without|from|in|my|made|the)\\b))`,
  'g',
)

/** Where a dish is named: at the beginning, or after an article or a word for making; a description may follow. */
const PLACE =
  /(?:^ *|(?<=\b(?:an?|some|make(?: me)?|cook(?: me)?|recipe for|craving|fancy|want|do me|give me) ))((?:[a-z]{4,} )?[a-z]{5,})(?= *(?:$|[.!?])| +(?:with|without|for|but|no|that|please|recipe|and|like)\b)/g
const PLACE_ES =
  /(?:^ *|(?<=(?<!\p{L})(?:una?|unos|unas|receta de|recetas de|plato de|quiero|quisiera|hacer|preparar|hazme|dame) ))(\p{L}{5,})(?= *(?:$|[.!?,])| +(?:sin|con|para|pero|que|en|mas|bien|de|por)(?!\p{L}))/gu

/**
 * Of words that may be foods, those that name what is asked for: the last of a name that begins the text or follows "make", "want",
 * "craving" or "recipe for", with nothing but foods before it. "Lamb zurbian for 4" asks for zurbian, and lamb alone is none.
 */
export function headsOf(raw: string, strange: readonly string[]): string[] {
  const text = plainText(raw)
  return strange.filter((said) =>
    [...text.matchAll(HEAD)].some(([, words = '']) => {
      const at = words.indexOf(said)
      return (
        at >= 0 &&
        said.length > 3 &&
        (at === 0
          ? said.includes(' ') || !/^ ?,/.test(words.slice(said.length))
          : isAllFoods(words.slice(0, at))) &&
        ENDS_NAME.test(words.slice(at + said.length))
      )
    }),
  )
}

const ASKED = '(?:make|cook|want|craving|crave|fancy|recipes? for|give me|need|like|love)'
const HEAD = new RegExp(
  `(?:(?:^|[.!?;]) *(?:(?:please|hi|hey|i|we) )*(?:${ASKED} )?|\\b${ASKED} )(?:(?:me|us|to|have|make|eat|cook|try|an?|some|the|my|our|easy|quick|good|healthy|homemade|spicy|proper|authentic|traditional|vegan|vegetarian|low carb) )*(?=([^.!?;]{3,60}))`,
  'g',
)
const ENDS_NAME =
  /^ *(?:$|[.!?,;(]|(?:with|for|without|but|that|please|pls|recipes?|and|tonight|made|low|lower|less|no|not|like|in \d|under)\b)/

/** "Methi", "shrimp and okra". */
function isAllFoods(words: string): boolean {
  const tokens = tokensOf(words)
  for (let at = 0; at < tokens.length; ) {
    const food = foodAt(tokens, at)
    if (!food && !/^(?:and|n|&|with)$/.test(tokens[at] ?? '')) return false
    at += food?.length ?? 1
  }
  return true
}

/** Forms of verbs and adverbs: "comemos en 20 minutos", "struggling with dinner". */
const VERB = /(?:ing|ly|ed|mente|[aei]mos|ando|iendo|[aei]r|[aei]rme|[aei]rnos|ame|eme|anos)$/

function isStrange(word: string, language: string, book: readonly BookDish[]): boolean {
  if (NO_DISHES.has(word) || isKnownWord(word) || isOrdinary(word) || VERB.test(word)) return false
  if (language !== 'es') return true
  // "Una cenita", "unas empanaditas", "unos huevitos".
  const plain = word.replace(/(?:c?it)([ao]s?)$/, '$1')
  return ![word, plain, `${plain.replace(/s$/, '')}`].some(
    (one) => NO_DISHES.has(one) || isSpanishWord(one, book),
  )
}
