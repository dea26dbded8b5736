import { AppError } from '@evenplate/domain/errors'
import type { Diet, MealType } from '@evenplate/domain/options'
import { foodKeeps, ourViolations, type Rules } from '@evenplate/nutrition/rules/rules'
import { assemble } from './assemble.ts'
import { edited } from './book/edited.ts'
import { panned } from './book/vessels.ts'
import { waitingSaid } from './book/waiting.ts'
import { inBounds, nextScale, totalsOf } from './building/balance.ts'
import { DishBuilder, type Ingredient } from './building/dish-builder.ts'
import { keepingOf } from './building/keeping.ts'
import { randomOf } from './building/random.ts'
import { FORMS } from './forms/all-forms.ts'
import type { Form } from './forms/form.ts'
import type { Entry } from './larder/larder-entry.ts'
import { notesOn } from './notes.ts'
import { isSoft, rankForms } from './which-forms.ts'
import type { Dish, FormTask } from './wish/dish.ts'
import { figuresOfOurs } from './wish/figures-of-ours.ts'
import { type Had, hadOf, isAlike } from './wish/had.ts'
import { wantsOf } from './wish/wants.ts'
import type { Wish } from './wish/wish.ts'

/**
 * Composes one dish. The same wish, rules, seed and turn give the same dish, different from those `had` earlier in the
 * day: another form while one fits the wish as well, and always another title. It never contains what the rules forbid:
 * the finished text is checked, and another dish chosen if it fails.
 * @param had by turn; missing turns count as the same request
 * @throws AppError `unsafe_recipe` when no form follows the rules
 */
export function composeForm(wish: Wish, rules: Rules, { seed, turn, had }: Turn): Dish {
  const today: Had[] = []
  for (let at = turn - (turn % DAY); at < turn; at++)
    today.push(had?.get(at) ?? hadOf(firstDish(orderOf(wish, rules, seed, at), today)))
  return firstDish(orderOf(wish, rules, seed, turn), today)
}

type Turn = { seed: string; turn: number; had?: ReadonlyMap<number, Had> | undefined }

/** One given form, even if it would not be chosen; null if it does not fit the wish. */
export function cookAs(form: Form, wish: Wish, rules: Rules, seed: string): Dish | null {
  const order = orderOf(wish, rules, seed, 0)
  const dish = cookForm(form, order, true, [])
  return dish && { ...dish, notes: notesOn(dish, form, order) }
}

/** No day has more turns than this (LIMITS.memberPerDay); a later turn starts over. */
const DAY = 20

function firstDish(order: FormTask, today: Had[]): Dish {
  const book = randomOf(`${order.seed} book`).shuffle(FORMS)
  const times = (form: Form) => today.filter((had) => had.form === form.id).length
  for (const { forms, late } of rankForms(order)) {
    const fresh = forms
      .map(({ form, soft }) => ({ form, soft, times: times(form), at: book.indexOf(form) }))
      .sort((a, b) => a.times - b.times || b.soft - a.soft || a.at - b.at)
    for (const { form } of fresh) {
      const dish = cookForm(form, order, late, today)
      if (dish) return { ...dish, notes: notesOn(dish, form, order) }
    }
  }
  // The same dish again is better than none.
  if (today.length > 0) return firstDish(order, [])
  throw new AppError('unsafe_recipe', {
    message: `Our house chef has no ${order.mealType.toLowerCase()} that fits all of this at once. Please allow one more kind of food and try again.`,
  })
}

function orderOf(wish: Wish, given: Rules, seed: string, turn: number): FormTask {
  const rules: Rules = {
    allergies: unique([...given.allergies, ...wish.allergies]),
    diets: unique<Diet>([...given.diets, ...wish.diets]),
    avoid: unique([...given.avoid, ...wish.unwanted]),
  }
  const fitsByKey = new Map<string, boolean>()
  const allowed = ({ food }: Entry) => {
    const known = fitsByKey.get(food.id)
    if (known !== undefined) return known
    const keeps = foodKeeps(food, rules)
    fitsByKey.set(food.id, keeps)
    return keeps
  }
  const wants = wantsOf(wish.wanted)
  return {
    wish,
    rules,
    mealType: wish.mealType ?? mealFor(wish, turn),
    wants,
    allowed,
    seed,
    turn,
  }
}

