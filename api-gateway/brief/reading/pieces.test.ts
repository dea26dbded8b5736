import { expect, it } from 'vitest'
import { DISHES } from '../../dish-book/dishes/all-dishes.ts'
import { briefOf } from './brief-of.ts'

const read = (text: string) => {
  const { pieces, servings, servingsSaid } = briefOf({ mode: 'free', text, choices: [] }, null, DISHES)
  return { count: pieces?.count ?? null, servings, servingsSaid }
}

it.each([
  ['make 12 egg muffins', 12, 4],
  ['a dozen peanut butter cookies for the bake sale', 12, 6],
  ['24 turkey meatballs', 24, 4],
  ['can u do 16 low carb chicken meatballs', 16, 4],
  ['I need 10 turkey burgers', 10, 10],
  ['half a dozen bran muffins', 6, 6],
  ['recipe for 20 falafel', 20, 5],
  ['12 beef tacos', 12, 6],
  ['16 deviled eggs for a potluck', 16, 4],
  ['8 tamales', 8, 4],
  ['una docena de galletas de avena', 12, 6],
  ['100 cookies', 100, 12],
  ['2 stuffed peppers', 2, 2],
  ['8 burritos for the freezer', 8, 8],
])('are counted, and cooked for so many: %s', (text, count, servings) =>
  expect(read(text)).toEqual({ count, servings, servingsSaid: false }),
)

it('leave the people who are named', () =>
  expect(read('24 meatballs for 6 people')).toEqual({ count: 24, servings: 6, servingsSaid: true }))

it.each([
  '5 ingredient cookies',
  '3 egg omelet',
  'tacos under 20 carbs',
  '2 tacos per person',
  'chicken tacos for 4',
  'two egg breakfast tacos',
  '30 minute meatballs',
  '100 calorie brownies',
  'lasagna for 12',
  'breakfast for 2 low carb pancakes',
])('are not what is said here: %s', (text) => expect(read(text).count).toBeNull())
