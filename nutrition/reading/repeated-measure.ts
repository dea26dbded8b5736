import { readQuantity } from './quantity.ts'
import { readUnit, type Unit } from './units.ts'

/** Skips the same measure in another unit: "/14oz", " / 1 lb 2 oz". */
export function pastRepeated(rest: string): string {
  const link = /^\s?\/\s?/.exec(rest)
  const number = link && readQuantity(rest.slice(link[0].length))
  const unit = number ? readUnit(number.rest) : null
  if (!unit || !isMeasure(unit.unit)) return rest
  return readCompound(unit.rest)
}

/** Skips the ounces of "1 lb 10 oz" and of "1 pint 2 fl oz". */
export function readCompound(whole: string): string {
  const rest = pastRange(whole)
  const number = readQuantity(rest.trimStart())
  const unit = number ? readUnit(number.rest) : null
  return unit?.unit.name === 'oz' || unit?.unit.name === 'fl oz' ? pastRange(unit.rest) : rest
}

/** Skips the far end of a range in two units: "3 pints 10 fl oz - 4 pints 8 fl oz". */
function pastRange(rest: string): string {
  const link = /^\s?-\s?(?=\d)/.exec(rest)
  const number = link && readQuantity(rest.slice(link[0].length))
  const unit = number ? readUnit(number.rest) : null
  if (!unit || !isMeasure(unit.unit)) return rest
  const ounces = readQuantity(unit.rest.trimStart())
  const more = ounces ? readUnit(ounces.rest) : null
  return more?.unit.name.endsWith('oz') ? more.rest : unit.rest
}

export const isMeasure = (unit: Unit) =>
  unit.kind === 'mass' || unit.kind === 'volume' || unit.kind === 'little'
