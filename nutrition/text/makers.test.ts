import { expect, it } from 'vitest'
import { withoutMakers } from './makers.ts'

it.each([
  ['1 cup Jif creamy peanut butter', '1 cup creamy peanut butter'],
  ['3 cups Bobs Red Mill rolled oats', '3 cups rolled oats'],
  ["1/2 cup Land O'Lakes butter", '1/2 cup butter'],
  ['1 (8 oz) tub Daisy brand sour cream', '1 (8 oz) tub sour cream'],
  ['1 can Eagle Brand', '1 can sweetened condensed milk'],
  ['1 (12 oz) can Carnation milk', '1 (12 oz) can evaporated milk'],
  ['1 tbsp Lea and Perrins sauce', '1 tbsp sauce'],
  ['1 bag Birds Eye peas', '1 bag peas'],
  ['1 tsp. b.p.', '1 tsp. baking powder'],
  ['1/2 cup OJ', '1/2 cup orange juice'],
  ['415g tin Heinz Beanz', '415g tin baked beans'],
])('a maker is left out, and a short name is written out: %s', (line, plain) => {
  expect(withoutMakers(line)).toBe(plain)
})

it.each([
  '4c flour',
  '2 c h flour',
  '1 birds-eye red chilli',
  '2 cups Knorr',
  '1 cup Crisco oil',
  '1 tub Cool Whip Free',
  'parmesan cheese',
  'chicken parm',
  "1 pouch Welch's fruit snacks",
  '1 lb napa cabbage',
  '1 parma ham',
  'missionary cake',
])('a name that says no food besides, or is part of another, stays: %s', (line) => {
  expect(withoutMakers(line)).toBe(line)
})
