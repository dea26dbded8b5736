import { readWeight } from '../changes/read-weight.ts'

export const UNITS = [
  { value: 'g', label: 'Grams' },
  { value: 'oz', label: 'Ounces' },
] as const
export type WeightUnit = (typeof UNITS)[number]['value']

/** As typed. */
export type Weights = { pot: string; empty: string; portion: string }
export const NOTHING_TYPED: Weights = { pot: '', empty: '', portion: '' }

/** Grams in one of a unit: the international ounce. */
const GRAMS = { g: 1, oz: 28.349523125 } as const

/** A kitchen's largest pot, in grams. */
const MOST = 50_000

/**
 * What the scale said, in grams: the food alone, and the portion of it. Null where it is not known yet.
 * What cannot be is said beside its field.
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
    if (tare > 0) problems.empty = 'The empty pot weighs as much as the full one. Have they changed places?'
    else problems.pot = 'Please enter more than 0.'
  }
  const taken = portion.state === 'read' ? portion.value : null
  if (food !== null && food > 0 && taken !== null && taken > food)
    problems.portion = `That is more than the ${Number(food.toFixed(1))} ${unit} in the pot.`

  const fits = food !== null && food > 0 && empty.state !== 'wrong'
  return {
    food: fits ? food * GRAMS[unit] : null,
    portion: taken !== null && !problems.portion ? taken * GRAMS[unit] : null,
    problems,
  }
}
