import { usdaFoodById } from '../usda/stand-in.ts'
import type { ReadLine } from './read-line.ts'

/** A line we write with the code of the USDA row it means, because thousands of rows share their words. */
export const codedLine = (grams: number, name: string, code: string): string =>
  `${grams} g ${name} (USDA ${code})`

/** Reads one again; null for any other line, or if name and code do not belong to the same food. */
export function readCodedLine(line: string): ReadLine | null {
  const [, written, name, code] = CODED.exec(line) ?? []
  if (!written || !name || !code) return null
  const food = usdaFoodById(`usda-${code}`)
  if (food?.name !== name) return null
  const grams = Number(written)
  return {
    line,
    name,
    quantity: { min: grams, max: grams },
    unit: 'g',
    note: '',
    food,
    grams,
    weighedBy: `${written} g as written`,
    between: null,
    rest: `${name} (USDA ${code})`,
    negligible: false,
    question: null,
    either: null,
  }
}

const CODED = /^(\d{1,6}(?:\.\d{1,2})?) g (.{1,300}) \(USDA (\d{4,8})\)$/
