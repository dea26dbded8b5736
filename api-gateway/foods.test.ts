import { FOOD_LOOKUP, shopFoods } from '@evenplate/domain/shop-food'
import { expect, it } from 'vitest'
import { houseChef } from './providers/house-chef/index.ts'
import { FOODS_A_MINUTE } from './routes/foods.ts'
import { openTestGateway } from './testing/open-test-gateway.ts'

const { app, logged } = open()

function open() {
  const said: unknown[] = []
  const gateway = openTestGateway(houseChef(), { log: (...args: unknown[]) => said.push(args) })
  return { app: gateway.app, logged: said }
}

async function ask(query: string) {
  const answer = await app.request(`/api/foods?${query}`)
  return { status: answer.status, keeps: answer.headers.get('cache-control'), body: await answer.json() }
}

it('tells anyone how foods are bought, and may be cached', async () => {
  const { status, keeps, body } = await ask('ids=egg,rice-white-cooked,nothing')
  expect([status, keeps]).toEqual([200, 'public, max-age=3600'])
  expect(shopFoods.parse(body).map(({ id }) => id)).toEqual(['egg', 'rice-white-cooked', 'rice-white-dry'])
})

it('finds foods by name', async () => {
  const { body } = await ask('q=spin')
  expect(body.length).toBeLessThanOrEqual(FOOD_LOOKUP.found)
  expect(body[0]).toMatchObject({ id: 'spinach-raw', name: 'spinach', aisle: 'produce' })
})

it('answers an empty question with an empty list', async () => {
  expect((await ask('ids=')).body).toEqual([])
  expect((await ask('q=')).body).toEqual([])
})

it.each([
  ['neither', ''],
  ['both', 'ids=egg&q=egg'],
  ['a long name', `q=${'a'.repeat(FOOD_LOOKUP.name + 1)}`],
  ['many ids', `ids=${Array.from({ length: FOOD_LOOKUP.ids + 1 }, (_, at) => `f${at}`).join(',')}`],
  ['long ids', `ids=${'a'.repeat(FOOD_LOOKUP.ids * FOOD_LOOKUP.idLength + 1)}`],
])('refuses %s, and is not cached', async (_, query) => {
  const { status, keeps, body } = await ask(query)
  expect([status, keeps]).toEqual([400, 'no-store'])
  expect(body.code).toBe('invalid_request')
})

it('logs nothing about the search', async () => {
  await ask('q=insulin+candy')
  await ask('ids=insulin-candy')
  expect(JSON.stringify(logged)).toContain('/foods')
  expect(JSON.stringify(logged)).not.toContain('insulin')
})

it('is read-only', async () => {
  const answer = await app.request('/api/foods', { method: 'POST' })
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
})

it('asks someone who keeps asking to wait a minute', async () => {
  let now = 0
  const gateway = openTestGateway(houseChef(), { clock: () => new Date(now) })
  const status = async () => (await gateway.app.request('/api/foods?ids=')).status
  for (let asked = 0; asked < FOODS_A_MINUTE; asked += 1) await status()
  expect(await status()).toBe(429)
  now = 60_000
  expect(await status()).toBe(200)
})
