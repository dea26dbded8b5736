import { Readable } from 'node:stream'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { Provider } from './providers/provider.ts'
import { type Behaviour, type FakeOpenAi, startFakeOpenAi } from './testing/fake-openai.ts'
import { memoryMembers, memoryQuotas } from './testing/memory-store.ts'
import { eventsOf, openTestGateway } from './testing/open-test-gateway.ts'
import { GUIDED, SALMON_REPLY, salmonWith } from './testing/replies.ts'

let openai: FakeOpenAi
afterEach(() => openai?.close())

async function gateway(script: Behaviour | Behaviour[], overrides?: Parameters<typeof openTestGateway>[1]) {
  openai = await startFakeOpenAi({ script })
  return openTestGateway(openai, overrides)
}

const until = async (what: () => boolean) => {
  while (!what()) await new Promise((resolve) => setTimeout(resolve, 2))
}
const KEY = { 'idempotency-key': 'press-00000001' }
const stranger = (n: number) => ({ 'x-guest-id': `guest-${1_000 + n}`, cookie: '' })
const AT_STEPS = { say: SALMON_REPLY, pauseAt: 'Serve with', pauseMs: 60 }
const NO_INGREDIENT = SALMON_REPLY.slice(0, SALMON_REPLY.indexOf('"ingredients"'))

type Gateway = Awaited<ReturnType<typeof gateway>>

/** Reads until it sees this, then disconnects. */
async function leaveAt(seen: string, { stream }: Gateway, headers: Record<string, string> = {}) {
  const leave = new AbortController()
  const response = await stream(GUIDED, headers, leave.signal)
  if (response.status !== 200) return response.status
  for await (const event of eventsOf(response)) if (JSON.stringify(event).includes(seen)) break
  leave.abort()
  return 200
}

/** Disconnects as soon as the model is called: no part of a dish is sent before its ingredients are whole. */
async function leaveUnseen({ stream }: Gateway, headers: Record<string, string> = {}) {
  const asked = openai.requests.length
  const leave = new AbortController()
  const response = await stream(GUIDED, headers, leave.signal)
  if (response.status !== 200) return response.status
  const told: string[] = []
  const watching = (async () => {
    for await (const event of eventsOf(response)) told.push(JSON.stringify(event))
  })().catch(() => {})
  await until(() => openai.requests.length > asked)
  leave.abort()
  await watching
  expect(told.join()).not.toContain('Lemon Salmon')
  return 200
}

describe('a dish that was partly shown', () => {
  it('is finished and counted, even if everyone leaves', async () => {
    const opened = await gateway(AT_STEPS)
    await leaveAt('Fry the salmon', opened)
    await until(() => opened.quotas.rows[0]?.result?.title !== undefined)
    expect(openai.requests[0]?.left).toBe(false)
    const quota = await opened.app.request('/api/quota', { headers: { 'x-guest-id': 'guest-0001' } })
    expect(await quota.json()).toMatchObject({ used: 1, remaining: 2 })
  })

  it('is recorded as shown while it is still generated', async () => {
    const { stream, quotas, drain } = await gateway({ ...AT_STEPS, pauseMs: 60_000 })
    const leave = new AbortController()
    void (await stream(GUIDED, {}, leave.signal)).text().catch(() => {})
    await until(() => quotas.rows[0]?.shown === true)
    leave.abort()
    await drain(0)
  })

  it('is not recorded if it is finished at once', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const provider: Provider = { name: 'openai', notice: '', write: () => Readable.from([SALMON_REPLY]) }
    const { stream, quotas } = openTestGateway(provider)
    expect(await (await stream(GUIDED)).text()).toContain('event: recipe')
    vi.runAllTimers()
    expect(quotas.rows.map(({ shown }) => shown)).toEqual([false])
  })

  it('cannot be had more often than the quota allows', async () => {
    const opened = await gateway(AT_STEPS)
    const answers: number[] = []
    for (let n = 0; n < 12; n += 1) {
      answers.push(await leaveAt('Fry the salmon', opened))
      await until(() => opened.quotas.rows.every(({ result }) => result !== null))
    }
    expect(answers).toEqual([200, 200, 200, ...Array(9).fill(429)])
    expect(openai.requests).toHaveLength(3)
  })

  it('waits under its key for anyone who returns, and can be joined before it is done', async () => {
    const opened = await gateway({ ...AT_STEPS, pauseMs: 200 })
    await leaveAt('Fry the salmon', opened, KEY)
    const joined = await Array.fromAsync(eventsOf(await opened.stream(GUIDED, KEY)))
    expect(joined.at(-2)?.event).toBe('recipe')
    const later = await (await opened.post(GUIDED, KEY)).json()
    expect(joined.at(-2)?.data).toEqual(later)
    expect(later.quota.used).toBe(1)
    expect(openai.requests).toHaveLength(1)
  })

  it('costs nothing if it fails after all, or breaks a rule in the end', async () => {
    const bad = salmonWith({ bloodSugarTips: ['Add peanuts.'] })
    const opened = await gateway({ say: bad, pauseAt: 'Serve with', pauseMs: 30 })
    const leave = new AbortController()
    const response = await opened.stream({ ...GUIDED, avoid: 'peanuts' }, {}, leave.signal)
    for await (const event of eventsOf(response)) if (JSON.stringify(event).includes('Fry the')) break
    leave.abort()
    await until(() => opened.quotas.rows.length === 0)
    expect(openai.requests).toHaveLength(2)
    // No quota, but it counts as one of the limited generations without a result.
    expect(opened.quotas.left).toHaveLength(1)
  })

  it('does not count as shown for someone who waits for JSON', async () => {
    const { post, quotas } = await gateway({ hangAfter: SALMON_REPLY.slice(0, -20) })
    const leave = new AbortController()
    const waiting = post(GUIDED, {}, leave.signal).catch(() => {})
    await until(() => openai.requests.length === 1)
    leave.abort()
    await waiting
    await openai.requests[0]?.over
    expect(openai.requests[0]?.left).toBe(true)
    await until(() => quotas.rows.length === 0)
  })
})

