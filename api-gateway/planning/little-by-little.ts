import type { Steps } from '@evenplate/domain/steps'

export type Pace = {
  /** Milliseconds before the first step. */
  first: number
  /** Milliseconds between steps, in which everything else that waits is done. */
  between: number
  /** What is told of a step that failed; no other follows it. */
  failed: (error: unknown) => void
}

/**
 * Does work that nobody waits for, a step at a time. It keeps no process running.
 * @returns stops it
 */
export function littleByLittle(steps: Steps<void>, { first, between, failed }: Pace): () => void {
  let timer = setTimeout(next, first).unref()
  function next() {
    try {
      if (!steps.next().done) timer = setTimeout(next, between).unref()
    } catch (error) {
      failed(error)
    }
  }
  return () => clearTimeout(timer)
}
