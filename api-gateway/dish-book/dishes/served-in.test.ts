import { expect, it } from 'vitest'
import { DISHES } from './all-dishes.ts'
import { keptOf } from './served-in.ts'

it('pictures each dish in the vessel the book serves it in', () => {
  expect(keptOf({ id: 'baked-ziti', tool: 'oven' })).toEqual({
    id: 'baked-ziti',
    tool: 'oven',
    vessel: 'plate',
  })
  expect(DISHES.filter(({ id }) => keptOf({ id, tool: 'stove' }).vessel === undefined)).toEqual([])
})

it('leaves a dish outside the book to its own words', () => {
  expect(keptOf({ id: 'something-else', tool: 'stove' })).toEqual({ id: 'something-else', tool: 'stove' })
})
