import { foodAbroad } from '../usda/names-abroad.ts'
import { findMatch, isPreparation } from './find-food.ts'
import { lostMarks } from './lost-marks.ts'
import { partOfLine } from './plain-line.ts'
import { type Quantity, readQuantity, times } from './quantity.ts'
import { readRangeEnd } from './range-end.ts'
import { type Measured, readAsides, readEach } from './read-asides.ts'
import { readLength, readSize } from './read-size.ts'
import { isMeasure, pastRepeated, readCompound } from './repeated-measure.ts'
import { readUnit, type Unit } from './units.ts'

export type Size = 'small' | 'medium' | 'large' | 'extra large' | 'jumbo'

/** The amount in a line, before the food or after it. */
export type Amount = {
  quantity: Quantity | null
  unit: Unit | null
  size: Size | null
  /** Size of one item or can, if the line gives it: `2 (14 oz) cans`. */
  each: Measured | null
  /** Weight or volume of all items together, if the line gives it: `1 onion (about 150 g)`. */
  total: Measured | null
  /** True if that measure may mean one item or all: `4 fillets (170 g)`, `8 (about 2 pounds) thighs`. */
  eachOrAll: boolean
  /** True if "about" before the measure makes it likely to mean all. */
  about: boolean
  /** "2 heaped tablespoons". */
  heaped: boolean
  /** True if that measure is the drained weight. */
  drained: boolean
  /** Length of one piece: `2 cm ginger`. */
  inches: number | null
  /** A second measure of the same food: `1 cup plus 2 tbsp`; negative if it is subtracted. */
  plus: Measured | null
  /** What the same digits mean if a slash or a space was lost, the likeliest first: 1/4 for "14 cup". */
  others?: Quantity[]
  /** True if the line's own form shows that something was lost: "14 cup", "1 12 cups". */
  miswritten?: boolean
}

/**
 * Splits a plain line into its amount and the rest, which names the food. Amounts in the rest are removed. Never
 * throws.
 */
export function readAmount(line: string): { amount: Amount; rest: string } {
  const text = partOfLine(line).replace(HEADING, '').replace(ABOUT, '').replace(ABOUT, '')
  const first = readQuantity(text)
  if (!first) return readWithoutNumber(text)
  const amount: Amount = { ...NOTHING, quantity: first.quantity, ...lostMarks(text) }
  // "half of a small onion", "1/2 a 400 g can", "one (1) onion"
  let rest = first.rest.replace(/^\s*(?:\(\d{1,3}\)|of (?:an?|the|one)(?= )|(?:an?|the)(?= ))/i, '')
  rest = readLength(amount, rest).replace(/^ x (?=[a-z])/i, ' ')
  rest = readPackageSize(amount, rest)
  const size = /^\s*\(([^()]{1,80})\)/.exec(rest)
  if (size) rest = rest.slice(size[0].length)
  rest = readLength(amount, rest)
  rest = readSize(amount, rest)
  rest = readMainUnit(amount, rest)
  if (size?.[1] && !readEach(amount, size[1])) rest = ` ${rest} (${size[1]})`
  rest = readLength(amount, rest)
  rest = readRangeEnd(amount, rest).replace(DIVIDED, '')
  // "200 g / 7 oz / 1 cup"
  for (let more = 0; more < 4; more += 1) rest = readSecondMeasure(amount, rest)
  rest = rest.replace(DIVIDED, '')
  if (amount.unit?.kind === 'count') rest = readSize(amount, rest)
  rest = readAsides(amount, rest.replace(BEHIND, asAside))
  // A weight in parentheses never multiplies a stated one; a drained weight replaces it.
  if (amount.unit?.kind === 'mass') {
    if (amount.drained) amount.total ??= amount.each
    amount.each = null
  }
  return { amount, rest: trimmed(rest) }
}

/** "4 tablespoons, divided/2 ounces", "20 g, or a large handful, parsley": not part of the food's name. */
const DIVIDED =
  /^,? ?(?:\(?divided\)?(?=[,/ ])|or (?:an? )?(?:small |large |big |good |generous )?(?:handfuls?|bunch(?:es)?|knobs?|splash|sprigs?)(?=[, ])),?(?: of(?= ))?/i

/** "1 cup milk 240 mL", "1 cup flour or 120 g": the same amount again, at the end of the line. */
const BEHIND =
  /(?<=[ (])([a-z]{2,15}|[^\s()]{1,15}\))(?:,? or| =| -|:)? (?:about |approximately |approx\.? |roughly )?(\d[\d.,/ -]{0,8} ?(?:ml|g|grams?|kg|oz|ounces?)(?:\/\d[\d /]{0,5} ?(?:oz|lb))?(?: each)?)\.?$/i

const asAside = (whole: string, word: string, measure: string): string =>
  /^(?:plus|and|minus|to|from|of|in|with|about)$/i.test(word) ? whole : `${word} (${measure})`

