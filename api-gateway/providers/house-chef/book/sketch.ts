import { loadOf } from '@evenplate/nutrition/figures/glycemic-load'
import { availableCarbs } from '@evenplate/nutrition/table/food'
import type { BookDish } from '../../../dish-book/dish.ts'
import { aimFor } from './aim.ts'
import { bookOrder } from './attempt.ts'
import type { Cast } from './cast.ts'
import { fittingVersion, laid } from './cook-book-dish.ts'
import { seasonedFor } from './heat.ts'
import { placeFoods } from './place-foods.ts'
import type { BookTask } from './task.ts'
import { waysFor } from './ways-for.ts'

/** A dish before its lines, title and tips are written: its foods, and how long it takes. */
export type Sketch = {
  cast: Cast
  /** From start to table, waiting included. */
  minutes: number
  /** Grams of each food of the table in one serving. */
  foods: Record<string, number>
  /** Per serving, by unrounded grams; the written lines are counted later and differ by rounding. */
  serving: Record<'calories' | 'carbs' | 'netCarbs' | 'fiber' | 'sodium' | 'load', number>
}

/**
 * A dish as `attempt` would cook it for a task that only asks to follow the rules, in a quarter of the time; null if no version
 * follows them. Never serve it as it is: only a cooked and counted dish is checked completely.
 */
export function sketchOf(dish: BookDish, task: BookTask): Sketch | null {
  const placed = placeFoods(dish, task)
  const [way] = waysFor(dish, task)
  if (!('cast' in placed) || !way) return null
  const order = bookOrder(dish, aimFor(dish, task), task)
  const fitted = fittingVersion(dish, seasonedFor(placed.cast, task), order)
  if (!fitted || fitted.amounts.misses > 0) return null
  const { cast } = fitted.version
  const { table, prepTime, cookTime } = laid(dish, fitted, way, order)
  const foods: Sketch['foods'] = {}
  const serving = { calories: 0, carbs: 0, netCarbs: 0, fiber: 0, sodium: 0, load: 0 }
  for (const seat of [...cast.values()].flat()) {
    const { food } = seat.entry
    const grams = table.grams(seat) / order.servings
    const share = grams / 100
    const net = (availableCarbs(food) ?? 0) * share
    foods[food.id] = (foods[food.id] ?? 0) + grams
    serving.netCarbs += net
    serving.load += loadOf(food, net).glycemicLoad ?? 0
    for (const figure of ['calories', 'carbs', 'fiber', 'sodium'] as const)
      serving[figure] += (food.per100g[figure] ?? 0) * share
  }
  return { cast, minutes: prepTime + cookTime + (way.waits ?? 0), foods, serving }
}
