import type { AppError } from '@evenplate/domain/errors'
import { expect, it } from 'vitest'
import { briefOf } from '../../brief/reading/brief-of.ts'
import { DISHES } from '../../dish-book/dishes/all-dishes.ts'
import { composeDish } from './compose.ts'
import type { Dish } from './wish/dish.ts'

const asked = (text: string): Dish =>
  composeDish(
    briefOf({ mode: 'free', text, choices: [] }, null, DISHES),
    { allergies: [], diets: [], avoid: [] },
    { seed: 'someone', turn: 0 },
  )
const ids = (dish: Dish) => dish.items.map(({ entry }) => entry.food.id)

it.each([
  ['creamy soup with no dairy, cauliflower would be nice', /cauliflower/],
  ['broccoli soup but dairy free and creamy', /broccoli/],
  ['sopa cremosa sin leche, con calabacita si se puede', /zucchini|squash/],
])('is creamy without dairy, and has the vegetable that would be nice: %s', (text, food) => {
  const dish = asked(text)
  expect(ids(dish).join(' ')).toMatch(food)
  expect(dish.instructions.join(' ')).toMatch(/blend[^.]*smooth/i)
})

it('is no dish that merely has the food it was called after', () => {
  expect(() => asked('onion soup no cheese')).toThrow()
})

const waysOf = (text: string): string[] => {
  try {
    asked(text)
  } catch (error) {
    return ((error as AppError).details as { ways: { label: string }[] }).ways.map(({ label }) => label)
  }
  return []
}

it.each([
  ['s’mores without marshmallows', /Chocolate/],
  ['lumpia without wrappers', /Giniling|Egg Roll/],
  ['moi moi without eggs', /Jollof|Egusi/],
])('offers something like it where it cannot be made: %s', (text, near) => {
  expect(waysOf(text)[0]).toMatch(near)
})

it('offers nothing else of dough to whoever wants none', () => {
  expect(waysOf('pierogi without dough').join(' ')).not.toMatch(/spätzle|Okonomiyaki|Dumplings/)
})

it.each([
  ['mashed something other than potatoes with roast chicken', /chicken/],
  ['pork chops with mashed anything but potatoes', /pork/],
])('mashes another vegetable beside the dish that was named: %s', (text, meat) => {
  const dish = asked(text)
  expect(dish.title).toMatch(/Mashed Cauliflower/)
  expect(ids(dish).join(' ')).toMatch(meat)
  expect(ids(dish).filter((id) => /^potato/.test(id))).toEqual([])
})
