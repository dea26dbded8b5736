import type { Span } from '@evenplate/domain/recipe'
import { otherIn } from '../reading/passed-over.ts'
import { plainLine } from '../reading/plain-line.ts'
import { type ReadLine, readLine } from '../reading/read-line.ts'

/**
 * The carbohydrate range, in grams, between the food that is counted and the alternative a line allows: "12 flour or corn
 * tortillas" has 279 or 129 g. Null if the alternative is not known, or hardly differs.
 */
export function withOtherFood(read: ReadLine): Span | null {
  const mine = carbsOf(read)
  const other = mine === null ? null : otherIn(plainLine(read.line))
  if (mine === null || !other) return null
  const its = carbsOf(/^\d/.test(other.said) ? readLine(other.said) : otherOf(read, other.name))
  if (its === null || Math.abs(its - mine) < Math.max(NOTABLE, mine * ALIKE)) return null
  return { least: Math.min(mine, its), most: Math.max(mine, its) }
}

/**
 * "Tortillas (corn or flour)" means flour tortillas: the noun of the counted food is tried first. Both kinds of "cooked
 * brown or white rice" are cooked.
 */
function otherOf(read: ReadLine, name: string): ReadLine {
  const noun = read.name.split(/[\s,]+/).at(-1) ?? ''
  const state = STATE.test(name) ? '' : (STATE.exec(read.name)?.[0] ?? '')
  const same = name.includes(' ') ? null : readLine(`${amountOf(read)} ${state} ${name} ${noun}`)
  if (same?.food?.name.includes(noun.replace(/s$/, '')) && same.food !== read.food) return same
  const alike = state ? readLine(`${amountOf(read)} ${state} ${name}`) : null
  return alike?.food && alike.grams !== null ? alike : readLine(`${amountOf(read)} ${name}`)
}

const STATE = /^(?:cooked|boiled|steamed|canned|tinned|dried|frozen)\b/i

/** Grams in the whole recipe. */
const NOTABLE = 5
/** Of the counted figure. */
const ALIKE = 0.2

const carbsOf = ({ food, grams, question }: ReadLine): number | null =>
  food && grams !== null && !question && food.per100g.carbs !== null
    ? (food.per100g.carbs * grams) / 100
    : null

/** The same count or volume of the other food; the same weight if the line gives a weight or the size of a package. */
const amountOf = ({ quantity, unit, grams }: ReadLine): string =>
  quantity && (unit === null || SAME.has(unit)) && quantity.max < 100
    ? `${quantity.min === quantity.max ? quantity.min : `${quantity.min}-${quantity.max}`} ${unit ?? ''}`
    : `${grams?.toFixed(1)} g`

const SAME: ReadonlySet<string> = new Set(['cup', 'tbsp', 'tsp', 'small', 'medium', 'large', 'slice'])
