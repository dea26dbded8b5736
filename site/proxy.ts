import type { Backend } from '@evenplate/supabase/embedded'
import type { Context } from 'hono'
import { proxy } from 'hono/proxy'

/** Tells the backend the visitor's address, for its limits. Only this process reaches the backend; a visitor's own value is dropped. */
export const CLIENT_ADDRESS_HEADER = 'x-evenplate-client-address'

/**
 * Passes a request to a server on this machine and streams its answer back.
 * @param addressOf the visitor's network address, where it is known
 */
export const proxyTo =
  (origin: string, addressOf: (c: Context) => string | null) =>
  async (c: Context): Promise<Response> => {
    const { pathname, search } = new URL(c.req.url)
    const headers = {
      ...c.req.header(),
      host: undefined,
      [CLIENT_ADDRESS_HEADER]: addressOf(c) ?? undefined,
    }
    try {
      // A redirect is the visitor's to follow.
      return await proxy(origin + pathname + search, { raw: c.req.raw, headers, redirect: 'manual' })
    } catch {
      return unavailable(c)
    }
  }

/**
 * Has the backend of this process answer a request that reads, in its own thread and without HTTP: the second request and its
 * streams cost as much as the reading.
 * @param addressOf as for `proxyTo`
 */
export const readFrom =
  ({ url: origin, read }: Pick<Backend, 'url' | 'read'>, addressOf: (c: Context) => string | null) =>
  async (c: Context): Promise<Response> => {
    const { url, method, headers: given } = c.req.raw
    const address = addressOf(c)
    const headers = [...given].filter(([name]) => !LEFT.has(name))
    if (address !== null) headers.push([CLIENT_ADDRESS_HEADER, address])
    try {
      const {
        status,
        headers: own,
        body,
      } = await read({
        method: method === 'HEAD' ? 'HEAD' : 'GET',
        url: origin + url.slice(url.indexOf('/', url.indexOf('://') + 3)),
        headers,
      })
      return new Response(BODILESS.has(status) ? null : body, { status, headers: Object.fromEntries(own) })
    } catch {
      return unavailable(c)
    }
  }

/** Of this hop alone, or written by us. */
const LEFT = new Set(['host', 'connection', 'keep-alive', 'te', 'trailer', 'upgrade', CLIENT_ADDRESS_HEADER])
const BODILESS = new Set([204, 304])

/** 503 is what the Supabase client takes as "try again". */
const unavailable = (c: Context): Response =>
  c.json({ code: 'unavailable', message: 'The backend is not answering' }, 503, { 'retry-after': '1' })
