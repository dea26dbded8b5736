import { ProviderFailure } from '../failure.ts'

/** How long is waited for the first piece of a reply, its headers included, and then for each next one. */
export type PieceTimes = { firstPieceMs: number; betweenPiecesMs: number }

/**
 * The pieces of a reply, each in its time. The time a reader takes over a piece is not counted.
 * @throws ProviderFailure `provider_timeout`, at once; a source that hangs is not waited for
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

/** @param passing a reply that stops half-way is a lost connection; one that never begins would not begin again */
async function within<T>(ms: number, work: Promise<T>, passing: boolean): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ProviderFailure('provider_timeout', { passing })), ms)
  })
  work.catch(() => {})
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
