import { describe, expect, it } from 'vitest'
import { DISHES } from '../../dish-book/dishes/all-dishes.ts'
import { briefOf } from './brief-of.ts'

const read = (text: string) => briefOf({ mode: 'free', text, choices: [] }, null, DISHES)

describe('a limit of sodium', () => {
  it.each([
    'chicken soup, salt under 600mg if possible',
    'chicken soup under 600 mg of salt',
    'chicken soup under 600 mg sodium per serving',
    'chicken soup, no more than 600 mg of sodium',
    'chicken soup, sodium at most 600 mg',
    'chicken soup, max sodium 600 mg',
    'chicken soup with 600mg sodium max',
    'chicken soup, sodium below 600',
    "chicken soup, sodium shouldn't go over 600 mg",
    'chicken soup, low sodium (600 mg or less)',
    'chicken soup, less than 1.5 g of salt',
    'sopa de pollo con menos de 600 mg de sodio',
    'sopa de pollo que no pase de 600 mg de sodio',
    'sopa de pollo, maximo 600 mg de sal',
  ])('is kept with its number: %s', (text) => {
    const { style, limits, foods, readings } = read(text)
    expect(style).toEqual(expect.arrayContaining(['low-salt', 'sodium-600']))
    expect([limits, foods]).toEqual([[], []])
    expect(readings.map(({ text }) => text)).toContain('at most 600 mg sodium')
  })

  it.each([
    'low sodium chicken soup',
    'chicken soup, I am on 1500 mg of sodium a day',
    'sea salt caramel cookies, 30 minutes',
    'chicken soup, low salt, under 30 g carbs',
    'low sodium chicken soup 400 calories',
    'chicken soup with a pinch of salt for 4',
  ])('is none: %s', (text) => expect(read(text).style.filter((one) => /sodium/.test(one))).toEqual([]))

  it('leaves other limits alone', () =>
    expect(read('chicken soup, under 500 mg sodium and under 30 g carbs')).toMatchObject({
      style: ['low-salt', 'sodium-500'],
      limits: [{ figure: 'carbs', kind: 'at-most', value: 30 }],
    }))
})
