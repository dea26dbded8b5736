import { KITCHENS } from '@evenplate/words/kitchens'
import { expect, it } from 'vitest'
import { DISHES, dishById } from './dishes/all-dishes.ts'
import { dishesOfKitchens, isOfKitchen, regionsOf } from './kitchens.ts'

it('every dish that the tables name is in the book', () => {
  expect(dishesOfKitchens().filter((id) => !dishById(id))).toEqual([])
})

it('every kitchen of the book can be asked for', () => {
  const asked = new Set(KITCHENS.map(({ id }) => id))
  const said = ['ethiopian', 'trinidadian', 'eritrean'].flatMap((id) => [id, ...regionsOf(id)])
  expect(said.filter((id) => !asked.has(id))).toEqual([])
})

const own = (kitchen: string) => DISHES.filter((dish) => isOfKitchen(dish, kitchen)).map(({ id }) => id)

it('a region has the dishes of its countries, and an American dish with an accent is none', () => {
  expect(own('caribbean')).toEqual(expect.arrayContaining(['jerk-chicken', 'mangu', 'griot']))
  expect(own('jamaican')).not.toContain('griot')
  expect(own('italian')).not.toContain('chicken-crust-pizza')
  expect(own('burmese')).toEqual([])
})
