import { setTimeout } from 'node:timers/promises'

/** Rejects with the signal's reason as soon as it aborts, whatever `work` does after that. */
export function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  if (signal.aborted) {
    work.catch(() => {})
    return Promise.reject(signal.reason)
  }
  const { promise, reject } = Promise.withResolvers<never>()
  const abort = () => reject(signal.reason)
  signal.addEventListener('abort', abort, { once: true })
  return Promise.race([work, promise]).finally(() => signal.removeEventListener('abort', abort))
}

/** The items of `source` until the signal aborts; then it throws the reason without waiting for the source. */
export async function* eachUnlessAborted<T>(
  source: AsyncIterable<T>,
  signal: AbortSignal,
): AsyncGenerator<T> {
  const iterator = source[Symbol.asyncIterator]()
  let ended = false
  try {
    for (;;) {
      const next = await unlessAborted(iterator.next(), signal)
      if (next.done) {
        ended = true
        return
      }
      yield next.value
    }
  } catch (error) {
    ended = !signal.aborted
    throw error
  } finally {
    // Not awaited: a source that hangs would block us too.
    if (!ended) Promise.resolve(iterator.return?.()).catch(() => {})
  }
}

/** Waits, or throws the signal's reason. */
export const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  setTimeout(ms, undefined, { signal }).catch(() => {
    throw signal.reason
  })
