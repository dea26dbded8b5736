import { setImmediate as nextTurn } from 'node:timers/promises'
import { AppError } from '@evenplate/domain/errors'
import type { RecipeReply } from '@evenplate/domain/recipe-events'
import { readRequest } from '@evenplate/domain/request'
import { type Context, Hono } from 'hono'
import type { Deps } from '../deps/deps.ts'
import type { GenerationLimiter } from '../generation/generation-limiter.ts'
import { type RecipeRequestOutcome, requestRecipe } from '../generation/request-recipe.ts'
import { addressHash, identify } from '../identity/identify.ts'
import { dangerIn } from '../safety/danger.ts'
import { eventStream, type Send } from './event-stream.ts'
import { readJsonBody } from './read-body.ts'

/** `POST /recipes`: one recipe, as JSON or streamed while it is written. */
export function recipesRoute(deps: Deps, limiter: GenerationLimiter): Hono {
  return new Hono().post('/', async (c) => {
    const request = readRequest(await readJsonBody(c.req.raw))
    // Before anything that takes time or a place: a person with low blood sugar needs sugar, not an account.
    const danger = dangerIn(request)
    if (danger) throw new AppError(danger)
    const key = idempotencyKeyOf(c)
    const leave = limiter.enter(addressHash(c, deps))
    const gone = c.req.raw.signal
    try {
      const asker = await identify(c, deps)
      const ordered = await requestRecipe(
        request,
        asker,
        key,
        deps,
        limiter,
        AbortSignal.any([gone, limiter.shutdown]),
      )
      // Refusals up to here have their own status; from here on, failures are sent as events.
      if (wantsEvents(c)) return watched(c, ordered, leave)
      const reply = await replyOf(ordered, gone)
      leave()
      return c.json(reply)
    } catch (error) {
      leave()
      throw error
    }
  })

  function watched(c: Context, ordered: RecipeRequestOutcome, leave: () => void): Response {
    // A slow reader does not count as an open request: the request ends when the generation ends.
    if (ordered.kind === 'cooking') ordered.generation.outcome.then(leave, leave)
    return eventStream(
      c,
      deps,
      (send, left) => sendAll(ordered, send, left).finally(leave),
      (written) => limiter.serve(written),
    )
  }
}

async function sendAll(ordered: RecipeRequestOutcome, send: Send, left: AbortSignal): Promise<void> {
  if (ordered.kind === 'answered') return send('recipe', ordered.reply)
  const { generation, readings } = ordered
  await send('brief', { readings })
  for await (const { event, data } of generation.watch(left)) {
    await send(event, data)
    // Of the partials read in one turn, the last contains all.
    if (event === 'partial') await nextTurn()
  }
  if (!left.aborted) await send('recipe', await generation.outcome)
}

async function replyOf(ordered: RecipeRequestOutcome, gone: AbortSignal): Promise<RecipeReply> {
  if (ordered.kind === 'answered') return ordered.reply
  await ordered.generation.wait(gone)
  gone.throwIfAborted()
  return ordered.generation.outcome
}

const wantsEvents = (c: Context): boolean => /\btext\/event-stream\b/i.test(c.req.header('accept') ?? '')

function idempotencyKeyOf(c: Context): string | null {
  const key = c.req.header('idempotency-key')
  if (key === undefined) return null
  if (/^[\w.:-]{1,200}$/.test(key)) return key
  throw new AppError('invalid_request', {
    field: 'idempotency-key',
    message: 'Please use 1 to 200 letters, digits, dots, colons or dashes.',
  })
}
