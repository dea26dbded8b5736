import { expect, it } from 'vitest'
import type { Vessel } from './vessel.ts'
import { vesselOf } from './vessel-of.ts'

const TITLES: [string, Vessel][] = [
  ['Berry Spinach Smoothie', 'glass'],
  ['Hot Chocolate with Almond Milk', 'mug'],
  ['Chocolate Cake in a Mug', 'mug'],
  ['Lentil Soup with Lemon', 'bowl'],
  ['Sopa de Lentejas', 'bowl'],
  ['Chickpea Salads for Two', 'bowl'],
  ['Almond Flour Banana Bread', 'cake-tin'],
  ['Sheet-Pan Chicken Fajitas', 'sheet'],
  ['Beef and Broccoli Stir-Fry', 'skillet'],
  ['Fish Tacos', 'board'],
  ['Grilled Cheese Sandwich', 'board'],
  ['Lemon Salmon with Quinoa', 'plate'],
  // Parts of words are different words.
  ['Steak with Potatoes', 'plate'],
]

it.each(TITLES)('%s is served in a %s', (title, vessel) => {
  expect(vesselOf({ title })).toBe(vessel)
})

it('reads the steps if the title says nothing', () => {
  const dish = { title: 'Chicken and Beans', instructions: ['Fry the chicken.', 'Ladle it into bowls.'] }
  expect(vesselOf(dish)).toBe('bowl')
})
