import { request } from 'node:http'
import { pipeline, Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import type { Context } from 'hono'

/** Headers that belong to one connection and must not travel on (RFC 9110, 7.6.1). */
const HOP_BY_HOP = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'te',
  'trailer',
  'upgrade',
  'host',
])

/** Tells the backend whom it speaks to, for its limits. Only this process reaches it, and nobody else's word counts. */
export const CLIENT_ADDRESS_HEADER = 'x-evenplate-client-address'

/**
 * Hands a request to a server on this machine and streams its answer back.
 * @param addressOf the visitor's network address, where it is known
 */
export function proxyTo(origin: string, addressOf: (c: Context) => string | null) {
  return (c: Context): Promise<Response> => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    const url = new URL(c.req.url)
    const headers = Object.fromEntries([...c.req.raw.headers].filter(([name]) => !HOP_BY_HOP.has(name)))
    delete headers[CLIENT_ADDRESS_HEADER]
    const address = addressOf(c)
    if (address) headers[CLIENT_ADDRESS_HEADER] = address
    const upstream = request(origin + url.pathname + url.search, {
      method: c.req.method,
      headers,
      signal: c.req.raw.signal,
    })
    upstream.on('response', (reply) => {
      const kept = Object.entries(reply.headers).filter(([name]) => !HOP_BY_HOP.has(name))
      const pairs = kept.flatMap(([name, value]) =>
        [value ?? ''].flat().map((one): [string, string] => [name, one]),
      )
      const status = reply.statusCode ?? 502
      const bodiless = status === 204 || status === 304 || c.req.method === 'HEAD'
      resolve(
        new Response(bodiless ? null : (Readable.toWeb(reply) as globalThis.ReadableStream), {
          status,
          headers: pairs,
        }),
      )
    })
    // 503 is what the Supabase client takes as "try again".
    upstream.on('error', () =>
      resolve(
        c.json({ code: 'unavailable', message: 'The backend is not answering' }, 503, { 'retry-after': '1' }),
      ),
    )
    const body = c.req.raw.body as ReadableStream | null
    // A visitor whose connection breaks in mid-sentence ends their own request, and nothing else.
    if (body) pipeline(Readable.fromWeb(body), upstream, () => {})
    else upstream.end()
    return promise
  }
}
