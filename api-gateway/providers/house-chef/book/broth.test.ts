import { expect, it } from 'vitest'
import { briefOf } from '../../../brief/reading/brief-of.ts'
import { DISHES } from '../../../dish-book/dishes/all-dishes.ts'
import { composeDish } from '../compose.ts'

function lines(text: string): string {
  const brief = briefOf({ mode: 'free', text }, null, DISHES)
  return composeDish(
    brief,
    { allergies: [], diets: [], avoid: [] },
    { seed: 'broth', turn: 0 },
  ).ingredients.join('; ')
}

it.each([
  ['chicken pho', 'chicken broth'],
  ['mushroom stroganoff', 'vegetable broth'],
  ['tofu pho', 'vegetable broth'],
  ['pho', 'beef broth'],
  ['lamb stew', 'beef broth'],
  ['turkey chili', 'chicken broth'],
  ['french onion soup', 'beef broth'],
])('cooks %s in %s', (text, broth) => {
  expect(lines(text)).toContain(broth)
  expect(lines(text).match(/(?:beef|chicken|vegetable) broth/g)).toHaveLength(1)
})
