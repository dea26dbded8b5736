import { profileWith } from '@evenplate/domain/testing/profile-with'
import { figuresOf } from '@evenplate/nutrition/figures/figures'
import { describe, expect, it } from 'vitest'
import { houseChef } from './providers/house-chef/index.ts'
import { memoryMembers, memorySharedRecipes } from './testing/memory-store.ts'
import { openTestGateway } from './testing/open-test-gateway.ts'

const MEMBER = { authorization: 'Bearer token' }
const PROFILE = profileWith({
  dietary_preferences: ['vegetarian'],
  allergies: ['nuts'],
})
const EDITED = {
  title: 'Rice bowl',
  description: 'A bowl.',
  servings: 2,
  ingredients: ['2 cups cooked white rice', '<b>1 tablespoon</b> peanut butter', ' '],
  instructions: ['Stir.'],
  provider: 'house-chef',
}

const open = (rows: Record<string, unknown> = {}) =>
  openTestGateway(houseChef(), {
    members: memoryMembers({ token: { id: 'user-1', profile: PROFILE } }),
    sharedRecipes: memorySharedRecipes(rows),
  })

describe('an edited recipe', () => {
  it('is counted again from its ingredients, and keeps none of the model’s claims', async () => {
    const reply = await (await open().postTo('/figures', EDITED, MEMBER)).json()
    const counted = figuresOf({
      ingredients: ['2 cups cooked white rice', '1 tablespoon peanut butter'],
      servings: 2,
      claimed: reply.figures.claimed,
    })
    expect(reply.figures).toMatchObject({ perServing: counted.perServing, lines: counted.lines })
    expect(reply.figures.claimed).toEqual({ carbs: null, differs: false })
    expect(reply.figures.perServing.carbs).toBeGreaterThan(40)
  })

  it('is checked against the member’s profile, in words for the page', async () => {
    const reply = await (await open().postTo('/figures', EDITED, MEMBER)).json()
    expect(reply.conflicts).toEqual([{ rule: 'nuts allergy', term: 'peanut butter' }])
    expect(reply.figures.origin).toMatchObject({
      checked: ['vegetarian'],
      fromProfile: ['vegetarian'],
      conflicts: reply.conflicts,
    })
  })

  it('is checked by its visible words, not by markup that nobody sees', async () => {
    const marked = { ...EDITED, ingredients: ['2 cups rice'], instructions: ['<img alt="peanuts">Stir.'] }
    const reply = await (await open().postTo('/figures', marked, MEMBER)).json()
    expect(reply.conflicts).toEqual([])
  })

  it('is for members', async () => {
    expect((await open().postTo('/figures', EDITED)).status).toBe(401)
  })

  it.each([
    ['ingredients', { ingredients: [] }],
    ['ingredients', { ingredients: ['  ', '<br>'] }],
    ['servings', { servings: 0 }],
    ['instructions', { instructions: Array(101).fill('Stir.') }],
  ])('names the invalid field: %s', async (field, change) => {
    const reply = await open().postTo('/figures', { ...EDITED, ...change }, MEMBER)
    expect([reply.status, (await reply.json()).field]).toEqual([400, field])
  })

  it('may be as long as the database allows', async () => {
    const long = {
      ...EDITED,
      ingredients: Array(100).fill('1 cup cooked white rice '.padEnd(1000, 'x')),
      instructions: Array(100).fill('Stir.'.padEnd(2000, '.')),
    }
    expect((await open().postTo('/figures', long, MEMBER)).status).toBe(200)
  })

  it('does not block others: of sixty at once two are counted, and other requests are answered meanwhile', async () => {
    const gateway = open()
    const long = (at: number) => ({
      ...EDITED,
      ingredients: Array.from({ length: 100 }, (_, i) => `${i + at} cups cooked rice and beans, chopped`),
      instructions: Array.from({ length: 100 }, (_, i) => `Stir ${i + at} almonds into the rice. `.repeat(9)),
    })
    let counting = 60
    const counts = Array.from({ length: 60 }, async (_, at) => {
      const reply = await gateway.postTo('/figures', long(at), MEMBER)
      counting -= 1
      return {
        status: reply.status,
        wait: reply.headers.get('retry-after'),
        said: (await reply.json()).message,
      }
    })
    let answered = 0
    while (counting > 0) {
      expect((await gateway.app.request('/api/health')).status).toBe(200)
      if (counting > 0) answered += 1
      await new Promise((resolve) => setImmediate(resolve))
    }
    const found = await Promise.all(counts)
    expect(found.filter(({ status }) => status === 200)).toHaveLength(2)
    const refused = found.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(58)
    expect(new Set(refused.map(({ wait }) => wait))).toEqual(new Set(['2']))
    expect(refused[0]?.said).toMatch(/^We are still counting/)
    expect(answered).toBeGreaterThan(1)
  })
})

