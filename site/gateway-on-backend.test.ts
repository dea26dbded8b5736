import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { createApp } from '@evenplate/api-gateway/app'
import { readGatewayEnv } from '@evenplate/api-gateway/deps/env'
import { openGateway } from '@evenplate/api-gateway/gateway'
import { type FakeOpenAi, startFakeOpenAi } from '@evenplate/api-gateway/testing/fake-openai'
import { SALMON_REPLY } from '@evenplate/api-gateway/testing/replies'
import { type Backend, openBackend } from '@evenplate/supabase/embedded'
import { fillDataFolder } from '@evenplate/supabase/testing/empty-schema'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { proxyTo, readFrom } from './proxy.ts'

let folder: string
let backend: Backend
let openai: FakeOpenAi
let gateway: ReturnType<typeof createApp>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'evenplate-gateway-'))
  await fillDataFolder(folder)
  backend = await openBackend({ dataDir: folder, siteUrl: 'http://localhost:3000' })
  openai = await startFakeOpenAi({ reply: SALMON_REPLY })
  gateway = openGateway({
    env: readGatewayEnv({ OPENAI_BASE_URL: openai.url, OPENAI_MAX_RETRIES: '0' }),
    supabaseUrl: backend.url,
    publishableKey: backend.publishableKey,
    secretKey: backend.secretKey,
    direct: backend.direct,
    siteUrl: 'http://localhost:3000',
    log: () => {},
  })
}, 60_000)

afterAll(async () => {
  await gateway?.drain(1_000)
  await openai?.close()
  await backend?.close()
  await rm(folder, { recursive: true, force: true })
})

/** For as many people as the model's dish serves; for another number the model would be asked again. */
const REQUEST = { mode: 'guided', mealType: 'Dinner', ingredients: [{ name: 'Salmon' }], servings: 2 }

const post = (headers: Record<string, string>, body: object = REQUEST) =>
  gateway.app.request('/api/recipes', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

/** Registers through the API, as a browser does; the embedded backend requires no confirmation before signing in. */
async function signUp(email: string): Promise<{ token: string; id: string }> {
  const ask = async (path: string) => {
    const response = await fetch(`${backend.url}/auth/v1/${path}`, {
      method: 'POST',
      headers: { apikey: backend.publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: 'correct horse battery' }),
    })
    return response.json()
  }
  await ask('signup')
  const { access_token, user } = await ask('token?grant_type=password')
  return { token: access_token, id: user.id }
}

const asMember = (token: string, path: string, init: RequestInit) =>
  fetch(`${backend.url}/rest/v1/${path}`, {
    ...init,
    headers: {
      apikey: backend.publishableKey,
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
    },
  })

