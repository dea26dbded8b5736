import { plainLine } from '../reading/plain-line.ts'
import { readOurLine } from '../reading/read-line.ts'
import { foldedWord } from './abroad-words.ts'
import { amountIn, type SpanishAmount } from './spanish-amount.ts'
import { type Asides, asidesOf, NO_ASIDES } from './spanish-asides.ts'
import { foodIn, isKnown, isManner } from './spanish-food.ts'
import { partSaid, said } from './spanish-said.ts'

/**
 * A Spanish line in English: "1 lata (400 g) de garbanzos cocidos, escurridos" as "1 can cooked chickpeas (400 g),
 * drained". Null if any word is unknown that could make it another food.
 */
export function spanishInEnglish(line: string): string | null {
  const text = foldedWord(plainLine(line))
    .replace(/'s\b/g, '')
    .replace(/\s*[.:]$/, (end) => (end.includes(':') ? ':' : ''))
    .replace(/(?<=[a-z])\.(?=\s|,|$)/g, '')
    .replace(/(\d)(?=(?:gr?s?|kgs?|ml|cc|oz|lbs?|lts?|l|cda?s?|cdtas?|cditas?)\b)/g, '$1 ')
    .replace(/\bc\.? soperas?\b|(?<=\d )c\/s\b/g, 'cda')
    .replace(/\bc\.? (?:de )?(?:cafe|te|postre)\b(?= de)|(?<=\d )c\/c\b/g, 'cdta')
    .replace(/\bc\/(?:n|s)\b|\bcn\b|\bcs\b/g, 'cantidad necesaria')
    .replace(/^((?:la )?ralladura) (de .+) y (?:su|el) (?:jugo|zumo)$/, '$1 y jugo $2')
  if (!text || text.endsWith(':')) return null
  const [, group, behind = ''] = /^([a-z ]{2,30}):\s*(.+)$/.exec(text) ?? []
  if (group === undefined) return anyIn(text)
  return anyIn(behind) ?? anyIn(`${group}, ${behind}`)
}

const anyIn = (text: string): string | null =>
  partIn(text) ??
  amountBehind(text) ??
  (hasMore(text) ? severalIn(text) : (oneIn(text) ?? firstOfTwo(text) ?? severalIn(text)))

/** One food with its amount in front, or without any. */
function oneIn(text: string): string | null {
  const { main, asides } = asidesOf(withoutNeed(text))
  const amount = amountIn(main.trim())
  const more = TWO_MEASURES.exec(amount.rest)
  if (amount.unit && more) {
    const behind = oneIn(more[1] ?? '')
    return behind && `${amount.number} ${amount.unit} plus ${behind}`
  }
  if (asides.part) return amount.number ? ofPart(asides.part, amount, NO_ASIDES) : null
  const half = AND_A_HALF_BEHIND.exec(amount.rest)
  if (half && /^\d+$/.test(amount.number) && !amount.unit)
    return said({ ...amount, number: `${amount.number} 1/2`, rest: half[1] ?? '' }, asides, text)
  return said(amount, asides, text)
}

/** "1/2 taza más 2 cucharadas de leche". */
const TWO_MEASURES = /^(?:\+|mas|y) (\d.*)$/

/** "1 cebolla y media". */
const AND_A_HALF_BEHIND = /^(.+) y medi[ao]$/

/** "El jugo de 3 limones", "la ralladura de 1 naranja", "las claras de 2 huevos", "pulpa de 1 chirimoya". */
function partIn(text: string): string | null {
  const [, part = '', rest = ''] = PART.exec(text) ?? []
  const says = PARTS_OF.find(([pattern]) => pattern.test(part))?.[1]
  if (says === undefined) return null
  const { main, asides } = asidesOf(rest)
  return ofPart(says, amountIn(main.trim()), asides)
}

const PART =
  /^(?:(?:1|un|una|el|la|los|las) )?((?:jugo|zumo)s?(?: y (?:la )?ralladura)?|ralladuras?(?: y (?:el )?(?:jugo|zumo))?|ralladura fina|piel(?: rallada)?|cascaras?(?: rallada)?|pulpa|claras?|yemas?) de (.+)$/
const PARTS_OF: readonly (readonly [RegExp, string])[] = [
  [/^(?:jugo|zumo)s? y|^ralladuras? y/, 'zest and juice of'],
  [/^(?:jugo|zumo)/, 'juice of'],
  [/^(?:ralladura|piel|cascara)/, 'zest of'],
  [/^clara/, 'whites of'],
  [/^yema/, 'yolks of'],
  [/^pulpa/, ''],
]

function ofPart(part: string, amount: SpanishAmount, asides: Asides): string | null {
  if (!amount.number || amount.unit) return null
  const whole = said(amount, { ...asides, part: '' }, '')
  return whole === null ? null : `${part} ${whole}`.trim()
}

/** "Yuca 1 lb, pelada", "Vinagre blanco, un chorrito", "Huevos: 3 grandes". */
function amountBehind(text: string): string | null {
  const [, food = '', amount = '', rest = ''] = BEHIND.exec(text) ?? []
  if (!food || /^(?:\d|un |una |media |medio |(?:para|mas) )/.test(food)) return null
  const turned = amountIn(amount.trim())
  if (!turned.number) return null
  const manner = turned.rest.trim()
  const measure = amount
    .trim()
    .slice(0, manner ? -manner.length : undefined)
    .replace(/ de $/, '')
  return (
    oneIn(`${amount.trim()} de ${food.trim()}${rest}`) ??
    oneIn(`${measure} de ${food.trim()} ${manner}${rest}`.replace(/ {2,}/g, ' ')) ??
    oneIn(`${food.trim()} ${amount.trim()}${rest}`)
  )
}

const BEHIND =
  /^([a-z ()]{3,60}?)(?:\s*[,:(-]+\s*|\s+)(?=\d|un |una |media |medio |dos |tres |cuatro |unas |unos )((?:[\d.,/ -]+|[a-z]+ )[a-z\d/ ]{0,30}?)\)?((?:\s?[,(].*)?)$/

/** "Leche entera o semidesnatada": the first; the other only if it is known, too. */
function firstOfTwo(text: string): string | null {
  const at = text.search(/\s\(?(?:o|u|y\/o|o bien)\s/)
  if (at < 0) return null
  const open = text.slice(0, at).split('(').length > text.slice(0, at).split(')').length
  const lead = anyIn(text.slice(0, at).replace(/[,(\s]+$/, ''))
  const first = lead === null || /\d|^a |\b(?:to|for) [a-z]+$/.test(lead) ? lead : `${lead}${partSaid(text)}`
  if (first === null || open || first !== lead) return first
  const other = text
    .slice(at)
    .replace(/^\s\(?(?:o bien|o|u|y\/o)\s/, '')
    .split(/[,(]/)[0]
  const named = other && /^[a-z ]+$/.test(other) ? foodIn(other) : null
  return named && named !== first && isKnown(named) ? `${first} or ${named}` : first
}

/** "Sal, pimienta y orégano"; "150 g de azúcar y 2 cdas de agua". Not "2 tazas de leche y crema". */
function severalIn(text: string): string | null {
  const parts = partsOf(text)
  if (parts.length < 2 || parts.length > MOST_PARTS) return null
  const [lead = ''] = parts
  const amounts = parts.map((part) => amountIn(part).number !== '')
  if (amounts[0] && amounts.slice(1).some((has, at) => !has && !isSeasoning(parts[at + 1] ?? ''))) return null
  const told = parts.map((part) => oneIn(part) ?? partIn(part))
  if (told.some((one) => one === null)) return null
  const joined = told.join(' and ')
  return amounts.some(Boolean) || lead === text
    ? joined
    : `${joined}${partSaid(text)}`.replace(/( to taste)+/g, '$1')
}

const MOST_PARTS = 6

/** Each food with what was done to it: "1 cebolla, picada y lavada". */
function partsOf(text: string): string[] {
  const parts: string[] = []
  for (const part of text.split(BETWEEN).filter(Boolean))
    if (parts.length > 0 && isManner(part)) parts.push(`${parts.pop()}, ${part}`)
    else parts.push(part)
  return parts
}

const BETWEEN = /\s*,\s*(?:y |e )?|\s(?:y|e|\+|mas)\s(?!medi[ao]\b|cuarto|\d\/\d)/

/** Whether another food stands behind a comma or a plus; what it is for, or may be instead, is none. */
function hasMore(text: string): boolean {
  const plain = text.replace(/\([^()]*\)/g, ' ').replace(MANNER, '')
  if (!/[,+]/.test(plain)) return false
  return plain
    .split(BETWEEN)
    .slice(1)
    .some((part) => {
      const { number, unit, rest } = amountIn(part.trim())
      return (unit !== '' && MEASURED.test(part)) || foodIn(number ? rest : part) !== null
    })
}

/** "2 cdas de zork": a food, even if it is unknown. */
const MEASURED = /[a-z] de [a-z]/

const MANNER = /,?\s(?:para|con|o|u|si|como|tipo|que|segun|hasta|opcional|sin|en)\s.*$/

function isSeasoning(part: string): boolean {
  const english = oneIn(part)
  const food = english === null ? null : readOurLine(english).food
  return food?.seasoning === true || food?.id === 'salt'
}

/** "Aceite, el necesario", "sal a gusto": said for the part below, not of the food. */
const withoutNeed = (text: string): string =>
  text.replace(
    /^(?:la )?cantidad (?:necesaria|suficiente)(?: de)? |,?\s(?:el|la|lo|los|las) (?:que sean? )?(?:necesari[oa]s?|suficientes?)\b.*$|,?\scantidad (?:necesaria|suficiente|al gusto)\b.*$|,?\sen cantidad necesaria\b.*$|,?\sabundante\b.*$/,
    '',
  )
