import type { Obstacles, Reading } from '@evenplate/domain/brief'
import { AppError, type ErrorCode } from '@evenplate/domain/errors'
import type { Recipe } from '@evenplate/domain/recipe'
import type { PartialRecipe } from '@evenplate/domain/recipe-events'
import type { ApiOptions } from '@evenplate/platform/contract'
import { fakeApi } from '@evenplate/platform/fake'
import { SALMON } from '@evenplate/recipe-view/testing/recipes'
import { replyOf } from './reply.ts'

type SentRequest = { path: string; body: unknown; options: ApiOptions | undefined }

/** A gateway that does what a test tells it, when it tells it. */
export function fakeGateway() {
  const requests: SentRequest[] = []
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
      if (event === END) return
      if (event !== undefined) yield event
      else
        await new Promise<void>((resolve) => {
          wake = resolve
          options?.signal?.addEventListener('abort', () => resolve())
        })
    }
  }

  const mails: {
    path: string
    body: unknown
    answer: (reply: unknown) => void
    refuse: (code: ErrorCode) => void
  }[] = []
  const post = (path: string, body: unknown) =>
    new Promise((resolve, reject) => {
      const refuse = (code: ErrorCode) => reject(new AppError(code))
      mails.push({ path, body, answer: resolve, refuse })
    })

  const removed: string[] = []
  const remove = (path: string) => void removed.push(path)

  return {
    requests,
    /** What was posted, each waiting for its answer. */
    mails,
    /** Paths that were deleted. */
    removed,
    api: fakeApi({ stream, post, remove }),
    reads: (readings: Reading[]) => put({ event: 'brief', data: { readings } }),
    shows: (partial: Partial<PartialRecipe>) => put({ event: 'partial', data: partial }),
    repairs: () => put({ event: 'status', data: { stage: 'repairing' } }),
    serves: (recipe: Recipe = SALMON, used = 1) => put({ event: 'recipe', data: replyOf(recipe, used) }),
    fails: (code: ErrorCode | 'new_code', message: string, details?: Obstacles) =>
      put({ event: 'error', data: { code, message, ...details } }),
    throws: (error: Error) => put(error),
    hangsUp: () => put(END),
  }
}

const END = Symbol('end')
