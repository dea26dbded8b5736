import type { Recipe } from '@evenplate/domain/recipe'
import { type RecipeEvent, recipeEvent, recipeReply } from '@evenplate/domain/recipe-events'
import { profileWith } from '@evenplate/domain/testing/profile-with'
import { afterEach, describe, expect, it } from 'vitest'
import { bowlInstead, bowlWith } from './testing/disobedient-model.ts'
import { type FakeOpenAi, startFakeOpenAi } from './testing/fake-openai.ts'
import { memoryMembers } from './testing/memory-store.ts'
import { eventsOf, openTestGateway } from './testing/open-test-gateway.ts'

let openai: FakeOpenAi
afterEach(() => openai?.close())

type Case = {
  name: string
  asked: string
  /** The model's replies in order; the last is repeated. */
  says: string[]
  calls: number
  /** What the last call must contain, from our count. */
  told?: RegExp
  /** What must never be shown, not even before the dish is whole. */
  never?: RegExp
  kept: (string | RegExp)[]
  missed: (string | RegExp)[]
  ingredients?: string[]
}

const HEAVY = bowlInstead('rice', '400 g cooked white rice')
const CASES: Case[] = [
  {
    name: 'keeps to it',
    asked: 'chicken and white rice with at most 25 g carbs, for two',
    says: [bowlWith()],
    calls: 1,
    kept: [/at most 25 g of carbs: 20 g/, 'You asked for chicken: it is in this dish.'],
    missed: [],
  },
  {
    name: 'forgets a food once',
    asked: 'chicken and white rice with mushrooms',
    says: [bowlWith(), bowlWith({ ingredients: [...bowlInstead('x', null), '1 cup mushrooms'] })],
    calls: 2,
    told: /"mushrooms" must be in it; no ingredient line holds it/,
    kept: [/mushrooms: it is in/],
    missed: [],
  },
  {
    name: 'forgets a food for good, and says that it is in',
    asked: 'chicken and white rice with mushrooms',
    says: [
      bowlWith({
        title: 'Chicken, Rice and Mushroom Bowl',
        instructions: ['Fry the mushrooms and the chicken.'],
      }),
    ],
    calls: 3,
    told: /"mushrooms" must be in it/,
    never: /Bowl|chicken/,
    kept: [/chicken: it is in/],
    missed: [/You asked for mushrooms; it is not in this dish/],
  },
  {
    name: 'exceeds a limit once',
    asked: 'chicken and white rice with at most 25 g carbs',
    says: [bowlWith({ ingredients: HEAVY, title: 'First Bowl' }), bowlWith()],
    calls: 2,
    told: /at most 25 g carbs a serving\. By our count it holds 6\d g\. "400 g cooked white rice" alone brings 5\d g; with the rest as it is, 1\d g are left for it/,
    never: /400 g|First/,
    kept: [/at most 25 g of carbs: 20 g/],
    missed: [],
  },
  {
    name: 'exceeds a limit for good: we take less of the starch',
    asked: 'chicken and white rice with at most 30 g carbs, for two',
    says: [bowlWith({ ingredients: HEAVY, instructions: ['Fry 400 g rice with the chicken.'] })],
    calls: 3,
    never: /400 g|Bowl/,
    kept: [/at most 30 g of carbs: (?:29|30) g/, /rice: it is in/],
    missed: [],
  },
  {
    name: 'exceeds a limit by more than its amounts can mend',
    asked: 'chicken and white rice with at most 10 g carbs, for two',
    says: [bowlWith({ ingredients: HEAVY })],
    calls: 3,
    never: /400 g|Bowl/,
    kept: [/rice: it is in/],
    missed: [/at most 10 g (?:of )?carbs; this has 2\d g/],
  },
  {
    name: 'stays under a target for good: we take more of the starch',
    asked: 'chicken and white rice with about 35 g carbs, for two',
    says: [bowlWith({ ingredients: bowlInstead('rice', '180 g cooked white rice') })],
    calls: 3,
    never: /Bowl/,
    kept: [/about 35 g of carbs: 3[2-8] g/],
    missed: [],
  },
  {
    name: 'cooks another dish, under the name of the one',
    asked: 'butter chicken',
    says: [bowlWith({ title: 'Butter Chicken', ingredients: ['300 g tofu', '2 cups broccoli florets'] })],
    calls: 3,
    told: /It is to be "Butter chicken", which it is not without/i,
    never: /Butter Chicken|tofu/,
    kept: [],
    missed: [/You asked for butter chicken; this dish has no/],
  },
  {
    name: 'hides what cannot be counted',
    asked: 'chicken and white rice with at most 25 g carbs',
    says: [bowlWith({ ingredients: [...bowlInstead('x', null), 'some zorgle'] })],
    calls: 3,
    told: /"some zorgle" could not be counted/,
    never: /zorgle/,
    kept: [/rice: it is in/],
    missed: [/at most 25 g/],
  },
  {
    name: 'cooks for two where it is for six: we take three times as much',
    asked: 'chicken and white rice for 6',
    says: [bowlWith()],
    calls: 1,
    kept: ['You cook for 6: the amounts are for 6.'],
    missed: [],
    ingredients: [
      '900 g chicken breast',
      '300 g cooked white rice',
      expect.stringMatching(/^\d+ g broccoli florets$/),
      expect.stringMatching(/^4\d g olive oil$/),
    ],
  },
  {
    name: 'cooks for two where it is for six, of something without a weight',
    asked: 'chicken and white rice for 6',
    says: [bowlWith({ ingredients: [...HEAVY, 'some zorgle'] })],
    calls: 3,
    told: /It is to serve 6; it serves 2/,
    never: /zorgle/,
    kept: [/rice: it is in/],
    missed: ['You cook for 6; the amounts are for 2.'],
  },
  {
    name: 'takes longer than there is',
    asked: 'chicken and white rice in 20 minutes',
    says: [bowlWith()],
    calls: 3,
    told: /There are 20 minutes in all; it takes 25/,
    never: /Bowl/,
    kept: [/rice: it is in/],
    missed: ['You have 20 minutes; this takes 25.'],
  },
  {
    name: 'turns to a tool that is not there, which only its steps tell',
    asked: 'chicken and white rice, no oven',
    says: [bowlWith({ instructions: ['Preheat the oven.', 'Bake it all for 20 minutes.'] })],
    calls: 3,
    told: /There is no oven; a step uses one/,
    kept: [/rice: it is in/],
    missed: [/You asked for no oven; this uses one/],
  },
]

