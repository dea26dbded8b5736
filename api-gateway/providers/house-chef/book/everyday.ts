import { kitchenOf } from '@evenplate/words/kitchens'
import { CHEAP, DEAR, firmAfter, isSmallMeal, PANTRY, SIMPLE } from '../../../brief/answering/qualities.ts'
import type { Brief } from '../../../brief/brief.ts'
import { type BookDish, idsOf } from '../../../dish-book/dish.ts'
import { DISHES } from '../../../dish-book/dishes/all-dishes.ts'
import { leastMinutes } from './write-steps.ts'

/**
 * How far a dish is from everyday cooking, for people who name no dish: who asks for something easy or cheap, or is overwhelmed, is
 * served a short dish of foods that every shop has; who just asks for a dinner, no dish of foods that are hard to find.
 */
export function unusualFor(dish: BookDish, brief: Brief): number {
  const { style, budget, minutes } = brief
  const isSimple = style.includes('simple') || style.includes('unsure')
  const asksForKitchen = style.some((one) => KITCHENS.has(one) || kitchenOf(one))
  const isOpen = brief.foods.length + brief.wished.length === 0 && !asksForKitchen
  const rare = rareness(dish) + (isWellKnown(dish) ? 0 : 1)
  return (
    (isSimple || budget
      ? rare
      : isOpen
        ? rare * (isSmallMeal(brief) ? 0 : minutes === null ? 0.8 : 0.9)
        : 0) +
    (isSimple ? work(dish) : 0) +
    (brief.texture === 'soft' ? 3 * firmness(dish) : 0) +
    (budget ? cost(dish) : 0)
  )
}

const KITCHENS: ReadonlySet<string> = new Set(
  'indian thai mexican italian japanese middle-eastern french mediterranean asian american'.split(' '),
)

/** What people who ask for nothing else know by name. */
const isWellKnown = ({ says }: BookDish): boolean => /american|british|quick|kids/.test(says)

/** 0 if many dishes of the book use each food of this one, 4 if one of its foods is in no other. */
function rareness(dish: BookDish): number {
  const known = rarenesses.get(dish)
  if (known !== undefined) return known
  const rarest = Math.min(...neededOf(dish).map((id) => uses().get(id) ?? 0))
  const found = rarest >= 12 ? 0 : rarest >= 7 ? 1 : rarest >= 4 ? 2 : rarest >= 2 ? 3 : 4
  rarenesses.set(dish, found)
  return found
}

const rarenesses = new WeakMap<BookDish, number>()

/** Foods that a dish is not made without, as it is usually made. */
const neededOf = ({ foods }: BookDish): string[] =>
  foods.filter(({ optional }) => !optional).map((part) => idsOf(part)[0]!)

let counted: Map<string, number> | undefined

/** How many dishes of the book use each food. */
function uses(): Map<string, number> {
  if (counted) return counted
  counted = new Map()
  for (const { foods } of DISHES)
    for (const id of new Set(foods.map((part) => idsOf(part)[0]!)))
      counted.set(id, (counted.get(id) ?? 0) + 1)
  return counted
}

/** More ingredients or minutes than a simple dish has. */
function work(dish: BookDish): number {
  const count = new Set(neededOf(dish).filter((id) => !PANTRY.test(id))).size
  const minutes = Math.min(...dish.ways.map((way) => way.prep + leastMinutes(way) + (way.waits ?? 0)))
  return (
    Math.max(0, count - SIMPLE.ingredients + 2) * 0.6 +
    Math.min(6, Math.max(0, minutes - SIMPLE.minutes + 10) / 5)
  )
}

/** How many of its foods are still firm when it is done. */
function firmness(dish: BookDish): number {
  const firm = firmAfter(Math.max(...dish.ways.map(leastMinutes)))
  return neededOf(dish).filter((id) => firm.test(id)).length
}

/** Costly foods, or nothing that is cheap to make a meal of. */
function cost(dish: BookDish): number {
  const ids = neededOf(dish)
  const main = dish.foods
    .filter(({ defines, optional }) => defines && !optional)
    .map((part) => idsOf(part)[0]!)
  return (ids.some((id) => DEAR.test(id)) ? 5 : 0) + (main.some((id) => CHEAP.test(id)) ? -2 : 2)
}
