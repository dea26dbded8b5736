import { NO_CLAIMS } from '@evenplate/domain/draft'
import { describe, expect, it } from 'vitest'
import { figuresOf } from './figures.ts'

const onPlate = (name: string) =>
  figuresOf({ ingredients: [`100 g ${name}`], servings: 1, claimed: NO_CLAIMS }).lines[0]!

describe('two foods in one name of a plate', () => {
  it.each([
    ['pancakes with syrup', 'Pancakes, plain and Syrup, NFS', 42.2],
    ['toast with jam', 'Bread, white, toasted and jam', 57],
    ['yogurt with granola', 'plain yogurt and Granola', 23],
    ['crackers with cheese', 'saltine crackers and cheddar cheese', 50],
    ['waffles w/ berries', 'frozen waffles and mixed berries', 31],
    ['burger with fries', 'Hamburger, NFS and Potato, french fries, NFS', 22],
  ])('%s are both counted', (name, food, carbs) => {
    const line = onPlate(name)
    expect(line.food).toContain(food)
    expect(line.nutrition.carbs).toBeCloseTo(carbs, 0)
  })

  it('says that nobody knows how much of each, with a range on both sides', () => {
    const { note, carbsBetween, nutrition } = onPlate('pancakes with syrup')
    expect(note).toBe('how much of it is pancakes and how much syrup is not said')
    expect(carbsBetween!.least).toBeLessThan(nutrition.carbs! - 8)
    expect(carbsBetween!.most).toBeGreaterThan(nutrition.carbs! + 8)
  })

  it.each([
    ['biscuits and gravy', 'Biscuit with gravy'],
    ['chicken with gravy', 'Chicken with gravy'],
    ['peanut butter and jelly sandwich', 'Peanut butter and jelly sandwich, NFS'],
    ['macaroni and cheese', 'macaroni and cheese'],
  ])('are one dish where a table has it: %s', (name, food) => {
    expect(onPlate(name).food).toBe(food)
  })

  it.each(['toast with zork', 'zork with jam', 'garlic and herb potatoes'])(
    'are never guessed: %s',
    (name) => {
      expect(onPlate(name).food ?? '').not.toContain(' and ')
    },
  )
})
