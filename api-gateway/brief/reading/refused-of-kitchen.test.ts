import { expect, it } from 'vitest'
import { DISHES } from '../../dish-book/dishes/all-dishes.ts'
import { briefOf } from './brief-of.ts'

const read = (text: string) => briefOf({ mode: 'free', text, choices: [] }, null, DISHES)

it.each([
  ['noodles without thai basil', 'thai basil', 'basil'],
  ['tacos without mexican crema', 'mexican crema', 'crema'],
  ['goulash, no hungarian paprika', 'hungarian paprika', 'paprika'],
  ['mapo tofu without sichuan peppercorns', 'sichuan peppercorns', 'peppercorns'],
  ['mapo tofu no sichuan pepper', 'sichuan pepper', 'pepper'],
])('a food of a kitchen is refused, not asked for: %s', (text, refused, food) => {
  const { unwanted, foods, style } = read(text)
  expect(unwanted).toContain(refused)
  expect(foods.map(({ said }) => said)).not.toContain(food)
  expect(style.filter((one) => one.startsWith('kitchen-'))).toEqual([])
})

it.each([
  'not thai, a quick chicken dinner',
  'no thai food, chicken dinner',
  'chicken dinner, nothing thai please',
  'tired of mexican, chicken dinner',
])('a kitchen that is refused is still refused: %s', (text) => {
  const { style, foods } = read(text)
  expect(style.join(' ')).not.toMatch(/(?<!not-kitchen-)(?:thai|mexican)/)
  expect(foods.map(({ said }) => said)).toEqual(['chicken'])
})
