import { AppError } from '@evenplate/domain/errors'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { dataOf } from './answer.ts'
import { persistently } from './persistently.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** The embedded database's answer to a member for whom it has done enough for now. */
const refusal = (seconds: number) => ({
  data: null,
  status: 429,
  error: { code: 'over_request_rate_limit', hint: `Try again in ${seconds} s` },
})

/** Fails as often as there are errors, then works. */
const failing = (...errors: (() => never)[]) =>
  vi.fn(async () => {
    errors.shift()?.()
    return 'done'
  })
const refused = (seconds: number) => () => {
  dataOf(refusal(seconds))
  throw new Error('It was not refused')
}
const offline = () => {
  throw new AppError('offline')
}

it('waits as long as the site says, and says that it waits', async () => {
  const told: boolean[] = []
  const step = failing(refused(41))
  const done = persistently(step, { onWait: (isWaiting) => told.push(isWaiting) })
  await vi.advanceTimersByTimeAsync(40_900)
  expect(step).toHaveBeenCalledTimes(1)
  expect(told).toEqual([true])
  await vi.advanceTimersByTimeAsync(200)
  expect(await done).toBe('done')
  expect(told).toEqual([true, false])
})

it('outlasts a minute without an answer if there is no waiting time', async () => {
  const step = vi.fn(async () => (Date.now() - began > 90_000 ? 'done' : offline()))
  const began = Date.now()
  const done = persistently(step)
  await vi.advanceTimersByTimeAsync(130_000)
  expect(await done).toBe('done')
})

it('does not retry permanent failures, and does not wait for an hour', async () => {
  const full = failing(() => {
    throw new AppError('too_large')
  })
  await expect(persistently(full)).rejects.toMatchObject({ code: 'too_large' })
  const slowed = failing(refused(3600))
  await expect(persistently(slowed)).rejects.toMatchObject({ code: 'unexpected', retryAfter: 3600 })
  expect([full, slowed].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
})

it('ends a wait when the person stops it', async () => {
  const work = new AbortController()
  const step = failing(offline)
  const done = expect(persistently(step, { signal: work.signal })).rejects.toThrow('aborted')
  await vi.advanceTimersByTimeAsync(10)
  work.abort()
  await done
  expect(step).toHaveBeenCalledTimes(1)
})
