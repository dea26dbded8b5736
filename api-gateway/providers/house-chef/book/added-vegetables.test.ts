import { expect, it } from 'vitest'
import { briefOf } from '../../../brief/reading/brief-of.ts'
import { DISHES } from '../../../dish-book/dishes/all-dishes.ts'
import { composeDish } from '../compose.ts'

const NO_RULES = { allergies: [], diets: [], avoid: [] }

function cooked(text: string) {
  const brief = briefOf({ mode: 'free', text }, null, DISHES)
  return composeDish(brief, NO_RULES, { seed: 'added', turn: 0 })
}

it.each([
  ['chicken tacos with zucchini', 'zucchini'],
  ['hamburger with okra', 'okra'],
  ['kentucky hot brown with green beans', 'green beans'],
  ['fish tacos with eggplant', 'eggplant'],
  ['chicken katsu with brussels sprouts', 'Brussels sprouts'],
  ['pho with broccoli', 'broccoli'],
  ['laksa with mushrooms', 'mushrooms'],
  ['carbonara with butternut squash', 'butternut squash'],
])('cooks a raw vegetable that was asked for: %s', (text, food) => {
  const { ingredients, instructions } = cooked(text)
  expect(ingredients.join('; ')).not.toMatch(new RegExp(`(?:cooked|canned) ${food}`))
  expect(instructions.join(' ')).toMatch(
    new RegExp(`(?:steam|simmer|boil|roast|stir in|cook) (?:in )?the [^.]*${food}[^.]*\\d+ minutes`, 'i'),
  )
})

it('names it in the title', () => {
  expect(cooked('chicken tacos with zucchini').title).toBe('Chicken Tacos with Zucchini')
})

it('cooks it while the dish cooks', () => {
  const { instructions, cookTime } = cooked('hamburger with okra')
  expect(instructions.join(' ')).toMatch(/Meanwhile, steam the okra/)
  expect(cookTime).toBeLessThan(12)
})

it('adds it to a pan that cooks it long enough', () => {
  const { instructions } = cooked('beef stew with green beans')
  expect(instructions.join(' ')).not.toMatch(/steam the green beans/i)
})
