import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readJsonBody } from './read-body.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

type Start = (body: ReadableStreamDefaultController<Uint8Array>) => void

const requestOf = (start: Start, more: Record<string, string> = {}) =>
  new Request('http://localhost', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...more },
    body: new ReadableStream({ start }),
    duplex: 'half',
  } as RequestInit)

/** A body comes in pieces of unknown number, or its length is announced. */
const ANNOUNCED: [Record<string, string>][] = [[{}], [{ 'content-length': '15' }]]

it.each(ANNOUNCED)('waits at most fifteen seconds for a body: %o', async (more) => {
  const read = readJsonBody(requestOf((body) => body.enqueue(new TextEncoder().encode('{')), more))
  const refused = expect(read).rejects.toMatchObject({
    code: 'invalid_request',
    message: 'The request took too long to arrive.',
  })
  await vi.advanceTimersByTimeAsync(15_000)
  await refused
})

it.each(ANNOUNCED)('leaves no timer once a body has arrived: %o', async (more) => {
  const request = requestOf((body) => {
    body.enqueue(new TextEncoder().encode('{"text":"soup"}'))
    body.close()
  }, more)
  expect(await readJsonBody(request)).toEqual({ text: 'soup' })
  expect(vi.getTimerCount()).toBe(0)
})

it.each(ANNOUNCED)('refuses a body that is too long or not text: %o', async (more) => {
  const bodyOf = (bytes: Uint8Array) => {
    const start: Start = (body) => {
      body.enqueue(bytes)
      body.close()
    }
    return readJsonBody(requestOf(start, more), 20)
  }
  await expect(bodyOf(new Uint8Array(21).fill(0x20))).rejects.toMatchObject({ code: 'too_large' })
  await expect(bodyOf(Uint8Array.of(0x22, 0xff, 0x22))).rejects.toMatchObject({ code: 'invalid_request' })
})
