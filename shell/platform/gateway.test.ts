// @vitest-environment node
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import { type Caller, createGateway } from './gateway.ts'

const guest: Caller = { kind: 'guest', id: 'b7b7c2a0-6a3e-4f7c-9a51-3d1f2c4b5a6d' }
const member: Caller = { kind: 'member', accessToken: 'a-token' }

let server: Server | undefined
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

/** A gateway that gives the configured answers and records what it was sent. */
async function gatewayThat(answer: (request: IncomingMessage, response: ServerResponse) => void, as = guest) {
  const seen: { headers: IncomingMessage['headers']; body: string }[] = []
  server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    seen.push({ headers: request.headers, body })
    answer(request, response)
  }).listen(0, '127.0.0.1')
  await new Promise((ready) => server?.once('listening', ready))
  const { port } = server.address() as AddressInfo
  return { seen, api: createGateway(`http://127.0.0.1:${port}/api`, async () => as) }
}

const json = (response: ServerResponse, status: number, body: unknown, headers = {}) =>
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))

const asIs = (value: unknown) => value

async function all<T>(events: AsyncIterable<T>): Promise<T[]> {
  const list: T[] = []
  for await (const event of events) list.push(event)
  return list
}

describe('a call', () => {
  it('identifies a guest by id and sends the idempotency key of the press', async () => {
    const { api, seen } = await gatewayThat((_, response) => json(response, 200, { ok: true }))
    const reply = await api.post('/recipes', { mode: 'free' }, asIs, { idempotencyKey: 'press-1' })
    expect(reply).toEqual({ ok: true })
    expect(seen[0]?.headers).toMatchObject({ 'x-guest-id': guest.id, 'idempotency-key': 'press-1' })
    expect(seen[0]?.headers.authorization).toBeUndefined()
    expect(JSON.parse(seen[0]?.body ?? '')).toEqual({ mode: 'free' })
  })

  it('identifies a member by token and nothing else', async () => {
    const { api, seen } = await gatewayThat((_, response) => json(response, 200, {}), member)
    await api.post('/recipes', {}, asIs)
    expect(seen[0]?.headers.authorization).toBe('Bearer a-token')
    expect(seen[0]?.headers['x-guest-id']).toBeUndefined()
  })

  it('requests what is the same for everyone without identifying the visitor', async () => {
    const { api, seen } = await gatewayThat((_, response) => json(response, 200, { foods: [] }), member)
    expect(await api.get('/foods?q=spinach', asIs)).toEqual({ foods: [] })
    expect(seen[0]?.headers.authorization).toBeUndefined()
    expect(seen[0]?.headers['x-guest-id']).toBeUndefined()
  })

  it('passes on the code, message, field and retry time of a refusal', async () => {
    const refusal = { code: 'invalid_request', message: 'Please use at least 10 characters.', field: 'text' }
    const { api } = await gatewayThat((_, response) => json(response, 400, refusal, { 'retry-after': '7' }))
    await expect(api.post('/recipes', {}, asIs)).rejects.toMatchObject({ ...refusal, retryAfter: 7 })
  })

  it.each([
    [503, '<h1>Bad gateway</h1>', 'busy'],
    [413, 'too big', 'too_large'],
    [500, '{"code":"drop table"}', 'unexpected'],
    [200, 'no json at all', 'unexpected'],
  ])('has a message for %i %s', async (status, body, code) => {
    const { api } = await gatewayThat((_, response) => response.writeHead(status).end(body))
    await expect(api.post('/recipes', {}, asIs)).rejects.toMatchObject({ name: 'AppError', code })
  })

  it('passes on why a request cannot be met, and the alternatives', async () => {
    const ways = [{ label: 'Beans instead of rice', choice: 'food:rice:black-beans' }]
    const refusal = { code: 'cannot_be_done', message: 'No.', obstacles: ['The rice alone is 45 g.'], ways }
    const { api } = await gatewayThat((_, response) => json(response, 422, refusal))
    await expect(api.post('/recipes', {}, asIs)).rejects.toMatchObject({
      details: { obstacles: refusal.obstacles, ways },
    })
    const odd = await gatewayThat((_, response) => json(response, 422, { ...refusal, ways: [{ label: 7 }] }))
    await expect(odd.api.post('/recipes', {}, asIs)).rejects.toMatchObject({ details: undefined })
  })

  it('removes what was made, even if it is already gone', async () => {
    const methods: (string | undefined)[] = []
    const { api, seen } = await gatewayThat((request, response) => {
      methods.push(`${request.method} ${request.url}`)
      if (methods.length > 1)
        json(response, 404, { code: 'not_found', message: 'There is nothing at this address.' })
      else response.writeHead(204).end()
    })
    await api.remove('/guest-shares/abc')
    await api.remove('/guest-shares/abc')
    expect(methods).toEqual(['DELETE /api/guest-shares/abc', 'DELETE /api/guest-shares/abc'])
    expect(seen[0]).toMatchObject({ body: '', headers: { 'x-guest-id': guest.id } })
  })

  it('is offline when nothing answers', async () => {
    const { api } = await gatewayThat((_, response) => response.socket?.destroy())
    await expect(api.post('/recipes', {}, asIs)).rejects.toMatchObject({ code: 'offline' })
  })

  it('is offline when the session cannot be read', async () => {
    const api = createGateway('http://127.0.0.1:1/api', () => Promise.reject(new TypeError('no code')))
    await expect(api.post('/recipes', {}, asIs)).rejects.toMatchObject({ code: 'offline' })
  })

  it('gives an aborting page its own reason back', async () => {
    const { api } = await gatewayThat(() => {})
    const abort = new AbortController()
    const call = api.post('/recipes', {}, asIs, { signal: abort.signal })
    abort.abort(new Error('left the page'))
    await expect(call).rejects.toThrow('left the page')
  })
})

