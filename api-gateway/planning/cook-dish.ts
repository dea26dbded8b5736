import type { Rules } from '@evenplate/nutrition/rules/rules'
import type { Food } from '@evenplate/nutrition/table/food'
import { foodById } from '@evenplate/nutrition/table/foods'
import type { Brief } from '../brief/brief.ts'
import { type BookDish, idsOf } from '../dish-book/dish.ts'
import { attempt } from '../providers/house-chef/book/attempt.ts'
import type { Cast } from '../providers/house-chef/book/cast.ts'
import { sketchOf } from '../providers/house-chef/book/sketch.ts'
import { type BookTask, bookTaskFor } from '../providers/house-chef/book/task.ts'
import { type CountedDish, SERVINGS, type SketchedDish } from './counted-dish.ts'
import { isFresh } from './fresh-foods.ts'
import { keepingOf } from './keeping.ts'
import { mealsOf } from './meals-of.ts'
import { mainFoodOf, tagsOf } from './tags.ts'

/** The task for cooking from the book for a week: any dish, under the rules. */
export const weekTaskFor = (rules: Rules, without: Brief['tools']['without']): BookTask => ({
  ...bookTaskFor({ ...ANY_DISH, unwanted: rules.avoid, tools: { use: null, without } }, rules, SEED, 0),
  unspoken: true,
})

/**
 * A dish of the book as it will be under the rules, before it is written and counted (`cookedFor`); null if it has no
 * version for them.
 */
export function sketchedFor(dish: BookDish, task: BookTask): SketchedDish | null {
  const sketch = sketchOf(dish, task)
  if (!sketch) return null
  const { cast, minutes, foods, serving } = sketch
  return {
    id: dish.id,
    meals: mealsOf(dish, serving.calories),
    minutes,
    serving,
    foods,
    tags: tagsOf(dish, mainOf(dish, cast)),
  }
}

/**
 * A dish of the book in a version whose foods follow all rules, counted; null if it has none. Its words are not checked
 * yet (./worded.ts): that takes longer than cooking, and most dishes are not chosen.
 */
export function cookedFor(dish: BookDish, task: BookTask): CountedDish | null {
  const tried = attempt(dish, task, [])
  if (!tried.plate) return null
  const { plate, figures } = tried
  const { title, description, prepTime, cookTime, servings, ingredients, instructions, tips } = plate
  const { basis, perServing, lines } = figures
  const { carbs, netCarbs, calories, fiber, sodium, glycemicLoad } = perServing
  if (basis !== 'computed' || carbs === null || calories === null) return null
  // The lines as they are read, not as the cook meant them: the foods that were read must follow the rules.
  const foods: Record<string, number> = {}
  for (const { foodId, grams, negligible } of lines) {
    const food = foodId === null ? undefined : foodById(foodId)
    if (!food ? !negligible : !isAllowed(food, task)) return null
    if (food && grams) foods[food.id] = (foods[food.id] ?? 0) + grams / servings
  }
  const ids = Object.keys(foods)
  return {
    id: dish.id,
    tool: plate.tool,
    text: inOnePiece({ title, description, prepTime, cookTime, servings, ingredients, instructions, tips }),
    mains: [...plate.mains],
    meals: mealsOf(dish, calories),
    minutes: prepTime + cookTime + (dish.ways.find(({ tool }) => tool === plate.tool)?.waits ?? 0),
    serving: { calories, carbs, netCarbs, fiber, sodium, load: glycemicLoad },
    foods,
    fresh: ids.filter(isFresh),
    tags: tagsOf(dish, mainOf(dish, plate.version.cast)),
    ...keepingOf(dish.keeps, dish.course, ids),
  }
}

/** Strings concatenated from pieces keep all pieces in memory: over days, they would take several times their length. */
const inOnePiece = <Text>(text: Text): Text => JSON.parse(JSON.stringify(text))

/** Whether the rules allow a food of the table. */
export const isAllowed = (food: Food, { allowed }: BookTask): boolean =>
  allowed({ food } as Parameters<typeof allowed>[0])

function mainOf(dish: BookDish, cast: Cast): string | null {
  const part = dish.foods.find(({ job, defines }) => job === 'main' && defines) ?? dish.foods[0]
  const id = part && (cast.get(part.role)?.[0]?.entry.food.id ?? idsOf(part)[0])
  return id ? mainFoodOf(id) : null
}

/** The same for everyone: a dish reads alike in every week. */
const SEED = 'week'

const ANY_DISH: Brief = {
  language: 'en',
  dish: null,
  foods: [],
  wished: [],
  unknown: [],
  instead: [],
  limits: [],
  minutes: null,
  servings: SERVINGS,
  servingsSaid: false,
  tools: { use: null, without: [] },
  course: null,
  mealType: null,
  diets: [],
  allergies: [],
  unwanted: [],
  skillLevel: 'intermediate',
  heat: null,
  texture: null,
  budget: false,
  eaters: null,
  occasion: null,
  style: [],
  bloodSugarRange: '',
  challenges: '',
  readings: [],
}
