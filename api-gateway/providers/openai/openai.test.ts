import { recipeReply } from '@evenplate/domain/recipe-events'
import { Agent, getGlobalDispatcher, setGlobalDispatcher } from 'undici'
import { afterEach, describe, expect, it } from 'vitest'
import { type Behaviour, type FakeOpenAi, startFakeOpenAi } from '../../testing/fake-openai.ts'
import { openTestGateway } from '../../testing/open-test-gateway.ts'
import { GUIDED, SALMON, SALMON_REPLY, salmonWith } from '../../testing/replies.ts'

let openai: FakeOpenAi
afterEach(() => openai?.close())

async function answerTo(
  script: Behaviour | Behaviour[],
  options: { model?: string; settings?: Parameters<typeof openTestGateway>[1] } = {},
) {
  openai = await startFakeOpenAi({ script })
  const gateway = openTestGateway({ url: openai.url, model: options.model }, options.settings)
  const response = await gateway.post(GUIDED)
  const text = await response.text()
  return { ...gateway, response, text, json: JSON.parse(text), calls: openai.requests.length }
}

const GOOD = { say: SALMON_REPLY }
const FAILED = 'Failed to generate recipe. Please try again.'

describe('a recipe from the model', () => {
  it.each<[string, Behaviour]>([
    ['fenced', { say: `\`\`\`json\n${SALMON_REPLY}\n\`\`\`` }],
    ['wrapped in prose', { say: `Of course! {smile}\n\n${SALMON_REPLY}\n\nEnjoy your meal.` }],
    ['after an echo of the prompt', { echoThen: SALMON_REPLY }],
    ['in one piece from a server that does not stream', { whole: SALMON_REPLY }],
    [
      'with amounts and steps as objects',
      {
        say: salmonWith({
          ingredients: SALMON.ingredients.map((name) => ({ name })),
          instructions: SALMON.instructions.map((step) => ({ step })),
        }),
      },
    ],
  ])('is found %s [CALL-29]', async (_, behaviour) => {
    const { response, json } = await answerTo(behaviour)
    expect(response.status).toBe(200)
    expect(recipeReply.parse(json).recipe).toMatchObject({
      title: SALMON.title,
      ingredients: SALMON.ingredients,
      instructions: SALMON.instructions,
    })
  })

  it('has the specification’s defaults for what the model leaves out, and no invented figures [CONST-11]', async () => {
    const { json } = await answerTo({
      say: JSON.stringify({ ingredients: ['1 magic bean'], instructions: ['Eat.'] }),
    })
    const { recipe } = recipeReply.parse(json)
    expect(recipe).toMatchObject({ title: 'Untitled Recipe', prepTime: 15, cookTime: 30, servings: 4 })
    expect(recipe.nutritionalInfo.glycemicLoad).toBeNull()
    expect(recipe.nutritionalInfo.carbs).toBeNull()
  })
})

describe('the call', () => {
  it('follows the specification: model, temperature, tokens, and a shape the model supports', async () => {
    await answerTo(GOOD)
    const { body, headers } = openai.requests[0]!
    expect(body).toMatchObject({
      model: 'gpt-3.5-turbo',
      temperature: 0.7,
      max_tokens: 1500,
      stream: true,
      response_format: { type: 'json_object' },
    })
    expect(body.messages?.map(({ role }) => role)).toEqual(['system', 'user'])
    expect(headers.authorization).toBe('Bearer sk-test-secret')
  })

  it.each([
    ['gpt-4o-mini', 'json_schema', 'max_tokens'],
    ['gpt-4.1', 'json_schema', 'max_tokens'],
    ['gpt-4-turbo', 'json_object', 'max_tokens'],
    ['gpt-4', undefined, 'max_tokens'],
    ['gpt-4-0613', undefined, 'max_tokens'],
    ['gpt-5-mini', 'json_schema', 'max_completion_tokens'],
    ['o3', 'json_schema', 'max_completion_tokens'],
    ['llama3.2:3b', 'json_schema', 'max_tokens'],
  ] as const)('suits %s', async (model, shape, tokens) => {
    await answerTo(GOOD, { model })
    const { body } = openai.requests[0]!
    expect(body.response_format?.type).toBe(shape)
    expect(body[tokens]).toBe(1500)
    expect(body.temperature).toBe(tokens === 'max_tokens' ? 0.7 : undefined)
  })

  it('is sent again without a shape if the server supports none, and then always without it', async () => {
    const no = { status: 400, body: '{"error":{"message":"response_format is not supported"}}' }
    const { response, post } = await answerTo([no, GOOD], { model: 'llama3.2:3b' })
    expect(response.status).toBe(200)
    expect((await post(GUIDED)).status).toBe(200)
    expect(openai.requests.map(({ body }) => body.response_format?.type)).toEqual([
      'json_schema',
      undefined,
      undefined,
    ])
  })
})

