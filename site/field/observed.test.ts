import { beforeEach, expect, it } from 'vitest'
import { countingGenerations } from './generations.ts'
import { openLog } from './log.ts'
import { openMetrics } from './metrics.ts'
import { observed, openObserver } from './observed.ts'

const TOKEN = 'a-token-of-the-operator'
const PAGES = new Map([
  ['/', '/'],
  ['/recipes/7f3a', '/recipes/:id'],
])

let lines: Record<string, unknown>[]
beforeEach(() => {
  lines = []
})

function open({ behindProxy = false, metricsToken = TOKEN as string | null, level = 'info' as const } = {}) {
  const log = openLog({ level, as: 'json' }, (line) => lines.push(JSON.parse(line)))
  const metrics = openMetrics()
  const gateway = countingGenerations(log, metrics)
  const answer = observed(
    async (request) => {
      const { pathname } = new URL(request.url)
      if (pathname === '/api/recipes') {
        await Promise.resolve()
        gateway('info', 'recipe cooked', { ms: 2100 })
      }
      return new Response(pathname, {
        status: pathname.startsWith('/lost') ? 404 : pathname === '/api/quota' ? 500 : 200,
      })
    },
    {
      api: {
        fetch: async (request) => Response.json({ asked: new URL(request.url).pathname }, { status: 503 }),
      },
      observer: openObserver({
        apiPaths: ['/api/recipes', '/api/quota', '/api/guest-shares'],
        pageAt: (path) => PAGES.get(path),
        metrics,
        behindProxy,
        log,
      }),
      metrics,
      metricsToken,
    },
  )
  return (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    Promise.resolve(answer(new Request(`http://localhost${path}`, { method, headers })))
}

it('gives each request a reference that is easy to read aloud, in the answer and in the log', async () => {
  const ask = open()
  const response = await ask('/recipes/7f3a?q=insulin')
  const id = response.headers.get('x-request-id')
  expect(id).toMatch(/^[0-9a-hjkmnp-tv-z]{8}$/)
  expect(lines).toEqual([
    {
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      level: 'info',
      event: 'request',
      request: id,
      method: 'GET',
      route: '/recipes/:id',
      status: 200,
      ms: expect.any(Number),
    },
  ])
  expect((await ask('/')).headers.get('x-request-id')).not.toBe(id)
})

it('logs the gateway’s lines meanwhile with the same reference', async () => {
  const response = await open()('/api/recipes', {}, 'POST')
  const id = response.headers.get('x-request-id')
  expect(lines.map(({ event, request }) => [event, request])).toEqual([
    ['recipe cooked', id],
    ['request', id],
  ])
})

it('uses a reference only from our own proxy, and none that could break a line', async () => {
  const given = { 'x-request-id': 'proxy-1.a' }
  expect((await open({ behindProxy: true })('/', given)).headers.get('x-request-id')).toBe('proxy-1.a')
  expect((await open()('/', given)).headers.get('x-request-id')).toMatch(/^\w{8}$/)
  const odd = { 'x-request-id': 'a"b c' }
  expect((await open({ behindProxy: true })('/', odd)).headers.get('x-request-id')).toMatch(/^\w{8}$/)
})

// Words with an l or an o: no request's reference has those letters.
it.each([
  ['/api/recipes', '/api/recipes'],
  ['/api/guest-shares/0olu2c', '/api/guest-shares/:id'],
  ['/api/guest-shares/0olu2c/more', 'unknown'],
  ['/api/lou@example.com', 'unknown'],
  ['/auth/v1/user?email=lou', '/auth/v1/*'],
  ['/rest/v1/recipes?title=eq.soup', '/rest/v1/*'],
  ['/shared/0olu2c/card.png', '/shared/:slug/card.png'],
  ['/constructor', 'unknown'],
  ['/lost/lou', 'unknown'],
])('logs %s as %s', async (path, route) => {
  await open({ level: 'debug' as never })(path)
  expect(lines.at(-1)?.route).toBe(route)
  expect(JSON.stringify(lines)).not.toMatch(/lou|0olu2c|soup/)
})

it('keeps files out of the log unless they fail, and marks our own failures', async () => {
  const ask = open()
  await ask('/shell/app.js')
  await ask('/favicon.ico')
  expect(lines).toEqual([])
  await ask('/api/quota')
  expect(lines[0]).toMatchObject({ level: 'error', status: 500 })
})

it('is live without the database, and healthy only with it', async () => {
  const ask = open()
  expect((await ask('/livez')).status).toBe(200)
  const health = await ask('/healthz')
  expect([health.status, await health.json()]).toEqual([503, { asked: '/api/health' }])
})

it('shows its metrics to anyone with the token, and to nobody without one', async () => {
  const bearer = { authorization: `Bearer ${TOKEN}` }
  const ask = open()
  for (const headers of [undefined, { authorization: 'Bearer another' }, { authorization: TOKEN }])
    expect(await (await ask('/metrics', headers)).text()).toBe('/metrics')
  expect(await (await open({ metricsToken: null })('/metrics', bearer)).text()).toBe('/metrics')

  await ask('/api/recipes', {}, 'POST')
  await ask('/recipes/7f3a')
  await ask('/recipes/7f3a', {}, 'BREW')
  const response = await ask('/metrics', bearer)
  expect(response.headers.get('content-type')).toContain('text/plain; version=0.0.4')
  expect(response.headers.get('cache-control')).toBe('no-store')
  const text = await response.text()
  const count = (route: string, method: string) =>
    `evenplate_request_duration_seconds_count{route="${route}",method="${method}",status="2xx"} 1\n`
  for (const [route, method] of [
    ['/api/recipes', 'POST'],
    ['/recipes/:id', 'GET'],
    ['/recipes/:id', 'other'],
  ] as const)
    expect(text).toContain(count(route, method))
  expect(text).toContain('evenplate_generations_total{outcome="cooked"} 1\n')
  expect(text).toContain('evenplate_generation_duration_seconds_sum 2.1\n')
  expect(text).toMatch(/^evenplate_process_cpu_seconds_total /m)
  expect(text).not.toContain('7f3a')
})
