import { expect, it } from 'vitest'
import { dishById } from '../../../dish-book/dishes/all-dishes.ts'
import type { Entry } from '../larder/larder-entry.ts'
import { usualCast } from './cast.ts'
import { cookBookDish } from './cook-book-dish.ts'

const veganTitle = (id: string): string => {
  const dish = dishById(id)!
  const allowed = ({ food }: Entry) => !food.breaks.includes('vegan')
  return cookBookDish(dish, usualCast(dish, allowed)!, dish.ways[0]!, {
    servings: 4,
    mealType: dish.meals[0]!,
    aim: { limits: [], load: 18, netCarbs: 60, grams: { least: 0, most: 900 } },
    allowed,
    seed: 'test',
  }).title
}

it.each([
  ['chicken-tacos', 'Black Bean Tacos'],
  ['meatballs', 'Lentil Meatballs'],
  ['pulled-pork', 'Pulled Mushrooms'],
])('names the meatless version of %s as a menu would: %s', (id, title) => {
  expect(veganTitle(id)).toBe(title)
})
