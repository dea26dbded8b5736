import { expect, it } from 'vitest'
import { spelledRight } from './spelling.ts'

it.each([
  ['no pine apple', 'no pineapple'],
  ['without egg plant', 'without eggplant'],
  ['no wal nuts please', 'no walnuts please'],
  ['black berries and yogurt', 'blackberries and yogurt'],
])('reads “%s” as one food', (text, read) => {
  expect(spelledRight(text)).toBe(read)
})

it.each(['no pea nuts', 'ground nuts', 'sweet bread', 'egg salad', 'soy sauce', 'top side of beef'])(
  'leaves “%s” as it is',
  (text) => {
    expect(spelledRight(text)).toBe(text)
  },
)
