import { describe, expect, it } from 'vitest'
import { DISHES } from '../../dish-book/dishes/all-dishes.ts'
import { briefOf } from './brief-of.ts'
import { spelledRight } from './spelling.ts'

const read = (text: string) => briefOf({ mode: 'free', text }, null, DISHES)

describe('a dish is known by its consonants', () => {
  it.each([
    ['pastitso for 4', 'pastitsio'],
    ['chiken tika masla', 'chicken-tikka-masala'],
    ['tika masalla please', 'chicken-tikka-masala'],
    ['beria tacos tonight', 'birria'],
    ['shwerma plate', 'chicken-shawarma'],
    ['chicken biryanni for two', 'chicken-biryani'],
  ])('%s', (text, id) => {
    const { dish, unknown } = read(text)
    expect(unknown).toEqual([])
    expect(dish?.id).toContain(id)
  })
})

it.each([
  ['glutin free', 'gluten free'],
  ['no dairi', 'no dairy'],
  ['shelfish alergy', 'shellfish allergy'],
  ['kabsa rice', 'kabsa rice'],
  ['mandazi', 'mandazi'],
  ['without a bread maker', 'without a bread maker'],
  ['gateau basque', 'gateau basque'],
  ['steamed mantou', 'steamed mantou'],
  ['zurbian', 'zurbian'],
  ['for my son timmy', 'for my son timmy'],
])('a word that is more like another one, or like none, is no dish: %s', (text, said) =>
  expect(spelledRight(text, DISHES)).toBe(said),
)
