import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Fetch, Observer } from './field/observed.ts'

/** The most bytes of one cached answer, and of all of them. */
const KEPT = { one: 256 * 1024, all: 16 * 1024 * 1024 }

/**
 * An answer as first sent, with each header and which of them is the request's own reference.
 * `whole`: the head with the length of the body. `route`: the name under which it is logged and counted.
 */
type KeptReply = {
  etag: string
  head: string[]
  whole: string[]
  referenceAt: number
  body: Buffer
  route: string
}

/** Answers that are the same for everybody while the shelf is in use. */
export type Shelf = { replies: Map<string, KeptReply>; bytes: number }
export const newShelf = (): Shelf => ({ replies: new Map(), bytes: 0 })

/** @returns null for an address where visits may get different answers, and for one that is not kept */
export type ShelfFor = (path: string, cookie: string | null) => Shelf | null

/**
 * Sends earlier answers again, straight from the server: making a Request, asking the routers and reading their Response
 * takes three times as long as sending.
 */
export function keptReplies(fetch: Fetch, shelfFor: ShelfFor, observer: Observer) {
  return {
    /** Calls the routers, and caches answers that are the same for everybody. */
    fetch(request: Request, env?: object): Response | Promise<Response> {
      const { headers } = request
      const path = pathOf(request.url)
      const shelf = request.method === 'GET' ? shelfFor(path, headers.get('cookie')) : null
      const reply = fetch(request, env)
      if (!shelf) return reply
      return keeping(reply, shelf, keyOf(path, headers.get('accept-encoding') ?? ''), observer.routeOf(path))
    },

    /** @returns false for what is not cached; the routers then get it untouched */
    atOnce(incoming: IncomingMessage, outgoing: ServerResponse): boolean {
      const { method, headers, url = '' } = incoming
      if (method !== 'GET' || !PLAIN_HOST.test(headers.host ?? '')) return false
      const end = url.indexOf('?')
      const path = end < 0 ? url : url.slice(0, end)
      const shelf = shelfFor(path, headers.cookie ?? null)
      const kept = shelf?.replies.get(keyOf(path, headers['accept-encoding'] ?? ''))
      if (!kept) return false
      const begun = observer.begin(headers['x-request-id']?.toString())
      const isSame = headers['if-none-match'] === kept.etag
      observer.end(begun, 'GET', kept.route, isSame ? 304 : 200)
      const head = (isSame ? kept.head : kept.whole).with(kept.referenceAt, begun.id)
      if (isSame) outgoing.writeHead(304, head).end()
      else outgoing.writeHead(200, head).end(kept.body)
      return true
    },
  }
}

async function keeping(
  reply: Response | Promise<Response>,
  shelf: Shelf,
  key: string,
  route: string,
): Promise<Response> {
  const response = await reply
  const { status, headers } = response
  const etag = headers.get('etag')
  const named = [...headers]
  const reference = named.findIndex(([name]) => name === 'x-request-id')
  if (status !== 200 || !etag || headers.has('set-cookie') || reference < 0) return response
  const body = Buffer.from(await response.arrayBuffer())
  const head = named.flat()
  const whole = [...head, 'Content-Length', `${body.length}`]
  keep(shelf, key, { etag, head, whole, referenceAt: 2 * reference + 1, body, route })
  return new Response(body, { headers })
}

function keep(shelf: Shelf, key: string, reply: KeptReply): void {
  const { length } = reply.body
  if (length > KEPT.one || shelf.replies.has(key)) return
  if (shelf.bytes + length > KEPT.all) {
    shelf.replies.clear()
    shelf.bytes = 0
  }
  shelf.replies.set(key, reply)
  shelf.bytes += length
}

/** For other methods the server makes a URL, which may be refused. */
const PLAIN_HOST = /^[a-z0-9._-]+(?::(?:[1-5]\d{3,4}|[6-9]\d{3}))?$/

/** Answers at one address differ only by the encodings the visitor accepts. */
const keyOf = (path: string, accepted: string): string =>
  `${path} ${accepted.includes('br')} ${accepted.includes('gzip')}`

/** Without a second URL parser for each request. */
function pathOf(url: string): string {
  const from = url.indexOf('/', url.indexOf('://') + 3)
  const end = url.indexOf('?', from)
  return url.slice(from, end < 0 ? undefined : end)
}
