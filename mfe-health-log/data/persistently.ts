import { AppError } from '@evenplate/domain/errors'

/**
 * Waits before a step is tried again, ms. Together they are longer than the minute for which the database may refuse a
 * member after a lot of work, and longer than a short network outage.
 */
const WAITS = [1_000, 4_000, 10_000, 20_000, 30_000, 60_000]
/** If the site asks to wait longer, the member is told instead, ms. */
const LONGEST = 600_000

/** Called before each wait, and after it. */
export type OnWait = (isWaiting: boolean) => void

/**
 * Retries a step while its failure may be temporary: no network, or the site is busy or has done enough for this member
 * for now. Waits as long as the site says, if it does; otherwise longer each time.
 * @throws what the step threw, or what `signal` was aborted with
 */
export async function persistently<Result>(
  step: () => Promise<Result>,
  { signal, onWait = () => {} }: { signal?: AbortSignal | undefined; onWait?: OnWait } = {},
): Promise<Result> {
  for (const wait of WAITS) {
    signal?.throwIfAborted()
    try {
      return await step()
    } catch (error) {
      const ms = toldWait(error) ?? wait
      if (!mayPass(error) || ms > LONGEST) throw error
      onWait(true)
      await pause(ms, signal)
      onWait(false)
    }
  }
  signal?.throwIfAborted()
  return step()
}

const mayPass = (error: unknown) =>
  error instanceof AppError && (error.code === 'offline' || error.code === 'unexpected')

const toldWait = (error: unknown) =>
  error instanceof AppError && error.retryAfter !== undefined ? error.retryAfter * 1000 : null

const pause = (ms: number, signal: AbortSignal | undefined) =>
  new Promise<void>((resolve) => {
    const over = () => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', over)
      resolve()
    }
    const timer = setTimeout(over, ms)
    signal?.addEventListener('abort', over)
  })
