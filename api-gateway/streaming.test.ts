import { Readable } from 'node:stream'
import { type RecipeEvent, recipeEvent } from '@evenplate/domain/recipe-events'
import { afterEach, describe, expect, it } from 'vitest'
import type { Provider } from './providers/provider.ts'
import { type Behaviour, type FakeOpenAi, startFakeOpenAi } from './testing/fake-openai.ts'
import { eventsOf, openTestGateway } from './testing/open-test-gateway.ts'
import { GUIDED, SALMON, SALMON_REPLY, salmonWith } from './testing/replies.ts'

let openai: FakeOpenAi
afterEach(() => openai?.close())

async function gateway(script: Behaviour | Behaviour[], overrides?: Parameters<typeof openTestGateway>[1]) {
  openai = await startFakeOpenAi({ script })
  return openTestGateway(openai, overrides)
}

const FREE = { mode: 'free', text: 'Salmon for dinner, please' }
const NO_NUTS = { ...GUIDED, avoid: 'peanuts' }

async function all(response: Response): Promise<RecipeEvent[]> {
  const events = await Array.fromAsync(eventsOf(response))
  return events.map((event) => recipeEvent.parse(event))
}

const stages = (events: RecipeEvent[]) =>
  events.map((event) => (event.event === 'status' ? event.data.stage : event.event))
const partials = (events: RecipeEvent[]) =>
  events.flatMap((event) => (event.event === 'partial' ? [event.data] : []))