describe('leaving before anything is shown', () => {
  it('stops the model and costs no quota, but only so often [ERROR-33]', async () => {
    const opened = await gateway({ hangAfter: NO_INGREDIENT })
    for (let n = 1; n <= 6; n += 1) {
      expect(await leaveUnseen(opened)).toBe(200)
      await until(() => opened.quotas.left.length === n)
    }
    const refused = await opened.post(GUIDED)
    expect(refused.status).toBe(429)
    expect(refused.headers.get('retry-after')).toBeTruthy()
    expect(await refused.json()).toEqual({
      code: 'unfinished_limit',
      message:
        'Many recipes were started in the last hour and not finished. Please try again a little later.',
    })
    for (const { over } of openai.requests) await over
    expect(openai.requests.map(({ left }) => left)).toEqual(Array(6).fill(true))
  })

  it('is limited per address for guests who drop their ids', async () => {
    const opened = await gateway({ hangAfter: NO_INGREDIENT }, { settings: { addressUnfinished: 4 } })
    for (let n = 1; n <= 4; n += 1) {
      expect(await leaveUnseen(opened, stranger(n))).toBe(200)
      await until(() => opened.quotas.left.length === n)
    }
    expect(await leaveUnseen(opened, stranger(5))).toBe(429)
  })

  it('frees the key at once: a reopened page does not get the end of the old generation', async () => {
    const opened = await gateway([{ hangAfter: NO_INGREDIENT }, { say: SALMON_REPLY }])
    await leaveUnseen(opened, KEY)
    expect((await opened.post(GUIDED, KEY)).status).toBe(200)
  })
})

