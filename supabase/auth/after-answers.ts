/**
 * Work that an answer must not wait for: its duration would reveal whether an address is known, and a mail may be a
 * moment late.
 */
export type AfterAnswers = {
  run(work: () => Promise<void>): void
  /** Resolves when nothing is left to do. */
  idle(): Promise<void>
}

/** @param failed called with the error when work throws */
export function afterAnswers(failed: (error: unknown) => void): AfterAnswers {
  const pending = new Set<Promise<void>>()
  return {
    run(work) {
      // An answer is sent in the same turn of the event loop; this runs in the next one.
      const done = new Promise<void>((resolve) => setImmediate(resolve))
        .then(work)
        .catch(failed)
        .finally(() => pending.delete(done))
      pending.add(done)
    },
    async idle() {
      while (pending.size > 0) await Promise.all(pending)
    },
  }
}
