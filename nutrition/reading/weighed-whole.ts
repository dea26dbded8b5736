import type { Food } from '../table/food.ts'
import { oneItem } from './one-item.ts'
import { middleOf } from './quantity.ts'
import type { Amount, Size } from './read-amount.ts'
import { type EatenShare, saysEaten, without } from './share-eaten.ts'

/**
 * The eaten share of pieces that a line both counts and weighs, "2 plantains (1 lb)": weighed whole or as eaten,
 * whichever is nearer to the usual weight of that many, with the range from one to the other. Weights in pounds or kilos
 * are shop weights, so the range extends down to the part that is eaten. Null if little is thrown away, or the line says
 * which.
 * @param text the whole plain line
 * @param main the part that names the food, before the first comma
 */
export function wholeShareOf(
  food: Food,
  amount: Amount,
  text: string,
  main: string,
  grams: number,
): EatenShare | null {
  const { asBought } = food
  if (!asBought || asBought.edible > LITTLE_WASTE || NOT_SEEN.has(asBought.with)) return null
  if (saysEaten(text) || without(main, text, asBought.with)) return null
  const share = asBought.edible
  const range = { least: share * 0.9, most: 1 }
  const part = asBought.with
  if (isShopWeight(amount)) return { share: 1, ...range, note: `less if it was weighed with ${part}` }
  if (!areWeighedPieces(amount)) return null
  const count = middleOf(amount.quantity ?? ONE)
  return isWhole(food, grams / count, amount.size, main)
    ? { share, ...range, note: `${Math.round(share * 100)}% of it edible, without ${part}` }
    : { share: 1, ...range, note: `weighed without ${part}, as we read it` }
}

/** Nobody weighs a melon without its rind; leaves and roots are mostly cut off before a cauliflower or a beet is sold. */
function isWhole(food: Food, grams: number, size: Size | null, main: string): boolean {
  const { asBought } = food
  if (!asBought || asBought.with === 'trimmings') return false
  const eaten = grams < LARGE ? oneItem(food, size, main)?.grams : undefined
  return eaten === undefined || off(grams, eaten / asBought.edible) < off(grams, eaten)
}

const LARGE = 700

/** Above this share, the waste changes a line less than the size of one piece does. */
const LITTLE_WASTE = 0.77

/** Meat and shellfish are sold with and without. */
const NOT_SEEN: ReadonlySet<string> = new Set(['bone', 'shell'])

const ONE = { min: 1, max: 1 }

const off = (a: number, b: number) => Math.abs(Math.log(a / b))

/** "2 plantains (1 lb)", "1 (5-pound) watermelon"; not "1 (3-lb) bag of oranges". */
function areWeighedPieces({ quantity, unit, each, total }: Amount): boolean {
  const isPiece = unit === null || PIECES.has(unit.name)
  return quantity !== null && isPiece && (each ?? total)?.unit.kind === 'mass'
}

const PIECES: ReadonlySet<string> = new Set(['head', 'piece'])

const isShopWeight = ({ quantity, unit }: Amount): boolean =>
  unit?.kind === 'mass' && IN_SHOPS.has(unit.name) && (quantity?.max ?? 0) * unit.grams >= 450

const IN_SHOPS: ReadonlySet<string> = new Set(['lb', 'kg'])
