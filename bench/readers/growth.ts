import { performance } from 'node:perf_hooks'
import { patternsOf } from './patterns.ts'
import type { Reader } from './told.ts'

/** Milliseconds a reader takes for a text of 4,000 and one of 16,000 characters, and the pattern they are made of. */
export type Growth = { id: string; pattern: string; small: number; large: number }

const SMALL = 4_000
const LARGE = 16_000

/** If the larger text takes fewer milliseconds than this, noise hides any growth. */
const NOTICEABLE = 2

/** The pattern that makes a reader slowest at 16,000 characters, and the one that makes its time grow fastest. */
export function growthOf({ id, read }: Reader, runs: number): { slowest: Growth; steepest: Growth } {
  const small = patternsOf(SMALL)
  const all = patternsOf(LARGE).map(({ name, text }, at): Growth => {
    const short = small[at]?.text ?? ''
    timed(read, short)
    const once = timed(read, short)
    // A reader that takes a second for 4,000 characters is slow enough to report without the larger text.
    if (once > TOO_LONG) return { id, pattern: name, small: once, large: Number.POSITIVE_INFINITY }
    const first = timed(read, text)
    if (first < NOTICEABLE) return { id, pattern: name, small: once, large: first }
    const times = first > MUCH ? 1 : runs
    return {
      id,
      pattern: name,
      small: median([once, ...Array.from({ length: times }, () => timed(read, short))]),
      large: median([first, ...Array.from({ length: times - 1 }, () => timed(read, text))]),
    }
  })
  const slowest = all.toSorted((a, b) => b.large - a.large)[0]!
  const steepest = all
    .filter(({ large }) => large >= NOTICEABLE)
    .toSorted((a, b) => ratioOf(b) - ratioOf(a))[0]
  return { slowest, steepest: steepest ?? slowest }
}

const TOO_LONG = 400
const MUCH = 200

/** How many times longer four times the text takes. */
export const ratioOf = ({ small, large }: Growth): number => large / Math.max(small, 0.05)

/** Wall-clock milliseconds: the thread's CPU time is measured too coarsely for a ratio. */
function timed(read: Reader['read'], text: string): number {
  const started = performance.now()
  attempt(read, text)
  return performance.now() - started
}

/** CPU milliseconds of this thread for a text, to within a few, however busy the machine is. */
export function busyFor(read: Reader['read'], text: string): number {
  const started = busy()
  attempt(read, text)
  return busy() - started
}

function attempt(read: Reader['read'], text: string): void {
  try {
    read(text)
  } catch {
    // A refused text has been read too.
  }
}

function busy(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

const median = (times: number[]): number => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]!