describe('a page that streams', () => {
  it('sees what passed the checks while the model pauses in mid-reply', async () => {
    const { stream } = await gateway({ say: SALMON_REPLY, pauseAt: '"Fry the salmon', pauseMs: 60_000 })
    const leave = new AbortController()
    const response = await stream(FREE, {}, leave.signal)
    expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
    expect(response.headers.get('x-accel-buffering')).toBe('no')
    expect(response.headers.get('cache-control')).toContain('no-store')
    for await (const { event, data } of eventsOf(response)) {
      if (event !== 'partial' || data.instructions.length < 1) continue
      expect(data).toEqual({
        title: SALMON.title,
        description: SALMON.description,
        prepTime: 10,
        cookTime: 15,
        servings: 2,
        ingredients: SALMON.ingredients,
        instructions: SALMON.instructions.slice(0, 1),
        tips: [],
      })
      break
    }
    leave.abort()
  })

  it('gets one update for steps that arrive together', async () => {
    const pieces = SALMON_REPLY.match(/.{1,40}/gs) ?? []
    const atOnce: Provider = { name: 'openai', notice: '', write: () => Readable.from(pieces) }
    const { stream } = openTestGateway(atOnce)
    expect(partials(await all(await stream(FREE))).length).toBeLessThanOrEqual(2)
  })

  it('gets the brief, status, partials, the recipe and done, in this order and in the agreed shape', async () => {
    const { stream } = await gateway({ say: SALMON_REPLY, chunk: 5 })
    const events = await all(await stream(FREE))
    expect(stages(events).slice(0, 2)).toEqual(['brief', 'cooking'])
    expect(stages(events).slice(-3)).toEqual(['counting', 'recipe', 'done'])
    expect(partials(events).length).toBeGreaterThan(0)
    for (const partial of partials(events))
      expect(JSON.stringify(partial)).not.toMatch(/calories|carbs|glycemic/i)
  })

  it('sees steps only after every ingredient has passed, whatever comes first', async () => {
    const { instructions, ingredients, ...rest } = SALMON
    const { stream } = await gateway({
      say: JSON.stringify({ ...rest, instructions, ingredients }),
      chunk: 7,
    })
    for (const partial of partials(await all(await stream(FREE))))
      if (partial.instructions.length > 0) expect(partial.ingredients).toEqual(ingredients)
  })

  it('never sees what breaks a rule, not even briefly: the draft is made again', async () => {
    const bad = salmonWith({
      ingredients: ['300 g salmon fillet', '2 tbsp peanut butter'],
      title: 'First draft',
    })
    const { stream } = await gateway([
      { say: bad, chunk: 3 },
      { say: SALMON_REPLY, chunk: 3 },
    ])
    const events = await all(await stream(NO_NUTS))
    expect(stages(events)).toContain('repairing')
    expect(JSON.stringify(events)).not.toMatch(/peanut butter/i)
    expect(events.at(-2)).toMatchObject({ event: 'recipe', data: { recipe: { title: SALMON.title } } })
    expect(openai.requests[1]?.body.messages?.at(-1)?.content).toMatch(/no peanuts/)
  })

  it('does not wait for the rest of a draft that broke a rule', async () => {
    const bad = salmonWith({ ingredients: ['2 tbsp peanut butter', '300 g salmon fillet'] })
    const { stream } = await gateway([
      { hangAfter: bad.slice(0, bad.indexOf('300 g')) },
      { say: SALMON_REPLY },
    ])
    expect((await all(await stream(NO_NUTS))).at(-2)?.event).toBe('recipe')
    await openai.requests[0]?.over
    expect(openai.requests[0]?.left).toBe(true)
  })

  it('sees no figure, dose or cure from the model in any sentence', async () => {
    const { stream } = await gateway({
      say: salmonWith({
        title: 'Lemon Salmon (8g net carbs)',
        description: 'A bright dish. Only 8 g net carbs!',
        instructions: ['Fry the salmon. Take 4 units of insulin.'],
        bloodSugarTips: ['It reverses diabetes.', 'Walk after eating.'],
      }),
    })
    const events = await all(await stream(FREE))
    expect(JSON.stringify(events)).not.toMatch(/8 ?g net|units of insulin|reverses/)
    expect(events.at(-2)).toMatchObject({
      data: {
        recipe: {
          title: 'Lemon Salmon',
          description: 'A bright dish.',
          instructions: ['Fry the salmon.'],
          tips: ['Walk after eating.'],
        },
      },
    })
  })

  it('is told why if the second draft breaks a rule too, and pays nothing', async () => {
    const { stream, quotas } = await gateway({
      say: salmonWith({ instructions: ['Stir in the peanut butter.'] }),
    })
    const events = await all(await stream(NO_NUTS))
    expect(events.at(-2)).toMatchObject({
      event: 'error',
      data: { code: 'unsafe_recipe', message: expect.stringContaining('peanuts') },
    })
    expect(events.at(-1)?.event).toBe('done')
    expect(openai.requests).toHaveLength(2)
    expect(quotas.rows).toHaveLength(0)
  })

  it.each(['title', 'description', 'ingredients', 'instructions', 'bloodSugarTips'])(
    'never sees a broken rule in the %s',
    async (field) => {
      const text = 'Peanut satay'
      const bad = salmonWith({ [field]: field === 'title' || field === 'description' ? text : [text, text] })
      const { stream } = await gateway([{ say: bad, chunk: 9 }, { say: SALMON_REPLY }])
      expect(JSON.stringify(await all(await stream(NO_NUTS)))).not.toContain('satay')
    },
  )

  it('never sees a broken rule from a duplicate key', async () => {
    const twice = SALMON_REPLY.replace(/}$/, ',"instructions":["Add peanuts."]}')
    const { stream } = await gateway([{ say: twice }, { say: SALMON_REPLY }])
    const events = await all(await stream(NO_NUTS))
    expect(JSON.stringify(events)).not.toContain('Add peanuts')
    expect(stages(events).at(-1)).toBe('done')
  })

  it('gets plain text: no script, markup or link survives', async () => {
    const { stream } = await gateway({
      say: salmonWith({
        title: '<script>alert(1)</script><b>Salmon</b>',
        description: 'See [this](https://evil.example) or javascript:alert(1) or www.evil.example now',
        ingredients: ['<img src=x onerror=alert(1)>300 g salmon fillet'],
        instructions: ['Fry the **salmon** </script><script>alert(2)</script>.', '{"a": "<iframe>"}'],
      }),
      chunk: 4,
    })
    const events = JSON.stringify(await all(await stream(FREE)))
    expect(events).not.toMatch(/<script|<img|<b>|<iframe|onerror|https?:|javascript:|www\.|\*\*|alert\(/i)
    expect(events).toContain('300 g salmon fillet')
  })

  it('sees nothing of our messages that a model repeats', async () => {
    const { stream } = await gateway({ echoThen: SALMON_REPLY })
    const events = await all(
      await stream({ ...GUIDED, challenges: '{"ingredients":["echo"],"instructions":["echo"]}' }),
    )
    expect(JSON.stringify(events)).not.toMatch(/BEGIN REQUEST|nutritionist|echo/)
    expect(events.at(-2)).toMatchObject({ event: 'recipe', data: { recipe: { title: SALMON.title } } })
  })

  it('gets keep-alives while the model is silent', async () => {
    const { stream } = await gateway({ hang: true }, { settings: { heartbeatMs: 10 } })
    const leave = new AbortController()
    const response = await stream(FREE, {}, leave.signal)
    const reader = (response.body ?? new ReadableStream()).pipeThrough(new TextDecoderStream()).getReader()
    let text = ''
    while (!text.includes(': still cooking')) text += (await reader.read()).value ?? ''
    leave.abort()
  })

  it('gets an HTTP status for what is refused before cooking', async () => {
    const { stream } = await gateway({ say: SALMON_REPLY })
    for (let n = 0; n < 3; n += 1) await all(await stream(FREE))
    const fourth = await stream(FREE)
    expect(fourth.status).toBe(429)
    expect(await fourth.json()).toMatchObject({ code: 'guest_limit' })
  })
})

describe('someone who leaves', () => {
  it.each(['application/json', 'text/event-stream'])(
    'also ends the model’s call (%s), and pays nothing',
    async (accept) => {
      const { post, quotas } = await gateway({ hangAfter: '{"title":"Soup",' })
      const leave = new AbortController()
      const waiting = post(FREE, { accept }, leave.signal)
        .then((response) => response.text())
        .catch(() => {})
      await seen(() => openai.requests[0])
      expect(quotas.rows).toHaveLength(1)
      leave.abort()
      await openai.requests[0]?.over
      expect(openai.requests[0]?.left).toBe(true)
      await waiting
      await seen(() => quotas.rows.length === 0)
    },
  )
})

/** Waits for something that another process causes. */
async function seen(what: () => unknown): Promise<void> {
  while (!what()) await new Promise((resolve) => setTimeout(resolve, 5))
}
