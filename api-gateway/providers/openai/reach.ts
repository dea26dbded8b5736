import type { Readable } from 'node:stream'
import { type Dispatcher, request } from 'undici'

/**
 * As much of fetch as the SDK needs, on undici's plain request, which takes half the CPU of its fetch. Follows no
 * redirect and decompresses nothing.
 */
export const reachBy =
  (dispatcher: Dispatcher): typeof globalThis.fetch =>
  async (input, { method = 'GET', headers, body, signal } = {}) => {
    const sent = Object.fromEntries(new Headers(headers))
    const reply = await request(input instanceof Request ? input.url : input, {
      dispatcher,
      method,
      headers: { ...sent, 'accept-encoding': 'identity' },
      body: body as string,
      signal,
    })
    const status = reply.statusCode
    const stream = BODILESS.has(status) ? null : streamOf(reply.body)
    if (!stream) reply.body.resume()
    return new Response(stream, { status, headers: headersOf(reply.headers) })
  }

/** Node's own conversion goes through an iterator, whose promises cost more than the pieces. */
function streamOf(body: Readable): ReadableStream<Uint8Array> {
  // Data read before the reader left may still arrive.
  let wanted = true
  return new ReadableStream<Uint8Array>({
    start(controller) {
      body.on('data', (piece: Uint8Array) => {
        if (!wanted) return
        controller.enqueue(piece)
        if ((controller.desiredSize ?? 0) <= 0) body.pause()
      })
      body.on('end', () => {
        if (wanted) controller.close()
        wanted = false
      })
      body.on('error', (error) => {
        if (wanted) controller.error(error)
        wanted = false
      })
    },
    pull() {
      body.resume()
    },
    cancel() {
      wanted = false
      body.destroy()
    },
  })
}

function headersOf(named: Record<string, string | string[] | undefined>): Headers {
  const headers = new Headers()
  for (const [name, values = []] of Object.entries(named))
    for (const value of [values].flat()) headers.append(name, value)
  return headers
}

/** A Response of these must not have a body. */
const BODILESS = new Set([204, 205, 304])
