import type { Figures } from '@evenplate/domain/recipe'
import type { Food, PlateGroup } from './food.ts'

type Share = 'vegetables' | 'protein' | 'carbohydrate' | 'other'

/**
 * Shares of the plate by weight after the diabetes plate method (half non-starchy vegetables, a quarter
 * protein, a quarter carbohydrate foods): fruit and milk count as carbohydrate foods, cheese and thick
 * yogurt as protein. Water, broth and other thin liquids have no place on a plate. Null when nothing was weighed.
 */
export function plateOf(lines: { food: Food | null; grams: number | null }[]): Figures['plate'] {
  const grams: Record<Share, number> = { vegetables: 0, protein: 0, carbohydrate: 0, other: 0 }
  for (const { food, grams: weight } of lines) {
    if (food && weight !== null && !isThin(food)) grams[shareOf(food)] += weight
  }
  const total = grams.vegetables + grams.protein + grams.carbohydrate + grams.other
  if (total === 0) return null
  return {
    vegetables: grams.vegetables / total,
    protein: grams.protein / total,
    carbohydrate: grams.carbohydrate / total,
    other: grams.other / total,
  }
}

const SHARES: Record<Exclude<PlateGroup, 'dairy'>, Share> = {
  vegetable: 'vegetables',
  protein: 'protein',
  carbohydrate: 'carbohydrate',
  fruit: 'carbohydrate',
  fat: 'other',
  other: 'other',
}

function shareOf({ group, per100g }: Food): Share {
  if (group !== 'dairy') return SHARES[group]
  if ((per100g.fat ?? 0) > 15 && (per100g.protein ?? 0) < 10) return 'other'
  return (per100g.protein ?? 0) > 1.5 * (per100g.carbs ?? 0) ? 'protein' : 'carbohydrate'
}

function isThin({ group, per100g: { carbs, protein, fat } }: Food): boolean {
  return group === 'other' && carbs !== null && carbs + (protein ?? 0) + (fat ?? 0) < 5
}
