import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { closeServer, listen } from './listen.ts'

/** How long nginx, AWS and most others keep connections open, in seconds. */
const PROXIES_KEEP = 60

it('keeps an idle connection longer than the proxies in front, and says so', async () => {
  const server = await listen(new Hono().get('/', (c) => c.text('')).fetch, 0, { hostname: '127.0.0.1' })
  try {
    const { port } = server.address() as { port: number }
    const { headers } = await fetch(`http://127.0.0.1:${port}/`)
    const [, seconds] = /timeout=(\d+)/.exec(headers.get('keep-alive') ?? '') ?? []
    expect(Number(seconds)).toBeGreaterThan(PROXIES_KEEP)
  } finally {
    await closeServer(server, async () => {})
  }
})
