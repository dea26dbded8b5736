import { NO_CLAIMS } from '@evenplate/domain/draft'
import { figuresOf } from '@evenplate/nutrition/figures/figures'
import { expect, it } from 'vitest'
import { briefOf } from '../../brief/reading/brief-of.ts'
import { DISHES } from '../../dish-book/dishes/all-dishes.ts'
import { composeDish } from './compose.ts'

const NO_RULES = { allergies: [], diets: [], avoid: [] }

/** Grams a serving of the line that names a food. */
function gramsOf(text: string, food: RegExp): number {
  const brief = briefOf({ mode: 'free', text }, null, DISHES)
  const dish = composeDish(brief, NO_RULES, { seed: text, turn: 0 })
  const line = figuresOf({ ...dish, claimed: NO_CLAIMS }).lines.find(({ line }) => food.test(line))
  return (line?.grams ?? 0) / dish.servings
}

it.each([
  ['lentil soup with bacon', /bacon/],
  ['beef chili with bacon', /bacon/],
])('cured meat seasons a dish: %s', (text, food) => {
  expect(gramsOf(text, food)).toBeGreaterThan(10)
  expect(gramsOf(text, food)).toBeLessThan(45)
})

it('is less of it where little was asked for', () => {
  expect(gramsOf('lentejas con chorizo, pero con poco chorizo', /chorizo/)).toBeLessThan(15)
})
