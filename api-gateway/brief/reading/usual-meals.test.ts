import { expect, it } from 'vitest'
import { FULL_BOOK } from '../testing/full-book.ts'
import { briefOf } from './brief-of.ts'

const wordsOf = (text: string) =>
  briefOf({ mode: 'free', text }, null, FULL_BOOK).readings.map((reading) => reading.text)

it.each<[text: string, readings: string[]]>([
  ['i usually have oatmeal but it spikes me, breakfast please', ['breakfast', 'no oatmeal']],
  ['i always have toast for breakfast but lately it spikes me', ['breakfast', 'no bread']],
  ['he usually eats a bagel but it raises his sugar, lunch', ['lunch', 'no bagel']],
  ['normalmente desayuno avena pero se me sube el azúcar', ['breakfast', 'no oats']],
  ['we finished the rice, chicken curry for dinner', ['chicken curry', 'dinner', 'no rice']],
])('what somebody usually eats and cannot now is not asked for: %s', (text, readings) =>
  expect(wordsOf(text)).toEqual(readings),
)

it('what a doctor took out of a usual meal is refused, and the meal is not asked for', () => {
  const words = wordsOf('we usually have samosas and pakora but doctor said no fried stuff, dinner')
  expect(words).toEqual(['dinner', 'no fried food'])
})

it.each<[text: string, reading: string]>([
  ['I usually make spaghetti on sundays, with meatballs tonight', 'spaghetti and meatballs'],
  ['siempre ceno arroz con huevo y quiero algo nuevo con pollo', 'chicken'],
  ['finish the salmon with lemon', 'salmon'],
  ['we normally make chili and it is not good without beans, chili tonight', 'chili'],
])('a meal that does no harm is read as before: %s', (text, reading) =>
  expect(wordsOf(text).join()).toContain(reading.split(' ')[0]),
)
