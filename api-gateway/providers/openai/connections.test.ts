import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { openAiProvider } from './openai.ts'

const SETTINGS = {
  apiKey: null,
  model: 'any',
  temperature: 0.7,
  maxTokens: 1500,
  firstPieceMs: 60_000,
  betweenPiecesMs: 60_000,
}

const chunk = (content: string) => `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`

let close = () => {}
afterEach(() => close())

/** A model on a server that counts its connections. @param goOn writes what follows a whole reply */
async function model(goOn: (response: ServerResponse) => void) {
  const server = createServer((request, response) => {
    request.resume().on('end', () => {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      response.write(chunk('whole'), () => goOn(response))
    })
  })
  let connections = 0
  server.on('connection', () => {
    connections += 1
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  close = () => void server.close().closeAllConnections()
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
  const provider = openAiProvider({ ...SETTINGS, baseUrl: url })
  return {
    connections: () => connections,
    /** Stops reading like a caller who has what it needs. */
    async ask() {
      for await (const piece of provider.write({ messages: [] } as never, new AbortController().signal))
        return piece
    },
  }
}

it('reuses the connection for the next request, although nobody waits for the end of a reply', async () => {
  const { ask, connections } = await model((response) => {
    setTimeout(() => response.end('data: [DONE]\n\n'), 20)
  })
  for (let turn = 0; turn < 6; turn += 1) {
    const { promise, resolve } = Promise.withResolvers<void>()
    const wasRead = () => resolve()
    subscribe('undici:request:trailers', wasRead)
    expect(await ask()).toBe('whole')
    await promise
    unsubscribe('undici:request:trailers', wasRead)
  }
  // Undici opens a second one for the second request.
  expect(connections()).toBeLessThanOrEqual(2)
})

it('stops a model that goes on', async () => {
  const stopped = Promise.withResolvers<void>()
  const { ask } = await model((response) => {
    const talking = setInterval(() => response.write(chunk(' and on')), 10)
    response.on('close', () => {
      clearInterval(talking)
      stopped.resolve()
    })
  })
  expect(await ask()).toBe('whole')
  await stopped.promise
})
