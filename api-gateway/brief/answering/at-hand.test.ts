import type { Recipe } from '@evenplate/domain/recipe'
import { expect, it } from 'vitest'
import { DISHES } from '../../dish-book/dishes/all-dishes.ts'
import { houseChef } from '../../providers/house-chef/index.ts'
import { openTestGateway } from '../../testing/open-test-gateway.ts'
import { briefOf } from '../reading/brief-of.ts'
import { answersOf } from './answers.ts'

async function recipeFor(text: string): Promise<Recipe> {
  const { app } = openTestGateway(houseChef())
  const response = await app.request('/api/recipes', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-guest-id': 'at-hand-0001' },
    body: JSON.stringify({ mode: 'free', text }),
  })
  return ((await response.json()) as { recipe: Recipe }).recipe
}

it.each([
  ['I have 2 chicken breasts, dinner', true, /^You have 2 chicken breasts: enough for \d\.$/],
  [
    'I have 2 chicken breasts, dinner for 6',
    false,
    /^You have 2 chicken breasts; for 6 this takes .+ chicken .+\.$/,
  ],
])('says whether what somebody has suffices: %s', async (text, held, said) => {
  const recipe = await recipeFor(text)
  const brief = briefOf({ mode: 'free', text, choices: [] }, null, DISHES)
  const answer = answersOf(brief, recipe).find(({ reading }) => reading.startsWith('at-hand:'))
  expect(answer).toMatchObject({ held, text: expect.stringMatching(said) })
})
