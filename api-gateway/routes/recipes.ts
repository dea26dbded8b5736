import { AppError } from '@evenplate/domain/errors'
import { readRequest } from '@evenplate/domain/request'
import { type Context, Hono } from 'hono'
import type { Deps } from '../deps.ts'
import type { Generation } from '../services/generation.ts'
import { identify } from '../services/identify.ts'
import type { Kitchen } from '../services/kitchen.ts'
import { type Ordered, order } from '../services/order.ts'
import { dangerIn } from '../services/safety.ts'
import { eventStream, type Send } from './event-stream.ts'
import { readJsonBody } from './read-body.ts'

/** `POST /recipes`: one recipe, as JSON or as it comes into being. */
export function recipesRoute(deps: Deps, kitchen: Kitchen): Hono {
  return new Hono().post('/', async (c) => {
    const request = readRequest(await readJsonBody(c.req.raw))
    // Before anything that costs time or room: someone who is low needs sugar, not an account.
    const danger = dangerIn(request)
    if (danger) throw new AppError(danger)
    const key = idempotencyKeyOf(c)
    const leave = kitchen.enter()
    const gone = c.req.raw.signal
    const ordered = await identify(c, deps)
      .then((asker) => order(request, asker, key, deps, kitchen, AbortSignal.any([gone, kitchen.lastCall])))
      .catch((error: unknown) => {
        leave()
        throw error
      })
    // The place is free when cooking ends, not when a slow reader has read it all.
    if (ordered.kind === 'cooking') ordered.generation.outcome.then(leave, leave)
    else leave()

    // What was refused until here has a status of its own; from here on a watcher hears failures as events.
    if (wantsEvents(c))
      return eventStream(
        c,
        deps,
        (send, left) =>
          ordered.kind === 'cooking' ? sendAll(ordered, send, left) : send('recipe', ordered.reply),
        (written) => kitchen.serve(written),
      )
    return c.json(ordered.kind === 'cooking' ? await outcomeOf(ordered.generation, gone) : ordered.reply)
  })
}

type Cooking = Extract<Ordered, { kind: 'cooking' }>

async function sendAll({ generation, readings }: Cooking, send: Send, left: AbortSignal): Promise<void> {
  await send('brief', { readings })
  for await (const { event, data } of generation.watch(left)) await send(event, data)
  if (!left.aborted) await send('recipe', await generation.outcome)
}

async function outcomeOf(generation: Generation, gone: AbortSignal) {
  for await (const _ of generation.watch(gone));
  gone.throwIfAborted()
  return generation.outcome
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
