import { LIMITS } from '@evenplate/domain/limits'
import type { Recipe } from '@evenplate/domain/recipe'
import { profileWith } from '@evenplate/domain/testing/profile-with'
import { daysOf } from '@evenplate/meal-plan/dates'
import {
  type CandidatesReply,
  candidatesReply,
  type FillReply,
  fillReply,
  fillRequest,
} from '@evenplate/meal-plan/fill'
import type { MEALS } from '@evenplate/meal-plan/rules'
import { violationsIn, violationsInProse } from '@evenplate/nutrition/rules/rules'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { keyedHash, secretsFrom } from './identity/keyed-hash.ts'
import { houseChef } from './providers/house-chef/index.ts'
import { memoryMembers, memoryPlanFills } from './testing/memory-store.ts'
import { openTestGateway } from './testing/open-test-gateway.ts'

const MEMBER = { authorization: 'Bearer token' }
const planFills = memoryPlanFills()
/** How the gateway counts the guest of these tests. */
const GUEST = {
  kind: 'guest' as const,
  guest: keyedHash(secretsFrom('test secret').hash, 'guest', 'guest-0001'),
  cookie: '',
  address: null,
}
const PROFILE = profileWith({ health_conditions: ['diabetes-type-1'], allergies: ['nuts'] })
// One gateway for all tests: its dishes are cooked and counted once.
const gateway = openTestGateway(houseChef(), {
  members: memoryMembers({ token: { id: 'user-1', profile: PROFILE } }),
  planFills,
})
beforeEach(() => planFills.used.clear())

const WEEK = '2026-11-23'
const around = (carbs: number, tolerance: number) => ({ carbs, tolerance })
const RULES = {
  budgets: { Breakfast: around(30, 5), Lunch: around(45, 7), Dinner: around(45, 7), Snacks: null },
  dietary: ['vegetarian'],
  allergies: ['nuts'],
  minutes: [30, 30, 30, 30, 30, null, null],
}
const slot = (day: number, meal: (typeof MEALS)[number], change: object = {}) => ({
  id: `${meal}-${day}`,
  day: daysOf(WEEK)[day],
  meal,
  content: null,
  ...change,
})
const SLOTS = daysOf(WEEK).flatMap((_, day) =>
  (['Breakfast', 'Lunch', 'Dinner'] as const).map((meal) => slot(day, meal)),
)
const BODY = { week: WEEK, rules: RULES, slots: SLOTS, seed: 7 }
const DINNER = { ...BODY, slots: [slot(0, 'Dinner')] }

const post = (path: string, body: unknown, headers = {}) =>
  gateway.postTo(`/meal-plans/${path}`, body, headers)
async function filled(body: object, headers = {}): Promise<FillReply> {
  const reply = await post('fill', body, headers)
  expect(reply.status, await reply.clone().text()).toBe(200)
  return fillReply.parse(await reply.json())
}
const dishOf = ({ dishes }: FillReply, at: FillReply['slots'][number] | undefined) =>
  dishes.find(({ id }) => at?.content?.kind === 'dish' && id === at.content.dish)

/** A saved recipe as its page sends it, with made-up figures. */
const sent = (ingredients: string[], change: object = {}): Recipe =>
  ({
    title: 'My Bowl',
    description: 'A bowl.',
    prepTime: 5,
    cookTime: 10,
    servings: 2,
    ingredients,
    instructions: ['Cook everything until done.'],
    tips: [],
    nutritionalInfo: { glycemicLoad: null },
    kind: { mealType: 'Dinner', dietary: [] },
    figures: { perServing: { carbs: 45 }, lines: [], origin: { provider: 'openai', notice: 'mine' } },
    ...change,
  }) as unknown as Recipe
const LENTILS = ['2 cups cooked lentils', '1 cup cooked white rice', '1 tbsp olive oil']

