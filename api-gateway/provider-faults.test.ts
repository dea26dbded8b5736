import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { type Behaviour, type FakeOpenAi, startFakeOpenAi } from './testing/fake-openai.ts'
import { eventsOf, openTestGateway } from './testing/open-test-gateway.ts'
import { GUIDED, SALMON_REPLY, salmonWith } from './testing/replies.ts'

let openai: FakeOpenAi
let elsewhere: Server | undefined
afterEach(async () => {
  await openai?.close()
  elsewhere?.close()
  elsewhere = undefined
})

type Options = Parameters<typeof openTestGateway>[1] & { firstPieceMs?: number; betweenPiecesMs?: number }

async function gateway(script: Behaviour | Behaviour[], options: Options = {}) {
  openai = await startFakeOpenAi({ script })
  const { firstPieceMs, betweenPiecesMs, ...overrides } = options
  return openTestGateway({ url: openai.url, firstPieceMs, betweenPiecesMs }, overrides)
}

const FAILED = 'Failed to generate recipe. Please try again.'
const STREAM = 'text/event-stream'
const delta = (content: string) =>
  `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content } }] })}\n\n`
const done = 'data: [DONE]\n\n'
const ONCE = { settings: { maxRetries: 0 } }

describe('a provider that answers badly', () => {
  it.each<[string, Behaviour, number, string]>([
    [
      'half a JSON',
      { raw: ['{"choices":[{"message":{"cont'], type: 'application/json' },
      502,
      'provider_reply',
    ],
    ['JSON called a stream', { raw: [JSON.stringify({ choices: [] })], type: STREAM }, 502, 'provider_reply'],
    ['a stream called JSON', { raw: [delta(SALMON_REPLY)], type: 'application/json' }, 502, 'provider_reply'],
    ['a stream of no type', { raw: [delta(SALMON_REPLY)], type: null }, 502, 'provider_reply'],
    ['bytes', { raw: [Buffer.alloc(2_000, 0xff)], type: 'application/octet-stream' }, 502, 'provider_reply'],
    ['nothing', { raw: [], type: STREAM }, 502, 'provider_reply'],
    ['nothing as JSON', { raw: [], type: 'application/json' }, 502, 'provider_reply'],
    ['half an event', { raw: ['data: {"choices":[{"del\n\n'], type: STREAM }, 502, 'provider_reply'],
    ['a raw NUL in an event', { raw: [`data: {"choices":\0[]}\n\n`], type: STREAM }, 502, 'provider_reply'],
    [
      'an endless line',
      { raw: Array<string>(80).fill('x'.repeat(65_536)), type: STREAM, after: 'hang' },
      502,
      'provider_reply',
    ],
    [
      'an endless event',
      { raw: Array<string>(80).fill('data: x\n'.repeat(8_192)), type: STREAM, after: 'hang' },
      502,
      'provider_reply',
    ],
    ['a reset before anything', { raw: [], type: STREAM, after: 'reset' }, 502, 'provider_unavailable'],
    [
      'a reset in mid-reply',
      { raw: [delta(SALMON_REPLY.slice(0, 200))], type: STREAM, after: 'reset' },
      502,
      'provider_unavailable',
    ],
    [
      'a failure whose page never ends',
      { drip: '<p>down</p>'.repeat(2_000), type: 'text/html', status: 500 },
      502,
      'provider_unavailable',
    ],
  ])('%s ends soon, with our message, and costs nothing', async (_, behaviour, status, code) => {
    const { post, quotas, log } = await gateway(behaviour, ONCE)
    const response = await post(GUIDED)
    expect(await response.json()).toEqual({ code, message: FAILED })
    expect(response.status).toBe(status)
    expect(quotas.rows).toHaveLength(0)
    expect(JSON.stringify(log)).not.toMatch(/xxx|down|salmon/i)
    await openai.requests[0]?.over
  })

  it('that sends an error page slowly is read only briefly, and its status is used', async () => {
    const { post, log } = await gateway({ drip: ' ', type: 'text/html', status: 503 }, ONCE)
    expect((await post(GUIDED)).status).toBe(502)
    expect(JSON.stringify(log)).toContain('"status":503')
    await openai.requests[0]?.over
    expect(openai.requests[0]?.left).toBe(true)
  })

  it.each<[string, (string | Buffer)[], string]>([
    [
      'bytes that are not UTF-8',
      [replaced(delta(SALMON_REPLY), 'Lemon', 0xff)],
      '\ufffd\ufffd\ufffd\ufffd\ufffd Salmon',
    ],
    ['split characters', singly(delta(salmonWith({ title: 'Crème Salmon' }))), 'Crème Salmon'],
    ['a NUL', [delta(salmonWith({ title: 'Cold\0Salmon' }))], 'Cold Salmon'],
  ])('with %s in a title still gives a recipe', async (_, raw, title) => {
    const { post } = await gateway({ raw: [...raw, done], type: STREAM })
    const response = await post(GUIDED)
    expect((await response.json()).recipe.title).toMatch(title)
  })
})

