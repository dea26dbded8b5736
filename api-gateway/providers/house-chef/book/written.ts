import type { Entry } from '../larder-entry.ts'
import { lineOf } from '../lines.ts'

/**
 * An amount as a kitchen has it: the usual measure, or a finer one where that would be far off. A quarter of an egg
 * is a spoonful, beaten; a third of an onion a quarter cup.
 */
export function written(entry: Entry, grams: number, note = entry.cut): { line: string; grams: number } {
  const { asBought } = entry.food
  if (asBought?.usually) return withBone(entry, grams, note, asBought.edible)
  const usual = lineOf(entry, grams, note)
  if (isNear(usual.grams, grams) || SPOONED.has(entry.unit)) return usual
  for (const [unit, measures] of finer(entry)) {
    const egg = entry.food.id === 'egg'
    const other = lineOf({ ...entry, unit, unitGrams: measures }, grams, egg ? 'beaten' : note)
    if (Math.abs(other.grams - grams) < Math.abs(usual.grams - grams) * 0.7) return other
  }
  return usual
}

/** A pound of wings is bought, and read, with its bones: the line says that weight, the count holds what is eaten. */
function withBone(
  entry: Entry,
  grams: number,
  note: string,
  edible: number,
): { line: string; grams: number } {
  const bought = lineOf({ ...entry, unit: 'lb', unitGrams: 453.592 }, grams / edible, note)
  return { ...bought, grams: bought.grams * edible }
}

const SPOONED = new Set(['tsp', 'tbsp', 'cup', 'lb', 'oz', 'slice'])
const isNear = (is: number, wanted: number): boolean => Math.abs(is / wanted - 1) < 0.2

function finer({ food }: Entry): [string, number][] {
  return ['cup', 'tbsp'].flatMap((unit) => {
    const grams = food.measures.find((one) => one.unit === unit)?.grams
    return grams ? [[unit, grams] as [string, number]] : []
  })
}
