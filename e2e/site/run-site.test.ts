import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, it } from 'vitest'
import { freePort } from './run-site.ts'

it('a free port is not one that the system assigns to connections', async () => {
  for (let count = 0; count < 20; count += 1) {
    const port = await freePort()
    expect(port).toBeLessThan(30_000)
    const server = createServer().listen(port)
    await once(server, 'listening')
    await new Promise((resolve) => server.close(resolve))
  }
})
