import { foodKeeps } from '@evenplate/nutrition/rules/rules'
import { foodById } from '@evenplate/nutrition/table/foods'
import { expect, it } from 'vitest'
import { briefOf } from '../../brief/reading/brief-of.ts'
import { takersOf } from '../../dish-book/anywhere.ts'
import { type BookDish, lighterOf } from '../../dish-book/dish.ts'
import { DISHES } from '../../dish-book/dishes/all-dishes.ts'
import { attempt } from './book/attempt.ts'
import { bookTaskFor } from './book/task.ts'
import { composeDish } from './compose.ts'

const LOW_CARB = { allergies: [], diets: ['low-carb' as const], avoid: [] }

const cooked = (text: string) =>
  composeDish(briefOf({ mode: 'free', text, choices: [] }, null, DISHES), LOW_CARB, { seed: 'a', turn: 0 })

const failure = (dish: BookDish): string | undefined => {
  const asked = briefOf({ mode: 'free', text: `low carb ${dish.title}`, choices: [] }, null, DISHES)
  const brief = { ...asked, dish: { id: dish.id, said: dish.title }, also: [], foods: [], unknown: [] }
  const tried = attempt(dish, bookTaskFor(brief, LOW_CARB, 'a', 0), [])
  return tried.plate ? undefined : tried.why.kind
}

it('makes every dish that has a lighter starch: its steps do not name the usual one', () => {
  const keeps = (id: string) => foodKeeps(foodById(id)!, LOW_CARB)
  const lighter = DISHES.filter(
    ({ foods }) =>
      foods.some((part) => part.job === 'starch' && lighterOf(part).some(keeps)) &&
      foods.every((part) => part.optional || takersOf(part).some(keeps)),
  )
  const stuck = lighter.filter((dish) => failure(dish) === 'rules').map(({ id }) => id)
  expect(lighter.length).toBeGreaterThan(100)
  expect(stuck).toEqual([])
})

it.each([
  ['low carb king ranch chicken casserole', 'zucchini', /tortilla/],
  ['enchilada casserole, low carb', 'zucchini', /tortilla/],
  ['jambalaya without the rice', 'cauliflower-cooked', /^rice/],
  ['slow cooker low carb jambalaya', 'cauliflower-cooked', /^rice/],
  ['low carb mexican rice', 'cauliflower-cooked', /^rice/],
  ['keto mushroom risotto', 'cauliflower-cooked', /^rice|barley/],
  ['low carb trinidad doubles', 'romaine-lettuce', /chapati|flatbread/],
  ['low carb breakfast sandwich', 'portobello-mushrooms', /muffin|bread/],
])('rests on something lighter: %s', (text, food, usual) => {
  const { items, instructions } = cooked(text)
  const ids = items.map(({ entry }) => entry.food.id)
  expect(ids).toContain(food)
  expect(ids.filter((id) => usual.test(id))).toEqual([])
  expect(instructions.join(' ')).not.toMatch(/\[|\{/)
})