describe('the places', () => {
  it('are not filled by one guest with one key: joining takes none', async () => {
    const { post, stream, quotas } = await gateway(
      { say: SALMON_REPLY, pauseAt: 'Fry', pauseMs: 300 },
      { settings: { maxInFlight: 2 } },
    )
    const all = Array.from({ length: 12 }, () => stream(GUIDED, KEY))
    await until(() => openai.requests.length === 1)
    expect((await post(GUIDED, stranger(1))).status).toBe(200)
    const ends = await Promise.all(
      all.map(async (one) => (await Array.fromAsync(eventsOf(await one))).at(-2)),
    )
    expect(ends.map((event) => event?.event)).toEqual(Array(12).fill('recipe'))
    expect(openai.requests).toHaveLength(2)
    expect(quotas.rows).toHaveLength(2)
  })

  it('are two per person, who is told so [ERROR-31]', async () => {
    const { post } = await gateway([{ hang: true }, { hang: true }, { say: SALMON_REPLY }])
    const leave = new AbortController()
    const cooking = [post(GUIDED, {}, leave.signal), post(GUIDED, {}, leave.signal)]
    await until(() => openai.requests.length === 2)
    // The cookie still belongs to another guest; the guest id decides.
    const third = await post(GUIDED)
    expect(third.status).toBe(429)
    expect(third.headers.get('retry-after')).toBe('5')
    expect(await third.json()).toEqual({
      code: 'person_busy',
      message: 'Two of your recipes are still being made. Please wait until one of them is done.',
    })
    expect((await post(GUIDED, stranger(1))).status).toBe(200)
    leave.abort()
    await Promise.allSettled(cooking)
  })

  it('are limited per address, and others still find room [ERROR-32]', async () => {
    let address = '203.0.113.7'
    const { post, quotas } = await gateway([{ hang: true }, { hang: true }, { say: SALMON_REPLY }], {
      settings: { maxInFlight: 8, addressPlaces: 2 },
      peerAddress: () => address,
    })
    const leave = new AbortController()
    const cooking = [1, 2].map((n) => post(GUIDED, stranger(n), leave.signal))
    await until(() => openai.requests.length === 2)
    const third = await post(GUIDED, stranger(3))
    expect(third.status).toBe(429)
    expect(await third.json()).toEqual({
      code: 'address_busy',
      message: 'Many recipes are being made from your network right now. Please try again in a moment.',
    })
    expect(quotas.rows).toHaveLength(2)
    address = '203.0.113.8'
    expect((await post(GUIDED, stranger(4))).status).toBe(200)
    leave.abort()
    await Promise.allSettled(cooking)
  })

  it('are not filled by requests waiting for identification or the quota', async () => {
    const { promise: told, resolve: tell } = Promise.withResolvers<null>()
    const quotas = memoryQuotas()
    const slow = Promise.withResolvers<void>()
    const { post } = await gateway(
      { say: SALMON_REPLY },
      {
        members: { ...memoryMembers(), identify: () => told },
        quotas: {
          ...quotas,
          take: async (subject, options) => {
            if (options.idempotencyKey) await slow.promise
            return quotas.take(subject, options)
          },
        },
        settings: { maxInFlight: 2 },
      },
    )
    const waiting = [
      ...[1, 2, 3, 4].map(() => post(GUIDED, { authorization: 'Bearer some-token' })),
      ...[5, 6, 7, 8].map((n) => post(GUIDED, { ...stranger(n), ...KEY })),
    ]
    expect((await post(GUIDED, stranger(9))).status).toBe(200)
    tell(null)
    slow.resolve()
    await Promise.all(waiting)
  })

  it('and the waiting requests are limited too', async () => {
    const { promise: told, resolve: tell } = Promise.withResolvers<null>()
    const { post } = await gateway(
      { say: SALMON_REPLY },
      {
        members: { ...memoryMembers(), identify: () => told },
        settings: { maxInFlight: 4, addressPlaces: 1 },
      },
    )
    const waiting = Array.from({ length: 8 }, () => post(GUIDED, { authorization: 'Bearer some-token' }))
    expect((await post(GUIDED, stranger(1))).status).toBe(429)
    tell(null)
    expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual(Array(8).fill(401))
    expect((await post(GUIDED, stranger(1))).status).toBe(200)
  })
})

describe('a lease', () => {
  it('is renewed during a generation, all leases of a gateway in one call', async () => {
    const quotas = memoryQuotas()
    const { promise: thrice, resolve } = Promise.withResolvers<void>()
    const renewed: number[] = []
    const provider: Provider = {
      name: 'openai',
      notice: '',
      async *write() {
        await thrice
        yield SALMON_REPLY
      },
    }
    const { post } = openTestGateway(provider, {
      quotas: {
        ...quotas,
        renew: async (ids, seconds) => {
          if (renewed.push(ids.length) === 3) resolve()
          return quotas.renew(ids, seconds)
        },
      },
      settings: { leaseSeconds: 0.15 },
    })
    const both = await Promise.all([post(GUIDED, stranger(1)), post(GUIDED, stranger(2))])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(renewed.slice(0, 3)).toEqual([2, 2, 2])
  })
})
