import { describe, expect, it } from 'vitest'
import { takeLimits } from './limits.ts'
import { Scraps } from './scraps.ts'

const limits = (text: string) =>
  takeLimits(new Scraps(text)).map(({ figure, kind, value }) => `${figure} ${kind} ${value}`)

describe('limits and targets', () => {
  it.each([
    ['under 20 grams of carbs', ['carbs at-most 20']],
    ['max 15g carbs', ['carbs at-most 15']],
    ['20g of carbohydrates or less', ['carbs at-most 20']],
    ['no more than twenty carbs', ['carbs at-most 20']],
    ['carbs under 20', ['carbs at-most 20']],
    ['carbs: 25g max', ['carbs at-most 25']],
    ['<20g carbs', ['carbs at-most 20']],
    ['my carb limit is 30', ['carbs at-most 30']],
    ['keep it to 40 carbs', ['carbs at-most 40']],
    ['dinner under 20 g', ['carbs at-most 20']],
    ['low carb dinner under 20', ['carbs at-most 20']],
    ['15 net carbs', ['netCarbs about 15']],
    ['meal under 15 net', ['netCarbs at-most 15']],
    ['about 45 carbs per serving', ['carbs about 45']],
    ['~30g carbs', ['carbs about 30']],
    ['30 to 45 carbs', ['carbs at-least 30', 'carbs at-most 45']],
    ['between 30 and 40 grams of carbs', ['carbs at-least 30', 'carbs at-most 40']],
    ['30-40g net carbs', ['netCarbs at-least 30', 'netCarbs at-most 40']],
    ['400 calorie lunch', ['calories about 400']],
    ['soup under 300', ['calories at-most 300']],
    ['at least 8g of fiber and 30+ g protein', ['fiber at-least 8', 'protein at-least 30']],
    ['30 grams protein and less than 40 carbs', ['protein at-least 30', 'carbs at-most 40']],
    ['less than 10g fat', ['fat at-most 10']],
    ['30g carbs and 20g protein', ['carbs about 30', 'protein about 20']],
    ['20g protein breakfast', ['protein at-least 20']],
    ['lentil soup zero carbs', ['carbs about 0']],
    ['zero-carb snack', ['carbs about 0']],
    ['20 carbs, no: 15 carbs', ['carbs about 15']],
    ['carb count 45 chicken dinner', ['carbs about 45']],
    ['something sweet, 10 grams tops', ['carbs at-most 10']],
    ['lunch between 20 and 30 g', ['carbs at-least 20', 'carbs at-most 30']],
    ['I can have 45 grams, spaghetti', ['carbs at-most 45']],
    ['35ish carbs', ['carbs about 35']],
    ['2 carb choices', ['carbs about 30']],
    ['a carb choice', ['carbs about 15']],
    ['no more than 3 carb choices', ['carbs at-most 45']],
    ['3 exchanges of starch', ['carbs about 45']],
  ])('are read from: %s', (text, read) => expect(limits(text)).toEqual(read))

  it.each([
    'low carb 30 minutes',
    'low carb for 6 people',
    '200 g chicken',
    '200 g chicken or less beef',
    'between 200 and 300 g chicken',
    'under 20 minutes',
    'sugar under 5g',
    'I eat 130g of carbs a day',
    'a 2000 calorie diet',
    'for 20',
    'chocolate cake for 4',
    'carbs 2 cups',
  ])('are not read from: %s', (text) => expect(limits(text)).toEqual([]))

  it('leave words with another meaning', () => {
    const text = new Scraps('low carb under 20, shrimp for two')
    takeLimits(text)
    expect(text.rest).toMatch(/low carb \|.*shrimp for two/)
  })
})
