import type { Diet, MealType } from '@evenplate/domain/options'
import { loadOf } from '@evenplate/nutrition/figures/glycemic-load'
import { availableCarbs } from '@evenplate/nutrition/table/food'
import type { Ingredient } from './dish-builder.ts'

/** For one serving: grams, and glycemic load as the calculator defines it. */
export type Totals = { grams: number; load: number; netCarbs: number; protein: number }

export function totalsOf(items: Ingredient[], servings: number): Totals {
  const totals = { grams: 0, load: 0, netCarbs: 0, protein: 0 }
  for (const { entry, grams } of items) {
    const net = ((availableCarbs(entry.food) ?? 0) * grams) / 100
    totals.grams += grams / servings
    totals.netCarbs += net / servings
    totals.load += (loadOf(entry.food, net).glycemicLoad ?? 0) / servings
    totals.protein += ((entry.food.per100g.protein ?? 0) * grams) / 100 / servings
  }
  return totals
}

/** The aim is below 15, which leaves room for errors of a kitchen scale before 20 is reached. */
const LOAD = 15

/** Net carbohydrate per serving, g: the usual limits of the diets; otherwise 50 g, for a moderate meal. */
function carbsFor(mealType: MealType, diets: Diet[]): number {
  const small = mealType === 'Snack' || mealType === 'Dessert'
  if (diets.includes('keto')) return small ? 9 : 12
  if (diets.includes('low-carb')) return small ? 15 : 20
  return small ? 26 : 48
}

/** Grams per serving: a meal fills, a snack or a dessert does not. */
const weightFor = (mealType: MealType): { least: number; most: number } =>
  mealType === 'Snack' || mealType === 'Dessert' ? { least: 40, most: 330 } : { least: 260, most: 680 }

export function inBounds(totals: Totals, mealType: MealType, diets: Diet[]): boolean {
  const { least, most } = weightFor(mealType)
  return (
    totals.load <= LOAD &&
    totals.netCarbs <= carbsFor(mealType, diets) &&
    totals.grams >= least &&
    totals.grams <= most
  )
}

/** A better guess: less of the carbohydrate food if load or carbohydrate is too high, more or less of the rest by weight. */
export function nextScale(
  scale: { carb: number; bulk: number },
  totals: Totals,
  mealType: MealType,
  diets: Diet[],
): { carb: number; bulk: number } {
  const { least, most } = weightFor(mealType)
  const over = Math.max(totals.load / LOAD, totals.netCarbs / carbsFor(mealType, diets))
  const carb = over > 1 ? scale.carb * Math.max(0.5, 0.95 / over) : scale.carb
  const tooMuch = over > 1 && carb < 0.3 ? 0.92 : 1
  const weight =
    totals.grams < least
      ? Math.min(1.4, (1.04 * least) / totals.grams)
      : totals.grams > most
        ? (0.96 * most) / totals.grams
        : 1
  return { carb: Math.max(0.15, carb), bulk: scale.bulk * weight * tooMuch }
}
