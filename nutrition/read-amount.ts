import { type Quantity, readQuantity } from './quantity.ts'
import { readUnit, type Unit } from './units.ts'

export type Size = 'small' | 'medium' | 'large' | 'extra large' | 'jumbo'

/** What a line says before the food. */
export type Amount = {
  quantity: Quantity | null
  unit: Unit | null
  size: Size | null
  /** Grams of one item or of one can, where the line gives them: `2 (14 oz) cans`. */
  eachGrams: number | null
  /** Grams of all, where the line adds them: `1 onion (about 150 g)`. */
  totalGrams: number | null
  /** A second measure of the same: `1 cup plus 2 tbsp`. */
  plus: { quantity: Quantity; unit: Unit } | null
}

/** Splits a plain line into its amount and the rest, which names the food. Never throws. */
export function readAmount(line: string): { amount: Amount; rest: string } {
  const amount: Amount = {
    quantity: null,
    unit: null,
    size: null,
    eachGrams: null,
    totalGrams: null,
    plus: null,
  }
  let rest = line.replace(HEADING, '').replace(ABOUT, '')
  const first = readQuantity(rest)
  if (!first) return readWithoutNumber(amount, rest)
  amount.quantity = first.quantity
  rest = first.rest
  rest = readPackageSize(amount, rest)
  rest = readSize(amount, rest)
  rest = readMainUnit(amount, rest)
  rest = readSecondMeasure(amount, rest)
  readAsides(amount, rest)
  return { amount, rest: rest.replace(/^\s*(?:of\s)?/, '') }
}

const HEADING = /^(?:for|to|optional)\b[^:]{0,40}:\s*/i
const ABOUT =
  /^(?:(?:about|approximately|approx\.?|around|roughly|up to|at least|scant|generous|heaping|heaped|rounded|level|~|c\.)\s*){1,2}/i

/** `pinch of salt`, and amounts at the end: `Salmon fillets, 400 g`. */
function readWithoutNumber(amount: Amount, line: string): { amount: Amount; rest: string } {
  const unit = readUnit(line)
  if (unit?.unit.kind === 'little' || (unit && /^juice|^zest/i.test(line))) {
    return { amount: { ...amount, quantity: { min: 1, max: 1 }, unit: unit.unit }, rest: unit.rest.trim() }
  }
  readAsides(amount, line)
  const at = /(?:[,:]| -)?\s(?=[\d.])/.exec(line)
  const tail = at ? readQuantity(line.slice(at.index + at[0].length)) : null
  const tailUnit = tail ? readUnit(tail.rest) : null
  if (at && tail && tailUnit && (tailUnit.unit.kind === 'mass' || tailUnit.unit.kind === 'volume')) {
    const rest = `${line.slice(0, at.index)}, ${tailUnit.rest.trim()}`
    return { amount: { ...amount, quantity: tail.quantity, unit: tailUnit.unit }, rest }
  }
  return { amount, rest: line }
}

/** `2 (14 oz) cans`, `1 15-ounce can`, `2 x 400 g tins`, `4 (6-oz) fillets`. */
function readPackageSize(amount: Amount, rest: string): string {
  const text = rest.replace(/^\s*x\s?(?=\d)/i, ' ').replace(/^\s*\((?:about |approx\.? |~)?(?=\d)/, ' (')
  const open = /^\s*\(/.exec(text)
  const size = readQuantity(text.slice(open ? open[0].length : 0).trimStart())
  if (!size) return rest
  const unit = readUnit(size.rest)
  if (!unit || (unit.unit.kind !== 'mass' && unit.unit.kind !== 'volume')) return rest
  if (open) {
    const close = unit.rest.indexOf(')')
    if (close < 0) return rest
    const inside = unit.rest.slice(0, close)
    amount.eachGrams = gramsOf(size.quantity, unit.unit)
    if (/total/i.test(inside)) {
      amount.totalGrams = amount.eachGrams
      amount.eachGrams = null
    }
    return unit.rest.slice(close + 1)
  }
  amount.eachGrams = gramsOf(size.quantity, unit.unit)
  return unit.rest
}

const SIZES: [RegExp, Size][] = [
  [/^\s*(?:extra[- ]large|x-?large)\s/i, 'extra large'],
  [/^\s*jumbo\s/i, 'jumbo'],
  [/^\s*(?:small|little)(?:-sized?)?[\s,]/i, 'small'],
  [/^\s*medium(?:[- ]sized?)?(?:-large)?[\s,]/i, 'medium'],
  [/^\s*(?:large|big)(?:-sized?)?[\s,]/i, 'large'],
]

function readSize(amount: Amount, rest: string): string {
  const text = rest.replace(
    /^\s*(?:heaping|heaped|rounded|level|scant|generous|packed|lightly packed|good)\s/i,
    ' ',
  )
  for (const [pattern, size] of SIZES) {
    const found = pattern.exec(text)
    if (!found) continue
    amount.size = size
    return ` ${text.slice(found[0].length)}`
  }
  return text
}

function readMainUnit(amount: Amount, rest: string): string {
  const unit = readUnit(rest)
  if (!unit) return rest
  amount.unit = unit.unit
  // "400 g can of chickpeas": the mass is the can's.
  const container = unit.unit.kind === 'mass' ? readUnit(unit.rest) : null
  if (container?.unit.kind === 'container' && amount.quantity) {
    amount.eachGrams = gramsOf(amount.quantity, unit.unit)
    amount.quantity = { min: 1, max: 1 }
    amount.unit = container.unit
    return container.rest
  }
  return unit.rest
}

/** `1 cup plus 2 tbsp`, and the same amount again in other units: `1 lb / 450 g`, which is skipped. */
function readSecondMeasure(amount: Amount, rest: string): string {
  const link = /^\s*(\+|plus|and|\/)\s?(?=[\d.])/i.exec(rest)
  const more = link ? readQuantity(rest.slice(link[0].length)) : null
  const unit = more ? readUnit(more.rest) : null
  if (!link || !more || !unit) return rest
  if (link[1] !== '/') amount.plus = { quantity: more.quantity, unit: unit.unit }
  else if (unit.unit.kind === 'mass') amount.totalGrams = gramsOf(more.quantity, unit.unit)
  return unit.rest
}

/** Weights in parentheses anywhere after: of all, or of each where it says so. */
function readAsides(amount: Amount, rest: string): void {
  for (const [, inside = ''] of rest.matchAll(/\(([^()]{1,80})\)/g)) {
    const weight = /(?:^|\s|~|\/)(\d[\d.,/ -]{0,8}?)\s?-?(kg|g|grams?|oz|ounces?|lbs?|pounds?)\b/i.exec(
      inside,
    )
    if (!weight || amount.totalGrams !== null || amount.eachGrams !== null) continue
    const quantity = readQuantity((weight[1] ?? '').trim())
    const unit = readUnit(weight[2] ?? '')
    if (!quantity || unit?.unit.kind !== 'mass') continue
    const grams = gramsOf(quantity.quantity, unit.unit)
    if (/\b(?:each|apiece|per)\b/i.test(inside) || amount.unit?.kind === 'container') amount.eachGrams = grams
    else amount.totalGrams = grams
  }
}

function gramsOf(quantity: Quantity, unit: Unit): number | null {
  const middle = (quantity.min + quantity.max) / 2
  if (unit.kind === 'mass') return middle * unit.grams
  // A can's fluid ounces weigh about what they measure.
  return unit.kind === 'volume' ? middle * unit.ml : null
}
