import { readWeight } from '../changes/read-weight.ts'

export const UNITS = [
  { value: 'g', label: 'Grams' },
  { value: 'oz', label: 'Ounces' },
] as const
export type WeightUnit = (typeof UNITS)[number]['value']

/** As typed. */
export type Weights = { pot: string; empty: string; portion: string }
export const NOTHING_TYPED: Weights = { pot: '', empty: '', portion: '' }

/** Grams in one unit: the international ounce. */
const GRAMS = { g: 1, oz: 28.349523125 } as const

/** The input in the other unit; an invalid one stays as typed. */
export function inUnit(typed: Weights, from: WeightUnit, to: WeightUnit): Weights {
  const convert = (text: string): string => {
    const read = readWeight(text, MOST / GRAMS[from], from)
    if (from === to || read.state !== 'read') return text
    return String(Number(((read.value * GRAMS[from]) / GRAMS[to]).toFixed(DIGITS[to])))
  }
  return { pot: convert(typed.pot), empty: convert(typed.empty), portion: convert(typed.portion) }
}

/** As scales show them; precise enough to convert back to the same grams. */
const DIGITS = { g: 0, oz: 2 } as const

/** Three weights rounded to a hundredth: what fits before a change of unit must fit after it. */
const ROUNDING = 0.015

/** A kitchen's largest pot, in grams. */
const MOST = 50_000

/**
 * The scale's weights in grams: the food alone, and the portion. Null if not known yet. Impossible values are reported
 * next to their field.
 */
export function readWeights(typed: Weights, unit: WeightUnit) {
  const read = (text: string) => readWeight(text, MOST / GRAMS[unit], unit)
  const [pot, empty, portion] = [read(typed.pot), read(typed.empty), read(typed.portion)]
  const problems: Partial<Record<keyof Weights, string>> = {}
  for (const [name, weight] of Object.entries({ pot, empty, portion }))
    if (weight.state === 'wrong') problems[name as keyof Weights] = weight.why

  const tare = empty.state === 'read' ? empty.value : 0
  const food = pot.state === 'read' ? pot.value - tare : null
  if (food !== null && food <= 0) {
    if (tare > 0) problems.empty = 'The empty pot weighs as much as the full one. Did you mix them up?'
    else problems.pot = 'Please enter more than 0.'
  }
  const taken = portion.state === 'read' ? portion.value : null
  if (food !== null && food > 0 && taken !== null && taken > food + ROUNDING)
    problems.portion = `That is more than the ${Number(food.toFixed(1))} ${unit} in the pot.`

  const fits = food !== null && food > 0 && empty.state !== 'wrong'
  return {
    food: fits ? food * GRAMS[unit] : null,
    portion: taken !== null && !problems.portion ? Math.min(taken, food ?? taken) * GRAMS[unit] : null,
    problems,
  }
}
