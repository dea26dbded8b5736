import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bandOf, bandWithin, isInTightRange, isLow, isVeryLow } from './band.ts'
import { BANDS, bandsOf, edgesOf, GROUPS, goalsOf } from './groups.ts'
import { MG_PER_MMOL } from './unit.ts'

describe.each(['type-1-or-2', 'older-or-high-risk'] as const)('%s', (group) => {
  it.each([
    [20, 'very-low'],
    [53, 'very-low'],
    [54, 'low'],
    [69, 'low'],
    [70, 'in-range'],
    [180, 'in-range'],
    [181, 'high'],
    [250, 'high'],
    [251, 'very-high'],
    [600, 'very-high'],
  ] as const)('%s mg/dL is %s', (value, band) => {
    expect(bandOf(value, 'mg/dL', group)).toBe(band)
  })

  it.each([
    [2.9, 'very-low'],
    [3.0, 'low'],
    [3.8, 'low'],
    [3.9, 'in-range'],
    [10.0, 'in-range'],
    [10.1, 'high'],
    [13.9, 'high'],
    [14.0, 'very-high'],
  ] as const)('%s mmol/L is %s', (value, band) => {
    expect(bandOf(value, 'mmol/L', group)).toBe(band)
  })
})

describe.each(['pregnancy-type-1', 'pregnancy-other'] as const)('%s', (group) => {
  it.each([
    [53, 'mg/dL', 'very-low'],
    [54, 'mg/dL', 'low'],
    [62, 'mg/dL', 'low'],
    [63, 'mg/dL', 'in-range'],
    [140, 'mg/dL', 'in-range'],
    [141, 'mg/dL', 'high'],
    [400, 'mg/dL', 'high'],
    [2.9, 'mmol/L', 'very-low'],
    [3.0, 'mmol/L', 'low'],
    [3.4, 'mmol/L', 'low'],
    [3.5, 'mmol/L', 'in-range'],
    [7.8, 'mmol/L', 'in-range'],
    [7.9, 'mmol/L', 'high'],
    [22.2, 'mmol/L', 'high'],
  ] as const)('%s %s is %s', (value, unit, band) => {
    expect(bandOf(value, unit, group)).toBe(band)
  })
})

describe('mg/dL that are not whole', () => {
  it.each([
    ['10.0 mmol/L converted', 180.1559, 'in-range'],
    ['13.9 mmol/L converted', 250.4167, 'high'],
    ['shown as 181', 180.5, 'high'],
    ['shown as 70', 69.6, 'in-range'],
    ['shown as 69', 69.4, 'low'],
    ['shown as 53', 53.49, 'very-low'],
  ] as const)('%s', (_, value, band) => {
    expect(bandOf(value, 'mg/dL', 'type-1-or-2')).toBe(band)
  })

  it('unrounded ones have no gaps between bands either', () => {
    const edges = edgesOf('type-1-or-2', 'mg/dL')
    expect([53.9, 69.9, 70, 180, 180.1, 250, 250.1].map((value) => bandWithin(edges, value))).toEqual([
      'very-low',
      'low',
      'in-range',
      'in-range',
      'high',
      'high',
      'very-high',
    ])
  })
})

it('calls 7.8 mmol/L in range in pregnancy, though it is 140.5 mg/dL', () => {
  expect(bandOf(7.8, 'mmol/L', 'pregnancy-type-1')).toBe('in-range')
  expect(bandOf(7.8 * MG_PER_MMOL, 'mg/dL', 'pregnancy-type-1')).toBe('high')
})

it('puts a higher value never in a lower band, and only in bands of its group', () => {
  const value = fc.double({ min: 0.1, max: 60, noNaN: true })
  fc.assert(
    fc.property(
      value,
      value,
      fc.constantFrom('mg/dL', 'mmol/L'),
      fc.constantFrom(...GROUPS),
      (a, b, unit, group) => {
        const [low, high] = (unit === 'mg/dL' ? [a * 10, b * 10] : [a, b]).sort((one, two) => one - two)
        const [lower, higher] = [bandOf(low!, unit, group), bandOf(high!, unit, group)]
        expect(BANDS.indexOf(lower)).toBeLessThanOrEqual(BANDS.indexOf(higher))
        expect(bandsOf(group)).toContain(higher)
      },
    ),
  )
})

it.each([
  ['type-1-or-2', ['in-range>70', 'below<4', 'very-low<1', 'above<25', 'very-high<5']],
  ['older-or-high-risk', ['in-range>50', 'below<1', 'very-high<10']],
  ['pregnancy-type-1', ['in-range>70', 'below<4', 'very-low<1', 'above<25']],
  ['pregnancy-other', []],
] as const)('%s has these goals', (group, goals) => {
  expect(goalsOf(group).map(({ of, op, percent }) => `${of}${op}${percent}`)).toEqual(goals)
})

it('knows a low by the pair of its unit', () => {
  expect([69, 70].map((value) => isLow(value, 'mg/dL'))).toEqual([true, false])
  expect([3.8, 3.9].map((value) => isLow(value, 'mmol/L'))).toEqual([true, false])
  expect([53, 54].map((value) => isVeryLow(value, 'mg/dL'))).toEqual([true, false])
  expect([2.9, 3.0].map((value) => isVeryLow(value, 'mmol/L'))).toEqual([true, false])
})

it.each([
  [69, 'mg/dL', false],
  [70, 'mg/dL', true],
  [140, 'mg/dL', true],
  [141, 'mg/dL', false],
  [3.8, 'mmol/L', false],
  [3.9, 'mmol/L', true],
  [7.8, 'mmol/L', true],
  [7.9, 'mmol/L', false],
] as const)('%s %s in the tight range: %s', (value, unit, isIn) => {
  expect(isInTightRange(value, unit)).toBe(isIn)
})
