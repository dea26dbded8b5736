import { describe, expect, it } from 'vitest'
import { bloodSugarInWords, readBloodSugar } from './glucose.ts'

describe('a blood sugar range', () => {
  it.each([
    ['70-180', ['70 to 180 mg/dL (3.9 to 10.0 mmol/L)']],
    ['between 80 and 130 mg/dL before meals', ['80 to 130 mg/dL (4.4 to 7.2 mmol/L)']],
    ['4 to 7.8 mmol/L', ['72 to 141 mg/dL (4.0 to 7.8 mmol/L)']],
    ['usually 5.5', ['99 mg/dL (5.5 mmol/L)']],
    ['A1C 6.8%', ['A1C 6.8% (about 148 mg/dL on average)']],
    ['a1c of 7', ['A1C 7.0% (about 154 mg/dL on average)']],
    ['6.2 %', ['A1C 6.2% (about 131 mg/dL on average)']],
    ['HbA1c 48 mmol/mol', ['A1C 6.5% (about 140 mg/dL on average)']],
    [
      'A1C 6.5-7%, mornings 140',
      ['A1C 6.5 to 7.0% (about 140 to 154 mg/dL on average)', '140 mg/dL (7.8 mmol/L)'],
    ],
    ['stable, thank you', []],
    ['call 5551234567', []],
  ])('is understood from “%s”', (text, words) => {
    expect(readBloodSugar(text).map(bloodSugarInWords)).toEqual(words)
  })
})
