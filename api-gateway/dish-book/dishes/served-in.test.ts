import { expect, it } from 'vitest'
import { DISHES } from './all-dishes.ts'
import { keptOf } from './served-in.ts'

it('has each dish pictured in what the book serves it in', () => {
  expect(keptOf({ id: 'baked-ziti', tool: 'oven' })).toEqual({
    id: 'baked-ziti',
    tool: 'oven',
    vessel: 'plate',
  })
  expect(DISHES.filter(({ id }) => keptOf({ id, tool: 'stove' }).vessel === undefined)).toEqual([])
})

it('leaves a dish of no book to its own words', () => {
  expect(keptOf({ id: 'something-else', tool: 'stove' })).toEqual({ id: 'something-else', tool: 'stove' })
})
