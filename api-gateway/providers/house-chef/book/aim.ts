import type { MealType } from '@evenplate/domain/options'
import type { BookDish } from '../../../dish-book/dish.ts'
import { isSmall, type Order } from './order.ts'
import type { Aim } from './solve.ts'

/** Aimed at below 18: what a kitchen scale gets wrong must not reach 20. */
const LOAD = 18

/** What a serving of a dish is solved for: what was asked, the bounds of a diet, and a load that is not high. */
export function aimFor(dish: BookDish, order: Order): Aim {
  const { limits } = order.brief
  const { diets } = order.rules
  const small = isSmall(mealOf(dish, order))
  const net = diets.includes('keto')
    ? small
      ? 7
      : 9.5
    : diets.includes('low-carb')
      ? small
        ? 15
        : 20
      : small
        ? 32
        : 60
  // Who names a target above what a low load leaves room for has asked for more.
  const more = limits.some(
    ({ figure, kind, value }) =>
      (figure === 'carbs' || figure === 'netCarbs') && kind !== 'at-most' && value >= 35,
  )
  return { limits, load: more ? 90 : LOAD, netCarbs: more ? 200 : net, grams: { least: 0, most: 900 } }
}

export const mealOf = (dish: BookDish, { brief }: Order): MealType => brief.mealType ?? dish.meals[0]!
