import type { Plan, PlannedDish } from '@evenplate/meal-plan/plan'
import { foodIdsOf, shoppingList } from '@evenplate/meal-plan/shopping/list'
import { sharedOf } from '@evenplate/meal-plan/shopping/shared-list'
import { shopFoodsOf } from '@evenplate/nutrition/shopping/shop-food-of'
import { expect, it } from 'vitest'
import { houseChef } from './providers/house-chef/index.ts'
import { openTestGateway } from './testing/open-test-gateway.ts'

const ASKED = ['turkey chili', 'chicken fried rice', 'vegetable omelet', 'oatmeal with berries']

async function dishes(): Promise<PlannedDish[]> {
  return Promise.all(
    ASKED.map(async (text): Promise<PlannedDish> => {
      const { app } = openTestGateway(houseChef())
      const answer = await app.request('/api/recipes', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-guest-id': 'guest-0001' },
        body: JSON.stringify({ mode: 'free', text }),
      })
      const { recipe } = await answer.json()
      return { id: text, from: { kind: 'model' }, recipe }
    }),
  )
}

const weekOf = (cooked: readonly PlannedDish[]): Plan =>
  ({
    version: 1,
    week: '2026-11-23',
    slots: cooked.map(({ id }) => ({
      id: `slot of ${id}`,
      content: { kind: 'dish', dish: id },
      portion: 1,
      plates: 2,
    })),
    dishes: Object.fromEntries(cooked.map((dish) => [dish.id, dish])),
  }) as unknown as Plan

it('puts every line of real dishes on the list, in a store’s units, and loses no gram', async () => {
  const cooked = await dishes()
  const plan = weekOf(cooked)
  const foods = new Map(shopFoodsOf(foodIdsOf(plan, [])).map((food) => [food.id, food]))
  const list = shoppingList(plan, [], foods)
  const items = new Map(list.aisles.flatMap((aisle) => aisle.items).map((item) => [item.key, item]))

  const needed = new Map<string, number>()
  for (const { recipe } of cooked)
    for (const { foodId, grams, line } of recipe.figures.lines) {
      if (foodId === 'water') continue
      if (foodId === null) {
        expect(list.lines.map(({ words }) => words)).toContain(line)
        continue
      }
      const { id, times } = foods.get(foodId)?.boughtAs ?? { id: foodId, times: 1 }
      needed.set(id, (needed.get(id) ?? 0) + (((grams ?? 0) * 3) / recipe.servings) * times)
    }
  expect(needed.size).toBeGreaterThan(20)
  expect([...items.keys()].sort()).toEqual([...needed.keys()].sort())
  for (const [id, grams] of needed) expect(items.get(id)?.grams, id).toBeCloseTo(grams, 6)

  expect(list.aisles.map(({ aisle }) => aisle)).not.toContain('other')
  // No number is left unrounded.
  expect(
    JSON.stringify(sharedOf(list).sections.map((one) => one.items.map(({ amount }) => amount))),
  ).not.toMatch(/NaN|undefined|\d\.\d{3}/)
})
