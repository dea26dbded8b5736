import { expect, it } from 'vitest'
import { briefOf } from '../../../brief/reading/brief-of.ts'
import { DISHES } from '../../../dish-book/dishes/all-dishes.ts'
import { composeDish } from '../compose.ts'

function cooked(text: string) {
  const brief = briefOf({ mode: 'free', text }, null, DISHES)
  return composeDish(brief, { allergies: [], diets: [], avoid: [] }, { seed: 'salt', turn: 0 })
}

it('says how much sodium a salty dish has, and where it is', () => {
  const [first] = cooked('pad thai').tips
  expect(first).toMatch(
    /^A serving has about 1,\d[05]0 mg of sodium\..* The largest share is in the fish sauce\.$/,
  )
  expect(cooked('tomato soup').tips.join(' ')).not.toMatch(/sodium/)
})

it('says which meat is in a dish that is not named for it', () => {
  expect(cooked('greek salad').description).toMatch(/With (?:cooked )?chicken/)
  expect(cooked('borscht').description).not.toMatch(/With beef/)
  expect(cooked('vegan greek salad').description).not.toMatch(/chicken/)
})
