import type { Span } from '@evenplate/domain/recipe'
import type { Food } from '../table/food.ts'
import { countedPart } from './counted-parts.ts'
import { ofLength, oneOf, oneVolume } from './household.ts'
import { exactly, type One, round } from './one.ts'
import { oneItem } from './one-item.ts'
import { middleOf, type Quantity } from './quantity.ts'
import type { Amount, Size } from './read-amount.ts'
import type { Measured } from './read-asides.ts'

/**
 * Grams of the food as bought and how they were found; or the reason, in words, why they were not. `between` is
 * null where the weight is as good as exact; `written` is true where the line itself gives the weight.
 */
export type Weight =
  | { grams: number; between: Span | null; weighedBy: string; written: boolean }
  | { grams: null; weighedBy: string }

/**
 * @param line the whole line, lower case, for words like "sliced" that change a measure
 * @param name the food as named, lower case, for the thing counted: "garlic cloves", "chicken thighs"
 */
export function weigh(food: Food, amount: Amount, line: string, name: string): Weight {
  const { quantity, unit } = amount
  if (!quantity) {
    if (amount.total) return ofMeasured(food, amount.total, line)
    if (amount.each) return ofMeasured(food, amount.each, line)
    return unknown('the line gives no amount')
  }
  if (amount.each) return packages(food, quantity, amount, amount.each, line, name)
  if (amount.total) return ofAside(food, quantity, amount, amount.total, line, name)
  const one = oneMeasure(food, amount, line, name)
  if (!one)
    return unknown(
      `no weight known for a ${unit?.name ?? countedPart(food, name) ?? amount.size ?? 'piece'} of ${food.name}`,
    )
  const written = unit?.kind === 'mass'
  const more = amount.plus ? oneOf(food, amount.plus.unit, null, line, name) : null
  const weight = summed(times(one, quantity), more && amount.plus ? times(more, amount.plus.quantity) : null)
  if (weight.grams <= 0) return unknown('the line takes off more than it gives')
  return found(weight, written && unit.name === 'g' ? `${round(weight.grams)} g as written` : one.by, written)
}

function oneMeasure(food: Food, amount: Amount, line: string, name: string): One | null {
  const { unit, inches } = amount
  const long = inches === null ? null : ofLength(food, inches)
  if (long) return long
  // "4 small corn tortillas (6-inch)": the inches say how small.
  const size = inches !== null && isFlatBread(food) ? roundSize(food, inches) : amount.size
  const one = unit ? oneOf(food, unit, size, line, name) : oneItem(food, size, name)
  return one && amount.heaped ? { ...one, most: one.most * HEAPED } : one
}

/** A heaped spoon or cup contains anything between level and half as much again. */
const HEAPED = 1.5

const isFlatBread = ({ name }: Food): boolean => /tortilla|wrap|pita/i.test(name)

/** USDA's tortilla sizes, by the inches shops give for a flat bread. Corn tortillas come in one size. */
function roundSize({ name }: Food, inches: number): Size | null {
  if (/corn/i.test(name)) return null
  // USDA's pitas: a small one of 4 inches, a large one of 6 1/2.
  if (/pita/i.test(name)) return inches < 5.5 ? 'small' : 'large'
  return inches < 7.5 ? 'small' : inches < 9.5 ? 'medium' : 'large'
}

/** `2 (14 oz) cans`: each as written; for a drained can, its drained weight. */
function packages(
  food: Food,
  count: Quantity,
  amount: Amount,
  each: Measured,
  line: string,
  name: string,
): Weight {
  const { unit, drained } = amount
  const one = oneWritten(food, each, line)
  if (!one) return unknown(`no weight known for ${each.unit.name} of ${food.name}`)
  if (unit?.kind !== 'container' && isOfAll(food, one.grams, middleOf(count), amount, line, name))
    return ofMeasured(food, each, line)
  const lies = unit?.name === 'can' || unit?.name === 'jar'
  const share = lies && !drained ? (food.drainedShare ?? drainedFruit(food, line)) : 1
  const what = share < 1 ? `a ${unit?.name}` : 'each'
  const by = share < 1 ? `, ${Math.round(share * 100)}% of it drained` : drained ? ', drained' : ''
  const weight = times(
    { ...one, grams: one.grams * share, least: one.least * share, most: one.most * share },
    count,
  )
  return found(weight, `${round(one.grams)} g ${what} as written${by}`, true)
}

