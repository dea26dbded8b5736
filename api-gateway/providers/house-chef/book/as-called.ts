import type { Brief } from '../../../brief/brief.ts'
import { foodIdsOf } from '../../../brief/reading/food-ids.ts'
import type { BookDish } from '../../../dish-book/dish.ts'
import type { Dish } from '../wish/dish.ts'

/** A food and a kind of dish: "broccoli soup" is said without the cheddar of the soup that usually has that name. */
const CALLED = /^(?:(?:creamy|cream of|hot|cold|healthy) )*([a-z -]+?) (soup|salad)$/

/** The same request for any dish of that kind with that food, if the usual dish of that name has more in it. */
export function asCalled({ title }: BookDish, brief: Brief): Brief | null {
  const called = brief.dish?.called?.toLowerCase() ?? ''
  const [, food = '', kind] = CALLED.exec(called) ?? []
  const ids = food && called !== title.toLowerCase() ? foodIdsOf(food) : []
  if (ids.length === 0 || (brief.also?.length ?? 0) > 0) return null
  const course = kind === 'soup' ? ('soup' as const) : ('salad' as const)
  return { ...brief, dish: null, course, foods: [{ said: food, ids }, ...brief.foods] }
}

/** Whether that found such a dish, and not one that only has the food in it. */
export const isCalled = (dish: Dish | null, brief: Brief | null): boolean =>
  dish !== null && dish.title.toLowerCase() === `${brief?.foods[0]?.said} ${brief?.course}`
