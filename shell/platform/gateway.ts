import type { Obstacles } from '@evenplate/domain/brief'
import { AppError, type ErrorCode, isErrorCode } from '@evenplate/domain/errors'
import type { Api, ApiOptions } from '@evenplate/platform/contract'
import { EventSourceParserStream } from 'eventsource-parser/stream'

/** Who makes the request: a member by token, a guest by id. */
export type Caller = { kind: 'member'; accessToken: string } | { kind: 'guest'; id: string }

/**
 * Calls the gateway.
 * @param base address of the gateway's `/api`, e.g. `/api`
 * @param whoAsks called for each request, since tokens expire
 * @param onRefused called when a member's token was refused
 * @param onUnreached called when nothing answered
 */
export function createGateway(
  base: string,
  whoAsks: () => Promise<Caller>,
  onRefused = () => {},
  onUnreached = () => {},
): Api {
  /** A failing network is `offline`; an aborting caller gets its own reason back. */
  const reach = async <T>(signal: AbortSignal | undefined, action: () => Promise<T>): Promise<T> => {
    try {
      return await action()
    } catch (cause) {
      signal?.throwIfAborted()
      onUnreached()
      throw new AppError('offline', { cause })
    }
  }
  const send = async (
    path: string,
    body: unknown,
    accept: string,
    options: ApiOptions = {},
    method: 'POST' | 'DELETE' = 'POST',
  ) => {
    const caller = await reach(options.signal, whoAsks)
    const headers = headersOf(caller, accept, options.idempotencyKey)
    const response = await reach(options.signal, () =>
      fetch(base + path, {
        method,
        headers,
        body: method === 'POST' ? JSON.stringify(body) : null,
        signal: options.signal ?? null,
      }),
    )
    if (response.status === 401 && caller.kind === 'member') onRefused()
    if (!response.ok) throw await failureOf(response)
    return response
  }

  const read = async <T>(
    response: Response,
    parse: (reply: unknown) => T,
    signal: AbortSignal | undefined,
  ): Promise<T> => {
    const text = await reach(signal, () => response.text())
    return parsed(() => parse(JSON.parse(text)))
  }

  return {
    async get(path, parse, { signal } = {}) {
      const headers = { accept: 'application/json' }
      const response = await reach(signal, () => fetch(base + path, { headers, signal: signal ?? null }))
      if (!response.ok) throw await failureOf(response)
      return read(response, parse, signal)
    },

    async post(path, body, parse, options) {
      const response = await send(path, body, 'application/json', options)
      return read(response, parse, options?.signal)
    },

    async remove(path, options) {
      await send(path, null, 'application/json', options, 'DELETE').catch((error: AppError) => {
        if (error.code !== 'not_found') throw error
      })
    },

    async *stream(path, body, parse, options) {
      // Leaving the loop must cancel the request even if the caller gave no signal.
      const left = new AbortController()
      const signal = options?.signal ? AbortSignal.any([options.signal, left.signal]) : left.signal
      try {
        const response = await send(path, body, 'text/event-stream', { ...options, signal })
        if (!isEventStream(response)) throw new AppError('unexpected')
        const events = response.body
          .pipeThrough(new TextDecoderStream() as TransformStream<Uint8Array, string>)
          .pipeThrough(new EventSourceParserStream({ maxBufferSize: MAX_EVENT_CHARS }))
          .getReader()
        for (;;) {
          const { done, value } = await reach(signal, () => events.read())
          if (done) return
          yield parsed(() => parse(messageOf(value, response)))
        }
      } finally {
        left.abort()
      }
    },
  }
}

/** Far above any recipe; below what a broken server could fill a phone's memory with. */
const MAX_EVENT_CHARS = 2_000_000

function headersOf(caller: Caller, accept: string, idempotencyKey: string | undefined): HeadersInit {
  return {
    'content-type': 'application/json',
    accept,
    ...(caller.kind === 'member'
      ? { authorization: `Bearer ${caller.accessToken}` }
      : { 'x-guest-id': caller.id }),
    ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
  }
}

const isEventStream = (response: Response): response is Response & { body: ReadableStream<Uint8Array> } =>
  response.body !== null && (response.headers.get('content-type') ?? '').startsWith('text/event-stream')

/** A failure within the stream gets the request's reference: the page that shows it has no other. */
function messageOf(
  { event = 'message', data }: { event?: string; data: string },
  response: Response,
): unknown {
  const sent: unknown = JSON.parse(data)
  const isFailure = event === 'error' && typeof sent === 'object' && sent !== null
  return { event, data: isFailure ? { ...sent, ...referenceIn(response) } : sent }
}

function referenceIn(response: Response): { reference?: string } {
  const reference = response.headers.get('x-request-id')
  return reference ? { reference } : {}
}

/** A reply that breaks the contract is not an expected failure. */
function parsed<T>(parse: () => T): T {
  try {
    return parse()
  } catch (cause) {
    throw cause instanceof AppError ? cause : new AppError('unexpected', { cause })
  }
}

async function failureOf(response: Response): Promise<AppError> {
  const retryAfter = Number.parseInt(response.headers.get('retry-after') ?? '', 10)
  const patience = {
    ...(Number.isFinite(retryAfter) && { retryAfter }),
    // Errors that the visitor can fix need no support.
    ...(response.status >= 500 && referenceIn(response)),
  }
  const reply: unknown = await response.json().catch(() => null)
  if (typeof reply === 'object' && reply !== null && 'code' in reply && isErrorCode(reply.code)) {
    const message = 'message' in reply && typeof reply.message === 'string' ? { message: reply.message } : {}
    const field = 'field' in reply && typeof reply.field === 'string' ? { field: reply.field } : {}
    const details = isObstacles(reply) ? { details: { obstacles: reply.obstacles, ways: reply.ways } } : {}
    return new AppError(reply.code, { ...message, ...field, ...details, ...patience })
  }
  // Something in front of the gateway answered: a proxy sends HTML.
  return new AppError(CODE_BY_STATUS[response.status] ?? 'unexpected', patience)
}

/** By hand: a schema library would be loaded with the code of every call. */
function isObstacles(reply: object): reply is Obstacles {
  const { obstacles, ways } = reply as Partial<Obstacles>
  const isWay = (way: Obstacles['ways'][number]) =>
    typeof way?.label === 'string' && typeof way.choice === 'string'
  return (
    Array.isArray(obstacles) &&
    obstacles.every((one) => typeof one === 'string') &&
    Array.isArray(ways) &&
    ways.every(isWay)
  )
}

const CODE_BY_STATUS: Record<number, ErrorCode> = {
  401: 'unauthorized',
  413: 'too_large',
  429: 'busy',
  503: 'busy',
}