describe('a week that a guest has filled', () => {
  it('has a real, whole dish in every slot, counted here and within the rules', async () => {
    const reply = await filled(BODY)
    expect(reply.left).toBe(LIMITS.guestPlanFillsPerDay - 1)
    expect(reply.slots.map(({ id }) => id)).toEqual(SLOTS.map(({ id }) => id))
    expect(reply.slots.filter(({ content }) => content === null)).toEqual([])
    expect(reply.alsoKept).toBeUndefined()
    const rules = { allergies: ['nuts' as const], diets: ['vegetarian' as const], avoid: [] }
    for (const { recipe, from } of reply.dishes) {
      expect(from.kind).toBe('house-chef')
      const { figures } = recipe
      expect(figures).toMatchObject({ basis: 'computed', swaps: [] })
      expect(figures.lines.map(({ line }) => line)).toEqual(recipe.ingredients)
      expect(figures.origin.checked).toEqual(['nuts allergy', 'vegetarian'])
      expect(recipe.ingredients.flatMap((line) => violationsIn(line, rules))).toEqual([])
      expect(recipe.instructions.flatMap((step) => violationsInProse(step, rules))).toEqual([])
      expect(recipe.instructions.length).toBeGreaterThan(0)
      expect(recipe.servings).toBe(4)
    }
    for (const [at, one] of reply.slots.entries()) {
      const dish = dishOf(reply, one)
      if (!dish) continue
      const carbs = dish.recipe.figures.perServing.carbs! * one.portion
      const { carbs: wish, tolerance } = at % 3 === 0 ? around(30, 5) : around(45, 7)
      const isSaid = reply.shortfalls.some(({ slots }) => slots.includes(one.id))
      expect(isSaid || Math.abs(carbs - wish) <= tolerance + 0.01, `${one.id}: ${carbs} g`).toBe(true)
      expect(one.why).toBeTruthy()
    }
  })

  it('is the same week for the same seed, and another for another', async () => {
    const titles = ({ dishes, slots }: FillReply) => [
      dishes.map(({ recipe }) => recipe.title),
      slots.map(({ portion, why }) => [portion, why]),
    ]
    const first = titles(await filled(BODY))
    expect(titles(await filled(BODY))).toEqual(first)
    expect(titles(await filled({ ...BODY, seed: 8 }))).not.toEqual(first)
  })

  it('never changes a locked slot, and plans around its dish', async () => {
    const dish = { id: 'mine', from: { kind: 'saved', recipe: 'r-1' }, recipe: sent(LENTILS) }
    const locked = slot(1, 'Dinner', { locked: true, content: { kind: 'dish', dish: 'mine' } })
    const reply = await filled({ ...BODY, slots: [slot(0, 'Dinner'), locked], dishes: [dish] })
    expect(reply.slots.map(({ id }) => id)).toEqual(['Dinner-0'])
  })

  it('says why nothing fits, and still fills the rest', async () => {
    const none = { ...RULES, budgets: { ...RULES.budgets, Dinner: around(0, 1) } }
    const reply = await filled({ ...BODY, rules: none, slots: [slot(0, 'Lunch'), slot(0, 'Dinner')] })
    expect(reply.slots.find(({ id }) => id === 'Lunch-0')?.content).not.toBeNull()
    expect(reply.shortfalls.flatMap(({ slots }) => slots)).toContain('Dinner-0')
    expect(reply.shortfalls.map(({ cause }) => cause).join(' ')).toMatch(/Dinner 0 ± 1 g/i)
  })

  it('is refused after ten per day, with a message, and not computed', async () => {
    for (let at = 0; at < LIMITS.guestPlanFillsPerDay; at++)
      expect((await planFills.count(GUEST)) ?? 'none').not.toBe('none')
    const reply = await post('fill', DINNER)
    expect([reply.status, (await reply.json()).message]).toEqual([
      429,
      'You have filled ten weeks today. You can fill more tomorrow.',
    ])
    expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})

describe("a member's week", () => {
  it('follows the allergies of the profile, and says so', async () => {
    const reply = await filled({ ...DINNER, rules: { ...RULES, allergies: [] } }, MEMBER)
    expect(reply.alsoKept).toEqual(['nuts allergy'])
    expect(reply.left).toBe(LIMITS.memberPlanFillsPerDay - 1)
    const { origin } = reply.dishes[0]!.recipe.figures
    expect(origin).toMatchObject({ checked: ['nuts allergy', 'vegetarian'], fromProfile: ['nuts allergy'] })
    expect(origin.care.join(' ')).toMatch(/carbs shown are what we counted/)
  })

  it('contains saved recipes, counted again whatever their figures say', async () => {
    // Sent as a dish of 45 g, which it is not.
    const rules = { ...RULES, budgets: { ...RULES.budgets, Dinner: around(64, 3) } }
    const saved = [{ id: 'r-1', recipe: sent(LENTILS) }]
    const reply = await filled({ ...DINNER, rules, saved, seed: 3 })
    const own = await asked({ ...DINNER, rules, saved })
    const offered = [...reply.dishes, ...own.candidates.map(({ dish }) => dish)].filter(
      ({ from }) => from.kind === 'saved',
    )
    expect(offered.length).toBeGreaterThan(0)
    expect(offered[0]).toMatchObject({
      from: { kind: 'saved', recipe: 'r-1' },
      recipe: { title: 'My Bowl', servings: 2 },
    })
    expect(offered[0]!.recipe.figures.perServing.carbs).toBeGreaterThan(55)
  })
})

async function asked(body: object): Promise<CandidatesReply> {
  const reply = await post('candidates', { slot: 'Dinner-0', ...body })
  expect(reply.status, await reply.clone().text()).toBe(200)
  return candidatesReply.parse(await reply.json())
}

describe('another dish for a slot', () => {
  it('offers three other dishes, and does not count as a fill', async () => {
    const reply = await filled({ ...BODY, slots: [slot(0, 'Dinner'), slot(1, 'Dinner')] })
    const slots = [0, 1].map((day) => slot(day, 'Dinner', { content: reply.slots[day]!.content }))
    const { candidates, left } = await asked({ ...BODY, slots, dishes: reply.dishes })
    expect(left).toBe(LIMITS.guestPlanFillsPerDay - 1)
    const titles = candidates.map(({ dish }) => dish.recipe.title)
    expect(new Set(titles).size).toBe(3)
    expect(titles).not.toContain(dishOf(reply, reply.slots[0])?.recipe.title)
    expect(candidates.every(({ why }) => why.length > 0)).toBe(true)
  })

  it('says how many recipes a model may write today, unless only the house chef cooks', async () => {
    expect(await asked(DINNER)).not.toHaveProperty('recipesLeft')
    const { provider } = gateway.deps
    onTestFinished(() => {
      gateway.deps.provider = provider
    })
    gateway.deps.provider = { ...provider, name: 'openai' }
    expect((await asked(DINNER)).recipesLeft).toBe(LIMITS.guestPerDay)
  })

  it('must be for a slot of the week', async () => {
    const reply = await post('candidates', { ...DINNER, slot: 'nobody' })
    expect(await reply.json()).toMatchObject({ code: 'invalid_request', field: 'slot' })
  })
})

describe('the request', () => {
  const budgets = (Dinner: unknown) => ({
    ...DINNER,
    rules: { ...RULES, budgets: { ...RULES.budgets, Dinner } },
  })
  it.each([
    ['a budget of 500 g', budgets(around(500, 5)), 'rules.budgets.Dinner.carbs', /between 0 and 150/],
    [
      'a budget of "lots"',
      budgets({ carbs: 'lots', tolerance: 5 }),
      'rules.budgets.Dinner.carbs',
      /between 0 and 150/,
    ],
    ['a tolerance of 0 g', budgets(around(45, 0)), 'rules.budgets.Dinner.tolerance', /between 1 and 50/],
    ['a week in the year 1', { ...DINNER, week: '0001-01-01' }, 'week', /choose a day/],
    ['a week that begins on a Tuesday', { ...DINNER, week: '2026-11-24' }, 'week', /on its Monday/],
    [
      'a day of another week',
      { ...DINNER, slots: [slot(0, 'Dinner', { day: '2026-12-01' })] },
      'slots.0.day',
      /day of this week/,
    ],
    [
      'two hundred meals',
      { ...DINNER, slots: Array.from({ length: 200 }, (_, at) => slot(0, 'Snacks', { id: `s${at}` })) },
      'slots',
      /49 meals/,
    ],
    ['one meal twice', { ...DINNER, slots: [slot(0, 'Dinner'), slot(0, 'Dinner')] }, 'slots.1.id', /once/],
    ['no meal', { ...DINNER, slots: [] }, 'slots', /meals of the week/],
    [
      'a thousand plates',
      { ...DINNER, slots: [slot(0, 'Dinner', { plates: 1000 })] },
      'slots.0.plates',
      /0 and 11/,
    ],
    [
      'a third of a portion',
      { ...DINNER, slots: [slot(0, 'Dinner', { portion: 0.33 })] },
      'slots.0.portion',
      /half/,
    ],
    ['an invalid diet', { ...DINNER, rules: { ...RULES, dietary: ['carnivore'] } }, 'rules.dietary.0', /./],
    ['a seed that is not a number', { ...DINNER, seed: 'x' }, 'seed', /number/],
    [
      'a saved recipe without a line',
      { ...DINNER, saved: [{ id: 'r-1', recipe: sent([]) }] },
      'saved.0.recipe.ingredients',
      /at least one/,
    ],
  ])('is checked before anything is done: %s', async (_, body, field, message) => {
    const reply = await post('fill', body)
    const refusal = await reply.json()
    expect({ status: reply.status, ...refusal }).toMatchObject({
      status: 400,
      code: 'invalid_request',
      field,
    })
    expect(refusal.message).toMatch(message)
    expect(planFills.used.size, 'costs nothing').toBe(0)
  })

  it('may contain fields of a newer page, which are not read and not sent back', async () => {
    const reply = await post('fill', {
      ...DINNER,
      later: 'a-later-field',
      rules: { ...RULES, later: 'a-later-field' },
    })
    expect(reply.status).toBe(200)
    expect(await reply.text()).not.toContain('a-later-field')
  })

  it('is at most two megabytes', async () => {
    const reply = await post('fill', { ...DINNER, later: 'x'.repeat(5_000_000) })
    expect([reply.status, (await reply.json()).code]).toEqual([413, 'too_large'])
  })

  it('is answered like anywhere else if it mentions a low', async () => {
    const reply = await post('fill', {
      ...DINNER,
      rules: { ...RULES, avoid: 'my sugar is 52 and I am shaking' },
    })
    expect((await reply.json()).code).toBe('low_blood_sugar')
  })

  it('leaves none of its rules in the log', async () => {
    gateway.log.length = 0
    await filled(DINNER)
    await post('fill', { ...DINNER, rules: { ...RULES, avoid: 'rutabaga', mostLoad: 'rutabaga' } })
    expect(gateway.log.length).toBeGreaterThan(0)
    expect(JSON.stringify(gateway.log)).not.toMatch(/rutabaga|vegetarian|nuts|Dinner|2026-11-23/)
    expect(JSON.stringify(gateway.log)).toContain('/meal-plans/fill')
  })

  it('has the shape shared by page and gateway', () => {
    expect(fillRequest.safeParse(BODY).success).toBe(true)
  })
})
