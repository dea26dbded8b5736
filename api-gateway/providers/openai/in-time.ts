import { ProviderFailure } from '../failure.ts'

/** How long to wait for the first piece of a reply, headers included, and for each later piece. */
export type PieceTimes = { firstPieceMs: number; betweenPiecesMs: number }

/**
 * The pieces of a reply, each within its time limit. Time that the reader spends on a piece does not count.
 * @throws ProviderFailure `provider_timeout`, at once, without waiting for a source that hangs
 */
export async function* inTime<T>(
  pieces: AsyncGenerator<T>,
  { firstPieceMs, betweenPiecesMs }: PieceTimes,
): AsyncGenerator<T> {
  let begun = false
  try {
    for (;;) {
      const next = await within(begun ? betweenPiecesMs : firstPieceMs, pieces.next(), begun)
      if (next.done) return
      begun = true
      yield next.value
    }
  } finally {
    pieces.return(undefined).catch(() => {})
  }
}

/**
 * @param passing true for a reply that stops halfway, like a lost connection; one that never begins would not begin on
 * a retry either
 */
async function within<T>(ms: number, work: Promise<T>, passing: boolean): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ProviderFailure('provider_timeout', { passing })), ms)
  })
  work.catch(() => {})
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
