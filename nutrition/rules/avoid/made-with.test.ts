import { expect, it } from 'vitest'
import { foodById } from '../../table/foods.ts'
import { foodKeeps, recipeViolations, refusedContentOf } from '../rules.ts'
import { madeWith } from './made-with.ts'

const without = (...avoid: string[]) => ({ allergies: [], diets: [], avoid })

const lines = (...ingredients: string[]) => ({
  title: 'Supper',
  description: '',
  ingredients,
  instructions: [],
  tips: [],
})

it('lists foods of the table', () => {
  const ids = madeWith.flatMap(([, foods]) => [...foods])
  expect(ids.filter((id) => !foodById(id))).toEqual([])
})

it.each([
  ['rice', 'idli-dosa-batter'],
  ['onions', 'salsa'],
  ['garlic', 'hummus'],
  ['garlic', 'pesto'],
  ['tomatoes', 'bbq-sauce'],
  ['sugar', 'hoisin-sauce'],
  ['added sugar', 'milk-chocolate'],
  ['mayo', 'tartar-sauce'],
  ['vinegar', 'mustard-dijon'],
  ['peppers', 'sriracha'],
  ['cilantro', 'salsa-verde'],
  ['bread', 'bread-pumpernickel'],
  ['beans', 'black-eyed-peas'],
  ['pork', 'gelatin'],
  ['nightshades', 'bbq-sauce'],
  ['caffeine', 'tea'],
  ['flour', 'bread-whole-wheat'],
])('without %s there is no %s', (avoided, id) => {
  expect(foodKeeps(foodById(id)!, without(avoided))).toBe(false)
})

it.each([
  ['rice', 'vinegar-rice'],
  ['onions', 'tomato-sauce'],
  ['sugar', 'ketchup-sugar-free'],
  ['tomatoes', 'mustard-yellow'],
  ['bread', 'tortilla-corn'],
  ['flour', 'tortilla-corn'],
  ['white flour', 'bread-whole-wheat'],
])('without %s there may be %s', (avoided, id) => {
  expect(foodKeeps(foodById(id)!, without(avoided))).toBe(true)
})

it('finds it in a line of any recipe, by any name of the food', () => {
  expect(recipeViolations(lines('1 cup chunky salsa'), without('garlic'))).not.toEqual([])
  expect(recipeViolations(lines('2 tbsp sugar-free ketchup'), without('sugar'))).toEqual([])
})

it('says what the food is made with, not that it is that food', () => {
  expect(refusedContentOf(foodById('salsa')!, without('milk', 'onion'))).toBe('onion')
  expect(refusedContentOf(foodById('bread-pumpernickel')!, without('bread'))).toBeNull()
  expect(refusedContentOf(foodById('onion')!, without('onion'))).toBeNull()
})
