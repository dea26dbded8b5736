import { NO_CLAIMS } from '@evenplate/domain/draft'
import { describe, expect, it } from 'vitest'
import { figuresOf } from '../figures/figures.ts'
import type { Food } from '../table/food.ts'
import { amountOf, chosenLine } from './chosen-line.ts'
import { offeredFor } from './find-stand-in.ts'
import { readLine } from './read-line.ts'

const NAMES = [
  'zibble wafers',
  'Zibble maple syrup',
  'zibble noodles, cooked',
  'zibble cookie butter',
  'smoky zibble sausage',
]
const offered = (name: string): Food[] => offeredFor(readLine(`100 g ${name}`))
const carbsOf = (line: string) => readLine(line).food?.per100g.carbs

describe('a food chosen for a line', () => {
  it.each(NAMES)('%s: each food offered is read again, in cups, grams and after scaling', (name) => {
    const foods = offered(name)
    expect(foods.length).toBeGreaterThan(1)
    expect(foods.length).toBeLessThanOrEqual(8)
    for (const food of foods) {
      const read = readLine(chosenLine(`100 g ${name}`, food, null))
      expect([read.food?.id, read.grams]).toEqual([food.id, 100])
      const again = readLine(`50 g ${read.rest}`)
      expect([again.food?.id, again.grams]).toEqual([food.id, 50])
    }
  })

  it('has the range of all foods that have as many of the line’s words', () => {
    const foods = offered('zibble wafers')
    const all = foods.map(({ per100g }) => per100g.carbs!)
    for (const food of foods) {
      const { least, most } = food.carbsBetween!
      expect(least).toBeLessThanOrEqual(Math.min(...all))
      expect(most).toBeGreaterThanOrEqual(Math.max(...all))
      expect(least).toBeLessThanOrEqual(food.per100g.carbs! * 0.8)
      expect(most).toBeGreaterThanOrEqual(food.per100g.carbs! * 1.2)
    }
  })

  it('is not looked for if too many foods share its only word', () => {
    for (const name of ['zibble mix', 'beef', 'zibble soup', 'zibble', '']) expect(offered(name)).toEqual([])
  })

  it('is counted with the chosen amount if the line’s own has no weight', () => {
    const line = '1 tub zibble wafers, that is 200 g or so'
    const [food] = offered('zibble wafers') as [Food]
    expect(readLine(chosenLine(line, food, null)).grams).toBeNull()
    expect(readLine(chosenLine(line, food, '200 g'))).toMatchObject({ food: { id: food.id }, grams: 200 })
  })
})

it('offers cooked foods first for a line that says so', () => {
  expect(offered('zibble noodles, cooked')[0]?.name).toContain('cooked')
  expect(offered('zibble noodles')[0]?.name).not.toContain('cooked')
})

describe('a line with a chosen food', () => {
  const plain = figuresOf({ ingredients: ['100 g sugar'], servings: 2, claimed: NO_CLAIMS })

  it.each([
    ['100 g sugar (counted as Water, tap, drinking, USDA 14411)', 100],
    ['100 g sugar (counted as Cookies, vanilla wafers, lower fat, USDA 18212)', 100],
    ['100 g sugar (counted as 1 g Sugars, granulated, USDA 19335)', 100],
  ])('%s is sugar', (line) => {
    expect(figuresOf({ ingredients: [line], servings: 2, claimed: NO_CLAIMS }).perServing).toEqual(
      plain.perServing,
    )
  })

  it('is read as the food we know, if we know one', () => {
    const known = readLine('100 g vanilla wafers')
    const other = offeredFor(known).find(({ id }) => id !== known.food?.id)!
    expect(readLine(chosenLine(known.line, other, null))).toMatchObject({
      food: known.food,
      note: known.note,
    })
  })

  it('is read without it if the food is not offered for its words, or the name is another food’s', () => {
    for (const aside of ['Water, tap, drinking, USDA 14411', 'Water, USDA 18212', 'Sugar, USDA 99999'])
      expect(carbsOf(`100 g zibble wafers (counted as ${aside})`)).toBeUndefined()
  })
})

describe('an amount of a line', () => {
  it.each([
    ['1 bag zibble (about 2 cups)', '2 cups'],
    ['zibble, 200 g', '200 g'],
    ['1 1/2 cups zibble', '1 1/2 cups'],
  ])('of “%s” is “%s”', (line, said) => expect(amountOf(line, said)).not.toBeNull())

  it.each([
    ['12 cups zibble', '2 cups'],
    ['1 1/2 cups zibble', '1/2 cups'],
    ['1 to 2 cups zibble', '2 cups'],
    ['1-2 cups zibble', '2 cups'],
    ['0.5 g zibble', '5 g'],
    ['2 cups zibble', '2 cup'],
    ['2 cups zibble', '2'],
    ['2 cups zibble', 'cups'],
    ['2 cups zibble', ' 2 cups'],
    ['2 cups zibble', '2 cups zibble'],
    ['2 cups zibble', '3 cups'],
    ['2 cups zibble', ''],
  ])('of “%s” is not “%s”', (line, said) => expect(amountOf(line, said)).toBeNull())
})