describe('a stream', () => {
  const open = (response: ServerResponse) =>
    response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' })

  it('reads events wherever the network splits them, even within two-byte letters', async () => {
    const text =
      'event: status\ndata: {"stage":"cooking"}\n\n: still here\n\nevent: partial\ndata: {"title":"Crème"}\n\nevent: done\ndata: {}\n\n'
    const { api } = await gatewayThat(async (_, response) => {
      open(response)
      for (const byte of Buffer.from(text)) response.write(Buffer.of(byte))
      response.end()
    })
    expect(await all(api.stream('/recipes', {}, asIs))).toEqual([
      { event: 'status', data: { stage: 'cooking' } },
      { event: 'partial', data: { title: 'Crème' } },
      { event: 'done', data: {} },
    ])
  })

  it('shows what has arrived while the rest is still on its way', async () => {
    const { api } = await gatewayThat((_, response) => {
      open(response).write('event: status\ndata: 1\n\n')
    })
    for await (const event of api.stream('/recipes', {}, asIs)) {
      expect(event).toEqual({ event: 'status', data: 1 })
      break
    }
  })

  it('cancels the request when the consumer leaves the loop', async () => {
    let closed: () => void
    const hangUp = new Promise<void>((resolve) => (closed = resolve))
    const { api } = await gatewayThat((_, response) => {
      response.on('close', () => closed())
      open(response).write('event: status\ndata: 1\n\n')
    })
    for await (const _ of api.stream('/recipes', {}, asIs)) break
    await hangUp
  })

  it('throws a refusal before the first event', async () => {
    const { api } = await gatewayThat((_, response) =>
      json(response, 429, { code: 'guest_limit', message: 'Enough' }),
    )
    await expect(all(api.stream('/recipes', {}, asIs))).rejects.toMatchObject({ code: 'guest_limit' })
  })

  it('is offline when the connection breaks in the middle, after what has arrived', async () => {
    const { api } = await gatewayThat(async (_, response) => {
      open(response).write('event: status\ndata: 1\n\n')
      await wait(20)
      response.socket?.destroy()
    })
    const passed: unknown[] = []
    const reading = (async () => {
      for await (const event of api.stream('/recipes', {}, asIs)) passed.push(event)
    })()
    await expect(reading).rejects.toMatchObject({ code: 'offline' })
    expect(passed).toEqual([{ event: 'status', data: 1 }])
  })

  it('treats an event that breaks the contract as unexpected', async () => {
    const { api } = await gatewayThat((_, response) =>
      open(response).end('event: recipe\ndata: {"half":\n\n'),
    )
    await expect(all(api.stream('/recipes', {}, asIs))).rejects.toMatchObject({ code: 'unexpected' })
  })
})
