import { describe, expect, it } from 'vitest'
import { type Read, readGlucose } from './read-glucose.ts'

const value = (read: Read) => (read.kind === 'value' ? read.value : read.says)

describe('a typed reading', () => {
  it.each([
    ['104', 'mg/dL', 104],
    [' 5,8 ', 'mmol/L', 5.8],
    ['5.84', 'mmol/L', 5.8],
    ['103.6', 'mg/dL', 104],
  ] as const)('%s in %s is %d', (text, unit, expected) => {
    expect(value(readGlucose(text, unit))).toBe(expected)
  })

  it.each(['', 'high', '-5', '1e3', '0', '9999', '104 mg'])(
    '“%s” gets a message, and nothing is stored',
    (text) => {
      const read = readGlucose(text, 'mg/dL')
      expect(read.kind).toBe('nothing')
      expect(value(read)).toMatch(/\.$/)
    },
  )

  it.each([
    ['69', 'mg/dL', true],
    ['70', 'mg/dL', false],
    ['3.8', 'mmol/L', true],
    ['3.9', 'mmol/L', false],
  ] as const)('%s %s: low is %s', (text, unit, isLow) => {
    expect(readGlucose(text, unit)).toMatchObject({ kind: 'value', isLow, question: null })
  })

  it('asks about a number in the other unit, and does not refuse it', () => {
    expect(readGlucose('5.8', 'mg/dL')).toMatchObject({
      kind: 'value',
      isLow: true,
      question: { other: { value: 5.8, unit: 'mmol/L' } },
    })
    expect(readGlucose('40', 'mmol/L')).toMatchObject({
      kind: 'value',
      question: { other: { value: 40, unit: 'mg/dL' } },
    })
    expect(readGlucose('650', 'mg/dL')).toMatchObject({ kind: 'value', question: { other: null } })
    expect(value(readGlucose('104', 'mmol/L'))).toContain('change the unit in Settings')
  })
})
