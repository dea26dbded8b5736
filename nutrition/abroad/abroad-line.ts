import { findMatch } from '../reading/find-food.ts'
import { foldedWord, GERMAN, type Language } from './abroad-words.ts'
import { spanishInEnglish } from './spanish-line.ts'

/**
 * A German or Spanish line in English: "250 g Mehl, gesiebt" as "250 g flour". Null if any word is unknown: a food guessed
 * from part of its name would be another food.
 */
export const inEnglishLine = (line: string, language: 'de' | 'es'): string | null =>
  language === 'es' ? spanishInEnglish(line) : germanInEnglish(line)

function germanInEnglish(line: string): string | null {
  const text = inDigits(foldedWord(line.trim().slice(0, LONGEST)), GERMAN)
  const [, digits = '', rest = ''] = AMOUNT.exec(text) ?? []
  const [main = '', ...asides] = rest.split(/[,;(]/)
  const said = main.replace(TAIL, '').split(/\s+/).map(foldedWord).filter(Boolean)
  const unit = GERMAN.units.get(said[0] ?? '')
  const food = foodsNamed(unit === undefined ? said : said.slice(1), GERMAN, digits === '')
  if (food === null) return null
  const amount = digits.trim().replace(/(\d),(\d)/g, '$1.$2')
  const named = [amount, unit, food].filter(Boolean).join(' ')
  return `${named}${asideSaid(asides)}${amount ? '' : partSaid(text)}`
}

const LONGEST = 300
const AMOUNT =
  /^(?:ca\. ?|etwa )?([\d.,/½¼¾⅓⅔⅛]{0,12}(?:\s?[-–]\s?[\d.,/½¼¾⅓⅔⅛]{1,12}|\s[\d½¼¾⅓⅔⅛/]{1,5})?)\s*(.*)$/i

/** "Halbe Zwiebel" is 1/2 Zwiebel. */
const inDigits = (text: string, { numbers }: Language): string =>
  text.replace(/^\S{1,12}(?= )/, (word) => numbers.get(word) ?? word)

/** What it is for: "zum Braten". */
const TAIL = /\s(?:zum|zur|nach)(?: .*)?$/

/** "Salz und Pfeffer" without an amount: both, if both are known. */
function foodsNamed(words: readonly string[], told: Language, mayBeTwo: boolean): string | null {
  const one = foodNamed(words, told)
  const link = words.indexOf('und')
  if (one !== null || !mayBeTwo || link < 1) return one
  const both = [words.slice(0, link), words.slice(link + 1)].map((part) => foodNamed(part, told))
  return both.every((food) => food !== null) ? both.join(' and ') : null
}

/** By its whole name first, then without words for how it was cut. */
function foodNamed(words: readonly string[], { foods, skipped }: Language): string | null {
  const name = foods.get(words.join(' ')) ?? foods.get(words.filter((word) => !skipped.has(word)).join(' '))
  return name !== undefined && findMatch(name) ? name : null
}

/** "(400 g)" after the name. */
function asideSaid(asides: readonly string[]): string {
  const weight = asides.flatMap((aside) => WEIGHT.exec(aside)?.[1] ?? [])[0]
  return weight ? ` (${weight.replace(',', '.')})` : ''
}

const WEIGHT = /^\s*(?:etwa|ca\.)?\s*(\d[\d.,]{0,6} ?(?:g|kg|ml|l))\b[^)]{0,40}\)/

/** What a food without an amount is for. */
const partSaid = (text: string): string => PARTS.find(([said]) => said.test(text))?.[1] ?? ''

const PARTS: readonly (readonly [RegExp, string])[] = [
  [/ nach geschmack\b/, ' to taste'],
  [/ zum servieren\b/, ' to serve'],
  [/ zum (?:garnieren|dekorieren)\b/, ' for garnish'],
  [/ zum (?:braten|frittieren)\b/, ' for frying'],
  [/ zum einfetten\b/, ' for greasing'],
  [/ zum bestauben\b/, ' for dusting'],
]
