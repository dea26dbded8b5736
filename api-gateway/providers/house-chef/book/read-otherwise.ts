import { findFood } from '@evenplate/nutrition/reading/find-food'
import type { Brief } from '../../../brief/brief.ts'
import { type BookDish, idsOf } from '../../../dish-book/dish.ts'
import { DISHES } from '../../../dish-book/dishes/all-dishes.ts'

/**
 * What a name missing from the book may mean: a dish it has with another food ("turkey meatballs"), or the foods themselves ("rice
 * and beans"). One brief for each, the likeliest first.
 */
export function readOtherwise(brief: Brief): Brief[] {
  const said = brief.dish?.said.toLowerCase() ?? ''
  // "A dip" means any dip.
  const any = said === brief.course ? [{ ...brief, dish: null }] : []
  return [...withFood(brief, said), ...asFoods(brief, said), ...any]
}

/** An egg salad is not a salad with eggs: names like this mean only the food before the word. */
const SAYS_LITTLE = new Set([
  'salad',
  'soup',
  'sandwich',
  'bowl',
  'sauce',
  'cake',
  'bread',
  'pie',
  'cookie',
  'dip',
  'fry',
])

function withFood(brief: Brief, said: string): Brief[] {
  const words = said.split(/[^a-z]+/).filter(Boolean)
  const head = singular(words.at(-1) ?? '')
  const before = words.slice(0, -1).join(' ')
  const food = before && !SAYS_LITTLE.has(head) ? findFood(before) : null
  if (!food) return []
  return DISHES.filter((dish) => headOf(dish) === head && mayHold(dish, food.id)).map((dish) => ({
    ...brief,
    dish: { id: dish.id, said },
    foods: [...brief.foods, { said: before, ids: [food.id] }],
  }))
}

function asFoods(brief: Brief, said: string): Brief[] {
  const parts = said.split(/ and | with |, /)
  const foods = parts.map((part) => ({ part, food: findFood(part) }))
  if (parts.length < 2 || foods.some(({ food }) => food === null)) return []
  const asked = foods.map(({ part, food }) => ({ said: part, ids: [food!.id] }))
  return [{ ...brief, dish: null, foods: [...asked, ...brief.foods] }]
}

/** Only if the dish's own steps cook it, as one of its stand-ins. */
const mayHold = (dish: BookDish, id: string): boolean => dish.foods.some((part) => idsOf(part).includes(id))

const headOf = ({ title }: BookDish): string =>
  singular(
    title
      .toLowerCase()
      .split(/ with | and |, /)[0]!
      .split(' ')
      .at(-1)!,
  )

const singular = (word: string): string =>
  word
    .replace(/ies$/, 'y')
    .replace(/(?<=ch|sh|x|ss|o)es$/, '')
    .replace(/(?<=[^s])s$/, '')
