import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { addressAsker, currentAsker, memberAsker, onBehalfOf } from '../sql/askers.ts'
import { ADMISSION, admission } from './admission.ts'
import { newPulse, readPulse, writePulse } from './pulse.ts'
import { SlowedOnes } from './slowed.ts'
import { takeTurns, workBetween } from './turns.ts'
import { watch } from './watchdog.ts'

const [ann, ben] = [memberAsker('ann'), memberAsker('ben')]

describe('turns', () => {
  it('rotate among clients, and keep each client’s order', async () => {
    const inTurn = takeTurns()
    const done: string[] = []
    const ask = (asker: string, what: string) =>
      onBehalfOf(asker, () => inTurn(async () => void done.push(`${what} ${currentAsker()}`)))
    await Promise.all([
      ask(ann, 'a1'),
      ask(ann, 'a2'),
      ask(ann, 'a3'),
      ask(ann, 'a4'),
      ask(ben, 'b1'),
      ask(ben, 'b2'),
    ])
    expect(done).toEqual([`a1 ${ann}`, `a2 ${ann}`, `b1 ${ben}`, `a3 ${ann}`, `b2 ${ben}`, `a4 ${ann}`])
  })

  it('never overlap, and a failing one does not affect the next', async () => {
    let atWork = 0
    const inTurn = takeTurns()
    const works = Array.from({ length: 20 }, (_, n) =>
      inTurn(async () => {
        expect(++atWork).toBe(1)
        await new Promise((resolve) => setImmediate(resolve))
        atWork -= 1
        if (n % 3 === 0) throw new Error(`no. ${n}`)
        return n
      }),
    )
    const ends = await Promise.allSettled(works)
    expect(ends.map(({ status }) => status === 'fulfilled')).toEqual(works.map((_, n) => n % 3 !== 0))
  })
})

describe('work', () => {
  const at = (clock: number, cpu: number) => ({ clock, cpu })

  it('is CPU time, however long a busy machine took', () => {
    expect(workBetween(at(1000, 50), at(1350, 150))).toBe(100)
  })

  it('is at least a quarter of elapsed time: waiting for a disk keeps others waiting', () => {
    expect(workBetween(at(1000, 50), at(2000, 51))).toBe(250)
  })

  it('is counted for the client whose turn it is', async () => {
    const took = new Map<string | null, number>()
    const inTurn = takeTurns({ ended: (asker, ms) => took.set(asker, ms) })
    await onBehalfOf(ann, () =>
      inTurn(async () => {
        const until = process.threadCpuUsage().user + 30_000
        while (process.threadCpuUsage().user < until);
      }),
    )
    expect(took.get(ann)).toBeGreaterThanOrEqual(29)
  })
})

describe('admission', () => {
  it('makes a client wait after a restart they caused, but not others', () => {
    const { enter } = admission(() => 1000, [{ asker: ann, until: 31_000 }])
    expect(enter(ann)).toEqual({ refused: { status: 429, retryAfter: 30 } })
    expect(enter(ben)).not.toHaveProperty('refused')
    expect(enter(null)).not.toHaveProperty('refused')
  })

  it('makes a client wait for the next minute after a quarter minute of work', () => {
    let now = 0
    const { enter, worked } = admission(() => now)
    worked(ann, ADMISSION.workPerMinute - 1)
    expect(enter(ann)).not.toHaveProperty('refused')
    now = 20_000
    worked(ann, 1)
    worked(null, 100_000)
    expect(enter(ann)).toEqual({ refused: { status: 429, retryAfter: 40 } })
    expect(enter(ben)).not.toHaveProperty('refused')
    expect(enter(null)).not.toHaveProperty('refused')
    now = 60_000
    expect(enter(ann)).not.toHaveProperty('refused')
  })

  it('gives each client a share of running requests, and takes it back', () => {
    const { enter } = admission(() => 0)
    const entered = Array.from({ length: ADMISSION.atOnce }, () => enter(ann))
    expect(enter(ann)).toEqual({ refused: { status: 429, retryAfter: 1 } })
    expect(enter(ben)).not.toHaveProperty('refused')
    for (const one of entered) if ('leave' in one) one.leave()
    expect(enter(ann)).not.toHaveProperty('refused')
  })

  it('refuses clients when there are too many in total', () => {
    const { enter } = admission(() => 0)
    for (let n = 0; n < ADMISSION.atOnceOfAll; n++) enter(addressAsker(`10.0.${n >> 8}.${n & 255}`))
    expect(enter(ann)).toEqual({ refused: { status: 503, retryAfter: 1 } })
    expect(enter(null)).not.toHaveProperty('refused')
  })
})

it('makes a client that stops the database wait longer each time, up to an hour, until a day has passed', () => {
  const slowed = new SlowedOnes()
  let now = 0
  const waits = Array.from({ length: 6 }, () => {
    slowed.blame(ann, now)
    const [{ until } = { until: 0 }] = slowed.all(now)
    const wait = (until - now) / 1000
    now = until
    return wait
  })
  expect(waits).toEqual([30, 120, 480, 1920, 3600, 3600])
  expect(slowed.all(now)).toEqual([])
  now += 24 * 60 * 60_000
  slowed.blame(ann, now)
  expect(slowed.all(now)).toEqual([{ asker: ann, until: now + 30_000 }])
})

describe('the watchdog', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  const watched = () => {
    const pulse = newPulse()
    const onHang = vi.fn()
    const thread = writePulse(pulse)
    // All the CPU there is.
    watch({ pulse: readPulse(pulse), patience: 2000, onHang, cpuMs: () => Date.now() })
    return { ...thread, onHang }
  }

  it('leaves a working thread alone, however long it works', () => {
    const { beat, began, ended, onHang } = watched()
    for (let n = 0; n < 500; n++) {
      beat()
      began(ann)
      vi.advanceTimersByTime(50)
      ended()
    }
    expect(onHang).not.toHaveBeenCalled()
  })

  it('reports once that a thread hangs, and whose request it was handling', () => {
    const { beat, began, onHang } = watched()
    beat()
    began(ann)
    vi.advanceTimersByTime(1900)
    expect(onHang).not.toHaveBeenCalled()
    vi.advanceTimersByTime(60_000)
    expect(onHang.mock.calls).toEqual([[ann]])
  })

  it('also reports it if only the database does not finish', () => {
    const { beat, began, onHang } = watched()
    began(ben)
    for (let n = 0; n < 50; n++) {
      beat()
      vi.advanceTimersByTime(100)
    }
    expect(onHang.mock.calls).toEqual([[ben]])
  })

  it('blames no one for a thread that hangs outside any request', () => {
    const { began, ended, onHang } = watched()
    began(ann)
    ended()
    vi.advanceTimersByTime(5000)
    expect(onHang.mock.calls).toEqual([[null]])
  })
})
