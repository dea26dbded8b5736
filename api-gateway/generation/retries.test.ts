import { describe, expect, it } from 'vitest'
import { ProviderFailure } from '../providers/failure.ts'
import { RetryBudget, waitBefore } from './retries.ts'

describe('the retry budget', () => {
  it('is a tenth of the calls of the last minute, and three at least', () => {
    let now = 0
    const budget = new RetryBudget(() => now)
    const spent = () => Array.from({ length: 20 }, () => budget.spend()).filter(Boolean).length
    expect(spent()).toBe(3)
    for (let n = 0; n < 70; n += 1) budget.called()
    expect(spent()).toBe(4)
    now = 60_000
    expect(spent()).toBe(3)
  })
})

describe('the wait before a retry', () => {
  const may = () => ({ max: 2, backoffMs: 500, timeLeft: () => 600_000, budget: new RetryBudget(() => 0) })
  const passing = (waitMs?: number) => new ProviderFailure('provider_unavailable', { passing: true, waitMs })

  it('is what the provider asked for, if that is short', () => {
    expect(waitBefore(passing(9_000), 0, may())).toBe(9_000)
  })

  it.each([
    ['it is longer than a place may be held', passing(15_001), 0, {}],
    ['it would pass the deadline', passing(9_000), 0, { timeLeft: () => 9_000 }],
    ['the failure will not pass', new ProviderFailure('provider_unavailable'), 0, {}],
    ['all retries are used', passing(), 2, {}],
    ['the error is our own bug', new TypeError('x'), 0, {}],
  ])('does not happen if %s, and spends nothing', (_, error, done, changes) => {
    const one = { ...may(), ...changes }
    expect(waitBefore(error, done, one)).toBeNull()
    expect([1, 2, 3, 4].map(() => one.budget.spend())).toEqual([true, true, true, false])
  })
})
