import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { newPulse, readPulse, writePulse } from './pulse.ts'
import { watch } from './watchdog.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A thread stuck in a statement. @param share of one CPU that the process gets meanwhile */
function hangsAfter(share: number): number | null {
  const pulse = newPulse()
  writePulse(pulse).began('somebody')
  const onHang = vi.fn()
  let now = 0
  watch({ pulse: readPulse(pulse), patience: 1000, onHang, cpuMs: () => now * share })
  for (; now < 10_000 && onHang.mock.calls.length === 0; now += 50) vi.advanceTimersByTime(50)
  return onHang.mock.calls.length > 0 ? now : null
}

describe('a stuck thread', () => {
  it('counts as hung after the patience if it uses all the CPU it can get', () => {
    expect(hangsAfter(1)).toBeLessThanOrEqual(1100)
  })

  it('is given more time if a busy machine gives it little CPU', () => {
    expect(hangsAfter(0.5)).toBeGreaterThan(1800)
  })

  it('counts as hung after four times the patience at the latest, even if it uses none', () => {
    expect(hangsAfter(0)).toBeGreaterThan(3500)
    expect(hangsAfter(0)).toBeLessThanOrEqual(4200)
  })
})
