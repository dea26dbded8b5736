import { readOurLine } from '../reading/read-line.ts'
import { type SpanishAmount, unitOf } from './spanish-amount.ts'
import type { Asides } from './spanish-asides.ts'
import { foodIn, isFoodName } from './spanish-food.ts'
import { meantWith, unitMeant } from './spanish-meant.ts'
import { SIZES } from './spanish-words.ts'

/**
 * One food with its amount and asides, as an English line says it; null if the food is unknown.
 * @param text the whole line, for what a food without an amount is for
 */
export function said(amount: SpanishAmount, asides: Asides, text: string): string | null {
  const { rest, weight } = ownWeight(amount.rest)
  const unitSaid = amount.unit === 'cube' ? 'cubo' : amount.unitSaid
  const whole = unitSaid && !(amount.number && LEAVES.test(rest)) && isFoodName(`${unitSaid} ${rest}`)
  const unit = whole ? '' : amount.number ? unitMeant(amount.unit, rest) : ''
  const plain = { ...amount, unit, rest: whole ? `${unitSaid} ${rest}` : rest }
  const isLeaf = unit === 'sheet' && rest === 'gelatina'
  const isCounted = plain.number !== '' && !unit
  const base = isLeaf ? 'gelatina neutra' : plain.rest
  const kind = asides.kinds.flatMap((one) => foodIn(`${base} ${one}`, isCounted) ?? [])[0]
  const named = kind ?? foodIn([base, ...asides.states].join(' '), isCounted)
  const food = named && meantWith(named, plain, asides, rest)
  if (!food) return null
  const several = !/^(?:1(?!\d)|a |$)/.test(plain.number)
  const copita = /^copit/.test(plain.unitSaid) && !asides.weight ? `(60 ml${several ? ' each' : ''})` : ''
  const told = [
    plain.number,
    plain.heaped ? 'heaping' : '',
    sizeSaid(plain, food),
    inNumber(unit === 'tablet' && food !== 'Mexican chocolate' ? 'bar' : unit, plain.number),
    food,
    weight ? `(${weight}${several ? ' each' : ''})` : asides.weight || copita,
    asides.cookedLater ? ', cooked' : '',
  ]
  return `${told.filter(Boolean).join(' ').replace(' ,', ',')}${asides.drained ? ', drained' : ''}${plain.number ? '' : partSaid(text)}`
}

/** "2 cups", "1 1/2 cups", "1/2 cup": the line is shown as it was read. */
function inNumber(unit: string, number: string): string {
  if (!MORE_THAN_ONE.test(number) || !/^[a-z]{3,}$/.test(unit) || SHORT.has(unit)) return unit
  return unit === 'leaf' ? 'leaves' : /(?:ch|x|ss|sh)$/.test(unit) ? `${unit}es` : `${unit}s`
}

const MORE_THAN_ONE = /^(?:[2-9](?!\/)|1\d|1 \d\/\d|1\.\d|1 ?-)/
const SHORT = new Set(['tbsp', 'tsp', 'lbs'])

/** Counted by their leaves: "3 hojas de espinaca". */
const LEAVES =
  /^(?:espinaca|lechuga|acelga|albahaca|menta|hierbabuena|cilantro|perejil|salvia|recao|culantro)/

/** "500 g de totopos" behind a bag, "leche de 200 ml" behind a jar: the weight of one, and the food without it. */
function ownWeight(text: string): { rest: string; weight: string } {
  const found = WEIGHT_FIRST.exec(text) ?? WEIGHT_LAST.exec(text)
  if (!found) return { rest: text, weight: '' }
  const { food = '', number = '', unit = '' } = found.groups ?? {}
  return { rest: food.trim(), weight: `${number.replace(',', '.')} ${unitOf(unit) ?? unit}` }
}

const ONE_WEIGHT = String.raw`(?:unos |aprox )?(?<number>\d[\d.,]{0,6}) ?(?<unit>gr?s?|gramos|kgs?|kilos?|mls?|cc|lt?s?|litros?|oz|onzas|lbs?|libras?)\b`
const WEIGHT_FIRST = new RegExp(`^(?:de |x )?${ONE_WEIGHT} (?:de )?(?<food>.+)$`)
const WEIGHT_LAST = new RegExp(`^(?<food>.+) (?:de|x|con) ${ONE_WEIGHT}\\s*(?:aprox|cada un[oa]|c/u)?$`)

/** "Small" of a can, or of a food whose sizes our table knows: any other would be left without a weight. */
function sizeSaid({ unit, size, rest }: SpanishAmount, food: string): string {
  if (unit) return size
  const said = rest.split(' ').flatMap((word) => SIZES.get(word) ?? [])[0] ?? ''
  return said && readOurLine(`1 ${said} ${food}`).grams !== null ? said : ''
}

/** What a food without an amount is for. */
export const partSaid = (text: string): string => PARTS.find(([pattern]) => pattern.test(text))?.[1] ?? ''

const PARTS: readonly (readonly [RegExp, string])[] = [
  [/ al? (?:tu |su )?gusto\b/, ' to taste'],
  [/ para (?:servir|acompanar)\b/, ' to serve'],
  [/ para (?:decorar|adornar)\b/, ' for garnish'],
  [/ para freir\b/, ' for frying'],
  [/ para (?:engrasar|untar)\b/, ' for greasing'],
  [/ para (?:espolvorear|enharinar)\b/, ' for dusting'],
]