/**
 * What is left of a can of fruit whose juice or syrup is poured off, if the line says so: labels of 410 g tins and of 15 oz cans
 * give 56 to 61% of their weight. Drained fruit has as much carbohydrate as what it swims in (USDA 09370, 09374).
 */
const drainedFruit = ({ group, name }: Food, line: string): number =>
  group === 'fruit' && CANNED.test(name) && DRAINED.test(line) ? DRAINED_FRUIT : 1

const CANNED = /\bcanned\b|\bcocktail\b/i
const DRAINED = /(?<!\b(?:not|un|don.t be|without being) ?)\bdrained\b/i
const DRAINED_FRUIT = 0.6

/**
 * `3 carrots (about 200 g)` means all. `4 fillets (170 g)` may mean each or all: the reading nearer to the usual
 * weight of one is used.
 */
function ofAside(
  food: Food,
  quantity: Quantity,
  amount: Amount,
  total: Measured,
  line: string,
  name: string,
): Weight {
  const all = ofMeasured(food, total, line)
  const count = middleOf(quantity)
  if (total.unit.kind === 'volume' && amount.unit?.kind !== 'container')
    return orCounted(all, count, oneMeasure(food, amount, line, name))
  if (all.grams === null || !amount.eachOrAll || count < 2 || total.unit.kind !== 'mass') return all
  const one = oneMeasure(food, amount, line, name)
  if (!one || off(all.grams, one.grams) + MUCH_NEARER > off(all.grams / count, one.grams)) return all
  return found(times(exactly(all.grams, ''), quantity), `${round(all.grams)} g each as written`, true)
}

/** `1 medium onion, chopped (1/2 cup)`: the cup was filled, but whoever buys one onion may use all of it, so the range has both. */
function orCounted(filled: Weight, count: number, one: One | null): Weight {
  const counted = (one?.grams ?? 0) * count
  if (filled.grams === null || off(counted, filled.grams) > MUCH_NEARER) return filled
  const { least, most } = filled.between ?? { least: filled.grams, most: filled.grams }
  return { ...filled, between: { least: Math.min(least, counted), most: Math.max(most, counted) } }
}

/** `8 (about 2 pounds) chicken thighs`: no thigh weighs two pounds, so eight of them do. */
function isOfAll(
  food: Food,
  grams: number,
  count: number,
  amount: Amount,
  line: string,
  name: string,
): boolean {
  if (!amount.eachOrAll || count < 2 || amount.each?.unit.kind !== 'mass') return false
  const one = oneMeasure(food, amount, line, name)
  return (
    one !== null && off(grams / count, one.grams) + (amount.about ? 0 : MUCH_NEARER) < off(grams, one.grams)
  )
}

/** Weights in parentheses mostly mean all, so the reading as one must be twice as near, on a log scale. */
const MUCH_NEARER = Math.LN2
const off = (a: number, b: number) => Math.abs(Math.log(a / b))

function ofMeasured(food: Food, measured: Measured, line: string): Weight {
  const one = oneWritten(food, measured, line)
  if (!one) return unknown(`no weight known for a ${measured.unit.name} of ${food.name}`)
  const written = measured.unit.kind === 'mass'
  return found(one, written ? `${round(one.grams)} g as written` : one.by, written)
}

function oneWritten(food: Food, { quantity, unit }: Measured, line: string): One | null {
  const one =
    unit.kind === 'volume'
      ? oneVolume(food, unit, line)
      : unit.kind === 'mass'
        ? exactly(unit.grams, '')
        : null
  return one && times(one, quantity)
}

const times = (one: One, { min, max }: Quantity): One => ({
  grams: one.grams * ((min + max) / 2),
  least: one.least * min,
  most: one.most * max,
  by: one.by,
})

function summed(a: One, b: One | null): One {
  if (!b) return a
  const grams = a.grams + b.grams
  return {
    grams,
    least: Math.min(grams, a.least + b.least),
    most: Math.max(grams, a.most + b.most),
    by: a.by,
  }
}

function found({ grams, least, most }: One, weighedBy: string, written: boolean): Weight {
  return { grams, between: most > least ? { least, most } : null, weighedBy, written }
}

const unknown = (why: string): Weight => ({ grams: null, weighedBy: why })
