import { describe, expect, it } from 'vitest'
import { DISHES } from '../../dish-book/dishes/all-dishes.ts'
import { briefOf } from './brief-of.ts'

const read = (text: string) => briefOf({ mode: 'free', text, choices: [] }, null, DISHES)

describe('half of what a recipe usually has', () => {
  it.each([
    ['banana muffins half the sugar', 'no-added-sugar'],
    ['galletas con la mitad del azúcar', 'no-added-sugar'],
    ['half the salt of normal chicken soup pls', 'low-salt'],
    ['mac and cheese with half the fat', 'low-fat'],
  ])('is less of it: %s', (text, style) => expect(read(text).style).toContain(style))

  it('is less of a food that is told as sugary', () => {
    const { little, foods } = read('bibimbap. gochujang is loaded with sugar so maybe less of it')
    expect(little?.map(({ said }) => said)).toEqual(['gochujang'])
    expect(foods).toEqual([])
  })
})

describe('other short words', () => {
  it('a daughter who is veggie eats vegetarian, and refuses no vegetables', () => {
    const { diets, unwanted, dish } = read('my daughter is veggie. chili')
    expect(diets).toEqual(['vegetarian'])
    expect(unwanted).toEqual([])
    expect(dish?.said).toBe('chili')
  })

  it('a fizzy drink has sparkling water', () =>
    expect(read("a fizzy drink that's not soda").foods.map(({ said }) => said)).toEqual(['sparkling water']))
})
