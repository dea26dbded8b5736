import type { Recipe } from '@evenplate/domain/recipe'
import { expect, it } from 'vitest'
import { answersOf } from '../../brief/answering/answers.ts'
import { briefOf } from '../../brief/reading/brief-of.ts'
import { DISHES } from '../../dish-book/dishes/all-dishes.ts'
import { composeDish } from './compose.ts'
import { figuresOfOurs } from './wish/figures-of-ours.ts'

const NO_RULES = { allergies: [], diets: [], avoid: [] }

const cooked = (text: string) => {
  const brief = briefOf({ mode: 'free', text, choices: [] }, null, DISHES)
  const dish = composeDish(brief, NO_RULES, { seed: 'someone', turn: 0 })
  const origin = { provider: 'house', notes: [], dish: { id: dish.form } }
  const recipe = { ...dish, figures: { ...figuresOfOurs(dish), origin } } as unknown as Recipe
  const said = answersOf(brief, recipe).find(({ reading }) => reading === 'pieces')
  return { steps: dish.instructions.join(' '), said: `${said?.held ? '+' : '-'} ${said?.text}` }
}

it.each([
  ['24 meatballs', 'into 24 balls', '+ You asked for 24 meatballs: it makes 24, 6 to a serving.'],
  [
    'make 12 egg muffins',
    '12 cups of a muffin pan',
    '+ You asked for 12 egg muffins: it makes 12, 3 to a serving.',
  ],
  ['18 meatballs for 3', 'into 18 balls', '+ You asked for 18 meatballs: it makes 18, 6 to a serving.'],
  ['12 beef tacos', 'corn tortillas', '+ You asked for 12 beef tacos: it makes 12, 2 to a serving.'],
  [
    '40 blueberry muffins',
    '12 cups of a muffin pan',
    '- You asked for 40 blueberry muffins; this makes 12, 1 to a serving, and 12 servings are our most.',
  ],
])('makes the pieces asked for, or says how many: %s', (text, step, answer) => {
  const { steps, said } = cooked(text)
  expect(steps).toContain(step)
  expect(said).toBe(answer)
})

it('says so where nobody can tell', () =>
  expect(cooked('12 stuffed peppers').said).toMatch(/^- .* can’t tell how many/))
