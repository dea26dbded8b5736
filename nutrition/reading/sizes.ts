import type { Food, Measure } from '../table/food.ts'
import { known, measure, type One, scaledOne } from './one.ts'
import type { Size } from './read-amount.ts'
import { SPREAD } from './spread.ts'

/** One without a stated size ranges from small to large; a size the table lacks is computed as a share of it. */
export function resized(food: Food, one: Measure, size: Size | null): One {
  if (size && size !== 'medium') {
    const factor = SIZE_FACTORS[size]
    const plain = known(food, one, SPREAD.counted)
    return { ...scaledOne(plain, factor), by: `${plain.by}, ${size} taken as ${factor} of it` }
  }
  // A stick of butter is cut by a machine.
  const machined = one.unit === 'stick' && food.group === 'fat'
  const spread = machined
    ? SPREAD.pourable
    : size
      ? SPREAD.sized
      : one.estimate
        ? SPREAD.usual
        : SPREAD.counted
  const plain = known(food, one, spread)
  const small = measure(food, 'small')?.grams
  const large = (measure(food, 'extra large') ?? measure(food, 'large'))?.grams
  const whole = one.unit === 'piece' || one.grams === measure(food, 'medium')?.grams
  if (size || !whole || !small || !large || small > one.grams || large < one.grams) return plain
  return { ...plain, least: small, most: large }
}

export const SIZE_FACTORS: Record<Size, number> = {
  small: 0.7,
  medium: 1,
  large: 1.4,
  'extra large': 1.6,
  jumbo: 1.7,
}