describe.each(CASES)(
  'a model that $name',
  ({ asked, says, calls, told, never, kept, missed, ingredients }) => {
    const open = async () => {
      openai = await startFakeOpenAi({ script: says.map((say) => ({ say, chunk: 9 })) })
      return openTestGateway(openai)
    }
    const request = { mode: 'free', text: asked }
    const holds = (recipe: Recipe) => {
      const { answers } = recipe.figures.origin.brief!
      const of = (held: boolean) => answers.filter((one) => one.held === held).map(({ text }) => text)
      for (const text of kept) expect(of(true)).toContainEqual(matching(text))
      expect(of(false)).toEqual(missed.map(matching))
      if (ingredients) expect(recipe.ingredients).toEqual(ingredients)
      expect(openai.requests).toHaveLength(calls)
      if (told) expect(openai.requests.at(-1)?.body.messages?.at(-1)?.content).toMatch(told)
    }

    it('is checked while it streams', async () => {
      const { stream, quotas } = await open()
      const events = await all(await stream(request))
      for (const partial of partials(events)) {
        expect(partial.ingredients.length).toBeGreaterThan(0)
        if (never) expect(JSON.stringify(partial)).not.toMatch(never)
      }
      const last = events.at(-2)
      if (last?.event !== 'recipe') throw new Error(`no recipe: ${JSON.stringify(last)}`)
      holds(last.data.recipe)
      expect(quotas.rows).toHaveLength(1)
    })

    it('is checked in one piece', async () => {
      const { post } = await open()
      holds(recipeReply.parse(await (await post(request)).json()).recipe)
    })
  },
)

