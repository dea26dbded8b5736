import { readRequest } from '@evenplate/domain/request'
import { expect, it } from 'vitest'
import { FULL_BOOK } from '../testing/full-book.ts'
import { briefOf } from './brief-of.ts'

const read = (text: string) => briefOf(readRequest({ mode: 'free', text }), null, FULL_BOOK)
const readings = (text: string) => read(text).readings?.map((reading) => reading.text) ?? []

it.each([
  ['pollo al horno s/ cebolla', ['onion']],
  ['tacos d pollo sn queso', ['cheese']],
  ['kiero pollo cn arroz sin k lleve ajo', ['garlic']],
  ['ensalada sin sebolla ni pepinos', ['onion', 'cucumber']],
  ['no le hago al pescado, quiero pollo', ['fish']],
  ['nada que ver con el ajo, dame carne guisada', ['garlic']],
])('what is refused in phone Spanish is refused: %s', (text, foods) => {
  expect(read(text).unwanted).toEqual(foods)
})

it.each([
  ['soi alerjica al uebo, quiero sopa de fideo', ['eggs']],
  ['pollo sin keso pq mi hijo es alerjico', ['dairy']],
  ['soy halergica a los kamarones, algo con pollo', ['shellfish']],
])('an allergy spelled as it sounds is one: %s', (text, allergies) => {
  expect(read(text).allergies).toEqual(allergies)
})

it.each([
  ['poyo con arros y abichuelas', ['chicken', 'rice', 'beans']],
  ['cena p/ 3 con pescado', ['fish', 'for 3']],
  ['atun pa mi nomas', ['tuna', 'for one']],
  ['pollo sin freír', ['chicken', 'no fried food']],
  ['pollo al vapor', ['chicken', 'steamed']],
  ['ya mero llegan mis hijos, quiero pollo', ['chicken']],
])('and what is asked for is read: %s', (text, asked) => {
  expect(readings(text)).toEqual(expect.arrayContaining(asked))
  expect(readings(text).join(' ')).not.toMatch(/grouper|know/)
})

it.each(['le saco la vuelta al picante, quiero pollo', 'no le hago al picante, quiero pollo'])(
  'heat that is refused is not asked for: %s',
  (text) => {
    expect(read(text).style).not.toContain('spicy')
  },
)