const NOTHING: Amount = {
  quantity: null,
  unit: null,
  size: null,
  each: null,
  total: null,
  eachOrAll: false,
  about: false,
  heaped: false,
  drained: false,
  inches: null,
  plus: null,
}

const trimmed = (rest: string) =>
  rest
    .replace(/^[\s,.:-]*(?:of\s(?:the\s)?)?/, '')
    .replace(/\s+/g, ' ')
    .trim()

const HEADING = /^(?:for|to|optional|topping|garnish)\b[^:]{0,40}:\s*/i
const ABOUT =
  /^(?:(?:about|approximately|approx\.?|around|circa|roughly|up to|at least|scant|generous|heaping|heaped|rounded|level|another|an? (?:additional|extra|heaping|heaped|generous|scant|good|level|rounded)|[~≈<≤]|c\.|ca\.?(?![a-z]))\s*){1,2}(?=[\da-z.])/i

/** `pinch of salt`, and amounts at the end: `Salmon fillets, 400 g`, `Rice: 2 cups`, `eggs x 2`. */
function readWithoutNumber(line: string): { amount: Amount; rest: string } {
  if (SIZED_START.test(line)) return readAmount(`1 ${line}`)
  const amount: Amount = { ...NOTHING }
  const sized = STARTS.test(line) ? readSize(amount, ` ${line}`).trimStart() : line
  const unit = readUnit(sized)
  if (unit && (unit.unit.kind === 'little' || unit.unit.name === 'thumb' || STARTS.test(line))) {
    amount.quantity = ONE
    amount.unit = unit.unit
    return { amount, rest: trimmed(readAsides(amount, unit.rest)) }
  }
  const under = HEADED.exec(line)?.[1]
  if (under) {
    const read = readAmount(under)
    if (read.amount.quantity && (findMatch(read.rest) || foodAbroad(read.rest))) return read
  }
  const behind = UNIT_BEHIND.exec(line)
  if (behind) return readAmount(`1 ${behind[2]} ${behind[1]}`)
  const turned = TURNED.exec(line)
  if (turned) return readAmount(`${turned[2]} ${turned[1]}${turned[3]}`)
  for (const at of line.matchAll(/(?:[,:]| -| x)? (?=[\d.]|(?:an?|one|two|three|four|half) )/gi)) {
    const tail = readQuantity(line.slice(at.index + at[0].length))
    if (!tail || at.index === 0) continue
    const sized: Amount = { ...amount, quantity: tail.quantity }
    const plain = readSize(sized, `${tail.rest} `)
    const tailUnit = readUnit(plain)
    sized.unit = tailUnit?.unit ?? null
    const after = (tailUnit ? readSecondMeasure(sized, tailUnit.rest) : plain).trim()
    const told = tailUnit !== null || sized.size !== null
    const closed = /^(?:$|[,;(.])/.test(after) || (told && isPreparation(after))
    const ended = after === '' || (after.startsWith(',') && isPreparation(after))
    const counted = !told && (/[,:x-]/.test(at[0]) || (ended && tail.quantity.max <= MANY))
    if (!closed || !(told || counted)) continue
    return { amount: sized, rest: trimmed(readAsides(sized, `${line.slice(0, at.index)} ${after}`)) }
  }
  const rest = readAsides(amount, line)
  if (!amount.total && !amount.each && TOPPING.test(line))
    return { amount: { ...amount, quantity: ONE, unit: A_TOPPING }, rest: trimmed(rest) }
  return { amount, rest: trimmed(rest) }
}

/** "Marinade: 1/4 cup soy sauce"; if the words after the amount name no food, those before it do. */
const HEADED = /^[a-z][a-z '&-]{1,40}: ((?:\d|\.\d|~|about |an? |one |two |half ).{1,200})$/i

/** "Vegemite, scant teaspoon": one. */
const UNIT_BEHIND =
  /^([a-z][^,()\d]{1,60}), (?:an? )?(?:scant |heaped |heaping |level |rounded |good )?(teaspoon|tablespoon|dessertspoon|tsp|tbsp|cup|handful)$/i

/** "Eggs 2" counts them; "flour type 405" does not. */
const MANY = 24

/** `Eggs (2 large)`, `Black beans (1 15-oz can), drained`; a weight or a volume in parentheses is read as an aside. */
const TURNED =
  /^([a-z][^()\d]{1,60}?),? \((\d{1,2}(?: ?[/x-] ?\d{1,3})?(?:| (?:extra[- ])?(?:small|medium|large)[^()]{0,30}| (?:\d{1,3}[- ]?(?:oz|ounce|g|gram)\.?[- ])?(?:can|tin|jar|clove|fillet|stalk|head|slice|breast|bunch|package|packet|stick|thigh|sprig|piece|link|ear)s?(?:,? drained)?))\)(.*)$/i

/** `honey, for drizzling` gives no amount, but the usual amount is known. */
const TOPPING = /\b(?:for|to) (?:the )?(?:drizzl|dust|sprinkl)(?:e|ing)\b/i
const A_TOPPING: Unit = { kind: 'little', name: 'topping' }

const ONE: Quantity = { min: 1, max: 1 }

/** A line may leave out the number one: `bunch of coriander`, `tin of tomatoes`. */
const STARTS =
  /^(?:small |large |big )?(?:(?:bunch|tin|can|jar|packet|sachet|head|bulb|sprig|stick|punnet|slice|clove|handful|knob|cup|glass|tablespoon|teaspoon) of |(?:bunch|pkt|packet|sachet|punnet|handful|sprig) (?=[a-z]))/i

/** "Small bunch dill": with its size, what it is bought in is an amount. */
const SIZED_START =
  /^(?:small|large|big|sm\.|lg\.) (?:bunch|tin|can|jar|packet|package|head|bulb|sprig|stick|handful|knob|piece) (?:of )?(?=[a-z])/i

/** `1 15-ounce can`, `2 x 400 g tins`. */
function readPackageSize(amount: Amount, rest: string): string {
  const text = rest.replace(/^\s*x\s?(?=[\d(])/i, ' ')
  const size = readQuantity(text.trimStart())
  const unit = size && readUnit(size.rest)
  if (!unit || (unit.unit.kind !== 'mass' && unit.unit.kind !== 'volume')) return text
  const after = pastRepeated(unit.rest)
  if (SPOONED.has(unit.unit.name) && readUnit(after)?.unit.kind !== 'container') {
    // "1 12 cups": nothing is sold by a dozen cups.
    amount.quantity = size.quantity
    amount.unit = unit.unit
    return after
  }
  amount.each = { quantity: size.quantity, unit: unit.unit }
  return after
}

const SPOONED: ReadonlySet<string> = new Set(['cup', 'tbsp', 'tsp'])

function readMainUnit(amount: Amount, rest: string): string {
  const unit = amount.unit ? null : readUnit(rest)
  if (!unit) return rest
  amount.unit = unit.unit
  const { kind } = unit.unit
  if ((kind === 'mass' || kind === 'volume') && amount.quantity) {
    // In "400 g can of chickpeas" and "400 g/14 oz can" the measure is the size of the can.
    const container = readUnit(pastRepeated(unit.rest))
    if (container?.unit.kind === 'container') {
      amount.each = { quantity: amount.quantity, unit: unit.unit }
      amount.quantity = ONE
      amount.unit = container.unit
      return container.rest
    }
    // "1/4 c cup heavy cream"
    if (kind === 'volume' && container?.unit === unit.unit) return container.rest
  }
  return unit.rest
}

/** `1 cup plus 2 tbsp`, `1 lb 8 oz`, and the same amount repeated in another unit: `1 lb / 450 g`. */
function readSecondMeasure(amount: Amount, whole: string): string {
  // "1/4 cup (1/2 stick) plus 2 tablespoons"
  const rest = whole.replace(/^\s?\([^()]{1,40}\)(?=,? (?:plus|\+) \d)/i, '')
  const link = /^[\s,]*(\+|plus|minus|and|&|\/|or)?\s?(?=[\d.])/i.exec(rest)
  const more = link ? readQuantity(rest.slice(link[0].length)) : null
  const unit = more ? readUnit(more.rest) : null
  if (!link || !more || !unit || !isMeasure(unit.unit)) return rest
  const word = (link[1] ?? '').toLowerCase()
  if (word === '' || word === 'and' || word === '&') {
    if (word === '' && amount.unit?.kind === 'container') {
      amount.each = { quantity: more.quantity, unit: unit.unit }
      return unit.rest
    }
    const compound = `${amount.unit?.name} ${unit.unit.name}`
    if (compound !== 'lb oz' && compound !== 'pint fl oz') return rest
    amount.plus = { quantity: more.quantity, unit: unit.unit }
    return unit.rest
  }
  if (word === '/' || word === 'or') {
    // "250 g / 1 cup": a weight beats a volume.
    if (unit.unit.kind === 'mass' && amount.unit?.kind !== 'mass')
      amount.total = { quantity: more.quantity, unit: unit.unit }
    return readCompound(unit.rest)
  }
  amount.plus = { quantity: word === 'minus' ? times(more.quantity, -1) : more.quantity, unit: unit.unit }
  // "1/4 cup (50 g) plus 1/4 cup (50 g)": neither is the weight of both.
  return rest === whole ? unit.rest : unit.rest.replace(/^\s?\([^()]{1,40}\)/, '')
}

/** The same amount, multiplied. */
export const amountTimes = (amount: Amount, factor: number): Amount => ({
  ...amount,
  quantity: amount.quantity && times(amount.quantity, factor),
})
