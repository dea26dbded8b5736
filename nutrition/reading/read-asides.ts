import { partOfLine } from './plain-line.ts'
import { type Quantity, readQuantity } from './quantity.ts'
import type { Amount, Size } from './read-amount.ts'
import { pastRepeated } from './repeated-measure.ts'
import { readUnit, type Unit } from './units.ts'

/** A weight or a volume as a line gives it. */
export type Measured = { quantity: Quantity; unit: Unit }

/**
 * Reads amounts that come after the food: "(about 150 g)", ", about 140 g each", "(15 oz) can", ", plus 1 tsp".
 * Writes them into `amount` and returns the text without them.
 */
export function readAsides(amount: Amount, rest: string): string {
  const inside = partOfLine(rest).replace(/\s?\(([^()]{1,80})\)/g, (whole, text: string) => {
    // "1 cup dry rice (450 g cooked)": the line measures the dry rice, so 450 g is ignored.
    if (COOKED.test(text) && DRY.test(rest.replace(whole, ' '))) return ' '
    if (isAmount(amount, text)) return ' '
    return COOKED_GRAMS.test(text) ? ' (cooked)' : whole
  })
  const plus = readPlus(amount, inside)
  return plus.replace(
    /(?:,| -)\s?((?:each |of |weighing |about |approx\.? |approximately |roughly |around |total |~ ?)*[\d.][^,()]{1,40}|(?:small|medium|large))(?=,|$)/gi,
    (whole, text: string) => (isAmount(amount, text) ? '' : whole),
  )
}

const COOKED = /\b(?:cooked|boiled)\b/i
const DRY = /\b(?:dry|dried|uncooked|raw)\b/i
const COOKED_GRAMS = /^(?:about |approx\.? )?\d[\d.,/-]{0,8} ?(?:g|grams?|oz|ounces?) (?:cooked|boiled)$/i

/**
 * The parentheses a line puts right after its number, "2 (14 oz) cans", "4 (6-oz) fillets": the size of one. False
 * if they contain something else.
 */
export function readEach(amount: Amount, text: string): boolean {
  const before = amount.total
  if (!isAmount(amount, text)) return false
  if (amount.total !== before && amount.unit?.kind !== 'volume' && !/total/i.test(text)) {
    amount.each = amount.total
    amount.total = before
  }
  amount.eachOrAll = !/\b(?:each|apiece|per)\b/i.test(text)
  amount.about = /\b(?:about|approx|roughly|around|circa)|~/i.test(text)
  return true
}

/** Whether a text is only an amount; if so, records it. */
function isAmount(amount: Amount, text: string): boolean {
  const size = /^(small|medium|large)$/i.exec(text.trim())
  if (size?.[1]) {
    amount.size ??= size[1].toLowerCase() as Size
    return true
  }
  const inches = /^(\d{1,2})[- ]inch(?:es)?$/i.exec(text.trim())
  if (inches && amount.inches === null && amount.unit === null) {
    amount.inches = Number(inches[1])
    return true
  }
  // "(from a 14 oz can)" says where it comes from, not how much of it is used.
  if (/^(?:from|of a|half|out of)\b/i.test(text.trim())) return false
  if (amount.unit?.kind !== 'container' && CONTAINER.test(text)) return false
  const found = measuresIn(text)
  // "(or 1/2 tsp garlic powder)" is the amount of another food.
  if (/^(?:or|and|plus)\b/i.test(text.trim()) && !isFilled(text)) return false
  const best =
    found.find(({ drained }) => drained) ?? found.find(({ unit }) => unit.kind === 'mass') ?? found[0]
  if (!best) return false
  note(amount, best, text)
  return isFilled(text)
}

/** Whether a text only gives an amount. */
const isFilled = (text: string): boolean =>
  (text.replace(AMOUNTS, ' ').match(/[a-z]{2,}/gi) ?? []).every((word) => FILLERS.has(word.toLowerCase()))

type Found = Measured & { drained: boolean }

const AMOUNTS =
  /(?<![a-z\d])[\d.][\d.,/ -]{0,12}? ?-?(?:kgs?|kilos?|grams?|g|fl\.? ?oz|oz|ounces?|lbs?|pounds?|ml|cl|dl|lit(?:er|re)s?|l|cups?|tablespoons?|tbsps?|teaspoons?|tsps?|pints?|quarts?)(?![a-z])\.?/gi

