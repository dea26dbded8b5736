import { describe, expect, it } from 'vitest'
import type { Reading } from './reading.ts'
import { fromMg, MG_PER_MMOL, mgOf, receivedText, roundIn, shownNumber, shownText, toMg } from './unit.ts'

const reading = (change: Partial<Reading>): Reading => ({
  at: 0,
  offset: 0,
  kind: 'sensor',
  value: null,
  unit: 'mg/dL',
  bound: null,
  device: null,
  ...change,
})

it.each([
  [10, 180.1559],
  [7.8, 140.5216],
  [13.9, 250.4167],
  [3.9, 70.2608],
])('%s mmol/L is %s mg/dL', (mmol, mg) => {
  expect(toMg(mmol, 'mmol/L')).toBeCloseTo(mg, 3)
  expect(fromMg(mg, 'mmol/L')).toBeCloseTo(mmol, 4)
  expect(MG_PER_MMOL).toBe(18.01559)
})

it.each([
  [180.1559, 'mg/dL', '180'],
  [180.1559, 'mmol/L', '10.0'],
  [104, 'mmol/L', '5.8'],
  [39.6, 'mg/dL', '40'],
  [0, 'mmol/L', '0.0'],
  [-12.4, 'mg/dL', '−12'],
  [-0.4, 'mg/dL', '0'],
  [-37.8, 'mmol/L', '−2.1'],
] as const)('shows %s mg/dL in %s as %s', (mg, unit, text) => {
  expect(shownText(mg, unit)).toBe(text)
})

it('rounds halves away from zero, even after converting back and forth', () => {
  expect([12.5, -12.5, -0.2].map((value) => roundIn(value, 'mg/dL'))).toEqual([13, -13, 0])
  const halves = [0.95, 7.25, 7.55, 14.75]
  expect(halves.map((value) => shownNumber(toMg(value, 'mmol/L'), 'mmol/L'))).toEqual([1, 7.3, 7.6, 14.8])
})

it('returns a value in mmol/L as it was received', () => {
  for (let tenths = 10; tenths <= 333; tenths++)
    expect(shownNumber(toMg(tenths / 10, 'mmol/L'), 'mmol/L')).toBe(tenths / 10)
})

describe('beyond what a device can measure', () => {
  it.each([
    ['mg/dL', '<', 40, 39, '<40'],
    ['mg/dL', '>', 400, 401, '>400'],
    ['mg/dL', '>', 500, 501, '>500'],
    ['mg/dL', '<', 20, 19, '<20'],
    ['mmol/L', '<', 2.2, 39, '<2.2'],
    ['mmol/L', '>', 22.2, 401, '>22.2'],
    ['mmol/L', '>', 27.8, 502, '>27.8'],
  ] as const)('%s %s%s counts as %s', (unit, op, at, mg, text) => {
    const beyond = reading({ unit, bound: { op, at } })
    expect(mgOf(beyond)).toBe(mg)
    expect(receivedText(beyond)).toBe(text)
  })
})

it.each([
  { value: Number.NaN },
  { value: -5 },
  { value: 0 },
  { value: null },
  { bound: { op: '<', at: Number.NaN } as const },
])('says nothing: %j', (change) => {
  expect(mgOf(reading(change))).toBeNull()
})
