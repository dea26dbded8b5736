import { currentAsker, onBehalfOf } from '../sql/askers.ts'

/** How long turns may run before the event loop gets its turn, in milliseconds. */
const BREATH_MS = 20

/** Runs work once its turn comes. */
export type InTurn = <Result>(work: () => Promise<Result>) => Promise<Result>

export type TurnEvents = {
  /** Whether a client's waiting work may no longer start. */
  spent?(asker: string | null): boolean
  began?(asker: string | null): void
  /** @param took milliseconds that this thread worked */
  ended?(asker: string | null, took: number): void
}

/** Elapsed milliseconds since some moment, and this thread's CPU milliseconds. */
export type Spent = { clock: number; cpu: number }

/** The least share of elapsed time that counts: waiting for a disk takes no CPU but still keeps others waiting. */
const LEAST = 0.25

/** Milliseconds of work between two moments, in CPU time, so that no client is charged for a busy machine. */
export const workBetween = (from: Spent, to: Spent): number =>
  Math.max(to.cpu - from.cpu, LEAST * (to.clock - from.clock))

function spent(): Spent {
  const { user, system } = process.threadCpuUsage()
  return { clock: performance.now(), cpu: (user + system) / 1000 }
}

/**
 * Runs one piece of work at a time, each client's in order, and the clients in turn: a client with a hundred requests waits
 * for all of them, and no one else does. Work must not queue more work inside its own turn: it would wait for itself.
 */
export function takeTurns({ began, ended }: TurnEvents = {}): InTurn {
  const waiting = new Map<string | null, (() => Promise<void>)[]>()
  let busy = false

  return <Result>(work: () => Promise<Result>) => {
    const asker = currentAsker()
    const { promise, resolve, reject } = Promise.withResolvers<Result>()
    const mine = waiting.get(asker) ?? []
    mine.push(async () => {
      const start = spent()
      began?.(asker)
      const done = await settled(() => onBehalfOf(asker, work))
      ended?.(asker, workBetween(start, spent()))
      if ('error' in done) reject(done.error)
      else resolve(done.result)
    })
    waiting.set(asker, mine)
    if (!busy) void goOn()
    return promise
  }

  async function goOn(): Promise<void> {
    busy = true
    let breathed = performance.now()
    for (;;) {
      // PGlite answers without returning to the event loop: in a long queue nothing else would run, and the thread would
      // count as hung.
      if (performance.now() - breathed > BREATH_MS) {
        await new Promise((resolve) => setImmediate(resolve))
        breathed = performance.now()
      }
      const [next] = waiting
      if (!next) break
      const [asker, theirs] = next
      // To the end of the queue, or out of it.
      waiting.delete(asker)
      const turn = theirs.shift()
      if (theirs.length > 0) waiting.set(asker, theirs)
      await turn?.()
    }
    busy = false
  }
}

async function settled<Result>(
  work: () => Promise<Result>,
): Promise<{ result: Result } | { error: unknown }> {
  try {
    return { result: await work() }
  } catch (error) {
    return { error }
  }
}
