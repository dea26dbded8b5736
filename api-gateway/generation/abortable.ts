import { setTimeout } from 'node:timers/promises'

/** The items of `source` until the signal aborts; then it throws the reason without waiting for the source. */
export async function* eachUnlessAborted<T>(
  source: AsyncIterable<T>,
  signal: AbortSignal,
): AsyncGenerator<T> {
  const iterator = source[Symbol.asyncIterator]()
  let ended = false
  // One listener for all items: a reply has hundreds.
  let reject: (reason: unknown) => void = () => {}
  const abort = () => reject(signal.reason)
  signal.addEventListener('abort', abort)
  try {
    for (;;) {
      const coming = iterator.next()
      const next = await new Promise<IteratorResult<T>>((resolve, rejected) => {
        reject = rejected
        coming.then(resolve, rejected)
        if (signal.aborted) abort()
      })
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
    signal.removeEventListener('abort', abort)
    // Not awaited: a source that hangs would block us too.
    if (!ended) Promise.resolve(iterator.return?.()).catch(() => {})
  }
}

/** Waits, or throws the signal's reason. */
export const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  setTimeout(ms, undefined, { signal }).catch(() => {
    throw signal.reason
  })
