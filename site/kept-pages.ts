import type { ComposedSet } from './composed-sets.ts'

/** A page as the routers gave it, with all its headers. */
type KeptPage = { etag: string; headers: Record<string, string>; body: Uint8Array<ArrayBuffer> }

/** Pages of sets, each kept once it was asked for: there are as many as a set has, in up to four encodings. */
const kept = new WeakMap<ComposedSet, Map<string, KeptPage>>()

/**
 * Answers for a page of a set that is the same for everybody: as the routers did when it was first asked for, and without
 * passing them again, which takes longer than sending it.
 * @param routed the routers' answer
 * @returns null for what is no such page
 */
export function keptPage(
  set: ComposedSet,
  request: Request,
  routed: () => Response | Promise<Response>,
): Response | Promise<Response> | null {
  if (request.method !== 'GET') return null
  const path = pathOf(request.url)
  const found = Object.hasOwn(set.site.pages, path) ? set.site.pages[path] : undefined
  if (found?.status !== 200 || path.includes(':')) return null
  const accepted = request.headers.get('accept-encoding') ?? ''
  const key = `${path} ${accepted.includes('br')} ${accepted.includes('gzip')}`
  const page = kept.get(set)?.get(key)
  return page ? sent(page, request) : keptFrom(routed(), set, key)
}

function sent({ etag, headers, body }: KeptPage, request: Request): Response {
  if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers })
  return new Response(body, { headers })
}

async function keptFrom(
  routed: Response | Promise<Response>,
  set: ComposedSet,
  key: string,
): Promise<Response> {
  const response = await routed
  const etag = response.headers.get('etag')
  if (response.status !== 200 || !etag || response.headers.has('set-cookie')) return response
  const headers = Object.fromEntries(response.headers)
  const body = new Uint8Array(await response.arrayBuffer())
  const pages = kept.get(set) ?? new Map<string, KeptPage>()
  kept.set(set, pages.set(key, { etag, headers, body }))
  return new Response(body, { headers })
}

/** Without a second URL parser for each request. */
function pathOf(url: string): string {
  const from = url.indexOf('/', url.indexOf('://') + 3)
  const end = url.indexOf('?', from)
  return url.slice(from, end < 0 ? undefined : end)
}
