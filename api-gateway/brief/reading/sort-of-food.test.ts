import { describe, expect, it } from 'vitest'
import { DISHES } from '../../dish-book/dishes/all-dishes.ts'
import { briefOf } from './brief-of.ts'

const read = (text: string) => briefOf({ mode: 'free', text, choices: [] }, null, DISHES)

describe('a refused food with a word before it that says which', () => {
  it.each([
    ["can't have cured ham, breakfast please", 'ham'],
    ['hates slimy okra, dinner', 'okra'],
    ["my kid won't eat rubbery shrimp, dinner", 'shrimp'],
    ['what swallow can I eat with okra soup instead of pounded yam', 'yam'],
    ['a warm breakfast instead of lumpy oatmeal', 'oatmeal'],
  ])('is refused: %s', (text, food) => {
    const { unwanted, foods } = read(text)
    expect(unwanted.join()).toContain(food)
    expect(foods).toEqual([])
  })

  it.each([
    ['no fuss chicken dinner', 'chicken'],
    ['I hate dry chicken, juicy chicken dinner please', 'chicken'],
  ])('is asked for where the text wants it: %s', (text, food) => {
    const { unwanted, foods } = read(text)
    expect(foods.map(({ said }) => said)).toContain(food)
    expect(unwanted).toEqual([])
  })
})

describe('something else for a food of a dish', () => {
  it.each([
    ['jollof but maybe use something else for the rice', 'rice'],
    ['lasagna with something else for the noodles', 'noodles'],
    ['tacos but something different than tortillas', 'tortillas'],
  ])('refuses that food: %s', (text, food) => {
    expect(read(text).unwanted.join()).toContain(food)
    expect(read(text).foods).toEqual([])
  })

  it('refuses nothing where only a meal is named', () =>
    expect(read('something else for dinner, chicken').unwanted).toEqual([]))
})

it('sugar that should not go up is no sugar to leave out', () => {
  const { unwanted, style } = read("I don't want my sugar to go up, jollof")
  expect(unwanted).toEqual([])
  expect(style).toContain('steady')
})
