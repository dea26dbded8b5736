import { Away, hasNoNetwork, isAway, noteReached } from './connection.ts'

/**
 * How long the database may take before the offline copy is shown, in milliseconds. No wait if it was already out of
 * reach.
 */
export const PATIENCE_MS = 4000

type Sources<T> = {
  ask(): Promise<T>
  /** The copy on this device; undefined if there is none. */
  offlineCopy(): Promise<T | undefined>
  /** Gets a late answer. */
  onLate(answer: T): void
  /** Ends `ask` when nobody waits for the answer anymore, which says nothing about the network. */
  signal?: AbortSignal
}

/**
 * The answer of the database, or the offline copy while it is out of reach. The database's refusal is passed on.
 * @throws what `ask` throws if there is no copy; Away, at once, if the browser knows that there is no network; the reason of `signal`
 */
export async function networkFirst<T>({ ask, offlineCopy, onLate, signal }: Sources<T>): Promise<T> {
  if (hasNoNetwork()) {
    const known = await offlineCopy().catch(() => undefined)
    if (known === undefined) throw new Away()
    return known
  }
  const asked = ask().then<Outcome<T>, Outcome<T>>(
    (answer) => ({ answer }),
    (error: unknown) => ({ error, answered: isAnswer(error) }),
  )
  const first = await Promise.race([asked, pause(isAway() ? 0 : PATIENCE_MS)])
  signal?.throwIfAborted()
  if (first && ('answer' in first || first.answered)) return settled(first)
  const known = await offlineCopy().catch(() => undefined)
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

/** The database's own errors carry a code; errors of the network or a proxy carry none. */
const isAnswer = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && Boolean(error.code)

const pause = (ms: number) => new Promise<null>((resolve) => setTimeout(() => resolve(null), ms))
