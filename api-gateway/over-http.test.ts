import { once } from 'node:events'
import { type ClientRequest, request } from 'node:http'
import type { AddressInfo, Server } from 'node:net'
import { serve } from '@hono/node-server'
import { afterEach, describe, expect, it } from 'vitest'
import { type Behaviour, type FakeOpenAi, startFakeOpenAi } from './testing/fake-openai.ts'
import { openTestGateway } from './testing/open-test-gateway.ts'
import { GUIDED, SALMON_REPLY } from './testing/replies.ts'

let openai: FakeOpenAi
let server: Server
afterEach(async () => {
  server?.close()
  await openai?.close()
})

async function listening(script: Behaviour) {
  openai = await startFakeOpenAi({ script })
  const gateway = openTestGateway(openai)
  server = serve({ fetch: gateway.app.fetch, port: 0, hostname: '127.0.0.1' }) as Server
  await once(server, 'listening')
  const send = (headers: Record<string, string> = {}): ClientRequest =>
    request({
      port: (server.address() as AddressInfo).port,
      path: '/api/recipes',
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-guest-id': 'guest-0001', ...headers },
    })
  return { ...gateway, send }
}

async function textOf(call: ClientRequest): Promise<{ status: number | undefined; text: string }> {
  const [response] = await once(call, 'response')
  let text = ''
  for await (const chunk of response) text += chunk
  return { status: response.statusCode, text }
}

const turn = () => new Promise((resolve) => setTimeout(resolve, 5))

describe('over a real connection', () => {
  it.each(['application/json', 'text/event-stream'])(
    'a client that disconnects also ends the model’s call (%s)',
    async (accept) => {
      const { send, quotas } = await listening({ hangAfter: '{"title":"Soup",' })
      const call = send({ accept })
      call.on('error', () => {})
      call.end(JSON.stringify(GUIDED))
      while (openai.requests.length === 0) await turn()
      expect(quotas.rows).toHaveLength(1)
      const hungUp = performance.now()
      call.destroy()
      await openai.requests[0]?.over
      expect(performance.now() - hungUp).toBeLessThan(1_000)
      expect(openai.requests[0]?.left).toBe(true)
      while (quotas.rows.length > 0) await turn()
    },
  )

  it('parts that passed the checks arrive while the model still writes', async () => {
    const { send } = await listening({ hangAfter: SALMON_REPLY.slice(0, SALMON_REPLY.indexOf('Serve with')) })
    const call = send({ accept: 'text/event-stream' })
    call.end(JSON.stringify(GUIDED))
    const [response] = await once(call, 'response')
    for await (const chunk of response) if (String(chunk).includes('Fry the salmon')) break
    expect(openai.requests[0]?.left).toBe(false)
  })

  it('a body without a length is read only up to the limit', async () => {
    const { send } = await listening({ say: SALMON_REPLY })
    const call = send()
    call.on('error', () => {})
    const answer = textOf(call)
    for (let n = 0; n < 40; n += 1) call.write(' '.repeat(1024))
    expect((await answer).status).toBe(413)
    call.destroy()
    expect(openai.requests).toHaveLength(0)
  })

  it('a body sent in pieces is read as one', async () => {
    const { send } = await listening({ say: SALMON_REPLY })
    const call = send()
    const body = Buffer.from(JSON.stringify({ ...GUIDED, avoid: 'crème fraîche' }))
    for (const byte of body) call.write(Buffer.from([byte]))
    call.end()
    expect((await textOf(call)).status).toBe(200)
  })
})
