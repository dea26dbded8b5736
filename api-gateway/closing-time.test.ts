import { afterEach, describe, expect, it } from 'vitest'
import { type Behaviour, type FakeOpenAi, startFakeOpenAi } from './testing/fake-openai.ts'
import { eventsOf, openTestGateway } from './testing/open-test-gateway.ts'
import { GUIDED, SALMON_REPLY } from './testing/replies.ts'

let openai: FakeOpenAi
afterEach(() => openai?.close())

async function gateway(script: Behaviour | Behaviour[], overrides?: Parameters<typeof openTestGateway>[1]) {
  openai = await startFakeOpenAi({ script })
  return openTestGateway(openai, overrides)
}

const until = async (what: () => boolean) => {
  while (!what()) await new Promise((resolve) => setTimeout(resolve, 5))
}

describe('a gateway at its limit', () => {
  it('asks visitors to come back, and has room again when someone leaves', async () => {
    const { post, quotas } = await gateway([{ hang: true }, { hang: true }, { say: SALMON_REPLY }], {
      settings: { maxInFlight: 2, personPlaces: 9 },
    })
    const leave = new AbortController()
    const first = [post(GUIDED, {}, leave.signal), post(GUIDED, {}, leave.signal)]
    await until(() => openai.requests.length === 2)
    const third = await post(GUIDED)
    expect(third.status).toBe(503)
    expect(await third.json()).toMatchObject({ code: 'busy' })
    expect(third.headers.get('retry-after')).toBe('5')
    leave.abort()
    await Promise.allSettled(first)
    await until(() => quotas.rows.length === 0)
    expect((await post(GUIDED)).status).toBe(200)
  })
})

describe('shutting down', () => {
  it('lets running generations finish and takes no new ones', async () => {
    const { stream, post, drain } = await gateway({ say: SALMON_REPLY, pauseAt: 'Fry', pauseMs: 100 })
    const cooking = stream(GUIDED).then((response) => Array.fromAsync(eventsOf(response)))
    await until(() => openai.requests.length === 1)
    const drained = drain(5_000)
    const late = await post(GUIDED)
    expect(late.status).toBe(503)
    expect(await late.json()).toMatchObject({ code: 'shutting_down' })
    expect((await cooking).map(({ event }) => event).slice(-2)).toEqual(['recipe', 'done'])
    await drained
  })

  it('ends what still runs after the deadline with an event, and gives the quota back', async () => {
    const { stream, post, drain, quotas } = await gateway({ hangAfter: '{"title":"Soup",' })
    const watching = stream(GUIDED).then((response) => Array.fromAsync(eventsOf(response)))
    const waiting = post(GUIDED)
    await until(() => openai.requests.length === 2)
    await drain(30)
    expect((await watching).slice(-2)).toEqual([
      {
        event: 'error',
        data: { code: 'shutting_down', message: 'Failed to generate recipe. Please try again.' },
      },
      { event: 'done', data: {} },
    ])
    expect((await waiting).status).toBe(503)
    expect(quotas.rows).toHaveLength(0)
    await Promise.all(openai.requests.map(({ over }) => over))
  })

  it('ends at once if nothing runs', async () => {
    const { drain } = await gateway({ say: SALMON_REPLY })
    await drain(60_000)
  })
})
