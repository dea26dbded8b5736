import { recipeReply } from '@evenplate/domain/recipe-events'
import { profileWith } from '@evenplate/domain/testing/profile-with'
import { afterEach, describe, expect, it } from 'vitest'
import { type FakeOpenAi, startFakeOpenAi } from './testing/fake-openai.ts'
import { memoryMembers, memoryQuotas } from './testing/memory-store.ts'
import { openTestGateway } from './testing/open-test-gateway.ts'
import { GUIDED, SALMON, SALMON_REPLY, salmonWith } from './testing/replies.ts'

let openai: FakeOpenAi
afterEach(() => openai?.close())

async function gateway(reply = SALMON_REPLY, overrides?: Parameters<typeof openTestGateway>[1]) {
  openai = await startFakeOpenAi({ reply })
  return openTestGateway(openai, overrides)
}

const PROFILE = profileWith({
  name: 'Ana',
  dietary_preferences: ['dairy-free'],
  health_conditions: ['prediabetes'],
  allergies: ['nuts'],
  cooking_skill_level: 'beginner',
  household_size: 2,
})
const MEMBER = '6f9b1f2e-3f57-4a0e-9c55-0c1f6f0f7a11'

describe('a guest who asks for a recipe', () => {
  it('gets the model’s dish with our figures', async () => {
    const { post } = await gateway()
    const response = await post(GUIDED)
    expect(response.status).toBe(200)
    const { recipe, quota } = recipeReply.parse(await response.json())
    expect(recipe).toMatchObject({
      title: SALMON.title,
      ingredients: SALMON.ingredients,
      instructions: SALMON.instructions,
      tips: SALMON.bloodSugarTips,
      servings: 2,
    })
    expect(recipe.figures.basis).toBe('computed')
    expect(recipe.nutritionalInfo.carbs).toBe(recipe.figures.perServing.carbs)
    expect(recipe.nutritionalInfo.carbs).not.toBe(SALMON.nutritionalInfo.carbs)
    expect(recipe.nutritionalInfo.glycemicLoad).toBe(recipe.figures.impact)
    expect(recipe.figures.origin).toMatchObject({ provider: 'openai', checked: [] })
    expect(quota).toMatchObject({ limit: 3, used: 1, remaining: 2 })
    expect(quota.resetAt).toMatch(/T00:00:00\.000Z$/)
  })

  it('is asked to register on the fourth recipe, and learns when to come back', async () => {
    const { post } = await gateway()
    for (let n = 1; n <= 3; n += 1) expect((await post(GUIDED)).status).toBe(200)
    const fourth = await post(GUIDED)
    expect(fourth.status).toBe(429)
    expect(await fourth.json()).toMatchObject({
      code: 'guest_limit',
      message: "You've reached your daily recipe limit",
      quota: { limit: 3, used: 3, remaining: 0 },
    })
    expect(Number(fourth.headers.get('retry-after'))).toBeLessThanOrEqual(24 * 3600)
    expect(Number(fourth.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(openai.requests).toHaveLength(3)
  })

  it('does not get more by changing only the guest id or dropping only the cookie', async () => {
    const { app, post } = await gateway()
    for (const id of ['guest-aaaa', 'guest-bbbb', 'guest-cccc'])
      expect((await post(GUIDED, { 'x-guest-id': id })).status).toBe(200)
    expect((await post(GUIDED, { 'x-guest-id': 'guest-dddd' })).status).toBe(429)
    const noCookie = () =>
      app.request('/api/recipes', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-guest-id': 'guest-eeee' },
        body: JSON.stringify(GUIDED),
      })
    for (let n = 1; n <= 3; n += 1) expect((await noCookie()).status).toBe(200)
    expect((await noCookie()).status).toBe(429)
  })

  it('cannot forge a cookie', async () => {
    const { app } = await gateway()
    const forged = await app.request('/api/quota', {
      headers: { 'x-guest-id': 'guest-0001', cookie: 'evenplate_guest=mine.c2lnbmVk' },
    })
    expect(forged.headers.get('set-cookie')).not.toContain('mine')
  })

  it('gets a cookie no script can read', async () => {
    const { app } = await gateway(SALMON_REPLY, { settings: { secureCookies: true } })
    const cookie = (await app.request('/api/quota', { headers: { 'x-guest-id': 'guest-0001' } })).headers.get(
      'set-cookie',
    )
    expect(cookie).toMatch(
      /^evenplate_guest=[^;]+; Max-Age=172800; Path=\/api; HttpOnly; Secure; SameSite=Lax$/,
    )
  })

  it('shares one address with everyone at home', async () => {
    const { post } = await gateway(SALMON_REPLY, { settings: { guestAddressLimit: 2 } })
    expect((await post(GUIDED, { 'x-guest-id': 'guest-aaaa' })).status).toBe(200)
    expect((await post(GUIDED, { 'x-guest-id': 'guest-bbbb' })).status).toBe(200)
    expect((await post(GUIDED, { 'x-guest-id': 'guest-cccc' })).status).toBe(429)
  })

  it('is stored in the database only as hashes', async () => {
    const { post, quotas } = await gateway()
    await post(GUIDED)
    expect(JSON.stringify(quotas.rows[0]?.subject)).not.toMatch(/guest-0001|203\.0\.113/)
  })

  it('sees the same numbers at /api/quota', async () => {
    const { app, post } = await gateway()
    await post(GUIDED)
    const quota = await app.request('/api/quota', { headers: { 'x-guest-id': 'guest-0001' } })
    expect(await quota.json()).toMatchObject({ limit: 3, used: 1, remaining: 2 })
  })
})

describe('a member who asks for a recipe', () => {
  const members = memoryMembers({ 'good-token': { id: MEMBER, profile: PROFILE } })
  const signedIn = { authorization: 'Bearer good-token' }

  it('has allergies, conditions, diets and skill read from the profile, whatever the request says', async () => {
    const { post } = await gateway(SALMON_REPLY, { members })
    const response = await post({ ...GUIDED, skillLevel: 'advanced', allergies: [] }, signedIn)
    const { recipe, quota } = recipeReply.parse(await response.json())
    expect(recipe.figures.origin.checked).toEqual(['nuts allergy', 'dairy-free'])
    expect(recipe.figures.origin.fromProfile).toEqual(['nuts allergy', 'dairy-free'])
    expect(recipe.figures.origin.care).toEqual([])
    expect(quota.limit).toBe(20)
    const prompt = openai.requests[0]?.body.messages?.[1]?.content
    expect(prompt).toContain('nuts allergy')
    expect(prompt).toContain('"prediabetes"')
    expect(prompt).toContain('Skill level: beginner')
    expect(response.headers.get('set-cookie')).toBeNull()
  })

  it('sees what came from the profile, what came from the request, and what to watch for', async () => {
    const pregnant = { ...PROFILE, health_conditions: ['gestational-diabetes' as const] }
    const { post } = await gateway(SALMON_REPLY, {
      members: memoryMembers({ 'good-token': { id: MEMBER, profile: pregnant } }),
    })
    const response = await post({ ...GUIDED, avoid: 'mushrooms' }, signedIn)
    const { origin } = recipeReply.parse(await response.json()).recipe.figures
    expect(origin.checked).toContain('no mushrooms')
    expect(origin.fromProfile).toEqual(origin.checked.filter((rule) => rule !== 'no mushrooms'))
    expect(origin.fromProfile).toEqual(expect.arrayContaining(['nuts allergy', 'no alcohol', 'no raw fish']))
    expect(origin.care.at(-1)).toMatch(/^In pregnancy, cook eggs, meat and fish all the way through/)
    expect(openai.requests[0]?.body.messages?.[1]?.content).toContain('- without "alcohol"')
  })

  it('is never treated as a guest when the token is invalid', async () => {
    const { post } = await gateway(SALMON_REPLY, { members })
    for (const authorization of ['Bearer old-token', 'Bearer', 'Basic x', '']) {
      const response = await post(GUIDED, { authorization })
      expect(response.status).toBe(401)
      expect(await response.json()).toEqual({ code: 'unauthorized', message: 'Please sign in again.' })
    }
    expect(openai.requests).toHaveLength(0)
  })

  it('gets no recipe when the profile cannot be read: it might list an allergy', async () => {
    const broken = { ...members, profile: () => Promise.reject(new Error('row level security says no')) }
    const { post, quotas } = await gateway(SALMON_REPLY, { members: broken })
    const response = await post(GUIDED, signedIn)
    expect(response.status).toBe(500)
    expect(await response.json()).toMatchObject({ code: 'unexpected' })
    expect(openai.requests).toHaveLength(0)
    expect(quotas.rows).toHaveLength(0)
  })

  it('with five saved recipes is refused', async () => {
    const { post } = await gateway(SALMON_REPLY, {
      members,
      quotas: memoryQuotas({ saved: { [MEMBER]: 5 } }),
    })
    const response = await post(GUIDED, signedIn)
    expect(response.status).toBe(403)
    expect(await response.json()).toMatchObject({
      code: 'saved_limit',
      message: "You've reached your limit of free recipes",
    })
  })

  it('with a high load and a condition is offered a lighter dish once', async () => {
    const heavy = {
      ingredients: ['400 g white rice', '100 g salmon fillet'],
      instructions: ['Boil the rice with the salmon.'],
    }
    openai = await startFakeOpenAi({ script: [{ say: salmonWith(heavy) }, { say: SALMON_REPLY }] })
    const { post } = openTestGateway(openai, { members })
    const { recipe } = recipeReply.parse(await (await post(GUIDED, signedIn)).json())
    expect(recipe.title).toBe(SALMON.title)
    expect(recipe.ingredients).toEqual(SALMON.ingredients)
  })
})

describe('an invalid request', () => {
  it.each([
    ['a free text of 9 characters', { mode: 'free', text: '  123456789   ' }, 400, 'text'],
    ['no meal type', { mode: 'guided' }, 400, 'mealType'],
    ['no mode', {}, 400, 'mode'],
    [
      'an ingredient without name',
      { ...GUIDED, ingredients: [{ quantity: '1' }] },
      400,
      'ingredients.0.name',
    ],
    ['no object', '[]', 400, 'mode'],
  ])('%s is refused with the field named', async (_, body, status, field) => {
    const { post, quotas } = await gateway()
    const response = await post(body)
    expect(response.status).toBe(status)
    expect(await response.json()).toEqual({ code: 'invalid_request', message: expect.any(String), field })
    expect(quotas.rows).toHaveLength(0)
  })

  it.each([
    ['broken JSON', '{"mode":', {}, 400, 'invalid_request'],
    ['a body over 32 KB', JSON.stringify({ ...GUIDED, avoid: 'x'.repeat(33_000) }), {}, 413, 'too_large'],
    [
      'a form',
      'mode=guided',
      { 'content-type': 'application/x-www-form-urlencoded' },
      415,
      'unsupported_media',
    ],
    ['no content type', '{}', { 'content-type': '' }, 415, 'unsupported_media'],
  ])('%s is refused', async (_, body, headers, status, code) => {
    const { post } = await gateway()
    const response = await post(body, headers)
    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject({ code })
  })

  it.each(['', 'short', 'spaces are no good', 'x'.repeat(65)])(
    'a guest id like “%s” is refused, with the field named',
    async (id) => {
      const { post } = await gateway()
      const response = await post(GUIDED, { 'x-guest-id': id })
      expect(response.status).toBe(400)
      expect(await response.json()).toMatchObject({ code: 'invalid_request', field: 'x-guest-id' })
    },
  )

  it.each([
    ['GET', '/api/recipes', 405, 'method_not_allowed'],
    ['DELETE', '/api/quota', 405, 'method_not_allowed'],
    ['GET', '/api/nothing', 404, 'not_found'],
    ['GET', '/api', 404, 'not_found'],
    ['GET', '/elsewhere', 404, 'not_found'],
  ])('%s %s gets an answer in JSON', async (method, path, status, code) => {
    const { app } = await gateway()
    const response = await app.request(path, { method })
    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject({ code, message: expect.any(String) })
    if (status === 405) expect(response.headers.get('allow')).toBeTruthy()
  })
})

describe('someone who may be in danger', () => {
  it.each([
    [{ mode: 'free', text: "I'm at 52 and shaky, dinner?" }, 'low_blood_sugar'],
    [{ ...GUIDED, bloodSugarRange: '3.2 mmol right now' }, 'low_blood_sugar'],
    [{ mode: 'free', text: 'Pasta, and how many units should I take for this?' }, 'dosing_question'],
  ])('is answered before identity, quota or any model', async (body, code) => {
    const { post, quotas } = await gateway()
    const response = await post(body, { authorization: 'Bearer expired' })
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ code })
    expect(openai.requests).toHaveLength(0)
    expect(quotas.rows).toHaveLength(0)
  })
})

describe('every response', () => {
  it('is neither cached nor sniffed', async () => {
    const { app, post } = await gateway()
    for (const response of [
      await app.request('/api/health'),
      await post(GUIDED),
      await post({}),
      await app.request('/api/x'),
    ]) {
      expect(response.headers.get('cache-control')).toBe('no-store')
      expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    }
  })

  it('leaves no trace of the request in the log', async () => {
    const { app, post, log } = await gateway()
    await post({ mode: 'free', text: 'Salmon for my gestational diabetes' })
    await post({ ...GUIDED, avoid: 'peanuts' }, { 'idempotency-key': 'key-of-mine' })
    await app.request('/api/my-secret-path')
    expect(log.length).toBeGreaterThan(3)
    expect(JSON.stringify(log)).not.toMatch(
      /salmon|gestational|peanuts|guest-0001|key-of-mine|203\.0|secret/i,
    )
  })
})
