import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Leases } from './leases.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('are renewed three times per lease, together, and only while something cooks', async () => {
  const renew = vi.fn(async () => {})
  const log = vi.fn()
  const leases = new Leases(renew, 30, log)
  leases.hold('a')
  leases.hold('b')
  vi.advanceTimersByTime(10_000)
  expect(renew.mock.calls).toEqual([[['a', 'b'], 30]])
  leases.drop('a')
  renew.mockRejectedValueOnce(new Error('the database is away'))
  await vi.advanceTimersByTimeAsync(10_000)
  expect(log.mock.calls).toEqual([['warn', 'leases were not renewed', { name: 'Error' }]])
  vi.advanceTimersByTime(10_000)
  expect(renew).toHaveBeenLastCalledWith(['b'], 30)
  leases.drop('b')
  vi.advanceTimersByTime(60_000)
  expect(renew).toHaveBeenCalledTimes(3)
  expect(vi.getTimerCount()).toBe(0)
})
