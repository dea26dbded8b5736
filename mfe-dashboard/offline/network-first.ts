import { Away, hasNoNetwork, isAway, noteReached } from './connection.ts'

/** How long the database may take before what is kept stands in, in milliseconds; no time where it was away before. */
export const PATIENCE_MS = 4000

type Sources<T> = {
  ask(): Promise<T>
  /** What this device keeps of it; undefined for nothing. */
  kept(): Promise<T | undefined>
  /** An answer that came after all. */
  onLate(answer: T): void
}

/**
 * What the database says; what is kept, while it is out of reach. What it refuses is nobody else's to give.
 * @throws what `ask` throws when nothing is kept; Away, at once, when the browser knows that there is no network
 */
export async function networkFirst<T>({ ask, kept, onLate }: Sources<T>): Promise<T> {
  if (hasNoNetwork()) {
    const known = await kept().catch(() => undefined)
    if (known === undefined) throw new Away()
    return known
  }
  const asked = ask().then<Outcome<T>, Outcome<T>>(
    (answer) => ({ answer }),
    (error: unknown) => ({ error, answered: isAnswer(error) }),
  )
  const first = await Promise.race([asked, pause(isAway() ? 0 : PATIENCE_MS)])
  if (first && ('answer' in first || first.answered)) return settled(first)
  const known = await kept().catch(() => undefined)
  if (known === undefined) return settled(await asked)
  noteReached(false)
  void asked.then((late) => {
    if (!('answer' in late)) return
    noteReached(true)
    onLate(late.answer)
  })
  return known
}

type Outcome<T> = { answer: T } | { error: unknown; answered: boolean }

function settled<T>(outcome: Outcome<T>): T {
  if ('answer' in outcome) {
    noteReached(true)
    return outcome.answer
  }
  noteReached(outcome.answered)
  throw outcome.error
}

/** The database's own errors carry a code; those of a network, or of what stands before the database, carry none. */
const isAnswer = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && Boolean(error.code)

const pause = (ms: number) => new Promise<null>((resolve) => setTimeout(() => resolve(null), ms))
