import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { isAway, noteReached } from './connection.ts'
import { networkFirst, PATIENCE_MS } from './network-first.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  noteReached(true)
})

const never = () => new Promise<never>(() => {})
const ask = (how: () => Promise<string>, kept: string | undefined = 'kept') => {
  const onLate = vi.fn()
  return { answer: networkFirst({ ask: how, offlineCopy: async () => kept, onLate }), onLate }
}

it('gives the database’s answer', async () => {
  expect(await ask(async () => 'now').answer).toBe('now')
  expect(isAway()).toBe(false)
})

it('gives the offline copy if the network fails, and from then on knows it is offline', async () => {
  expect(await ask(() => Promise.reject(new TypeError('Failed to fetch'))).answer).toBe('kept')
  expect(isAway()).toBe(true)
  // The next request does not wait.
  const { answer } = ask(never)
  await vi.advanceTimersByTimeAsync(0)
  expect(await answer).toBe('kept')
})

it('waits a moment for a slow database, and uses its answer if it comes after all', async () => {
  const { promise, resolve } = Promise.withResolvers<string>()
  const { answer, onLate } = ask(() => promise)
  await vi.advanceTimersByTimeAsync(PATIENCE_MS)
  expect(await answer).toBe('kept')
  resolve('late')
  await vi.waitFor(() => expect(onLate).toHaveBeenCalledWith('late'))
  expect(isAway()).toBe(false)
})

it('does not replace the database’s refusal with the copy', async () => {
  const refused = Object.assign(new Error('permission denied'), { code: '42501' })
  await expect(ask(() => Promise.reject(refused)).answer).rejects.toBe(refused)
})

it('takes a request nobody waits for anymore for no loss of the network', async () => {
  const leaving = new AbortController()
  const { signal } = leaving
  const ended = networkFirst({
    ask: () =>
      new Promise((_, reject) =>
        signal.addEventListener('abort', () => reject({ message: 'AbortError', code: '' })),
      ),
    offlineCopy: async () => 'kept',
    onLate: () => {},
    signal,
  })
  leaving.abort()
  await expect(ended).rejects.toBe(signal.reason)
  expect(isAway()).toBe(false)
})

it('sends no request if the browser knows that there is no network', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  expect(await ask(never).answer).toBe('kept')
  await expect(
    networkFirst({ ask: never, offlineCopy: async () => undefined, onLate: () => {} }),
  ).rejects.toThrow('There is no connection')
})
