import { expect, it } from 'vitest'
import { LIMITS } from './limits.ts'

it('gives a guest three recipes a day [CONST-1]', () => {
  expect(LIMITS.guestPerDay).toBe(3)
})

it('lets a free account keep five recipes, and warns at three and four [CONST-2] [CONST-3]', () => {
  expect(LIMITS.savedRecipes).toBe(5)
  expect(LIMITS.warnAtSaved).toEqual([3, 4])
})

it('allows one to twelve servings, four by default [CONST-5]', () => {
  expect(LIMITS.servings).toEqual({ min: 1, max: 12, default: 4 })
})

it('allows households of one to ten, one by default [CONST-6]', () => {
  expect(LIMITS.householdSize).toEqual({ min: 1, max: 10, default: 1 })
})

it('requires passwords of eight characters [CONST-8]', () => {
  expect(LIMITS.passwordMin).toBe(8)
})
