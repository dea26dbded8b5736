import { expect, it } from 'vitest'
import { medianOf, quantile } from './quantile.ts'

it.each([
  [[1, 2, 3, 4], 0.25, 1.75],
  [[1, 2, 3, 4], 0.5, 2.5],
  [[1, 2, 3, 4], 0.75, 3.25],
  [[1, 2, 3, 4], 0.05, 1.15],
  [[1, 2, 3, 4], 0.95, 3.85],
  [[10, 20, 30, 40, 50], 0.25, 20],
  [[10, 20, 30, 40, 50], 0.05, 12],
  [[7], 0.95, 7],
  [[60, 200], 0, 60],
  [[60, 200], 1, 200],
])('of %j at %s is %s', (sorted, p, value) => {
  expect(quantile(sorted, p)).toBeCloseTo(value, 12)
})

it('finds the middle of values in any order', () => {
  expect(medianOf([100, 9, 20])).toBe(20)
  expect(medianOf([4, 1])).toBe(2.5)
  expect(medianOf([])).toBeNull()
})
