import { expect, it } from 'vitest'
import { searchFoods } from './search-foods.ts'

const ids = (typed: string, most = 12) => searchFoods(typed, most).map(({ id }) => id)

it.each([
  ['spinach', 'spinach-raw'],
  ['Courgette', 'zucchini'],
  ['eggs', 'egg'],
  ['rice', 'rice-white-dry'],
  ['bell pepper', 'bell-pepper-red'],
])('%s is found first', (typed, id) => {
  expect(ids(typed)[0]).toBe(id)
})

it('finds a name that is still being typed', () => {
  expect(ids('spina')).toContain('spinach-raw')
  expect(ids('brown ri')[0]).toBe('rice-brown-dry')
  expect(ids('ground tu')).toContain('ground-turkey')
})

it('finds each food once, and no more than requested', () => {
  expect(new Set(ids('milk')).size).toBe(ids('milk').length)
  expect(ids('cheese', 5)).toHaveLength(5)
})

it('finds a USDA food that our table lacks', () => {
  expect(ids('acerola juice')).toEqual([expect.stringMatching(/^usda-/)])
})

it('finds nothing for words that name no food', () => {
  expect(ids('')).toEqual([])
  expect(ids('%%% ???')).toEqual([])
  expect(ids('constructor')).toEqual([])
})
