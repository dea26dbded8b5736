import type { Recipe } from '@evenplate/domain/recipe'
import { expect, it } from 'vitest'
import { houseChef } from '../../providers/house-chef/index.ts'
import { openTestGateway } from '../../testing/open-test-gateway.ts'

async function recipeFor(text: string): Promise<Recipe> {
  const { app } = openTestGateway(houseChef())
  const response = await app.request('/api/recipes', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-guest-id': 'meatless-0001' },
    body: JSON.stringify({ mode: 'free', text }),
  })
  return ((await response.json()) as { recipe: Recipe }).recipe
}

it.each([
  ['chili with impossible burger', /plant-based ground/],
  ['an impossible burger please', /plant-based ground/],
  ['tacos with beyond sausage', /meatless sausage/],
  ['spaghetti bolognese with quorn mince', /not in its place/],
  ["shepherd's pie with soya mince", /not in its place/],
])('takes the place of the meat, or it is told: %s', async (text, said) => {
  const recipe = JSON.stringify(await recipeFor(text))
  expect(recipe).toMatch(said)
})

it.each(['curried sausages', 'chicken and sausage gumbo'])('is not meant by: %s', async (text) => {
  expect(JSON.stringify(await recipeFor(text))).not.toMatch(/not in its place/)
})