describe('a provider that redirects', () => {
  it.each([301, 302, 303, 307, 308])('with %s is not followed, and not asked again', async (status) => {
    let told = 0
    elsewhere = createServer((_, response) => {
      told += 1
      response.writeHead(200, { 'content-type': STREAM }).end(delta(SALMON_REPLY) + done)
    })
    await new Promise<void>((resolve) => elsewhere?.listen(0, '127.0.0.1', resolve))
    const { port } = elsewhere.address() as AddressInfo
    const { post } = await gateway({ redirect: `http://localhost:${port}/v1/chat/completions`, status })
    const response = await post(GUIDED)
    expect(await response.json()).toEqual({ code: 'provider_unavailable', message: FAILED })
    expect([told, openai.requests.length]).toEqual([0, 1])
  })
})

describe('a provider that stalls', () => {
  // Enough for the request to arrive even if the machine stalls.
  const early = { firstPieceMs: 400, betweenPiecesMs: 60_000 }
  const late = { firstPieceMs: 60_000, betweenPiecesMs: 400 }

  it.each<[string, Behaviour, Options]>([
    ['before its headers', { hang: true }, early],
    ['after its headers', { raw: [], type: STREAM, after: 'hang' }, early],
    ['in the middle of JSON', { raw: ['{"choices":['], type: 'application/json', after: 'hang' }, early],
    ['while sending keep-alives', { drip: ': still here\n\n', type: STREAM }, early],
    ['in mid-reply', { hangAfter: SALMON_REPLY.slice(0, 200) }, { ...late, ...ONCE }],
  ])('%s frees its place long before the deadline', async (_, behaviour, options) => {
    const { post, quotas } = await gateway(behaviour, options)
    const response = await post(GUIDED)
    expect(response.status).toBe(504)
    expect(await response.json()).toEqual({ code: 'provider_timeout', message: FAILED })
    expect(quotas.rows).toHaveLength(0)
    expect(openai.requests).toHaveLength(1)
    await openai.requests[0]?.over
    expect(openai.requests[0]?.left).toBe(true)
  })

  it('in mid-reply is asked once more', async () => {
    const { post } = await gateway([{ hangAfter: SALMON_REPLY.slice(0, 200) }, { say: SALMON_REPLY }], late)
    expect((await post(GUIDED)).status).toBe(200)
  })

  it('does not include one that starts late or pauses within the limits', async () => {
    const { post } = await gateway(
      { say: SALMON_REPLY, thinkMs: 150, pauseAt: '"instructions"', pauseMs: 150 },
      { firstPieceMs: 2_000, betweenPiecesMs: 2_000 },
    )
    expect((await post(GUIDED)).status).toBe(200)
  })
})

