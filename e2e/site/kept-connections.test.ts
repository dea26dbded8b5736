import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { KeptConnections } from './kept-connections.ts'

const closers: (() => void)[] = []
afterEach(() => {
  for (const close of closers.splice(0)) close()
})

/** @param answer gets how many requests came before on the same connection */
async function serve(answer: (reply: ServerResponse, before: number) => void) {
  const counts = new WeakMap<Socket, number>()
  const server = createServer((asked, reply) => {
    const before = counts.get(asked.socket) ?? 0
    counts.set(asked.socket, before + 1)
    answer(reply, before)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const kept = new KeptConnections(1)
  closers.push(() => {
    kept.close()
    server.closeAllConnections()
    server.close()
  })
  return { kept, url: new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`) }
}

describe('a request over a kept-alive connection', () => {
  it('is sent once more if the connection is closed before an answer, and counted', async () => {
    const { kept, url } = await serve((reply, before) =>
      before === 0 ? reply.end('hello') : reply.destroy(),
    )
    const answers = []
    for (let count = 0; count < 2; count++) answers.push((await kept.get(url)).raw.toString())
    expect(answers).toEqual(['hello', 'hello'])
    expect(kept.repeated).toBe(1)
  })

  it('fails if the answer breaks off', async () => {
    const { kept, url } = await serve((reply, before) => {
      if (before === 0) return void reply.end('hello')
      reply.writeHead(200, { 'content-length': 100 })
      reply.write('half', () => reply.destroy())
    })
    await kept.get(url)
    await expect(kept.get(url)).rejects.toThrow('aborted')
    expect(kept.repeated).toBe(0)
  })

  it('fails if the second connection is closed, too', async () => {
    let all = 0
    const { kept, url } = await serve((reply) => (all++ === 0 ? reply.end('hello') : reply.destroy()))
    await kept.get(url)
    await expect(kept.get(url)).rejects.toThrow('socket hang up')
    expect(kept.repeated).toBe(1)
  })
})

it('a request over a new connection fails if it is closed without an answer', async () => {
  const { kept, url } = await serve((reply) => void reply.destroy())
  await expect(kept.get(url)).rejects.toThrow('socket hang up')
  expect(kept.repeated).toBe(0)
})
