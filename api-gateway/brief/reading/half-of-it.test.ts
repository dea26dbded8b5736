import { describe, expect, it } from 'vitest'
import { DISHES } from '../../dish-book/dishes/all-dishes.ts'
import { briefOf } from './brief-of.ts'

const read = (text: string) => briefOf({ mode: 'free', text, choices: [] }, null, DISHES)

it.each([
  ['half the rice in my fried rice please', 'rice'],
  ['burrito bowl with half as much rice', 'rice'],
  ['shepherds pie, half the usual potatoes', 'potatoes'],
  ['chicken alfredo with half the pasta', 'pasta'],
])('half of a food is little of it: %s', (text, food) =>
  expect((read(text).little ?? []).map(({ said }) => said).join()).toContain(food),
)

it.each(['low carb doubles', 'chickpea doubles for 4', 'some doubles for dinner please'])(
  'reads doubles: %s',
  (text) => expect(read(text).dish?.id).toBe('trinidad-doubles'),
)
it.each(['a dinner that doubles as lunch', 'chicken recipe that doubles well'])(
  'reads none where something doubles: %s',
  (text) => expect(read(text).dish?.id).not.toBe('trinidad-doubles'),
)

it.each(['eggs benedict without the muffin', 'breakfast sandwich, no muffin please'])(
  'refuses the muffin that a dish rests on: %s',
  (text) => expect(read(text).unwanted).toContain('english muffin'),
)

describe('somebody who would kill me', () => {
  it.each(['keto arroz con pollo, my grandma would kill me', 'vegan lasagna, my italian nonna will kill me'])(
    'is no food: %s',
    (text) => {
      const { unwanted, allergies } = read(text)
      expect([...unwanted, ...allergies]).toEqual([])
    },
  )
  it('is not a food that would', () =>
    expect(read('shrimp would kill my husband, soup please').allergies).toEqual(['shellfish']))
})
