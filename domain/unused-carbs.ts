import type { Nutrition } from './recipe.ts'

/**
 * Grams of carbohydrate that are neither fiber nor net: sugar alcohols and rare sugars that the body does not
 * turn into glucose, such as erythritol. A label counts them in total carbs, so they are named there.
 * Null if there are almost none (under half a gram), or if a figure they follow from is not known.
 */
export function unusedCarbs({
  carbs,
  fiber,
  netCarbs,
}: Pick<Nutrition, 'carbs' | 'fiber' | 'netCarbs'>): number | null {
  if (carbs === null || fiber === null || netCarbs === null) return null
  const unused = Number((carbs - fiber - netCarbs).toFixed(1))
  return unused >= LEAST ? unused : null
}

/** Three figures rounded to a tenth can appear to leave a small remainder when there is none. */
const LEAST = 0.5
