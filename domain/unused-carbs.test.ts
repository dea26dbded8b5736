import { expect, it } from 'vitest'
import { unusedCarbs } from './unused-carbs.ts'

it('names carbs that are neither fiber nor net, and ignores what rounding leaves over', () => {
  expect(unusedCarbs({ carbs: 38, fiber: 11, netCarbs: 11 })).toBe(16)
  expect(unusedCarbs({ carbs: 20.1, fiber: 4.2, netCarbs: 15.5 })).toBeNull()
  expect(unusedCarbs({ carbs: 2, fiber: 3, netCarbs: 0 })).toBeNull()
  expect(unusedCarbs({ carbs: 38, fiber: null, netCarbs: 11 })).toBeNull()
})
