import { AFTER_UNIT, HEAPED, NUMBERS, SIZES, UNITS } from './spanish-words.ts'

/** The amount at the start of a line, in English, and what follows it. */
export type SpanishAmount = {
  /** "1 1/2", "2-3", "a few"; empty if there is none. */
  number: string
  unit: string
  /** The unit as the line says it. */
  unitSaid: string
  /** `small`, `medium`, `large` of the unit: "1 lata chica". */
  size: string
  heaped: boolean
  rest: string
}

const NUMBER = String.raw`(?:\d{1,5}[.,]\d{1,3}|\d{1,5}(?: (?:y )?\d\/\d{1,2})?(?:\/\d{1,2})?)`
const WORD = [...NUMBERS.keys()].sort((a, b) => b.length - a.length).join('|')
const LEAD =
  /^(?:ca\.? |aprox(?:imadamente|\.)? |como |alrededor de |cerca de |mas o menos |solo |otr[oa]s? )/
const FIRST = new RegExp(
  `^(?:de |entre )?((?:${WORD})(?= )|${NUMBER})(?:\\s?(?:-|a|o|u|y)\\s?((?:${WORD})(?= )|${NUMBER}))?`,
)
const AND_A_HALF = /^y (medi[ao]|un cuarto|cuarto|tres cuartos|1\/2|1\/4|3\/4)(?=\s|$)\s*/
/** "Un poco de harina", "unas gotas de limón": without a number. */
const A_LITTLE = /^(?:(?:un )?(?:poco|poquito|poquitito|pelin|toque|tantito) de |algo de )/

/** @param text a line in lower case without marks */
export function amountIn(text: string): SpanishAmount {
  const plain = text.replace(LEAD, '')
  const little = A_LITTLE.exec(plain)
  if (little) return { ...NONE, number: 'a little', rest: plain.slice(little[0].length) }
  const found = FIRST.exec(plain)
  const number = found ? numberIn(found) : ''
  const behind = found ? plain.slice(found[0].length).replace(/^\s*(?:x (?=\d))?/, '') : plain
  if (found && !/^(?:\s|$|[a-z(])/.test(plain.slice(found[0].length))) return { ...NONE, rest: plain }
  return withUnit(number, behind)
}

const NONE: SpanishAmount = { number: '', unit: '', unitSaid: '', size: '', heaped: false, rest: '' }

/** "Y" joins a whole and its part, or two numbers of nothing: "1 y 1/2". */
function numberIn([whole, first = '', second]: RegExpExecArray): string {
  const one = digits(first)
  if (!second) return one
  const other = digits(second)
  if (/^entre /.test(whole)) return `${one}-${other}`
  if (/\dy|\sy\s/.test(whole.slice(first.length))) return /^\d\/\d/.test(other) ? `${one} ${other}` : one
  return `${one}-${other}`
}

const digits = (said: string): string =>
  (NUMBERS.get(said) ?? said).replace(/(\d),(\d)/, '$1.$2').replace(' y ', ' ')

function withUnit(number: string, text: string): SpanishAmount {
  const half = AND_A_HALF.exec(text)
  const behind = half ? text.slice(half[0].length) : text
  const [, of = '', word = '', rest = ''] = /^(de )?([a-z\d/.]+)\s*(.*)$/.exec(behind) ?? []
  const unit = unitOf(word)
  // "Kilo y medio de papas" has no number; "sobre la mesa" has no unit.
  const bare = number === '' && unit !== undefined && /^y medi[ao]\b/.test(rest)
  if (unit === undefined || (number === '' && !bare && !LITTLE.has(unit)))
    return { ...NONE, number: joined(number, half?.[1]), rest: behind }
  if (of && number === '') return { ...NONE, rest: text }
  const later = AND_A_HALF.exec(rest)
  const after = later ? rest.slice(later[0].length) : rest
  const said = joined(number || '1', half?.[1] ?? later?.[1])
  return unit === 'dozen' ? dozens(said, after) : { ...measured(said, unit, after), unitSaid: word }
}

/** Kitchen words that need no number: "chorrito de aceite". */
const LITTLE: ReadonlySet<string> = new Set(['pinch', 'splash', 'drizzle', 'handful'])

const joined = (number: string, half: string | undefined): string =>
  half ? [number, NUMBERS.get(half) ?? half].filter(Boolean).join(' ') : number

function dozens(number: string, rest: string): SpanishAmount {
  const [whole = 0, part = 0] = number.split(' ').map((one) => {
    const [over = 0, under = 1] = one.split('/').map(Number)
    return over / under
  })
  return { ...NONE, number: String(12 * (whole + part)), rest: withoutOf(rest) }
}

/** "1 lata chica de", "1 cucharada sopera colmada de", "1 taza (tipo té) de". */
function measured(number: string, unit: string, text: string): Omit<SpanishAmount, 'unitSaid'> {
  let rest = text
  let size = ''
  let heaped = false
  for (let turn = 0; turn < 4; turn += 1) {
    const [, word = ''] = /^([a-z]+)(?=\s|$)/.exec(rest) ?? []
    const spoon = SPOON.has(unit)
      ? (AFTER_UNIT.exec(rest) ?? HEAPED.exec(rest) ?? (unit === 'tsp' ? OF_COFFEE.exec(rest) : null))
      : null
    if (spoon) {
      heaped ||= HEAPED.test(rest)
      rest = rest.slice(spoon[0].length)
    } else if (SIZES.has(word) && unit !== '') {
      size = SIZES.get(word) ?? ''
      rest = rest.slice(word.length).trimStart()
    } else break
  }
  return { number, unit, size, heaped, rest: withoutOf(rest) }
}

/** A coffee spoon is a teaspoon; a "cucharada de café" may be either. */
const OF_COFFEE = /^de (?:las de )?cafe(?= (?:de )?[a-z])\s*/

const SPOON: ReadonlySet<string> = new Set([
  'tbsp',
  'tsp',
  'cup',
  'glass',
  'pinch',
  'splash',
  'drizzle',
  'handful',
])

const withoutOf = (text: string): string => text.replace(/^(?:de|del) (?:(?:la|los|las|el) )?/, '')

const UNMADE: ReadonlySet<string> = new Set([
  'cup',
  'g',
  'kg',
  'ml',
  'l',
  'oz',
  'lb',
  'mg',
  'cl',
  'dl',
  'tbsp',
  'tsp',
])

/** Also in its small form: "manojito", "sobrecitos", "botecito". */
export function unitOf(word: string): string | undefined {
  const plain = word.replace(/\.$/, '')
  return UNITS.get(plain) ?? SMALL.get(plain)
}

/** "Hojita" is "hoja"; the small forms that mean another measure have their own row in the table. */
const SMALL: ReadonlyMap<string, string> = new Map(
  [...UNITS].flatMap(([word, unit]) => {
    const stem = word
      .replace(/(?:[oae]|)s?$/, '')
      .replace(/c$/, 'qu')
      .replace(/g$/, 'gu')
      .replace(/z$/, 'c')
    if (stem.length < 3 || UNMADE.has(unit)) return []
    return [
      'ito',
      'ita',
      'itos',
      'itas',
      'illo',
      'illa',
      'cito',
      'cita',
      'citos',
      'citas',
      'ecito',
      'ecitos',
    ].map((end): [string, string] => [`${stem}${end}`, unit])
  }),
)
