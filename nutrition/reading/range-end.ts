import { type Quantity, readQuantity } from './quantity.ts'
import { readUnit, type Unit } from './units.ts'

/** `200 g to 250 g`, `2 tablespoons to 1/4 cup`: a range that names its unit twice. */
export function readRangeEnd(amount: { quantity: Quantity | null; unit: Unit | null }, rest: string): string {
  const { quantity, unit } = amount
  const link = /^\s?(?:-|to\s)\s?(?=[\d.])/i.exec(rest)
  const end = link && quantity && unit ? readQuantity(rest.slice(link[0].length)) : null
  const same = end ? readUnit(end.rest) : null
  if (!quantity || !unit || !end || !same) return rest
  const share = inUnit(same.unit, unit)
  if (share === null || end.quantity.max * share <= quantity.max) return rest
  amount.quantity = { min: quantity.min, max: end.quantity.max * share }
  return same.rest
}

/** How many of `to` one of `from` is; null if they do not compare. */
function inUnit(from: Unit, to: Unit): number | null {
  if (from.kind === 'mass' && to.kind === 'mass') return from.grams / to.grams
  if (from.kind === 'volume' && to.kind === 'volume') return from.ml / to.ml
  return from.name === to.name ? 1 : null
}