describe('a second call to the model', () => {
  it('ends the call as soon as the ingredients are there', async () => {
    const bad = bowlWith({ ingredients: HEAVY })
    const upTo = bad.slice(0, bad.indexOf('"instructions"'))
    openai = await startFakeOpenAi({ script: [{ hangAfter: upTo }, { say: bowlWith() }] })
    const { stream } = openTestGateway(openai)
    const events = await all(
      await stream({ mode: 'free', text: 'chicken and white rice, at most 25 g carbs' }),
    )
    expect(events.at(-2)?.event).toBe('recipe')
    await openai.requests[0]?.over
    expect(openai.requests[0]?.left).toBe(true)
  })

  it('waits for the number of servings, without which nothing can be counted', async () => {
    const { servings, ...rest } = JSON.parse(bowlWith({ ingredients: HEAVY }))
    openai = await startFakeOpenAi({
      script: [
        { say: JSON.stringify({ ...rest, servings }), chunk: 9 },
        { say: bowlWith(), chunk: 9 },
      ],
    })
    const { stream } = openTestGateway(openai)
    const events = await all(
      await stream({ mode: 'free', text: 'chicken and white rice, at most 25 g carbs' }),
    )
    expect(JSON.stringify(partials(events))).not.toContain('400 g')
    expect(partials(events).length).toBeGreaterThan(0)
  })

  it('is not a retry: failures that may pass are still retried', async () => {
    const bad = bowlWith({ ingredients: HEAVY })
    openai = await startFakeOpenAi({
      script: [{ say: bad }, { status: 503 }, { say: bad }, { status: 503 }, { say: bowlWith() }],
    })
    const { post } = openTestGateway(openai)
    const response = await post({ mode: 'free', text: 'chicken and white rice, at most 25 g carbs' })
    expect(response.status).toBe(200)
    expect(openai.requests).toHaveLength(5)
  })

  it('is not the provider’s fault: calls that we ended do not open the breaker', async () => {
    openai = await startFakeOpenAi({ reply: bowlWith({ ingredients: HEAVY }) })
    const { post, log } = openTestGateway(openai)
    for (let n = 0; n < 3; n += 1)
      expect((await post({ mode: 'free', text: 'chicken and white rice, at most 25 g carbs' })).status).toBe(
        200,
      )
    expect(openai.requests).toHaveLength(9)
    expect(log.filter(([event]) => event !== 'request')).toHaveLength(3)
  })

  it.each([
    ['too heavy, then misses: the heavy one, which kept to it', 0, ['Rice Supper', 2]],
    ['misses twice, then is heavy: the heavy one', 2, ['Rice Supper', 3]],
  ])('%s', async (_, at, [title, calls]) => {
    const heavy = bowlWith({ title, ingredients: HEAVY })
    const misses = bowlWith({ ingredients: bowlInstead('rice', null) })
    const script = [misses, misses].toSpliced(at, 0, heavy).map((say) => ({ say }))
    openai = await startFakeOpenAi({ script })
    const members = memoryMembers({ token: { id: 'member-1', profile: WATCHFUL } })
    const { post } = openTestGateway(openai, { members })
    const response = await post(
      { mode: 'free', text: 'chicken and white rice' },
      { authorization: 'Bearer token' },
    )
    expect(recipeReply.parse(await response.json()).recipe.title).toBe(title)
    expect(openai.requests).toHaveLength(Number(calls))
  })

  it('a broken rule counts toward the three calls, and is refused if the last still breaks it', async () => {
    const bad = bowlWith({ ingredients: HEAVY })
    const peanuts = bowlWith({ ingredients: ['2 tbsp peanut butter'] })
    openai = await startFakeOpenAi({
      script: [{ say: bad }, { say: bad }, { say: peanuts }, { say: bowlWith() }],
    })
    const { post, quotas } = openTestGateway(openai)
    const response = await post({
      mode: 'free',
      text: 'chicken and white rice, at most 25 g carbs, no peanuts',
    })
    expect(await response.json()).toMatchObject({ code: 'unsafe_recipe' })
    expect(openai.requests).toHaveLength(3)
    expect(quotas.rows).toHaveLength(0)
  })

  it('what the rules exclude is reported before a model is asked, and costs nothing', async () => {
    openai = await startFakeOpenAi({ reply: bowlWith() })
    const { post, quotas } = openTestGateway(openai)
    const response = await post({ mode: 'free', text: 'rice with shrimp, I have a shellfish allergy' })
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({
      code: 'cannot_be_done',
      obstacles: [expect.stringMatching(/^Shrimp doesn’t go with a shellfish allergy/)],
    })
    expect(openai.requests).toHaveLength(0)
    expect(quotas.rows).toHaveLength(0)
  })
})

const WATCHFUL = profileWith({
  health_conditions: ['diabetes-type-2'],
  cooking_skill_level: 'beginner',
  household_size: 2,
})

const matching = (text: string | RegExp) => (typeof text === 'string' ? text : expect.stringMatching(text))

const all = async (response: Response): Promise<RecipeEvent[]> =>
  (await Array.fromAsync(eventsOf(response))).map((event) => recipeEvent.parse(event))

const partials = (events: RecipeEvent[]) =>
  events.flatMap((event) => (event.event === 'partial' ? [event.data] : []))
