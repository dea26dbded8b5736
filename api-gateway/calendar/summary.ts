import type { Meal, PlanRules } from '@evenplate/meal-plan/rules'

/** What is eaten, and how much carbohydrate (g) it has for the person who counts: null if unknown or not asked for. */
export type Dish = {
  title: string
  isLeftover: boolean
  carbs: { grams: number; counts: PlanRules['counts']; isAtLeast: boolean } | null
}

/** "Dinner: Turkey chili (44 g carbs)". One line, whatever the title contains. */
export function summaryOf(meal: Meal, { title, isLeftover, carbs }: Dish): string {
  const words = isLeftover ? `${oneLine(title)}, leftovers` : oneLine(title)
  return `${meal === 'Snacks' ? 'Snack' : meal}: ${words}${carbs ? ` (${carbWords(carbs)})` : ''}`
}

const carbWords = ({ grams, counts, isAtLeast }: NonNullable<Dish['carbs']>): string =>
  `${isAtLeast ? 'at least ' : ''}${Math.round(grams)} g ${counts === 'net' ? 'net carbs' : 'carbs'}`

/** Characters that the format does not allow in text, and unpaired surrogates, which no file can hold. */
const oneLine = (title: string): string =>
  title
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
