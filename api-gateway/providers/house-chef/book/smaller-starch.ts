import type { Way } from '@evenplate/domain/brief'
import type { Diet } from '@evenplate/domain/options'
import { foodKeeps } from '@evenplate/nutrition/rules/rules'
import { type DishFood, dishIn, idsOf } from '../../../dish-book/dish.ts'
import { DISHES } from '../../../dish-book/dishes/all-dishes.ts'
import { isPlural } from '../building/cooking.ts'
import type { Dish } from '../wish/dish.ts'
import { figuresOfOurs } from '../wish/figures-of-ours.ts'
import { foodEntry } from './food-entry.ts'
import { rulesWithout } from './kept-ways.ts'
import type { BookTask } from './task.ts'
import type { TryAgain } from './ways-on.ts'

/** Diets that a small portion of a starch may serve as well. */
const FEW_CARBS: readonly Diet[] = ['keto', 'low-carb']

/** Grams of carbohydrate that are tried, fewest first. */
const AT_MOST = [15, 20, 25, 30]

/**
 * The dish asked for with little of its rice or tortillas, and with its carbohydrate told, where the food itself is not low in
 * carbohydrate. Only if the diet comes from this request.
 */
export function* smallerStarch(order: BookTask, tryAgain: TryAgain): Iterable<Way> {
  const { brief } = order
  const dish = dishIn(DISHES, brief.dish?.id)
  const diet = FEW_CARBS.find((one) =>
    brief.readings.some(({ id, mendable }) => mendable && id === `diet:${one}`),
  )
  const starch = dish?.foods.find(
    (part) =>
      part.job === 'starch' &&
      [foodEntry(idsOf(part)[0]!)].some(
        (entry) => entry && diet && !foodKeeps(entry.food, { allergies: [], diets: [diet], avoid: [] }),
      ),
  )
  if (!dish || !diet || !starch) return
  for (const value of AT_MOST) {
    const changed = {
      ...brief,
      diets: brief.diets.filter((one) => !FEW_CARBS.includes(one)),
      limits: [
        ...brief.limits.filter(({ figure }) => figure !== 'carbs'),
        { figure: 'carbs' as const, kind: 'at-most' as const, value },
      ],
    }
    const other = tryAgain(changed, rulesWithout(order, changed))
    const carbs = other && figuresOfOurs(other).perServing.carbs
    if (!other || carbs === null || carbs === undefined) continue
    yield {
      label: `${other.title}${lessOf(starch, other)}, ${Math.round(carbs)} g of carbs`,
      choice: `little-starch:${value}`,
    }
    return
  }
}

/** " with fewer corn tortillas", if there are fewer than usual. */
function lessOf(starch: DishFood, { title, items, servings }: Dish): string {
  const grams = items
    .filter(({ entry }) => idsOf(starch).includes(entry.food.id))
    .reduce((sum, item) => sum + item.grams, 0)
  if (grams >= starch.grams * servings) return ''
  const called = starch.called ?? foodEntry(idsOf(starch)[0]!)?.many ?? starch.role
  return ` ${/ with /.test(title) ? 'and' : 'with'} ${isPlural(called) ? 'fewer' : 'less'} ${called}`
}
