import { NO_CLAIMS } from '@evenplate/domain/draft'
import type { LineFigures } from '@evenplate/domain/recipe'
import { describe, expect, it } from 'vitest'
import { worldNames } from '../usda/world-names.ts'
import { figuresOf } from './figures.ts'

const onPlate = (line: string): LineFigures =>
  figuresOf({ ingredients: [line], servings: 1, claimed: NO_CLAIMS }).lines[0]!

describe('a dish of the world on a plate', () => {
  it.each([
    ['300 g daal chawal', 'Lentil curry with rice', 55.7],
    ['240 g matzoh ball soup', 'Matzo ball soup', 18.6],
    ['220 g chilaquiles w egg', 'Chilaquiles, tortilla casserole with salsa, cheese, and egg', 53.1],
    ['110 g pupusa de queso', 'Pupusa, cheese-filled', 24.6],
    ['70 g concha (pan dulce)', 'Pan Dulce, with sugar topping', 39.4],
    ['250 g shepards pie', 'Shepherd’s pie with lamb', 32.7],
    ['250 g gyro on pita w tomato', 'Gyro sandwich (pita bread, beef, lamb, onion, condiments)', 46.3],
  ])('"%s" is %s, with a range', (line, food, carbs) => {
    const { nutrition, carbsBetween, food: counted } = onPlate(line)
    expect(counted?.replace("'", '’')).toContain(food)
    expect(nutrition.carbs).toBeCloseTo(carbs, 0)
    expect(carbsBetween!.most).toBeGreaterThan(carbs * 1.1)
  })

  it('keeps what our table knows by that name, with the survey’s figures and a range of both', () => {
    const { food, giEstimate, nutrition, carbsBetween } = onPlate('100 g focaccia')
    expect(nutrition.carbs).toBeCloseTo(35.8, 1)
    expect(food).not.toBeNull()
    expect(giEstimate).toBe(false)
    expect(carbsBetween!.most).toBeGreaterThanOrEqual(42)
  })

  it('may be told in words, each of which is known', () => {
    const told = worldNames().filter(({ inWords }) => inWords)
    expect(told.length).toBeGreaterThan(30)
    const unknown = told.filter(({ name }) => onPlate(`100 g ${name}`).nutrition.carbs === null)
    expect(unknown.map(({ name }) => name)).toEqual([])
  })

  it.each([
    ['marmite on toast', 47, 20],
    ['mushrooms on toast', 29, 25],
  ])('is toast with what is on it: %s', (name, carbs, width) => {
    const { nutrition, carbsBetween } = onPlate(`100 g ${name}`)
    expect(Math.abs(nutrition.carbs! - carbs)).toBeLessThan(1)
    expect(carbsBetween!.most - carbsBetween!.least).toBeGreaterThan(width)
  })

  it.each([
    ['corned beef on rye', 'Corned beef sandwich'],
    ['turkey on whole wheat', 'Turkey sandwich, with spread'],
    ['burger on brioche bun', 'Hamburger, NFS'],
  ])('has its bread if only the kind of bread is named: "%s"', (name, food) => {
    expect(onPlate(`150 g ${name}`).food).toBe(food)
  })

  it.each([
    ['steak and fries', 'beef sirloin steak'],
    ['gammon and chips', 'roasted ham'],
  ])('is a meal with fries, not the fries alone or crisps: "%s"', (name, food) => {
    expect(onPlate(`300 g ${name}`).food).toBe(`${food} and Potato, french fries, NFS`)
  })

  it('ends with a garnish that changes nothing, or with meat that may be in it already', () => {
    expect(onPlate('150 g pork schnitzel w lemon').food).toBe(onPlate('150 g pork schnitzel').food)
    const { nutrition, carbsBetween } = onPlate('250 g mofongo with shrimp')
    expect(carbsBetween!.most).toBeGreaterThan(68)
    expect(nutrition.carbs).toBeGreaterThan(55)
  })

  it('may be two foods, told in words', () => {
    const { food, carbsBetween } = onPlate('400 g fish and chips')
    expect(food).toContain(' and ')
    expect(carbsBetween!.most - carbsBetween!.least).toBeGreaterThan(30)
  })

  it('is nothing to a recipe, where chana is dried and masa is dough', () => {
    const { food } = figuresOf({
      ingredients: ['100 g jook', '1 tbsp olive oil'],
      servings: 1,
      claimed: NO_CLAIMS,
    }).lines[0]!
    expect(food).toBe('congee')
  })
})

describe('a name that is half understood', () => {
  it.each([
    '110 g zorka de queso',
    '110 g zorka con chorizo',
    '150 g kreplach zork stew',
    '150 g zork with chicken',
    '200 g gulub jamun',
  ])('"%s" is not counted as the half', (line) => {
    expect(onPlate(line).nutrition.carbs).toBeNull()
  })

  it.each([
    ['170 g orange trifle', 'Trifle', 23.2],
    ['40 g cranberry sauce jellied', 'Cranberry sauce', 40.4],
    ['150 g zork tikka masala', 'Chicken curry', 6.5],
  ])('"%s" is any %s, with a wide range', (line, food, per100g) => {
    const { nutrition, carbsBetween, food: counted, grams, note } = onPlate(line)
    expect(counted).toBe(food)
    expect(nutrition.carbs).toBeCloseTo((per100g * grams!) / 100, 0)
    expect(carbsBetween!.least).toBeLessThanOrEqual(nutrition.carbs! * 0.61)
    expect(note).toMatch(/^counted as any /)
  })

  it.each(['150 g sugar-free zork trifle', '150 g keto zork trifle', '150 g tuna sandwich, brown bread'])(
    '"%s" is no usual one, or another dish',
    (line) => {
      expect(onPlate(line).note).not.toContain('counted as any trifle')
      expect(onPlate(line).food ?? '').not.toContain('Bread, Boston')
    },
  )
})
