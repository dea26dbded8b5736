import { createHash, timingSafeEqual } from 'node:crypto'
import { answering, type Log } from './log.ts'
import type { Metrics } from './metrics.ts'
import { requestIdOf } from './request-id.ts'
import { isFile, routePattern } from './route-pattern.ts'

export type Fetch = (request: Request, env?: object) => Response | Promise<Response>

type Watched = {
  /** The gateway's exact paths. */
  apiPaths: readonly string[]
  pageAt: (path: string) => string | undefined
  metrics: Metrics
  /** Whether our own proxy is in front, whose `x-request-id` is used. */
  behindProxy: boolean
  log: Log
}

/** A request that is being answered. */
type Begun = { id: string; started: number }

export type Observer = ReturnType<typeof openObserver>

/** Gives each request a reference, a line in the log and a place in the metrics. */
export function openObserver({ apiPaths, pageAt, metrics, behindProxy, log }: Watched) {
  const paths = new Set(apiPaths)
  const isRoute = (path: string) => paths.has(path)
  return {
    /** @param given the reference that the request came with */
    begin: (given: string | undefined): Begun => ({
      id: requestIdOf(given, behindProxy),
      started: performance.now(),
    }),

    /** The name under which a path is logged and counted. */
    routeOf: (path: string): string => routePattern(path, pageAt, isRoute),

    /** Called as its answer begins. */
    end({ id, started }: Begun, asked: string, route: string, status: number): void {
      const ms = performance.now() - started
      const method = METHODS.has(asked) ? asked : 'other'
      metrics.requests.observe({ route, method, status: `${Math.floor(status / 100)}xx` }, ms / 1000)
      const level = status >= 500 ? 'error' : isFile(route) && status < 400 ? 'debug' : 'info'
      log(level, 'request', { request: id, method, route, status, ms: Math.round(ms) })
    },
  }
}

type Options = {
  observer: Observer
  /** The gateway, which knows whether the database answers. */
  api: { fetch: Fetch }
  metrics: Metrics
  /** Null: nobody may read `/metrics`. */
  metricsToken: string | null
}

/** Wraps the whole site: observes all requests and answers the operator's. */
export function observed(inner: Fetch, { observer, api, metrics, metricsToken }: Options): Fetch {
  return (request, env) => {
    const begun = observer.begin(request.headers.get('x-request-id') ?? undefined)
    return answering.run({ request: begun.id }, async () => {
      const path = pathOf(request.url)
      const response = (await own(path, request, env)) ?? (await inner(request, env))
      response.headers.set('x-request-id', begun.id)
      observer.end(begun, request.method, observer.routeOf(path), response.status)
      return response
    })
  }

  /** The operator's requests. */
  async function own(path: string, request: Request, env: object | undefined): Promise<Response | null> {
    if (request.method !== 'GET' && request.method !== 'HEAD') return null
    if (path === '/livez') return plain('ok\n')
    if (path === '/healthz') return api.fetch(new Request(new URL('/api/health', request.url)), env)
    if (path !== '/metrics' || !mayRead(request, metricsToken)) return null
    return new Response(await metrics.text(), {
      headers: { 'content-type': metrics.contentType, 'cache-control': 'no-store' },
    })
  }
}

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

const plain = (text: string) =>
  new Response(text, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  })

/** Without a second URL parser for each request. */
function pathOf(url: string): string {
  const from = url.indexOf('/', url.indexOf('://') + 3)
  const path = from < 0 ? '/' : url.slice(from)
  return path.replace(/[?#].*$/, '')
}

/** Hashes are compared, so that timing reveals nothing about the token, not even its length. */
function mayRead(request: Request, token: string | null): boolean {
  const given = /^Bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1]
  if (!token || !given) return false
  const [a, b] = [token, given].map((one) => createHash('sha256').update(one).digest()) as [Buffer, Buffer]
  return timingSafeEqual(a, b)
}
