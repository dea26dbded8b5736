import type { Span } from '@evenplate/domain/recipe'
import type { Food } from '../table/food.ts'

/**
 * The rule for every carbohydrate range that is shown.
 * - Weight: what the line's words leave open, as `readLine` found it; none if it states grams.
 * - Food: 20% either way if the figures are another food's; if several USDA foods match a name equally well, the
 *   range of all of them (10% at least); 10% if USDA never analyzed its fiber. An estimated index changes the load and
 *   not the carbohydrate, and is reported separately.
 * - The two errors are independent, so they add as the root of the sum of squares; so do the lines of a dish (`totalsOf`),
 *   where a line that is not counted may add up to its whole weight.
 * @param grams the weight used, and the least and most it may be; null if it is practically exact
 * @returns grams of carbohydrate the line may add, null if practically exact
 */
export function carbsBetween(food: Food, grams: number, between: Span | null): Span | null {
  const carbs = ((food.per100g.carbs ?? 0) * grams) / 100
  const ofFood = foodErrors(food, grams, carbs)
  if (!between && ofFood.below + ofFood.above === 0) return null
  const ofWeight = ({ least, most }: Span) => ({
    below: (carbs * (grams - least)) / (grams || 1),
    above: (carbs * (most - grams)) / (grams || 1),
  })
  const { below, above } = between ? ofWeight(between) : { below: 0, above: 0 }
  return {
    least: Math.max(0, carbs - Math.hypot(below, ofFood.below)),
    most: carbs + Math.hypot(above, ofFood.above),
  }
}

function foodErrors(food: Food, grams: number, carbs: number): { below: number; above: number } {
  const { carbsBetween } = food
  if (!carbsBetween) return { below: unsure(food) * carbs, above: unsure(food) * carbs }
  return {
    below: Math.max(0, carbs - (carbsBetween.least * grams) / 100),
    above: Math.max(0, (carbsBetween.most * grams) / 100 - carbs),
  }
}

function unsure({ standIn, per100g: { carbs, fiber } }: Food): number {
  if (standIn) return STAND_IN
  return fiber === null && (carbs ?? 0) > 0 ? NO_FIBER : 0
}

const STAND_IN = 0.2
const NO_FIBER = 0.1
