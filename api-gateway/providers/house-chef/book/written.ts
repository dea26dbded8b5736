import type { Entry } from '../larder-entry.ts'
import { lineOf } from '../lines.ts'

/**
 * An amount as a kitchen has it: the usual measure, or a finer one where that would be far off. A quarter of an egg
 * is a spoonful, beaten; a third of an onion a quarter cup.
 */
export function written(entry: Entry, grams: number, note = entry.cut): { line: string; grams: number } {
  const usual = lineOf(entry, grams, note)
  if (isNear(usual.grams, grams) || SPOONED.has(entry.unit)) return usual
  for (const [unit, measures] of finer(entry)) {
    const egg = entry.food.id === 'egg'
    const other = lineOf({ ...entry, unit, unitGrams: measures }, grams, egg ? 'beaten' : note)
    if (Math.abs(other.grams - grams) < Math.abs(usual.grams - grams) * 0.7) return other
  }
  return usual
}

const SPOONED = new Set(['tsp', 'tbsp', 'cup', 'lb', 'oz', 'slice'])
const isNear = (is: number, wanted: number): boolean => Math.abs(is / wanted - 1) < 0.2

function finer({ food }: Entry): [string, number][] {
  return ['cup', 'tbsp'].flatMap((unit) => {
    const grams = food.measures.find((one) => one.unit === unit)?.grams
    return grams ? [[unit, grams] as [string, number]] : []
  })
}
