import { describe, expect, it } from 'vitest'
import { DISHES } from '../../dish-book/dishes/all-dishes.ts'
import { briefOf } from './brief-of.ts'

const brief = (text: string) => briefOf({ mode: 'free', text }, null, DISHES)
const dishSaid = (text: string) => brief(text).readings.find(({ kind }) => kind === 'dish')?.text

describe('a dish of vegetables', () => {
  it.each([
    'veg biryani for two',
    'vegetable biryani please',
    'veg korma tonight',
    'vegetable paella for 4',
    'roast veg lasagna',
    'biryani de verduras para 2',
    'paella de verduras',
    'i am veg, quick dinner',
    'quick veg dinner for 4',
  ])('has no meat: %s', (text) => expect(brief(text).diets).toContain('vegetarian'))

  it.each([
    'non veg curry please',
    'chicken and veg curry',
    'beef and vegetable stew',
    'vegetable beef soup',
    'roast chicken with lots of veg',
    'vegetable soup with turkey',
    'chicken biryani with vegetables',
    'biryani de pollo con verduras',
  ])('may have the meat that was named: %s', (text) => expect(brief(text).diets).not.toContain('vegetarian'))

  it('is the dish of that name', () => {
    expect(brief('veg curry with paneer, to have with roti').dish?.id).toBe('vegetable-curry')
    expect(brief('veg pulao please').dish?.id).toBe('rice-pilaf')
    expect(brief('veg burger please').dish?.id).toBe('black-bean-burger')
  })
})

describe('the name of a dish', () => {
  it.each([
    ['vegetable biryani please', 'vegetable biryani'],
    ['Jamaican curry chicken no potato', 'jamaican curry'],
    ['tacos for dinner', 'beef tacos'],
    ['goat curry for 4', 'curry goat'],
  ])('is the one that was asked for, if the usual one names another meat: %s', (text, said) =>
    expect(dishSaid(text)).toBe(said),
  )

  it.each([
    ["I'd like a soup, something like chicken noodle but less noodles", 'chicken-noodle-soup'],
    ['soup please, like french onion', 'french-onion-soup'],
    ['a soup such as tomato for lunch', 'tomato-soup'],
    ['salad like chicken caesar for lunch', 'chicken-caesar-salad'],
  ])('may be said apart from its kind: %s', (text, id) => expect(brief(text).dish?.id).toBe(id))

  it.each(['a soup and some chicken', 'salad, maybe chicken', 'soup with noodles'])(
    'is not made up: %s',
    (text) => expect(brief(text).dish?.id ?? '').not.toMatch(/noodle-soup|chicken-salad/),
  )
})

describe('what a dish is served in', () => {
  it.each(['gyro bowl please', 'hamburguesa en un bowl'])('is no bread, if it is a bowl: %s', (text) =>
    expect(brief(text).unwanted).toContain('bread'),
  )
  it('is no tortilla around a naked burrito', () =>
    expect(brief('naked burrito tonight').unwanted).toEqual(['tortilla']))
  it.each(['a bowl of chili and a burger', 'regular burger', 'burrito bowl please', 'banh mi bowl'])(
    'stays otherwise: %s',
    (text) => expect(brief(text).unwanted).toEqual([]),
  )
})

describe('a Spanish name that says only the food', () => {
  it.each([
    'lentejas sin chorizo',
    'unas lentejas por favor',
    'quiero lentejas con verduras',
    'Lentejas para 4',
  ])('of lentils is the stew: %s', (text) => expect(brief(text).dish?.id).toBe('lentil-soup'))
  it.each([
    'ensalada de lentejas',
    'hamburguesas de lentejas',
    'lentejas al curry',
    'tengo lentejas y arroz',
  ])('of lentils is not, beside another: %s', (text) => expect(brief(text).dish?.id).not.toBe('lentil-soup'))
  it.each([
    ['tarta de zapallitos', 'quiche-classic'],
    ['tarta de acelga para cenar', 'quiche-classic'],
    ['crustless zucchini tart', 'crustless-quiche'],
    ['tarta de manzana', 'apple-pie'],
  ])('of a tart is what is in it: %s', (text, id) => expect(brief(text).dish?.id).toBe(id))
})