/** Other words such an aside may have without naming a food. */
const FILLERS = new Set(
  'about approx approximately roughly around each apiece total in all weight weighing drained net when or and per piece fillet of more to can cans tin tins jar jars package packages one dry raw uncooked size sized the'.split(
    ' ',
  ),
)

const CONTAINER = /\b(?:cans?|tins?|jars?|bags?|packages?|packets?|box|bottle|carton|tub|recipe)\b/i

function measuresIn(text: string): Found[] {
  const found: Found[] = []
  for (const match of text.matchAll(AMOUNTS)) {
    const number = readQuantity(match[0])
    const unit = number && readUnit(number.rest)
    if (!number || !unit || (unit.unit.kind !== 'mass' && unit.unit.kind !== 'volume')) continue
    const after = text.slice(match.index + match[0].length)
    found.push({
      quantity: number.quantity,
      unit: unit.unit,
      drained: /^[\s,]*(?:net |when |weight )?drained/i.test(after),
    })
  }
  return found
}

function note(amount: Amount, { quantity, unit, drained }: Found, text: string): void {
  const measured: Measured = { quantity, unit }
  if (drained) {
    // After "400 g" or "2 cups" it is the drained weight of all; after "2 cans", of each, unless one holds less than that.
    const ofAll =
      /total/i.test(text) ||
      amount.unit?.kind === 'mass' ||
      amount.unit?.kind === 'volume' ||
      (amount.each !== null && gramsOf(measured) > gramsOf(amount.each))
    amount.drained = true
    amount.each = ofAll ? null : measured
    amount.total = ofAll ? measured : null
    return
  }
  if (amount.total || amount.each) return
  // "1 cup (240 ml)", "1 tbsp (15 g)": the same amount in another unit; a US cup stays a US cup.
  const packaged = amount.unit?.kind === 'container'
  if (amount.unit?.kind === 'mass') return
  if (amount.unit?.kind === 'volume' && unit.kind === 'volume') {
    if (['ml', 'l', 'dl', 'cl'].includes(unit.name)) amount.total = measured
    return
  }
  if (/\b(?:each|apiece|per)\b/i.test(text) || (packaged && !/total|\ball\b/i.test(text)))
    amount.each = measured
  else {
    amount.total = measured
    amount.eachOrAll = amount.unit?.kind !== 'volume' && !/total|\ball\b/i.test(text)
  }
}

const gramsOf = ({ quantity, unit }: Measured): number =>
  unit.kind === 'mass' ? quantity.max * unit.grams : Number.NaN

/** `1 tablespoon olive oil, plus 1 teaspoon for the pan`: more of the same, if no other food is named. */
function readPlus(amount: Amount, rest: string): string {
  const at =
    /,?\s(?:\+|plus|and|&)\s(?:an? (?=additional|extra)|another )?(?:additional |extra )?(?=[\d.]|an?\s|one\s|two\s|half)/i.exec(
      rest,
    )
  const number = at ? readQuantity(rest.slice(at.index + at[0].length)) : null
  const unit = number ? readUnit(number.rest) : null
  if (!at || !number || !unit || amount.plus || !amount.quantity) return rest
  if (unit.unit.kind !== 'mass' && unit.unit.kind !== 'volume') return rest
  const food = rest.slice(0, at.index).split(/[,(]/)[0] ?? ''
  const behind = withoutSame(pastRepeated(unit.rest), food.trim().split(' ').at(-1) ?? '')
  if (!/^\s*(?:$|[,(]|more\b|extra\b|additional\b|for\b|to\b|divided\b)/i.test(behind)) return rest
  amount.plus = { quantity: number.quantity, unit: unit.unit }
  const after = behind.replace(/^\s*(?:more|extra|additional)\b/i, '')
  return `${rest.slice(0, at.index)}${after.trim() ? ',' : ''} ${after.trim()}`
}

/** "Plain flour, plus 2 tbsp flour": the same food, named again. */
const withoutSame = (text: string, food: string): string =>
  food.length > 2 && text.trimStart().toLowerCase().startsWith(food.toLowerCase())
    ? text.trimStart().slice(food.length)
    : text
