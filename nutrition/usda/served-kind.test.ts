import { NO_CLAIMS } from '@evenplate/domain/draft'
import { describe, expect, it } from 'vitest'
import { figuresOf } from '../figures/figures.ts'

const onPlate = (name: string) =>
  figuresOf({ ingredients: [`100 g ${name}`], servings: 1, claimed: NO_CLAIMS }).lines[0]!

describe('a food of our table on a plate', () => {
  it.each([
    ['fat free caesar dressing', 'Caesar dressing, fat free', 30.7],
    ['light pancake syrup', 'Pancake syrup, light', 44.6],
    ['Italian ice', 'Italian Ice', 32.6],
    ['whole grain french toast', 'French toast, whole grain, from frozen', 28],
    ['reduced fat peanut butter', 'Peanut butter, reduced fat', 35.7],
    ['baked sweet potato fries', 'sweet potato fries', 20.1],
  ])(
    'becomes another if the survey has one with the words that change it: "%s" is "%s"',
    (name, food, carbs) => {
      const line = onPlate(name)
      expect(line.food).toBe(food)
      expect(line.nutrition.carbs).toBeCloseTo(carbs, 0)
    },
  )

  it.each([
    ['shrimp', 0.9, 11],
    ['corn', 13.9, 19.2],
    ['rhubarb', 4.5, 17.4],
    ['waffles', 41.5, 48.4],
    ['whipped topping', 12.5, 23],
  ])('stays the same, with the range of all foods that the survey calls "%s"', (name, least, most) => {
    const { carbsBetween, nutrition } = onPlate(name)
    expect(carbsBetween!.least).toBeCloseTo(least, 0)
    expect(carbsBetween!.most).toBeCloseTo(most, 0)
    expect(nutrition.carbs).toBeGreaterThanOrEqual(carbsBetween!.least)
  })

  it.each([
    'grilled chicken',
    'steak',
    'strawberries',
    'milk',
    'bagel',
    'toasted rye bread',
    'grilled salmon',
  ])('has no range if all of them are alike: "%s"', (name) => {
    expect(onPlate(name).carbsBetween).toBeNull()
  })

  it('does not include foods only made from it or served with it: corn oil, apple pie, milk powder', () => {
    expect(onPlate('corn').carbsBetween!.least).toBeGreaterThan(10)
    expect(onPlate('apple').carbsBetween!.most).toBeLessThan(25)
  })

  it('is not one whose name has its words in another order: milk chocolate is no chocolate milk', () => {
    expect(onPlate('milk chocolate')).toMatchObject({ food: 'milk chocolate', carbsBetween: null })
    expect(onPlate('milk chocolate').nutrition.carbs).toBeCloseTo(59.4, 1)
    expect(onPlate('chocolate milk').nutrition.carbs).toBeLessThan(15)
  })
})
