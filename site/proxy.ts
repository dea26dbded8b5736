import type { Backend } from '@evenplate/supabase/embedded'
import type { Context } from 'hono'
import { proxy } from 'hono/proxy'
import { gatheredReads } from './gathered-reads.ts'

/** Passes the visitor's address to the backend, for its limits. Only this process reaches the backend; a value sent by a visitor is dropped. */
export const CLIENT_ADDRESS_HEADER = 'x-evenplate-client-address'

/**
 * Passes a request to a server on this machine and streams its answer back.
 * @param addressOf the visitor's network address, if known
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
      // The visitor follows redirects.
      return await proxy(origin + pathname + search, { raw: c.req.raw, headers, redirect: 'manual' })
    } catch {
      return unavailable(c)
    }
  }

type Read = Pick<Backend, 'url' | 'read'>
type AddressOf = (c: Context) => string | null

/**
 * Has this process's backend answer a read in its own thread, without HTTP: a second request and its streams would cost as
 * much as the read.
 * @param addressOf as for `proxyTo`
 */
export const readFrom =
  ({ url: origin, read }: Read, addressOf: AddressOf) =>
  async (c: Context): Promise<Response> => {
    const { url, method } = c.req.raw
    try {
      const { status, headers, body } = await read({
        method: method === 'HEAD' ? 'HEAD' : 'GET',
        url: origin + url.slice(url.indexOf('/', url.indexOf('://') + 3)),
        headers: headersOf(c, addressOf),
      })
      return new Response(BODILESS.has(status) ? null : body, {
        status,
        headers: Object.fromEntries(headers),
      })
    } catch {
      return unavailable(c)
    }
  }

/** The same for several reads that came as one request. */
export const readsFrom = ({ url: origin, read }: Read, addressOf: AddressOf) =>
  gatheredReads(async (c, method, path, more) => {
    const headers = headersOf(c, addressOf).filter(([name]) => !OF_ALL.has(name))
    try {
      return await read({ method, url: `${origin}/rest/v1/${path}`, headers: [...headers, ...more] })
    } catch {
      const away = unavailable(c)
      return {
        status: away.status,
        headers: [...away.headers],
        body: new Uint8Array(await away.arrayBuffer()),
      }
    }
  })

function headersOf(c: Context, addressOf: AddressOf): [string, string][] {
  const address = addressOf(c)
  const headers = [...c.req.raw.headers].filter(([name]) => !LEFT.has(name))
  return address === null ? headers : [...headers, [CLIENT_ADDRESS_HEADER, address]]
}

/** Headers only for this hop, or written by us. */
const LEFT = new Set(['host', 'connection', 'keep-alive', 'te', 'trailer', 'upgrade', CLIENT_ADDRESS_HEADER])
/** Headers of the request that contained several reads. */
const OF_ALL = new Set([
  'accept',
  'content-type',
  'content-length',
  'content-encoding',
  'transfer-encoding',
  'prefer',
  'range',
])
const BODILESS = new Set([204, 304])

/** The Supabase client treats 503 as "try again". */
const unavailable = (c: Context): Response =>
  c.json({ code: 'unavailable', message: 'The backend is not answering' }, 503, { 'retry-after': '1' })
