import { partOfLine } from '../reading/plain-line.ts'
import { unitOf } from './spanish-amount.ts'
import { isFoodName } from './spanish-food.ts'
import { STATES } from './spanish-words.ts'

/** What brackets and the words behind commas say besides the food. */
export type Asides = {
  /** "(400 g)", "(7 g each)", "(400 g drained)". */
  weight: string
  drained: boolean
  soaked: boolean
  /** "juice of": "10 limones (el jugo)". */
  part: string
  /** "400 g de espaguetis, cocidos": weighed before or after, as an English line leaves it open. */
  cookedLater: boolean
  /** Short ones that may say which kind: "cebolla (morada)", "tomates (tipo pera)". */
  kinds: readonly string[]
  /** Words that make it another food: "papas, cocidas", "harina (integral)". */
  states: readonly string[]
}

export const NO_ASIDES: Asides = {
  weight: '',
  drained: false,
  soaked: false,
  part: '',
  cookedLater: false,
  kinds: [],
  states: [],
}

/** @param line in lower case without marks */
export function asidesOf(line: string): { main: string; asides: Asides } {
  const text = partOfLine(line)
  const brackets = [...text.matchAll(/\(([^()]*)\)/g)].map(([, inside = '']) => inside.trim())
  const [main = '', ...behind] = text
    .replace(/\s?\([^()]*\)\s?/g, ' ')
    .replace(/(\d),(?=\d)/g, '$1.')
    .split(/\s*(?:[,;()]|\s[-–—]\s|\s\.\s)\s*/)
  const all = [...brackets, ...behind]
  return {
    main: main.trim(),
    asides: {
      weight: all.flatMap((aside) => weightOf(aside) ?? [])[0] ?? '',
      drained: /\bescurrid/.test(text) && !/\blavado y escurrido\b/.test(text),
      soaked: /\bremoj/.test(text),
      part: all.flatMap((aside) => PARTS.find(([pattern]) => pattern.test(aside))?.[1] ?? [])[0] ?? '',
      cookedLater: behind.some((aside) => COOKED.test(aside)),
      kinds: [...brackets, ...behind.filter((aside) => !COOKED.test(aside))].filter(
        (aside) => /^[a-z]+(?: [a-z]+)?$/.test(aside) && !/^(?:o|u|y|para|sin|con) /.test(aside),
      ),
      states: [...brackets, ...behind.filter((aside) => !COOKED.test(aside))].flatMap(statesOf),
    },
  }
}

const COOKED = /^(?:ya )?(?:cocid|hervid|sancochad)[oa]s?\b/

const PARTS: readonly (readonly [RegExp, string])[] = [
  [/^(?:el |su |solo el )?(?:jugo|zumo)$/, 'juice of'],
  [/^(?:la |su |solo la )?ralladura$/, 'zest of'],
  [
    /^(?:el |su |la )?(?:(?:jugo|zumo) y (?:la )?ralladura|ralladura y (?:el )?(?:jugo|zumo))$/,
    'zest and juice of',
  ],
]

const WEIGHT =
  /(?:^|\b)(?:de |unos |unas |aprox(?:imadamente)? |x |peso )?(\d[\d.,]{0,6}) ?(g|gr|grs|gramos|kg|kgs|kilos?|ml|cc|l|lt|lts|litros?|oz|onzas?|lb|lbs|libras?)\b(?! de m)(.*)$/

function weightOf(aside: string): string | null {
  const [, number, unit = '', rest = ''] = WEIGHT.exec(aside) ?? []
  if (number === undefined) return null
  const each = /\bc\/u|cada/.test(rest) ? ' each' : ''
  const drained = /escurrid/.test(rest) ? ' drained' : ''
  return `(${number.replace(',', '.')} ${unitOf(unit) ?? unit}${each}${drained})`
}

/**
 * The words of an aside that change the food. "Lavadas y secas" were dried with a cloth, "para freír" comes later, and
 * "sin sal" changes nothing.
 */
function statesOf(aside: string): string[] {
  if (
    /^(?:o|u|para|al?|sin (?!azucar|endulzar)|si|como|opcional|y |en |mas|tipo|marca|uso|preferible|preferente|mejor)\b/.test(
      aside,
    )
  )
    return /^en (?:almibar|polvo|lata|conserva|vinagre)$/.test(aside) ? [aside] : []
  if (/^sin (?:azucar|endulzar)/.test(aside)) return ['sin azucar']
  const plain = aside.replace(/\b(?:lavad|limpi|escurrid)[oa]s? y (?:bien )?sec[oa]s?\b/g, ' ')
  const words = plain.split(/[\s/]+/)
  const states = words.filter((word) => STATES.has(word) || CHANGING.has(word))
  return words.length <= MOST || isFoodName(plain) ? states : []
}

/** A longer aside tells a story: "la que sobró del pollo asado". */
const MOST = 5

const CHANGING: ReadonlySet<string> = new Set(
  'condensada evaporada azucarado azucarada azucarados azucaradas dulce endulzado endulzada chocolate'.split(
    ' ',
  ),
)
