import type { BookDish, DishFood, Job } from './dish.ts'

/** Shares of the usual amount with which a dish is still the same, unless it says otherwise. */
const SHARES: Record<Job, [number, number]> = {
  main: [0.75, 1.4],
  starch: [0.4, 1.35],
  vegetable: [0.7, 1.5],
  fruit: [0.5, 1.4],
  dairy: [0.7, 1.3],
  sauce: [0.6, 1.3],
  liquid: [0.8, 1.25],
  fat: [0.75, 1.25],
  sweet: [0.5, 1.1],
  seasoning: [1, 1],
  topping: [0.5, 1.5],
  binder: [0.8, 1.2],
}

const BAKED = new Set(['cake', 'cookies', 'bread'])

/** Below this share of its usual amount a food is too little to keep, and is left out. Spices have no minimum. */
export const CRUMB = 0.3

/** Batters and doughs keep their proportions; only toppings may change. What a dish needs never shrinks to a crumb. */
export function rangeOf({ course }: BookDish, food: DishFood): { least: number; most: number } {
  const [low, high] = BAKED.has(course) && food.job !== 'topping' ? [1, 1] : SHARES[food.job]
  const least = food.least ?? food.grams * low
  return {
    least: food.optional || food.job === 'seasoning' ? least : Math.max(least, food.grams * CRUMB),
    most: food.most ?? food.grams * high,
  }
}

/** How much smaller or larger a whole serving may be. */
export function portionOf({ course, portion }: BookDish): [number, number] {
  if (portion) return portion
  return BAKED.has(course) || course === 'dessert' || course === 'drink' ? [0.5, 1.5] : [0.7, 1.4]
}
