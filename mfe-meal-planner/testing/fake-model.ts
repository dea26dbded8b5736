import type { ErrorCode } from '@evenplate/domain/errors'
import type { Recipe } from '@evenplate/domain/recipe'
import type { ApiOptions } from '@evenplate/platform/contract'

/**
 * A model behind the gateway that writes what a test tells it, when it tells it.
 * @param left how many of today's recipes are left
 */
export function fakeModel(left = 2) {
  const requests: { path: string; body: unknown; options: ApiOptions | undefined }[] = []
  const waiting: unknown[] = []
  let wake = () => {}
  const put = (event: unknown) => {
    waiting.push(event)
    wake()
  }
  async function* stream(path: string, body: unknown, options?: ApiOptions): AsyncGenerator<unknown, void> {
    requests.push({ path, body, options })
    for (;;) {
      options?.signal?.throwIfAborted()
      const event = waiting.shift()
      if (event instanceof Error) throw event
      if (event !== undefined) yield event
      else
        await new Promise<void>((resolve) => {
          wake = resolve
          options?.signal?.addEventListener('abort', () => resolve())
        })
    }
  }
  return {
    left,
    /** The requests, each with its key and signal. */
    requests,
    stream,
    shows: (title: string) => put({ event: 'partial', data: { title } }),
    repairs: () => put({ event: 'status', data: { stage: 'repairing' } }),
    serves: (recipe: Recipe, remaining = left - 1) =>
      put({
        event: 'recipe',
        data: {
          recipe,
          quota: { limit: 3, used: 3 - remaining, remaining, resetAt: '2026-11-24T00:00:00.000Z' },
        },
      }),
    fails: (code: ErrorCode, message: string) => put({ event: 'error', data: { code, message } }),
    throws: (error: Error) => put(error),
  }
}
export type FakeModel = ReturnType<typeof fakeModel>