describe('the gateway on the embedded backend', () => {
  it('gives a guest who asks twelve times at once two recipes, then a third, and no more', async () => {
    const ask = async (times: number) => {
      const answers = Array.from({ length: times }, () => post({ 'x-guest-id': 'guest-twelve' }))
      return (await Promise.all(answers)).map(({ status }) => status).toSorted()
    }
    // Two at once; a third if one of them is done before the last has asked.
    const made = (await ask(12)).filter((status) => status === 200).length
    expect([2, 3]).toContain(made)
    if (made === 2) expect(await ask(1)).toEqual([200])
    expect(await ask(12)).toEqual(Array(12).fill(429))
    const quota = await gateway.app.request('/api/quota', { headers: { 'x-guest-id': 'guest-twelve' } })
    expect(await quota.json()).toMatchObject({ limit: 3, used: 3, remaining: 0 })
  }, 30_000)

  it('gives one recipe per key, also from another gateway of the same site', async () => {
    const headers = { 'x-guest-id': 'guest-key', 'idempotency-key': 'one-press-1' }
    const before = openai.requests.length
    const [first, second] = await Promise.all([post(headers), post(headers)])
    const { recipe } = await first.json()
    expect((await second.json()).recipe).toEqual(recipe)
    const other = openGateway({
      env: readGatewayEnv({ OPENAI_BASE_URL: openai.url }),
      supabaseUrl: backend.url,
      publishableKey: backend.publishableKey,
      secretKey: backend.secretKey,
      log: () => {},
    })
    const again = await other.app.request('/api/recipes', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(REQUEST),
    })
    expect((await again.json()).recipe).toEqual(recipe)
    expect((await post(headers, { ...REQUEST, servings: 4 })).status).toBe(422)
    expect(openai.requests.length - before).toBe(1)
  }, 30_000)

  it('counts nothing for a recipe that failed', async () => {
    const broken = await startFakeOpenAi({ script: { status: 401 } })
    const failing = openGateway({
      env: readGatewayEnv({ OPENAI_BASE_URL: broken.url }),
      supabaseUrl: backend.url,
      publishableKey: backend.publishableKey,
      secretKey: backend.secretKey,
      log: () => {},
    })
    const headers = { 'content-type': 'application/json', 'x-guest-id': 'guest-fails' }
    const response = await failing.app.request('/api/recipes', {
      method: 'POST',
      headers,
      body: JSON.stringify(REQUEST),
    })
    expect(response.status).toBe(502)
    const quota = await failing.app.request('/api/quota', { headers })
    expect(await quota.json()).toMatchObject({ used: 0 })
    await broken.close()
  }, 30_000)

  it('cooks without any model, and says so', async () => {
    const ours = openGateway({
      env: readGatewayEnv({}),
      supabaseUrl: backend.url,
      publishableKey: backend.publishableKey,
      secretKey: backend.secretKey,
      log: () => {},
    })
    const cook = async () => {
      const headers = { 'content-type': 'application/json', 'x-guest-id': 'guest-chef' }
      const body = JSON.stringify({ ...REQUEST, avoid: 'mushrooms' })
      return (await ours.app.request('/api/recipes', { method: 'POST', headers, body })).json()
    }
    const [first, second] = [await cook(), await cook()]
    expect(first.recipe.figures).toMatchObject({
      basis: 'computed',
      origin: { provider: 'house-chef', checked: ['no mushrooms'] },
    })
    expect(first.recipe.figures.origin.notice).toMatch(/no AI was used/)
    expect(second.recipe.title).not.toBe(first.recipe.title)
  }, 30_000)

  it('follows a member’s allergies, read from their profile with their own token', async () => {
    const { token, id } = await signUp('ana@example.com')
    const saved = await asMember(token, `profiles?id=eq.${id}`, {
      method: 'PATCH',
      body: JSON.stringify({ allergies: ['fish'], cooking_skill_level: 'advanced' }),
    })
    expect(saved.ok).toBe(true)
    // A request for salmon would be refused before any provider is called.
    const response = await post({ authorization: `Bearer ${token}` }, { ...REQUEST, ingredients: [] })
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({
      code: 'unsafe_recipe',
      message: expect.stringContaining('fish'),
    })
    const quota = await gateway.app.request('/api/quota', { headers: { authorization: `Bearer ${token}` } })
    expect(await quota.json()).toMatchObject({ limit: 20, used: 0 })
  }, 30_000)

  it('refuses a member who has five recipes saved', async () => {
    const { token } = await signUp('ben@example.com')
    for (let n = 0; n < 5; n += 1) {
      const row = {
        id: crypto.randomUUID(),
        title: `Soup ${n}`,
        ingredients: ['1 leek'],
        instructions: ['Boil.'],
        servings: 2,
      }
      const saved = await asMember(token, 'recipes', { method: 'POST', body: JSON.stringify(row) })
      expect(saved.ok).toBe(true)
    }
    const response = await post({ authorization: `Bearer ${token}` })
    expect(response.status).toBe(403)
    expect(await response.json()).toMatchObject({ code: 'saved_limit' })
  }, 30_000)

  it('accepts no token from another backend', async () => {
    const stranger = `${btoa('{"alg":"HS256"}')}.${btoa('{"sub":"someone","exp":9999999999}')}.c2lnbmF0dXJl`
    for (const token of [stranger, 'nonsense', backend.publishableKey, backend.secretKey])
      expect((await post({ authorization: `Bearer ${token}` })).status).toBe(401)
  }, 30_000)

  it("shows a member's plan to their calendar and their list to another phone, until they end it", async () => {
    const { token } = await signUp('planner@example.com')
    const call = async (name: string, args: object) => {
      const answer = await asMember(token, `rpc/${name}`, { method: 'POST', body: JSON.stringify(args) })
      expect(answer.status, name).toBe(200)
      return answer.json()
    }
    const today = new Date()
    const sinceMonday = (today.getUTCDay() + 6) % 7
    const week = new Date(today.getTime() - sinceMonday * 86_400_000).toISOString().slice(0, 10)
    const [id, dish] = [crypto.randomUUID(), crypto.randomUUID()]
    const recipe = {
      title: 'Turkey chili',
      nutritionalInfo: { carbs: 44, netCarbs: 36 },
      figures: { basis: 'partial', mayAdd: null },
    }
    const slot = { id, day: week, meal: 'Dinner', portion: 0.5, content: { kind: 'dish', dish } }
    const odd = crypto.randomUUID()
    const oddRecipe = {
      title: 'Odd',
      nutritionalInfo: { carbs: 'lots', netCarbs: [] },
      figures: { basis: 7 },
    }
    const oddSlot = {
      id: crypto.randomUUID(),
      day: week,
      meal: 'Lunch',
      portion: 'all',
      content: { kind: 'dish', dish: odd },
    }
    const save = (p_revision: number, slots: object[]) =>
      call('save_meal_plan', {
        p_week: week,
        p_revision,
        p_plan: { version: 1, week, rules: { counts: 'net' }, slots },
        p_dishes: [
          { id: dish, from: { kind: 'model' }, recipe },
          { id: odd, from: { kind: 'model' }, recipe: oddRecipe },
        ],
      })
    const secret = await call('make_calendar_feed', { p_with_carbs: true })
    const feed = async () => {
      const answer = await gateway.app.request(`/api/calendar/${secret}.ics`)
      return [answer.status, (await answer.text()).replaceAll('\r\n ', '')] as const
    }

    await save(0, [slot, oddSlot])
    expect(await feed()).toEqual([
      200,
      expect.stringContaining('Dinner: Turkey chili (at least 18 g net carbs)'),
    ])
    expect((await feed())[1]).toContain('SUMMARY:Lunch: Odd\r\n')
    await save(1, [])
    const [, cancelled] = await feed()
    expect(cancelled).toContain(`UID:${id}@evenplate`)
    expect(cancelled).toMatch(/SEQUENCE:2\r\n[\s\S]*SUMMARY:Dinner\r\n[\s\S]*STATUS:CANCELLED/)
    await call('revoke_calendar_feed', {})
    expect((await feed())[0]).toBe(404)

    const list = {
      week,
      sections: [{ name: 'Dairy', items: [{ key: 'eggs', name: 'Eggs', amount: '6', grams: null }] }],
    }
    const { slug, until } = await call('share_shopping_list', { p_week: week, p_list: list })
    const op = { item: 'eggs', checked: true, at: 7, device: 'another' }
    const mark = () =>
      gateway.app.request(`/api/shared-lists/${slug}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ops: [op, { ...op, item: 'wine' }] }),
      })
    expect(await (await mark()).json()).toEqual({ list, marks: [op], until })
    expect(await call('merge_shopping_marks', { p_week: week, p_ops: [] })).toMatchObject([op])
    await asMember(token, 'shared_lists?week=not.is.null', { method: 'DELETE' })
    expect((await mark()).status).toBe(404)
    expect((await gateway.app.request(`/api/shared-lists/${slug}`)).status).toBe(404)
  }, 30_000)
})

describe('reads from the embedded backend', () => {
  const read = () =>
    new Hono().get(
      '/rest/v1/*',
      readFrom(backend, () => null),
    )
  const proxied = () =>
    new Hono().all(
      '/rest/v1/*',
      proxyTo(backend.url, () => null),
    )

  async function answerOf(site: Hono, method: string, path: string, headers: Record<string, string>) {
    const response = await site.request(`http://localhost:3000/rest/v1/${path}`, { method, headers })
    const { date: _, connection: __, 'keep-alive': ___, ...told } = Object.fromEntries(response.headers)
    return { status: response.status, headers: told, body: await response.text() }
  }

  it('get the same answer without HTTP as over HTTP', async () => {
    const apikey = backend.publishableKey
    const asked: [string, string, Record<string, string>][] = [
      ['GET', 'recipes?select=*&order=created_at.desc,id.asc', { apikey }],
      ['GET', 'recipes?select=id&title=eq.%E2%82%AC%20%26%20more', { apikey, prefer: 'count=exact' }],
      ['HEAD', 'recipes?select=id', { apikey, prefer: 'count=exact' }],
      ['GET', 'rpc/product_limits', { apikey }],
      ['GET', 'recipes?select=id&limit=1', { apikey, accept: 'application/vnd.pgrst.object+json' }],
      ['GET', 'nothing', { apikey }],
      ['GET', 'recipes', {}],
      ['GET', 'recipes', { apikey, authorization: 'Bearer of.no.token' }],
      ['GET', 'recipes', { apikey: backend.secretKey, 'user-agent': 'Mozilla/5.0' }],
    ]
    const statuses = new Set<number>()
    for (const [method, path, headers] of asked) {
      const direct = await answerOf(read(), method, path, headers)
      const { 'content-length': _, ...rest } = (await answerOf(proxied(), method, path, headers)).headers
      const { 'content-length': __, ...own } = direct.headers
      expect(own).toEqual(rest)
      expect({ ...direct, headers: {} }).toEqual({
        ...(await answerOf(proxied(), method, path, headers)),
        headers: {},
      })
      statuses.add(direct.status)
    }
    expect([...statuses].toSorted()).toEqual(expect.arrayContaining([200, 401, 404]))
  })
})
