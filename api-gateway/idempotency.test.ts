import { afterEach, describe, expect, it } from 'vitest'
import { type Behaviour, type FakeOpenAi, startFakeOpenAi } from './testing/fake-openai.ts'
import { memoryQuotas } from './testing/memory-store.ts'
import { eventsOf, openTestGateway } from './testing/open-test-gateway.ts'
import { GUIDED, SALMON_REPLY } from './testing/replies.ts'

let openai: FakeOpenAi
afterEach(() => openai?.close())

async function gateway(script: Behaviour | Behaviour[]) {
  openai = await startFakeOpenAi({ script })
  return openTestGateway(openai)
}

const turn = () => new Promise((resolve) => setImmediate(resolve))

const KEY = { 'idempotency-key': 'press-00000001' }

describe('the same idempotency key', () => {
  it('makes one recipe for many simultaneous requests, streamed or not', async () => {
    const { post, stream, quotas } = await gateway({ say: SALMON_REPLY, pauseAt: 'Fry', pauseMs: 50 })
    const awaited = [1, 2, 3].map(async () => (await post(GUIDED, KEY)).json())
    const watched = stream(GUIDED, KEY).then((response) => Array.fromAsync(eventsOf(response)))
    const recipes = (await Promise.all(awaited)).map(({ recipe }) => recipe)
    expect((await watched).at(-2)).toMatchObject({ event: 'recipe', data: { recipe: recipes[0] } })
    expect(recipes).toEqual([recipes[0], recipes[0], recipes[0]])
    expect(openai.requests).toHaveLength(1)
    expect(quotas.rows).toHaveLength(1)
  })

  it('gets the same answer again later, at no cost', async () => {
    const { post, stream } = await gateway({ say: SALMON_REPLY })
    const first = await (await post(GUIDED, KEY)).json()
    expect(await (await post(GUIDED, KEY)).json()).toEqual(first)
    const events = await Array.fromAsync(eventsOf(await stream(GUIDED, KEY)))
    expect(events).toEqual([
      { event: 'recipe', data: first },
      { event: 'done', data: {} },
    ])
    expect(openai.requests).toHaveLength(1)
  })

  it('with other content is an error', async () => {
    const { post } = await gateway({ say: SALMON_REPLY })
    await post(GUIDED, KEY)
    const other = await post({ ...GUIDED, servings: 3 }, KEY)
    expect(other.status).toBe(422)
    expect(await other.json()).toMatchObject({ code: 'idempotency_mismatch', field: 'idempotency-key' })
  })

  it('from another person is another key', async () => {
    const { post } = await gateway({ say: SALMON_REPLY })
    await post(GUIDED, KEY)
    await post(GUIDED, { ...KEY, 'x-guest-id': 'guest-0002' })
    expect(openai.requests).toHaveLength(2)
  })

  it('may be tried again after a failure', async () => {
    const { post } = await gateway([{ status: 401 }, { say: SALMON_REPLY }])
    expect((await post(GUIDED, KEY)).status).toBe(502)
    expect((await post(GUIDED, KEY)).status).toBe(200)
  })

  it('goes on while at least one person waits', async () => {
    openai = await startFakeOpenAi({ script: { say: SALMON_REPLY, pauseAt: 'Fry', pauseMs: 300 } })
    const quotas = memoryQuotas()
    const taken: Promise<unknown>[] = []
    const take: typeof quotas.take = (...args) => {
      taken.push(quotas.take(...args))
      return taken.at(-1) as ReturnType<typeof quotas.take>
    }
    const { post } = openTestGateway(openai, { quotas: { ...quotas, take } })
    const leave = new AbortController()
    const left = post(GUIDED, KEY, leave.signal)
    while (taken.length < 1) await turn()
    const stays = post(GUIDED, KEY)
    while (taken.length < 2) await turn()
    await turn()
    leave.abort()
    await left
    expect((await stays).status).toBe(200)
    expect(openai.requests).toHaveLength(1)
  })

  it.each(['', 'with spaces in it', 'x'.repeat(201)])('like “%s” is invalid', async (key) => {
    const { post } = await gateway({ say: SALMON_REPLY })
    const response = await post(GUIDED, { 'idempotency-key': key })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ field: 'idempotency-key' })
  })
})
