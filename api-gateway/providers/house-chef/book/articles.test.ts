import { expect, it } from 'vitest'
import { briefOf } from '../../../brief/reading/brief-of.ts'
import { DISHES } from '../../../dish-book/dishes/all-dishes.ts'
import { composeDish } from '../compose.ts'

const descriptionOf = (text: string): string =>
  composeDish(
    briefOf({ mode: 'free', text, choices: [] }, null, DISHES),
    { allergies: [], diets: [], avoid: [] },
    { seed: 'someone', turn: 0 },
  ).description

it('is "an" before a food that takes another’s place', () => {
  expect(descriptionOf('summer rolls, no peanuts')).toMatch(/with an almond butter sauce/)
  expect(descriptionOf('summer rolls')).toMatch(/with a peanut butter sauce/)
})
