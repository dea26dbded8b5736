import { AppError } from '@evenplate/domain/errors'
import { fakeApi } from '@evenplate/platform/fake'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { emptyWeek } from '../testing/sample-week.ts'
import { askFill, requestOf } from './fill.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const request = requestOf(emptyWeek(), 1, [], [])
const REPLY = { slots: [], dishes: [], shortfalls: [], left: 9 }

/** Refuses a number of times, then fills. */
function gateway(refusals: number, code: 'count_limit' | 'fill_limit') {
  let asked = 0
  return fakeApi({
    post() {
      asked += 1
      if (asked <= refusals) throw new AppError(code, { retryAfter: 2 })
      return REPLY
    },
  })
}

it('waits its turn while the gateway is still working for the same person', async () => {
  const answer = askFill(gateway(2, 'count_limit'), request, new AbortController().signal)
  await vi.advanceTimersByTimeAsync(4000)
  expect(await answer).toEqual(REPLY)
})

it('reports when the gateway stays busy, and at once when the day’s fills are used up', async () => {
  const signal = new AbortController().signal
  const busy = expect(askFill(gateway(9, 'count_limit'), request, signal)).rejects.toThrow(/still counting/)
  await vi.advanceTimersByTimeAsync(30_000)
  await busy
  await expect(askFill(gateway(1, 'fill_limit'), request, signal)).rejects.toMatchObject({
    code: 'fill_limit',
  })
})
