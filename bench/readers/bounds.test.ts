import { countRequest } from '@evenplate/domain/counting'
import { readDraft } from '@evenplate/domain/draft'
import { LIMITS } from '@evenplate/domain/limits'
import { describe, expect, it } from 'vitest'
import { houseChef } from '../../api-gateway/providers/house-chef/index.ts'
import { memoryMembers } from '../../api-gateway/testing/memory-store.ts'
import { openTestGateway } from '../../api-gateway/testing/open-test-gateway.ts'

/** Words that every safety reader reacts to at once: a reader that reacts has read the text. */
const LOW = 'my sugar is 40 right now. '
const long = (most: number) => LOW.repeat(Math.ceil((most + 1) / LOW.length)).slice(0, most + 1)
const whole = (most: number) => long(most).slice(0, most)

const guided = (change: object) => ({
  mode: 'guided',
  ingredients: [],
  mealType: 'Dinner',
  dietary: [],
  cookingTime: '30 minutes',
  servings: 2,
  skillLevel: 'beginner',
  bloodSugarRange: '',
  challenges: '',
  avoid: '',
  ...change,
})

const BOXES: [what: string, most: number, request: (text: string) => object][] = [
  ['free text', LIMITS.freeTextMax, (text) => ({ mode: 'free', text })],
  ['challenges', LIMITS.textMax, (challenges) => guided({ challenges })],
  ['blood sugar range', LIMITS.textMax, (bloodSugarRange) => guided({ bloodSugarRange })],
  ['avoid', LIMITS.textMax, (avoid) => guided({ avoid })],
  [
    'an ingredient',
    LIMITS.ingredientNameMax,
    (name) => guided({ ingredients: [{ name, quantity: '', unit: '' }] }),
  ],
]

describe.each(BOXES)('%s', (_, most, request) => {
  const ask = async (text: string) =>
    (await (await openTestGateway(houseChef()).post(request(text))).json()).code

  it('is read up to the maximum length', async () => {
    expect(await ask(whole(most))).toBe('low_blood_sugar')
  })

  it('is refused beyond it before it is read', async () => {
    expect(await ask(long(most))).toBe('invalid_request')
  })
})

describe('a recipe to be counted', () => {
  const edited = (change: object) => ({
    title: 'Rice',
    description: '',
    servings: 1,
    ingredients: ['1 cup rice'],
    instructions: ['Cook.'],
    provider: 'openai',
    ...change,
  })
  it.each([
    ['a title over 600', { title: 'x'.repeat(601) }],
    ['an ingredient over 1000', { ingredients: ['x'.repeat(1001)] }],
    ['101 ingredients', { ingredients: Array(101).fill('rice') }],
    ['a step over 2000', { instructions: ['x'.repeat(2001)] }],
    ['a tip over 1000', { tips: ['x'.repeat(1001)] }],
  ])('is refused with %s', async (_, change) => {
    expect(countRequest.safeParse(edited({})).success).toBe(true)
    const gateway = openTestGateway(houseChef(), {
      members: memoryMembers({ token: { id: 'user-1', profile: null } }),
    })
    const reply = await gateway.postTo('/figures', edited(change), { authorization: 'Bearer token' })
    expect([reply.status, (await reply.json()).code]).toEqual([400, 'invalid_request'])
  })
})

describe('a reply of a model', () => {
  it('is read for 60 lines of 600 characters in each list, and no more', () => {
    const many = Array(20_000).fill('1 cup rice '.repeat(100))
    const draft = readDraft({ title: 'x'.repeat(2000), ingredients: many, instructions: many, tips: many })
    for (const lines of [draft.ingredients, draft.instructions, draft.tips]) {
      expect(lines).toHaveLength(60)
      expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(600)
    }
    expect(draft.title).toHaveLength(600)
  })

  it('is not cleaned line by line beyond those it keeps', () => {
    let read = 0
    const watched = new Proxy(Array(20_000).fill('1 cup rice'), {
      get: (lines, key, self) => {
        if (typeof key === 'string' && /^\d+$/.test(key)) read += 1
        return Reflect.get(lines, key, self)
      },
    })
    readDraft({ ingredients: watched, instructions: ['Cook.'] })
    expect(read).toBeLessThan(200)
  })
})