describe('a provider in trouble', () => {
  /** Separate guests, so that no quota gets in the way. */
  const asGuest = (n: number) => ({ 'x-guest-id': `guest-${1_000 + n}`, cookie: '' })
  const OPEN = {
    personPlaces: 99,
    addressPlaces: 99,
    addressUnfinished: 999,
    guestAddressLimit: 999,
    backoffMs: 1,
  }

  it('gets at most a tenth of sixty simultaneous calls as retries', async () => {
    const { post, log } = await gateway({ status: 500 }, { settings: OPEN })
    const answers = await Promise.all(Array.from({ length: 60 }, (_, n) => post(GUIDED, asGuest(n))))
    expect(answers.every(({ status }) => status >= 500)).toBe(true)
    expect(openai.requests.length).toBeLessThanOrEqual(66)
    expect(log.map(([event]) => event)).toContain('the provider is left alone')
  })

  it('is not called after five failures, then tested by one call, and back when it answers [ERROR-34]', async () => {
    let now = Date.parse('2026-11-22T12:00:00Z')
    const script: Behaviour[] = [...Array<Behaviour>(5).fill({ status: 500 }), { status: 503 }]
    const { post, log, quotas } = await gateway([...script, { say: SALMON_REPLY }], {
      settings: { ...OPEN, maxRetries: 0 },
      clock: () => new Date(now),
    })
    for (let n = 0; n < 5; n += 1) expect((await post(GUIDED, asGuest(n))).status).toBe(502)
    for (const accept of ['application/json', STREAM]) {
      const refused = await post(GUIDED, { ...asGuest(6), accept })
      expect(refused.status).toBe(503)
      expect(refused.headers.get('retry-after')).toBe('5')
      expect(await refused.json()).toEqual({
        code: 'provider_down',
        message: 'Recipes cannot be made right now. Please try again in a minute.',
      })
    }
    expect(openai.requests).toHaveLength(5)
    expect(quotas.rows).toHaveLength(0)

    now += 5_000
    // Of four requests now, one tests the provider; it fails, so the pause doubles.
    const tries = await Promise.all([7, 8, 9, 10].map((n) => post(GUIDED, asGuest(n))))
    expect(tries.map(({ status }) => status).sort()).toEqual([502, 503, 503, 503])
    expect(openai.requests).toHaveLength(6)
    now += 9_000
    expect((await post(GUIDED, asGuest(11))).headers.get('retry-after')).toBe('1')
    now += 1_000
    expect((await post(GUIDED, asGuest(12))).status).toBe(200)
    expect((await post(GUIDED, asGuest(13))).status).toBe(200)
    expect(log.map(([event]) => event).filter((event) => event.startsWith('the provider'))).toEqual([
      'the provider is left alone',
      'the provider is tried again',
      'the provider is left alone',
      'the provider is tried again',
      'the provider is back',
    ])
  })

  it.each<[string, Behaviour]>([
    ['requests it does not take', { status: 400 }],
    ['replies it refuses', { refuse: 'I cannot help.' }],
    ['replies without a recipe', { say: 'Soup.' }],
  ])('is not declared for %s: one visitor cannot close it for everyone', async (_, behaviour) => {
    const bad = Array<Behaviour>(12).fill(behaviour)
    const { post } = await gateway([...bad, { say: SALMON_REPLY }], {
      settings: { ...OPEN, maxRetries: 0, personUnfinished: 99 },
    })
    for (let n = 0; n < 12; n += 1) expect((await post(GUIDED)).status).toBe(502)
    expect((await post(GUIDED)).status).toBe(200)
  })

  it.each([
    ['20', '20'],
    ['86400', '600'],
    [null, null],
  ])('that asks for %s seconds: visitors are told %s', async (asked, told) => {
    const { post, stream } = await gateway(
      { status: 429, headers: asked ? { 'retry-after': asked } : {} },
      { settings: { maxRetries: asked ? 2 : 0, timeoutMs: 600_000 } },
    )
    const response = await post(GUIDED)
    expect(response.status).toBe(502)
    expect(response.headers.get('retry-after')).toBe(told)
    // We do not wait that long, and do not call again before then.
    expect(openai.requests).toHaveLength(1)
    const events = await Array.fromAsync(eventsOf(await stream(GUIDED)))
    const error = events.find(({ event }) => event === 'error')
    expect(error?.data).toEqual({
      code: 'provider_unavailable',
      message: FAILED,
      ...(told ? { retryAfter: Number(told) } : {}),
    })
  })
})

function replaced(text: string, word: string, byte: number): Buffer {
  const bytes = Buffer.from(text)
  return bytes.fill(byte, bytes.indexOf(word), bytes.indexOf(word) + word.length)
}

function singly(text: string): Buffer[] {
  return [...Buffer.from(text)].map((byte) => Buffer.from([byte]))
}
