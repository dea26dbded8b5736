import { foldedWord, GERMAN, type Language } from './abroad-words.ts'
import { findMatch } from './find-food.ts'
import { SPANISH } from './spanish-words.ts'

/**
 * A German or Spanish line in English: "250 g Mehl, gesiebt" as "250 g flour". Null if any word is unknown: a food guessed
 * from part of its name would be another food.
 */
export function inEnglishLine(line: string, language: 'de' | 'es'): string | null {
  const told = language === 'de' ? GERMAN : SPANISH
  const text = inDigits(foldedWord(line.trim().slice(0, LONGEST).replace(SIZE_FIRST, '$1$3 $2')), told)
  const [, digits = '', rest = ''] = AMOUNT.exec(text) ?? []
  const [main = '', ...asides] = rest.split(/[,;(]/)
  const said = wordsOf(main)
  const measured = OF.has(said[0] ?? '') && told.units.has(said[1] ?? '') ? said.slice(1) : said
  const unit = told.units.get(measured[0] ?? '')
  const behind = unit === undefined ? measured : measured.slice(1)
  // "1 taza y media"
  const half = behind[0] === 'y' && /^medi[ao]$/.test(behind[1] ?? '')
  const food = foodsNamed(half ? behind.slice(2) : behind, told, digits === '')
  if (food === null) return null
  const amount = `${digits.trim().replace(/(\d),(\d)/g, '$1.$2')}${half ? ' 1/2' : ''}`
  const named = [amount, unit, food].filter(Boolean).join(' ')
  return `${named}${asideSaid(asides)}${amount ? '' : partSaid(text)}`
}

const wordsOf = (main: string): string[] =>
  main.replace(TAIL, '').replace(CANNED, ' enlatado').split(/\s+/).map(foldedWord).filter(Boolean)

const LONGEST = 300
const AMOUNT =
  /^(?:ca\. ?|etwa |unos? |unas? )?([\d.,/½¼¾⅓⅔⅛]{0,12}(?:\s?[-–]\s?[\d.,/½¼¾⅓⅔⅛]{1,12}|\s[\d½¼¾⅓⅔⅛/]{1,5})?)\s*(.*)$/i
const OF = new Set(['de', 'del'])
/** "1 lata (397 g) de leche condensada": the size of the can is between the can and its food. */
const SIZE_FIRST = /^(\S{1,12} \S{1,12})\s?(\([^()]{1,30}\))( de\b[^()]{1,80})$/i

/** "Media cebolla" is 1/2 cebolla. */
const inDigits = (text: string, { numbers }: Language): string =>
  text.replace(/^\S{1,12}(?= )/, (word) => numbers.get(word) ?? word)

/** How it is cut, and what it is for: "en cubos", "sin piel", "para servir", "zum Braten". */
const TAIL =
  /\s(?:en (?:rodajas|cubos|cubitos|trozos|piezas|pedazos|tiras|dados|juliana|rebanadas|gajos|mitades|cuartos|laminas)|cortad[oa]s?|sin (?:piel|hueso|huesos|semillas|cascara|pepitas)|para|al gusto|zum|zur|nach)(?: .*)?$/

const CANNED = /\s(?:en lata|de lata|de bote|en conserva)$/

/** "Sal y pimienta" without an amount: both, if both are known. */
function foodsNamed(words: readonly string[], told: Language, mayBeTwo: boolean): string | null {
  const one = foodNamed(words, told)
  const link = words.findIndex((word) => word === 'y' || word === 'e' || word === 'und')
  if (one !== null || !mayBeTwo || link < 1) return one
  const both = [words.slice(0, link), words.slice(link + 1)].map((part) => foodNamed(part, told))
  return both.every((food) => food !== null) ? both.join(' and ') : null
}

/** By its whole name first: "tomates secos" are not tomatoes, "jamón cocido" is any ham. */
function foodNamed(words: readonly string[], told: Language): string | null {
  const named = OF.has(words[0] ?? '') ? words.slice(1) : words
  const telling = named.filter((word) => !told.skipped.has(word))
  const whole = foodCalled(named, told) ?? foodCalled(telling, told)
  if (whole !== undefined) return inTable(whole)
  const state = telling.flatMap((word) => told.states.get(word) ?? []).join(' ')
  const bare = state
    ? foodCalled(
        telling.filter((word) => !told.states.has(word)),
        told,
      )
    : undefined
  return bare === undefined ? null : inTable(`${state} ${bare}`)
}

function foodCalled(words: readonly string[], { foods, asked }: Language): string | undefined {
  const name = words.join(' ')
  return foods.get(name) ?? asked?.(name)
}

const inTable = (name: string): string | null => (findMatch(name) ? name : null)

/** "(400 g), escurridos" after the name. */
function asideSaid(asides: readonly string[]): string {
  const weight = asides.flatMap((aside) => WEIGHT.exec(aside)?.[1] ?? [])[0]
  const drained = asides.some((aside) => /escurrid/.test(aside))
  return `${weight ? ` (${weight.replace(',', '.')})` : ''}${drained ? ', drained' : ''}`
}

const WEIGHT = /^\s*(?:aprox\.?|unos|etwa|ca\.)?\s*(\d[\d.,]{0,6} ?(?:g|kg|ml|l))\b[^)]{0,40}\)/

/** What a food without an amount is for. */
const partSaid = (text: string): string => PARTS.find(([said]) => said.test(text))?.[1] ?? ''

const PARTS: readonly (readonly [RegExp, string])[] = [
  [/ al gusto\b| nach geschmack\b/, ' to taste'],
  [/ para (?:servir|acompanar)\b| zum servieren\b/, ' to serve'],
  [/ para (?:decorar|adornar)\b| zum (?:garnieren|dekorieren)\b/, ' for garnish'],
  [/ para freir\b| zum (?:braten|frittieren)\b/, ' for frying'],
  [/ para engrasar\b| zum einfetten\b/, ' for greasing'],
  [/ para espolvorear\b| zum bestauben\b/, ' for dusting'],
]
