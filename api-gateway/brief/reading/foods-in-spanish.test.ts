import { readRequest } from '@evenplate/domain/request'
import { describe, expect, it } from 'vitest'
import { FULL_BOOK } from '../testing/full-book.ts'
import { briefOf } from './brief-of.ts'

const read = (text: string) => briefOf(readRequest({ mode: 'free', text }), null, FULL_BOOK)
const readings = (text: string) => read(text).readings?.map((reading) => reading.text) ?? []

describe('Spanish foods in an English text', () => {
  it.each([
    ['I want chicken with papas for my family', ['chicken', 'potato']],
    ['easy breakfast with huevos and aguacate', ['egg', 'avocado']],
    ['something with carne molida and chayote please', ['ground beef', 'chayote']],
    ['pork with habichuelas y zanahoria, under 40 carbs', ['pork', 'beans', 'carrot']],
    ['toast with palta and a salad', ['avocado']],
    ['soup with chivo and yuca', ['goat meat']],
    ['shrimp tacos with piña', ['pineapple']],
  ])('are asked for: %s', (text, foods) => {
    expect(readings(text)).toEqual(expect.arrayContaining(foods))
  })

  it.each([
    ['chicken dinner, my son is allergic to camarones', ['shellfish']],
    ['steak for two, allergic to leche and huevos', ['dairy', 'eggs']],
    ["rice bowl, no nueces because I'm allergic", []],
    ['my daughter is allergic to ajonjolí, chicken and rice please', ['sesame']],
    ['quick dinner, tengo alergia a las nueces, with chicken and rice please', ['nuts']],
  ])('are what somebody is allergic to: %s', (text, allergies) => {
    expect(read(text).allergies).toEqual(expect.arrayContaining(allergies))
    expect(read(text).unwanted.join(' ')).not.toMatch(/camarones|leche|huevos|nueces|ajonjoli/)
  })

  it.each([
    ["I don't like cebolla or ajo, chicken dinner", ['onion', 'garlic']],
    ['steak sin mantequilla please, with green beans', ['butter']],
    ['salad with salmon, no plátano for the kids', ['banana', 'plantain']],
  ])('are refused: %s', (text, foods) => {
    expect(read(text).unwanted.sort()).toEqual(foods.sort())
  })

  it.each([
    ['arroz con pollo no pork please', 'arroz-con-pollo'],
    ['carne asada with grilled onions please', 'carne-asada'],
  ])('are no foods in the name of a dish: %s', (text, dish) => {
    expect(read(text).dish?.id).toBe(dish)
  })

  it.each(['bowl of lima beans please', 'dinner that my papa would like, with steak', 'chipotle chicken'])(
    'English words stay English: %s',
    (text) => {
      expect(readings(text).join(' ')).not.toMatch(/lime|potato/)
    },
  )
})
