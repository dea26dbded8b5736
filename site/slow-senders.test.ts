import type { Server } from 'node:http'
import { connect } from 'node:net'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closeServer, listen } from './listen.ts'
import { proxyTo } from './proxy.ts'

/** The same rules at a smaller scale. */
const DEADLINES = { headersTimeout: 200, requestTimeout: 600, connectionsCheckingInterval: 50 }

let backend: Server
let site: Server

beforeAll(async () => {
  const behind = new Hono().all('*', async (c) => c.text(`got ${(await c.req.text()).length}`))
  backend = await listen(behind.fetch, 0, { hostname: '127.0.0.1', deadlines: DEADLINES })
  const app = new Hono()
  app.all(
    '/rest/v1/*',
    proxyTo(`http://127.0.0.1:${portOf(backend)}`, () => null),
  )
  app.get('/slow', (c) => c.body(slowly()))
  site = await listen(app.fetch, 0, { hostname: '127.0.0.1', deadlines: DEADLINES })
})
afterAll(async () => {
  await closeServer(site, async () => {})
  await closeServer(backend, async () => {})
})

const portOf = (server: Server) => (server.address() as { port: number }).port

function slowly(): ReadableStream<Uint8Array> {
  let left = 12
  return new ReadableStream({
    async pull(controller) {
      await new Promise((resolve) => setTimeout(resolve, 100))
      controller.enqueue(new TextEncoder().encode('.'))
      if (--left === 0) controller.close()
    },
  })
}

/** @returns what arrived until the other side closed the connection */
function send(head: string, drip: string, every: number): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>()
  const socket = connect(portOf(site), '127.0.0.1', () => socket.write(head))
  let answer = ''
  const more = setInterval(() => socket.write(drip), every)
  socket.on('data', (bytes) => (answer += bytes))
  socket.on('error', () => {})
  socket.on('close', () => {
    clearInterval(more)
    resolve(answer)
  })
  return promise
}

describe('a slow sender', () => {
  it('is cut off in the middle of the head', async () => {
    expect(await send('GET / HTTP/1.1\r\nHost: x\r\n', 'X-More: 1\r\n', 50)).toMatch(/^HTTP\/1.1 408 /)
  })

  it('is cut off in the middle of the body, also for the backend', async () => {
    const head = 'POST /rest/v1/recipes HTTP/1.1\r\nHost: x\r\nContent-Length: 1000000\r\n\r\n'
    const answer = await send(head, 'a', 50)
    expect(answer).not.toContain('got')
  })

  it('is not a slow reader', async () => {
    const answer = await fetch(`http://127.0.0.1:${portOf(site)}/slow`)
    expect(await answer.text()).toBe('............')
  })
})
