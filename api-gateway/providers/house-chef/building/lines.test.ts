import { expect, it } from 'vitest'
import { foodEntry } from '../book/food-entry.ts'
import { lineOf } from './lines.ts'

it('gives large amounts by weight, not as a hundred slices', () => {
  const pepperoni = foodEntry('pepperoni', 'slice')!
  expect(lineOf(pepperoni, 400, '').line).not.toMatch(/slices/)
  expect(lineOf(pepperoni, 20, '').line).toMatch(/slices/)
  const bread = foodEntry('bread-whole-wheat', 'slice')!
  expect(lineOf(bread, 32 * 28, '').line).toMatch(/slices/)
})
