import { linesIn } from './line-food.ts'
import type { ReadLine } from './read-line.ts'

const MOST = 6

/**
 * A line of several foods, each read by `readOne`: their weights summed, the foods in `parts`. Null if one of them
 * or its weight is unknown: half a line would say too little.
 */
export function severalFoods(
  line: string,
  plain: string,
  readOne: (line: string) => ReadLine,
): ReadLine | null {
  const lines = linesIn(plain)
  if (lines.length < 2 || lines.length > MOST) return null
  const parts = lines.map(readOne)
  if (parts.some(({ food, grams, question }) => !food || grams === null || question)) return null
  return {
    line,
    name: parts.map(({ name }) => name).join(' and '),
    quantity: null,
    unit: null,
    note: [...new Set(parts.map(({ note }) => note).filter(Boolean))].join('; '),
    food: null,
    grams: parts.reduce((sum, { grams }) => sum + (grams ?? 0), 0),
    weighedBy: parts.map(({ food, weighedBy }) => `${food?.name}: ${weighedBy}`).join('; '),
    between: null,
    rest: '',
    negligible: parts.every(({ negligible }) => negligible),
    question: null,
    either: null,
    parts,
  }
}
