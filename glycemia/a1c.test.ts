import { expect, it } from 'vitest'
import { gapTo, isA1c, mmolMolOf, percentOf, shownA1c } from './a1c.ts'

it.each([
  [5.7, 39],
  [6.5, 48],
  [7.0, 53],
  [8.0, 64],
])('%s percent are %s mmol/mol, and back', (percent, mmolMol) => {
  expect(shownA1c(percent, 'mmol/mol')).toBe(String(mmolMol))
  expect(shownA1c(percentOf(mmolMol), 'percent')).toBe(percent.toFixed(1))
  expect(percentOf(mmolMolOf(percent))).toBeCloseTo(percent, 12)
})

it.each([
  [3.4, false],
  [3.5, true],
  [20, true],
  [20.1, false],
  [Number.NaN, false],
])('%s percent can be a result: %s', (percent, can) => {
  expect(isA1c(percent)).toBe(can)
})

it.each([
  [6.94, 7.26, -0.4],
  [7.1, 6.8, 0.3],
  [7.04, 7, 0],
])('a GMI of %s beside an A1C of %s: %s', (gmi, lab, gap) => {
  expect(gapTo(gmi, lab)).toBe(gap)
})
