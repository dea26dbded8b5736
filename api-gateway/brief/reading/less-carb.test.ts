import { describe, expect, it } from 'vitest'
import { DISHES } from '../../dish-book/dishes/all-dishes.ts'
import { briefOf } from './brief-of.ts'

const read = (text: string) => briefOf({ mode: 'free', text, choices: [] }, null, DISHES)

describe('fewer carbs, in other words', () => {
  it.each([
    'chicken gumbo, I know the roux is flour so make it lighter on carbs',
    'chicken gumbo, easy on the carbs',
    'something not too carby with shrimp',
    'less carby lasagna',
    'mac and cheese but light in carbs',
    'dinner with beef, not carb heavy',
    "dinner with beef that isn't carb-heavy",
    "pizza that's light on carbs",
    "pad thai that won't be too heavy on carbs",
    'stuffing, not so high in carbs',
    'pot pie, cut back on the carbs',
    'beef stew, keep the carbs down',
    'carb-light lasagna',
    'my usual lasagna is too carby',
  ])('is low-carb: %s', (text) => {
    expect(read(text).diets).toContain('low-carb')
    expect(read(text)).toMatchObject({ unwanted: [] })
    expect(read(text).strange ?? []).toEqual([])
  })

  it.each([
    'pizza, cut the carbs to 20',
    'pizza with 30 carbs',
    'light chicken dinner',
    "mashed potatoes, doesn't need to be light on carbs",
    'a high carb breakfast',
  ])('is not: %s', (text) => expect(read(text).diets).toEqual([]))

  it('asks for no food that is only explained', () => {
    expect(
      read('chicken gumbo, I know the roux is flour so make it low carb').foods.map(({ said }) => said),
    ).toEqual(['chicken'])
    expect(read('i know lasagna is all pasta but make it lower carb')).toMatchObject({
      dish: { id: 'lasagna' },
      foods: [],
    })
    expect(read('I know the recipe, chicken and flour').foods.map(({ said }) => said)).toContain('flour')
  })
})
