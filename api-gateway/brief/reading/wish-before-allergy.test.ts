import { expect, it } from 'vitest'
import { DISHES } from '../../dish-book/dishes/all-dishes.ts'
import { briefOf } from './brief-of.ts'

const wordsOf = (text: string) =>
  briefOf({ mode: 'free', text } as Parameters<typeof briefOf>[0], null, DISHES).readings.map(
    (reading) => reading.text,
  )

it.each<[text: string, readings: string[]]>([
  ['rice and beans, egg allergy', ['rice and beans', 'eggs allergy']],
  ['mac and cheese, nut allergy', ['macaroni and cheese', 'nuts allergy']],
  ['biscuits and gravy, dairy allergy', ['biscuits and gravy', 'dairy allergy']],
  ['sausage and peppers, my son has a dairy allergy', ['sausage and peppers', 'dairy allergy']],
])('a dish of two foods before an allergy is asked for: %s', (text, readings) =>
  expect(wordsOf(text)).toEqual(readings),
)

it.each<[text: string, readings: string[]]>([
  ['nuts and eggs, dairy allergy', ['nuts allergy', 'eggs allergy', 'dairy allergy']],
  ['shrimp and eggs, nut allergy', ['shellfish allergy', 'eggs allergy', 'nuts allergy']],
  ['wheat and soy, egg allergy', ['wheat allergy', 'soy allergy', 'eggs allergy']],
  ['peanut butter and banana, egg allergy', ['eggs allergy', 'no banana']],
])('foods that are no dish are a list of allergies: %s', (text, readings) =>
  expect(wordsOf(text)).toEqual(expect.arrayContaining(readings)),
)
