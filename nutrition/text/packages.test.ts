import { expect, it } from 'vitest'
import { readLine } from '../reading/read-line.ts'
import { withoutPackaging } from './packages.ts'

it.each([
  ['1 tube crescent rolls', '1 tube crescent roll dough'],
  ['2 cans (8 oz) refrigerated cinnamon rolls', '2 cans (8 oz) refrigerated cinnamon roll dough'],
  ['2 cans buttermilk biscuits (10 ct each)', '2 cans small refrigerated biscuit dough'],
  ['1 can Grands! flaky biscuits', '1 can large refrigerated biscuit dough'],
  ['1 family-size (26 oz) can tomato soup', '1 (26 oz) can condensed tomato soup'],
  ['1 can cream of chicken', '1 can cream of chicken soup'],
  ['1 box vanilla instant pudding', '1 box instant vanilla pudding mix'],
  ['1 lb. roll sausage, hot or regular', '1 lb. sausage'],
  ['1 cup chopped nuts - we use walnuts', '1 cup chopped walnuts'],
  ['1 cup sugar substitute (I use Splenda)', '1 cup Splenda sweetener'],
  ['10 flour tortillas (fajita size)', '10 flour tortillas (6-inch)'],
])('a package is written as the food it holds: %s', (line, plain) => {
  expect(withoutPackaging(line)).toBe(plain)
})

it.each([
  '6 crescent rolls',
  '2 cans biscuit dough',
  '4 biscuits',
  '2 cups tomato soup',
  '1 cup chocolate pudding',
  '1/4 cup nuts (walnuts, almonds, pine nuts)',
  '3 tbsp pine nuts, walnuts or pistachios',
  '1 cup cream of mushroom soup',
  'a tang of lemon',
  '2 smoked kippers',
])('what is not in such a package stays: %s', (line) => {
  expect(withoutPackaging(line)).toBe(line)
})

/** Grams by the sizes of USDA SR26 and of labels (`packaged.json`). */
it.each([
  ["1 box Duncan Hines devil's food cake mix", 'chocolate cake mix', 432],
  ['1 angel food cake mix', 'angel food cake mix', 411],
  ['1 lg. box instant vanilla pudding, dry', 'instant vanilla pudding mix', 145],
  ['1 sm. pkg. pistachio instant pudding', 'instant pistachio pudding mix', 99],
  ['2 sm. boxes strawberry Jello', 'fruit gelatin powder', 170],
  ['1 tub Betty Crocker cream cheese frosting', 'cream cheese frosting', 454],
  ["1 can Bush's chili beans, medium sauce, undrained", 'chili beans', 425],
  ['2 (12 oz) bags steam-in-bag riced cauliflower', 'cauliflower', 680],
  ['2 ltr. ginger ale, chilled', 'ginger ale', 2063],
  ["36 Hershey's Kisses, unwrapped", 'milk chocolate kisses', 166],
  ["20 mini Reese's cups, halved", 'miniature peanut butter cup candy', 140],
  ['16 oz. small curd cottage cheese', 'cottage cheese', 454],
  ['Small bunch dill', 'fresh dill', 28],
])('%s is %s, %d g', (line, food, grams) => {
  const read = readLine(line)
  expect(read.food?.name).toBe(food)
  expect(Math.round(read.grams ?? 0)).toBe(grams)
})

it('a chopped onion by the cup has a range up to the whole one', () => {
  expect(readLine('1 medium onion, chopped (1/2 cup)')).toMatchObject({ grams: 80, between: { most: 110 } })
})
