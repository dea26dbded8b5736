import { AppError } from '@evenplate/domain/errors'
import { recipeEvent, recipeReply } from '@evenplate/domain/recipe-events'
import { afterEach, describe, expect, it } from 'vitest'
import type { Deps } from './deps/deps.ts'
import { houseChef } from './providers/house-chef/index.ts'
import { type FakeOpenAi, startFakeOpenAi } from './testing/fake-openai.ts'
import { eventsOf, openTestGateway } from './testing/open-test-gateway.ts'
import { SALMON, SALMON_REPLY } from './testing/replies.ts'

let openai: FakeOpenAi | undefined
afterEach(() => openai?.close())

async function gateway() {
  openai = await startFakeOpenAi({ reply: SALMON_REPLY })
  return openTestGateway(openai)
}
const usedOf = async ({ app }: ReturnType<typeof openTestGateway>) => {
  const quota = await app.request('/api/quota', { headers: { 'x-guest-id': 'guest-0001' } })
  return ((await quota.json()) as { used: number }).used
}

describe('what was asked for', () => {
  it('is sent first, and how the dish answers it comes with the recipe', async () => {
    const { stream } = await gateway()
    const events = (
      await Array.fromAsync(eventsOf(await stream({ mode: 'free', text: 'salmon for two, under 20 carbs' })))
    ).map((event) => recipeEvent.parse(event))
    const [first] = events
    expect(first).toMatchObject({ event: 'brief' })
    const readings = first?.event === 'brief' ? first.data.readings : []
    expect(readings.map(({ text }) => text)).toEqual(['salmon', 'at most 20 g carbs', 'for 2'])
    const recipe = events.flatMap((event) => (event.event === 'recipe' ? [event.data.recipe] : []))[0]
    expect(recipe?.figures.origin.brief?.readings).toEqual(readings)
    expect(recipe?.figures.origin.brief?.answers).toContainEqual(
      expect.objectContaining({ reading: 'food:salmon', held: true }),
    )
    expect(recipe?.kind).toEqual({
      mealType: 'Dinner',
      dietary: ['low-gi', 'gluten-free', 'dairy-free'],
    })
  })

  it('binds a model: dish, foods, figures, tools, minutes and people are rules in its prompt', async () => {
    const { post } = await gateway()
    await post({
      mode: 'free',
      text: 'slow cooker tacos with "beef", 10 to 20 carbs, in 45 minutes for 6, no oven, maybe avocado',
    })
    const prompt = openai?.requests[0]?.body.messages?.[1]?.content ?? ''
    expect(prompt.slice(prompt.indexOf('MUST KEEP'))).toMatch(
      /it is this dish, not another: "(?:beef )?tacos".*\n- it holds "beef", in a proper amount\n- at least 10 g carbs a serving.*\n- at most 20 g carbs a serving.*\n- prepTime and cookTime together at most 45 minutes\n- exactly 6 servings\n- made with: slow cooker\n- made without: oven\n/,
    )
    expect(prompt).toContain('\nWelcome, not needed: "avocado"\n')
  })

  it('asks no model for what an allergy forbids: the visitor is told, and it costs nothing', async () => {
    const made = await gateway()
    const response = await made.post({
      mode: 'guided',
      mealType: 'Dinner',
      ingredients: [{ name: 'Shrimp' }, { name: 'Salmon' }],
      avoid: 'shellfish',
    })
    expect(await response.json()).toMatchObject({ code: 'cannot_be_done' })
    expect(openai?.requests).toHaveLength(0)
    expect(await usedOf(made)).toBe(0)
  })
})

describe('what cannot be cooked', () => {
  it.each([
    ['hello there my friend', 'not_understood'],
    ['dinner with flurbs', 'not_understood'],
    ['je voudrais un dîner rapide avec du poulet', 'not_understood'],
  ])('costs nothing and asks no model: %s', async (text, code) => {
    const open = await gateway()
    const response = await open.post({ mode: 'free', text })
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({
      code,
      obstacles: expect.any(Array),
      ways: expect.any(Array),
    })
    expect(await usedOf(open)).toBe(0)
    expect(openai?.requests).toHaveLength(0)
  })

  it('is reported by a provider that plans, before any quota is taken', async () => {
    const details = {
      obstacles: ['No tacos under 2 g.'],
      ways: [{ label: 'With lettuce, 14 g', choice: 'limit:carbs:at-most:14' }],
    }
    const chef: Deps['provider'] = {
      ...houseChef(),
      plan() {
        throw new AppError('cannot_be_done', { details })
      },
    }
    const open = openTestGateway(chef)
    const response = await open.post({ mode: 'free', text: 'tacos under 2 carbs' })
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ code: 'cannot_be_done', ...details })
    expect(await usedOf(open)).toBe(0)
  })

  it('is planned with the seed it is cooked with', async () => {
    const seeds: string[] = []
    const chef = houseChef()
    const open = openTestGateway({
      ...chef,
      plan: ({ seed }) => void seeds.push(seed),
      write(task, signal) {
        seeds.push(task.seed)
        return chef.write(task, signal)
      },
    })
    expect((await open.post({ mode: 'free', text: 'chicken tacos' })).status).toBe(200)
    expect(seeds).toEqual([seeds[0], seeds[0]])
  })

  it('is fixed by a choice, and an invalid choice is refused', async () => {
    const open = await gateway()
    const ask = { mode: 'free', text: 'dinner with flurbs' }
    expect((await open.post({ ...ask, choices: ['drop:unknown:flurbs'] })).status).toBe(200)
    const refused = await open.post({ ...ask, choices: ['drop:food:salmon'] })
    expect(refused.status).toBe(400)
    expect(await refused.json()).toMatchObject({ code: 'invalid_request', field: 'choices' })
  })
})

describe('the recipe of a guest', () => {
  it('has its kind even if no meal or diet was chosen', async () => {
    const { post } = await gateway()
    const { recipe } = recipeReply.parse(
      await (await post({ mode: 'free', text: 'salmon and broccoli' })).json(),
    )
    expect(recipe.title).toBe(SALMON.title)
    expect(recipe.kind?.mealType).toBe('Dinner')
    expect(recipe.kind?.dietary).toContain('gluten-free')
  })
})