describe('a failure of the provider', () => {
  it.each<[string, Behaviour, number, string, number]>([
    ['an invalid key', { status: 401 }, 502, 'provider_unavailable', 1],
    ['a key without permission', { status: 403 }, 502, 'provider_unavailable', 1],
    ['a model it does not have', { status: 404 }, 502, 'provider_unavailable', 1],
    ['a request it rejects', { status: 400 }, 502, 'provider_unavailable', 1],
    ['a conflict', { status: 409 }, 502, 'provider_unavailable', 3],
    ['a request it cannot process', { status: 422 }, 502, 'provider_unavailable', 1],
    ['too many requests', { status: 429 }, 502, 'provider_unavailable', 3],
    [
      'a used-up quota',
      { status: 429, body: '{"error":{"code":"insufficient_quota"}}' },
      502,
      'provider_unavailable',
      1,
    ],
    ['a server error', { status: 500 }, 502, 'provider_unavailable', 3],
    [
      'a proxy’s page with a status',
      { status: 503, body: '<html>down</html>' },
      502,
      'provider_unavailable',
      3,
    ],
    ['a web page', { html: '<html><script>alert(1)</script></html>' }, 502, 'provider_reply', 3],
    ['chunks that are not completions', { chunks: [{ choices: 'none' }] }, 502, 'provider_reply', 3],
    [
      'contents of a wrong type',
      { chunks: [{ choices: [{ delta: { content: 7 } }] }] },
      502,
      'provider_reply',
      3,
    ],
    [
      'an error in the stream',
      { chunks: [{ error: { message: 'sk-live-key' } }] },
      502,
      'provider_unavailable',
      3,
    ],
    ['silence', { chunks: [] }, 502, 'provider_reply', 2],
    ['no recipe', { say: 'I would rather talk about sk-live-key.' }, 502, 'provider_reply', 2],
    [
      'fields of wrong types',
      { say: salmonWith({ ingredients: 'salmon', instructions: 4 }) },
      502,
      'provider_reply',
      2,
    ],
    ['a truncated reply', { say: SALMON_REPLY.slice(0, 200), finish: 'length' }, 502, 'provider_reply', 2],
    ['a dropped connection', { breakAfter: SALMON_REPLY.slice(0, 200) }, 502, 'provider_unavailable', 2],
    ['a filtered reply', { say: '{"title":"', finish: 'content_filter' }, 502, 'provider_reply', 1],
    ['a refusal', { refuse: 'I cannot help with sk-live-key.' }, 502, 'provider_reply', 1],
    ['an endless reply', { endless: 'x'.repeat(20_000) }, 502, 'provider_reply', 2],
  ])(
    '%s ends with our message [ERROR-2] [ERROR-26] [ERROR-29]',
    async (_, behaviour, status, code, calls) => {
      const failed = await answerTo(behaviour)
      expect(failed.response.status).toBe(status)
      expect(failed.json).toEqual({ code, message: FAILED })
      expect(failed.calls).toBe(calls)
      expect(failed.quotas.rows).toHaveLength(0)
      expect(failed.text + JSON.stringify(failed.log)).not.toMatch(/sk-|provider words|at .*\.ts/)
    },
  )

  it.each<[string, Behaviour]>([
    ['hangs', { hang: true }],
    ['hangs in mid-reply', { hangAfter: SALMON_REPLY.slice(0, 200) }],
  ])('a model that %s is given up on at the deadline [ERROR-28]', async (_, behaviour) => {
    const { response, json, quotas } = await answerTo(behaviour, {
      settings: { settings: { timeoutMs: 150 } },
    })
    expect(response.status).toBe(504)
    expect(json).toEqual({ code: 'provider_timeout', message: FAILED })
    expect(quotas.rows).toHaveLength(0)
    await openai.requests[0]?.over
    expect(openai.requests[0]?.left).toBe(true)
  })

  it('that pauses longer than fetch would wait, before or during its reply, is waited for', async () => {
    const usual = getGlobalDispatcher()
    setGlobalDispatcher(new Agent({ headersTimeout: 1, bodyTimeout: 1 }))
    // undici checks its timeouts every half second.
    const { response, calls } = await answerTo({
      say: SALMON_REPLY,
      thinkMs: 1500,
      pauseAt: '"instructions"',
      pauseMs: 1500,
    }).finally(() => setGlobalDispatcher(usual))
    expect([response.status, calls]).toEqual([200, 1])
  }, 20_000)

  it('is retried if it may pass, and the visitor never notices', async () => {
    const { response, calls } = await answerTo([
      { status: 500 },
      { status: 429, headers: { 'retry-after-ms': '1' } },
      GOOD,
    ])
    expect(response.status).toBe(200)
    expect(calls).toBe(3)
  })

  it('is asked once more for a readable reply', async () => {
    const { response } = await answerTo([{ say: SALMON_REPLY.slice(0, 300), finish: 'length' }, GOOD])
    expect(response.status).toBe(200)
    expect(openai.requests[1]?.body.messages?.at(-1)?.content).toContain('could not be read')
  })

  it('is not called again before the time it asked for, and not waited for beyond the deadline', async () => {
    const before = performance.now()
    const soon = await answerTo([{ status: 429, headers: { 'retry-after': '1' } }, GOOD])
    expect(soon.response.status).toBe(200)
    expect(performance.now() - before).toBeGreaterThanOrEqual(990)
    await openai.close()
    const late = await answerTo([{ status: 429, headers: { 'retry-after': '120' } }, GOOD])
    expect(late.json.code).toBe('provider_unavailable')
    expect(late.calls).toBe(1)
  })

  it('is retried no more often than configured', async () => {
    const { calls } = await answerTo({ status: 500 }, { settings: { settings: { maxRetries: 0 } } })
    expect(calls).toBe(1)
  })

  it('that is not there at all is unavailable [ERROR-27]', async () => {
    const gateway = openTestGateway({ url: 'http://127.0.0.1:9/v1' })
    const response = await gateway.post(GUIDED)
    expect(response.status).toBe(502)
    expect(await response.json()).toEqual({ code: 'provider_unavailable', message: FAILED })
  })
})
