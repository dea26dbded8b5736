import { expect } from 'vitest'
import { threadMs } from './thread-ms.ts'

/**
 * Expects work to take fewer CPU milliseconds than this on a usual machine. One that is slower at the moment gets more
 * time: by how much is measured with work whose usual time is known, only if the limit was exceeded.
 */
export function expectWithin(limit: number, work: () => void): void {
  expectFewer(limit, () => {
    const began = threadMs()
    work()
    return threadMs() - began
  })
}

/** The same for work that measures itself, in CPU milliseconds of this thread. */
export function expectFewer(limit: number, measured: () => number): void {
  const first = measured()
  if (first < limit) return
  // The first time may have paid for compiling.
  expect(Math.min(first, measured(), measured()) / slowness()).toBeLessThan(limit)
}

/** How many times longer than a usual machine this one takes now; at least 1. */
function slowness(): number {
  const rounds = Array.from({ length: 4 }, () => {
    const began = threadMs()
    for (let time = 0; time < 5; time += 1) referenceWork()
    return threadMs() - began
  })
  return Math.max(1, Math.min(...rounds) / REFERENCE_MS)
}

/** What five times the reference work take on a machine that is done with the whole suite in 20 minutes. */
const REFERENCE_MS = 40

/** What readers do: look for patterns, cut texts, fill lists, sort. */
function referenceWork(): number {
  const words = TEXT.split(' ')
  const lengths = new Map<string, number>()
  for (const word of words) lengths.set(word, (lengths.get(word) ?? 0) + word.length)
  const numbers = [...TEXT.matchAll(/(\d+)[a-f]/g)].map(([, digits]) => Number(digits))
  return numbers.sort((a, b) => a - b).length + lengths.size
}

const TEXT = Array.from({ length: 40_000 }, (_, at) => `${(at * 7919) % 10_007}${'abcdefgh'[at % 8]}`).join(
  ' ',
)
