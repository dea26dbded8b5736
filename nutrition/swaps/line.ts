import { foodById } from '../table/foods.ts'
import type { Option } from './option.ts'

/**
 * The ingredient line of the new food, household amount and grams: "3 cups cauliflower rice (about 320 g)". Never says
 * "peeled" after the weight: it would then be read as the weight with its peel.
 * @param grams how much of it is needed; the line has the nearest amount a kitchen can measure
 * @returns null when there is none: under half a spoon, or a measure our table does not know
 */
export function swapLine({ food, item, by, prepared }: Option, grams: number): string | null {
  const measures = foodById(food)?.measures ?? []
  const weightOf = (unit: string) => measures.find((measure) => measure.unit === unit)?.grams ?? null
  const amount = by === 'cup' ? inCups(grams, weightOf) : inPieces(grams, weightOf(by))
  if (!amount) return null
  const [name, ...asides] = (amount.count > 1 ? item[1] : item[0]).split(', ')
  const said = [...asides, ...(prepared ? [prepared] : [])].map((words) => `, ${words}`).join('')
  const weight = amount.grams < 20 ? Math.round(amount.grams) : Math.round(amount.grams / 5) * 5
  const of = amount.unit ? `${amount.unit} ${name}` : `${name}`
  return `${inFractions(amount.count)} ${of} (about ${weight} g)${said}`
}

type Amount = { count: number; unit: string; grams: number }
type WeightOf = (unit: string) => number | null

function inCups(grams: number, weightOf: WeightOf): Amount | null {
  const [cup, spoon] = [weightOf('cup'), weightOf('tbsp')]
  if (cup && grams >= cup * 0.22) {
    const count = nearest(grams / cup, grams > cup * 3 ? [0, 0.5, 1] : [0, 0.25, 1 / 3, 0.5, 2 / 3, 0.75, 1])
    return { count, unit: count > 1 ? 'cups' : 'cup', grams: count * cup }
  }
  const count = spoon ? nearest(grams / spoon, [0, 0.5, 1]) : 0
  return spoon && count > 0 ? { count, unit: 'tbsp', grams: count * spoon } : null
}

function inPieces(grams: number, piece: number | null): Amount | null {
  if (!piece) return null
  const count = Math.max(1, Math.round(grams / piece))
  // Less than half a piece: there is too little of the old food to replace.
  return grams < piece / 2 ? null : { count, unit: '', grams: count * piece }
}

function nearest(amount: number, parts: number[]): number {
  const whole = Math.floor(amount)
  const part = amount - whole
  const [best = 0] = [...parts].sort((a, b) => Math.abs(a - part) - Math.abs(b - part))
  return whole + best
}

const GLYPHS: [number, string][] = [
  [0.25, '¼'],
  [1 / 3, '⅓'],
  [0.5, '½'],
  [2 / 3, '⅔'],
  [0.75, '¾'],
]

function inFractions(count: number): string {
  const whole = Math.floor(count)
  const glyph = GLYPHS.find(([part]) => Math.abs(count - whole - part) < 0.01)?.[1] ?? ''
  return [whole || '', glyph].filter(Boolean).join(' ')
}