/** If no meal was named, the kind of dish decides, or the foods asked for; otherwise lunch and dinner alternate. */
function mealFor(wish: Wish, turn: number): MealType {
  const usual: MealType = turn % 2 ? 'Lunch' : 'Dinner'
  const kinds = wish.style.filter((style) => !isSoft(style))
  const kind = FORMS.filter((form) => form.says.some((said) => kinds.includes(said)))
  const meals = kind.flatMap((form) => form.meals)
  if (meals.length > 0) return [usual, 'Lunch' as MealType].find((meal) => meals.includes(meal)) ?? meals[0]!
  if (wish.wanted.some((word) => /chocolate|cocoa/.test(word))) return 'Dessert'
  if (wish.wanted.some((word) => /^(?:oats|oatmeal|porridge)$/.test(word))) return 'Breakfast'
  // Most egg dishes are eaten for lunch too; hardly any for dinner.
  if (wish.wanted.some((word) => /^eggs?$/.test(word))) return 'Lunch'
  return usual
}

const TRIES = 8
/** Below this share a grain is too little for a portion. */
const LEAST_CARB = 0.35

function cookForm(form: Form, order: FormTask, late: boolean, today: Had[]): Omit<Dish, 'notes'> | null {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const seed = `${order.seed} ${form.id} ${order.turn} ${attempt}`
    const chosen = assemble(form, order, seed)
    const dish = chosen && balance(form, order, chosen, seed)
    if (!dish) continue
    const minutes = order.wish.minutes
    if (!late && minutes !== null && dish.prepTime + dish.cookTime > minutes) continue
    if (today.some((had) => isAlike(had, dish))) continue
    if (isSound(dish, order.rules)) return dish
  }
  return null
}

type Chosen = NonNullable<ReturnType<typeof assemble>>

/** Improves the amounts until load, carbohydrate and weight of a serving are right. */
function balance(form: Form, order: FormTask, chosen: Chosen, seed: string): Omit<Dish, 'notes'> | null {
  let scale = { carb: 1, bulk: isSnackOfMeal(form, order.mealType) ? 0.6 : 1 }
  for (let round = 0; round < 10; round++) {
    const top = new DishBuilder({
      servings: order.wish.servings,
      skill: order.wish.skillLevel,
      kit: chosen.kit,
      picks: chosen.picks,
      asked: chosen.asked,
      allowed: order.allowed,
      scale,
      random: randomOf(seed),
    })
    const written = form.cook(top)
    const items = top.ingredients
    const totals = totalsOf(items, order.wish.servings)
    if (inBounds(totals, order.mealType, order.rules.diets)) {
      return {
        form: form.id,
        title: written.title,
        description: [written.description, waitingSaid(form.waits, written.steps)].filter(Boolean).join(' '),
        prepTime: written.prep,
        cookTime: written.cook,
        servings: order.wish.servings,
        ingredients: items.map(({ line }) => line),
        instructions: inItsPans(written.steps, items, order.wish.servings),
        tips: [...written.tips, keepingOf(form.keeps, items)],
        items,
        mains: mainsOf(items, chosen.picks),
        totals,
      }
    }
    scale = nextScale(scale, totals, order.mealType, order.rules.diets)
    if (scale.carb < LEAST_CARB) return null
  }
  return null
}

/** Edited like the book's own steps: a pan has its size, and one person eats from one bowl. */
function inItsPans(steps: string[], items: Ingredient[], servings: number): string[] {
  const grams = items.reduce((sum, item) => sum + item.grams, 0)
  return edited(panned(steps, grams), servings)
}

/** A form that also makes a meal gets a smaller serving between meals. */
const isSnackOfMeal = (form: Form, mealType: MealType): boolean =>
  mealType === 'Snack' && form.meals.some((meal) => meal !== 'Snack' && meal !== 'Dessert')

function mainsOf(items: Ingredient[], picks: Record<string, Entry[]>): string[] {
  const picked = new Set(Object.values(picks).flatMap((entries) => entries.map(({ food }) => food.id)))
  return items.filter(({ entry }) => picked.has(entry.food.id)).map(({ entry }) => entry.food.name)
}

/** The gateway checks again; a dish that would fail there is not served here. */
function isSound(dish: Omit<Dish, 'notes'>, rules: Rules): boolean {
  if (ourViolations(dish, rules).length > 0) return false
  const figures = figuresOfOurs(dish)
  return figures.basis === 'computed' && figures.impact !== 'High' && figures.impact !== null
}

const unique = <T>(values: T[]): T[] => [...new Set(values)]
