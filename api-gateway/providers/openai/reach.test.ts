import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Agent } from 'undici'
import { afterEach, expect, it } from 'vitest'
import { reachBy } from './reach.ts'

let close = () => {}
afterEach(() => close())

async function serverThat(answers: RequestListener): Promise<string> {
  const server = createServer(answers).listen(0, '127.0.0.1')
  await once(server, 'listening')
  close = () => void server.close().closeAllConnections()
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
}

const reach = reachBy(new Agent())

it('passes on the status, repeated headers, and the body', async () => {
  const url = await serverThat((_, response) =>
    response.writeHead(206, { 'x-one': ['1', '2'] }).end('some of it'),
  )
  const response = await reach(url)
  expect([response.status, response.headers.get('x-one'), await response.text()]).toEqual([
    206,
    '1, 2',
    'some of it',
  ])
})

it('sends what it is given, and accepts no compression, which it could not decode', async () => {
  const url = await serverThat((request, response) => {
    const { method, headers } = request
    request
      .toArray()
      .then((pieces) => response.end(`${method} ${headers.accept}, ${headers['accept-encoding']}: ${pieces}`))
  })
  const response = await reach(url, {
    method: 'POST',
    headers: { accept: 'text/event-stream' },
    body: 'a dish',
  })
  expect(await response.text()).toBe('POST text/event-stream, identity: a dish')
})

it.each([204, 205, 304])('accepts %s, for which a Response may have no body', async (status) => {
  const response = await reach(await serverThat((_, response) => response.writeHead(status).end()))
  expect([response.status, response.body]).toEqual([status, null])
})

it('ends with the reason of its signal, before and during a reply', async () => {
  const url = await serverThat((request, response) => {
    if (request.url === '/v1/slow') response.writeHead(200).write('begun')
  })
  const [before, amid] = [new AbortController(), new AbortController()]
  const gone = new Error('gone')
  const none = reach(url, { signal: before.signal })
  before.abort(gone)
  await expect(none).rejects.toBe(gone)
  const response = await reach(`${url}/slow`, { signal: amid.signal })
  amid.abort(gone)
  await expect(response.text()).rejects.toBe(gone)
})

it('disconnects from a model whose reply is not wanted', async () => {
  const left = Promise.withResolvers<void>()
  const url = await serverThat((_, response) => {
    response.on('close', left.resolve).write('and on')
  })
  await (await reach(url)).body?.cancel()
  await left.promise
})
