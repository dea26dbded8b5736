import type { Steps } from '@evenplate/domain/steps'

export type Pace = {
  /** Milliseconds before the first step. */
  first: number
  /** Milliseconds between steps, for everything else that waits. */
  between: number
  /** Called with the error of a failed step; none follows it. */
  failed: (error: unknown) => void
}

/**
 * Does background work, a step at a time. It does not keep the process running.
 * @returns a function that stops it
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
