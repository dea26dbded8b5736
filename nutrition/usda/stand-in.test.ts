import { readFileSync } from 'node:fs'
import { expectWithin } from '@evenplate/domain/testing/usual-ms'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { words } from '../text/food-words.ts'
import { readRowName } from './row-name.ts'
import { FOODS_FILE } from './rows.ts'
import { foodOfCodes, standInFor } from './stand-in.ts'
import { plateGroupOf } from './usda-group.ts'
import { unitOf } from './usda-measure.ts'

const of = (name: string) => standInFor(words(name))

const figure = z.union([z.literal(''), z.coerce.number().nonnegative()])
const grams = z.union([z.literal(''), z.coerce.number().min(0).max(100)])
const row = z.tuple([
  z.string().regex(/^(?:\d{5}|\d{8})$/),
  z.string().min(1),
  z.string().min(1),
  z.enum(['vegetable', 'protein', 'carbohydrate', 'fruit', 'dairy', 'fat', 'other']),
  figure,
  z.coerce.number().min(0).max(100),
  grams,
  grams,
  grams,
  grams,
  grams,
  figure,
  z.string().regex(/^(?:[a-z ]+ [\d.]+(?:,|$))*$/),
])

describe("the file of USDA's foods", () => {
  const rows = readFileSync(FOODS_FILE, 'utf8')
    .replace(/\n$/, '')
    .split('\n')
    .map((line) => line.split('\t'))

  it('has all columns of every food of SR28 and FNDDS, each code once', () => {
    expect(rows.length).toBeGreaterThan(15_800)
    expect(rows.filter((cells) => !row.safeParse(cells).success)).toEqual([])
    expect(new Set(rows.map(([code]) => code)).size).toBe(rows.length)
  })

  it('lists each food under the words by which its name is now read', () => {
    const stale = rows.filter(([, name = '', heads]) => [...readRowName(name).heads].join(' ') !== heads)
    expect(
      stale.map(([code]) => code),
      'run nutrition/usda/write-foods.ts',
    ).toEqual([])
  })
})

describe('a stand-in from USDA', () => {
  it.each([
    ['shortbread', 'Cookie, shortbread'],
    ['oreo', 'Cookies, chocolate sandwich, with creme filling, regular'],
    ['oreo cookies', 'Cookies, chocolate sandwich, with creme filling, regular'],
    ['ritz crackers', 'Crackers, butter (Ritz)'],
    ['marshmallow fluff', 'Toppings, marshmallow cream'],
    ['meringue', 'Meringues'],
    ['biscotti', 'Cookie, biscotti'],
    ['turkey giblets', 'Turkey, whole, giblets, raw'],
  ])('reads %s as %s', (name, food) => {
    expect(of(name)?.name).toBe(food)
  })

  it.each([
    'pecan flour',
    'cricket flour',
    'chips',
    'squash',
    'beans',
    'beef',
    'soup',
    'black turtle beans',
    'orange squash',
    'gluten-free shortbread',
    'sugar-free oreos',
    'vegan meringue',
    'mixed',
    'distilled',
    'green',
    'mystery grain',
    'cookie sheet',
    'pizza shell',
    'wonton skins',
    'homemade egg pasta',
    '',
  ])('knows none for %s', (name) => {
    expect(of(name)).toBeNull()
  })

  it('gives the range of the foods that fit', () => {
    const { per100g, carbsBetween } = of('cake mix') ?? {}
    expect(carbsBetween?.least).toBeLessThan(per100g?.carbs ?? 0)
    expect(carbsBetween?.most).toBeGreaterThan(1.09 * (per100g?.carbs ?? 0))
  })

  it('uses USDA’s weight for one piece', () => {
    expect(of('oreo')?.measures).toContainEqual({ unit: 'piece', grams: 12 })
    expect(of('ritz crackers')?.measures).toContainEqual({ unit: 'piece', grams: 3 })
  })

  it('says what it replaces and where its figures are from', () => {
    expect(of('biscotti')).toMatchObject({
      id: 'usda-53203500',
      source: 'USDA FNDDS 2017-2018 53203500',
      standIn: 'Cookie, biscotti',
      fromUsda: true,
      per100g: { carbs: 66.36 },
    })
  })

  it('is found within the time limit of a line, for any line', () => {
    const long = Array.from({ length: 24 }, () => 'chicken pork lamb soup fish').join(' ')
    for (const name of [
      long,
      'raw beef',
      'chicken soup sandwich',
      'infant formula powder',
      'fried fish chicken',
    ]) {
      of(name)
      // Twenty times, as one is too short to measure: 1.5 ms each.
      expectWithin(30, () => {
        for (let round = 0; round < 20; round += 1) of(name)
      })
    }
  })
})

describe("USDA's measures", () => {
  it.each([
    ['cookie', 'Cookies, plain', 'piece', 1],
    ['medium/regular/sandwich size roll', 'Roll, white, soft', 'medium', 1],
    ['miniature/small roll', 'Roll, white, soft', 'small', 1],
    ['cup, chopped', 'Onions', 'cup', 1],
    ['fl oz', 'Milk', 'cup', 8],
    ['medium cookie', 'Cookie, NFS', 'medium', 1],
    ['regular slice', 'Bread', 'slice', 1],
    ['piece', 'Pizza, cheese, thin crust', 'slice', 1],
    ['piece (1/8 of 9" pie)', 'Pie, apple', 'slice', 1],
    ['package (18.25 oz)', 'Cake mix', 'package', 1],
  ])('reads %s of %s', (said, name, unit, times) => {
    expect(unitOf(said, name, false)).toEqual({ name: unit, times })
  })

  it.each([
    ['cup, dry, yields', 'Rice'],
    ['miniature cookie', 'Cookie'],
    ['serving', 'Cake mix'],
  ])('leaves out %s of %s', (said, name) => {
    expect(unitOf(said, name, false)).toBeNull()
  })
})

it('places foods on the plate by their category, or by their figures', () => {
  expect(plateGroupOf('Cheese sandwiches (single code)', 32, 10)).toBe('carbohydrate')
  expect(plateGroupOf('Cheese', 2, 25)).toBe('dairy')
  expect(plateGroupOf('', 70, 5)).toBe('carbohydrate')
  expect(plateGroupOf('', 0, 20)).toBe('protein')
})

it.each(['donut', 'donuts', 'doughnut', 'doughnuts'])(
  '"glazed %s" is found however it is spelled',
  (word) => {
    expect(of(`glazed ${word}`)?.per100g.carbs).toBeCloseTo(47.9, 1)
    expect(of(`chocolate ${word}`)?.name).toContain('chocolate')
  },
)

it('weighs a piece alike, whichever food of the same figures was read before', () => {
  const pieceOf = (codes: string[]) =>
    foodOfCodes(codes)?.measures.find(({ unit }) => unit === 'piece')?.grams
  expect([['53247000', '53231000'], ['53247000'], ['53247000', '18213']].map(pieceOf)).toEqual([
    24,
    undefined,
    6,
  ])
  expect(foodOfCodes(['53247000', '18213'])).toBe(foodOfCodes(['53247000', '18213']))
})
