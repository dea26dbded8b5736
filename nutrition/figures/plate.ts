import type { PlateShare } from '@evenplate/domain/recipe'
import type { Food, PlateGroup } from '../table/food.ts'

/**
 * Which part of the diabetes plate method (half non-starchy vegetables, a quarter protein, a quarter carbohydrate
 * foods) a food belongs to. Fruit and milk count as carbohydrate foods, cheese and thick yogurt as protein. Null
 * for water, broth and other thin liquids: they have no place on a plate.
 */
export function plateShareOf(food: Food): PlateShare | null {
  if (isThin(food)) return null
  const { group, per100g } = food
  if (group !== 'dairy') return SHARES[group]
  if ((per100g.fat ?? 0) > 15 && (per100g.protein ?? 0) < 10) return 'other'
  return (per100g.protein ?? 0) > 1.5 * (per100g.carbs ?? 0) ? 'protein' : 'carbohydrate'
}

const SHARES: Record<Exclude<PlateGroup, 'dairy'>, PlateShare> = {
  vegetable: 'vegetables',
  protein: 'protein',
  carbohydrate: 'carbohydrate',
  fruit: 'carbohydrate',
  fat: 'other',
  other: 'other',
}

function isThin({ group, per100g: { carbs, protein, fat } }: Food): boolean {
  return group === 'other' && carbs !== null && carbs + (protein ?? 0) + (fat ?? 0) < 5
}
