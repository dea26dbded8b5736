import type { MealType } from '@evenplate/domain/options'
import type { BookDish } from '../../../dish-book/dish.ts'
import type { Aim } from './solve.ts'
import { type BookTask, isSmall } from './task.ts'

/** The aim is below 18: errors of a kitchen scale must not bring it to 20. */
const LOAD = 18

/** What a serving of a dish is solved for: what was asked, the limits of a diet, and a load that is not high. */
export function aimFor(dish: BookDish, order: BookTask): Aim {
  const { limits } = order.brief
  const { diets } = order.rules
  const small = isSmall(mealOf(dish, order))
  // A person who names a dish wants it as it is; a dish that we choose is lighter.
  const named = dish.id.split('+').includes(order.brief.dish?.id ?? '')
  const net = netFor(diets, small, named)
  // A target above what a low load allows asks for more.
  const more = limits.some(
    ({ figure, kind, value }) =>
      (figure === 'carbs' || figure === 'netCarbs') && kind !== 'at-most' && value >= 35,
  )
  // Between meals, people do not want a meal.
  const isBound = limits.some(({ figure, kind }) => figure === 'calories' || kind === 'at-least')
  const snack = { figure: 'calories', kind: 'at-most', value: 430 } as const
  return {
    limits: small && !isBound && !named ? [...limits, snack] : limits,
    load: more ? 90 : named ? 19.85 : LOAD,
    netCarbs: more ? 200 : net,
    grams: { least: 0, most: order.brief.style.includes('little-weight') ? LITTLE_WEIGHT : 900 },
  }
}

/** Grams of a small portion, at most. */
const LITTLE_WEIGHT = 400

/** Net carbohydrate per serving, g, at most. */
function netFor(diets: readonly string[], small: boolean, named: boolean): number {
  if (diets.includes('keto')) return small ? 7 : 9.5
  if (diets.includes('low-carb')) return small ? 15 : 20
  if (named) return 62
  return small ? 32 : 52
}

export const mealOf = (dish: BookDish, { brief }: BookTask): MealType => brief.mealType ?? dish.meals[0]!
