import { AppError } from '@evenplate/domain/errors'
import type { RecipeEvent } from '@evenplate/domain/recipe-events'
import type { Context } from 'hono'
import type { Deps } from '../deps/deps.ts'
import { factsOf } from '../deps/failure-facts.ts'
import { textPipe } from './text-pipe.ts'

/** Writes one event; waits while the reader is slow. */
export type Send = (event: RecipeEvent['event'], data: unknown) => Promise<void>

/**
 * Answers with server-sent events: what `work` sends, a failure as `error`, and always `done`. Regular comments prevent proxies from
 * closing a slow answer as a dead connection.
 * @param work its signal aborts as soon as the reader has gone
 * @param serving gets a promise that settles when the last byte is written
 */
export function eventStream(
  c: Context,
  { settings, log }: Pick<Deps, 'settings' | 'log'>,
  work: (send: Send, left: AbortSignal) => Promise<void>,
  serving: (written: Promise<void>) => void,
): Response {
  const left = new AbortController()
  const gone = c.req.raw.signal
  const leave = () => left.abort(gone.reason)
  if (gone.aborted) leave()
  gone.addEventListener('abort', leave, { once: true })
  // Called when nobody reads the body anymore.
  const pipe = textPipe(() => left.abort())
  const send: Send = (event, data) => pipe.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
  const heartbeat = setInterval(() => {
    // Not into a full pipe: a slow reader has enough to read.
    if (pipe.hasRoom) pipe.write(': still cooking\n\n').catch(() => left.abort())
  }, settings.heartbeatMs)

  const run = async () => {
    try {
      await work(send, left.signal)
    } catch (error) {
      if (left.signal.aborted) return
      const known = error instanceof AppError ? error : new AppError('unexpected', { cause: error })
      if (known !== error) log('error', 'stream failed', factsOf(error))
      // The headers are already sent, so the event contains it.
      const { retryAfter } = known
      await send('error', { ...known.toJSON(), ...(retryAfter && { retryAfter }) })
    }
    if (!left.signal.aborted) await send('done', {})
  }
  const written = run()
    .catch(() => {})
    .finally(() => {
      clearInterval(heartbeat)
      gone.removeEventListener('abort', leave)
      pipe.close()
    })
  serving(written)
  return c.body(pipe.readable, 200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  })
}
