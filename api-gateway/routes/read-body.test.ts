import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readJsonBody } from './read-body.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const requestOf = (start: (body: ReadableStreamDefaultController<Uint8Array>) => void) =>
  new Request('http://localhost', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: new ReadableStream({ start }),
    duplex: 'half',
  } as RequestInit)

it('waits fifteen seconds for a body, and no longer', async () => {
  const read = readJsonBody(requestOf((body) => body.enqueue(new TextEncoder().encode('{'))))
  const refused = expect(read).rejects.toMatchObject({
    code: 'invalid_request',
    message: 'The request took too long to arrive.',
  })
  await vi.advanceTimersByTimeAsync(15_000)
  await refused
})

it('leaves nothing waiting once a body is there', async () => {
  const request = requestOf((body) => {
    body.enqueue(new TextEncoder().encode('{"text":"soup"}'))
    body.close()
  })
  expect(await readJsonBody(request)).toEqual({ text: 'soup' })
  expect(vi.getTimerCount()).toBe(0)
})