const SLUG = '00112233445566778899aabbccddeeff'
const ROW = {
  title: 'Rice <script>alert(1)</script>bowl',
  description: 'See https://evil.example now',
  ingredients: ['2 cups cooked white rice'],
  instructions: ['Stir.', '[Click](javascript:alert(1))'],
  tips: [],
  prep_time: 5,
  cook_time: 10,
  servings: 2,
  meal_type: 'dinner',
  dietary_type: ['vegan'],
  calories: 1,
  carb_count: 1,
  fiber_count: 1,
  net_carb_count: 0,
  protein_count: 1,
  fat_count: 1,
  figures: null as unknown,
  created_at: '2026-11-01T08:00:00+00:00',
  updated_at: '2026-11-02T08:00:00+00:00',
}

const shared = async (row: object, slug = SLUG) => {
  const reply = await open({ [SLUG]: row }).postTo('/shared-recipes', { slug })
  return { status: reply.status, recipe: reply.status === 200 ? (await reply.json()).recipe : null }
}

describe('a public recipe', () => {
  it('shows numbers we counted, whatever its owner wrote', async () => {
    const { figures } = await (await open().postTo('/figures', EDITED, MEMBER)).json()
    const forged = {
      ...figures,
      basis: 'computed',
      perServing: { ...figures.perServing, carbs: 1, glycemicLoad: 0 },
      impact: 'Low',
      origin: {
        provider: 'house-chef',
        notice: 'Cures diabetes',
        notes: ['Eat more'],
        checked: ['nuts allergy'],
      },
    }
    const { recipe } = await shared({ ...ROW, figures: forged })
    expect(recipe.figures.perServing.carbs).toBeGreaterThan(40)
    expect(recipe.figures.impact).toBe('High')
    expect(recipe.figures.origin).toEqual({
      provider: 'house-chef',
      notice: houseChef().notice,
      notes: [],
      checked: [],
      fromProfile: [],
      care: [],
    })
  })

  it('is text, with no markup, script or link', async () => {
    const { recipe } = await shared(ROW)
    expect(recipe.title).toBe('Rice bowl')
    expect(JSON.stringify(recipe)).not.toMatch(/<script|https?:|javascript:/i)
  })

  it('that someone brought links to its source on the web, and says that its text is not shared', async () => {
    const source = { name: 'Some <b>Blog</b>', url: 'https://blog.example/rice', author: null }
    const withheld = { ...ROW, description: '', instructions: [], tips: [], source }
    const { recipe } = await shared(withheld)
    expect(recipe.brought.source).toEqual({ ...source, name: 'Some Blog' })
    expect(recipe.instructions).toEqual([expect.stringMatching(/not shared here/)])
    for (const url of ['javascript:alert(1)', 'https://a.example/"><script>'])
      expect((await shared({ ...withheld, source: { ...source, url } })).recipe.brought).toBeUndefined()
  })

  it('marks figures as the model’s own if nothing can be counted', async () => {
    const { figures } = await (await open().postTo('/figures', EDITED, MEMBER)).json()
    const row = { ...ROW, ingredients: ['2 cups frobnicated quux'], carb_count: 12 }
    const { recipe } = await shared({ ...row, figures: { ...figures, basis: 'model' } })
    expect(recipe.figures).toMatchObject({ basis: 'model', perServing: { carbs: 12 } })
    const { recipe: silent } = await shared(row)
    expect(silent.figures.perServing.carbs).toBeNull()
  })

  it('is found only by its whole slug', async () => {
    expect((await shared(ROW, SLUG.slice(1))).status).toBe(404)
    expect((await shared(ROW, SLUG.toUpperCase())).status).toBe(404)
    expect((await shared(ROW, 'f'.repeat(32))).status).toBe(404)
  })
})
