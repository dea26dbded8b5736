import { mkdtempSync, rmSync } from 'node:fs'
import type { Server } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { changeLive } from './builds/live.ts'
import { makeLive } from './builds/releasing.ts'
import { openLog } from './field/log.ts'
import { openMetrics } from './field/metrics.ts'
import { observed, openObserver } from './field/observed.ts'
import { keptReplies, newShelf } from './kept-replies.ts'
import { closeServer, listen } from './listen.ts'
import { openLiveSite } from './live-site.ts'
import { SMALL_REMOTE, type SmallStore, smallStore } from './testing/small-store.ts'
import { visitKey } from './visits/key.ts'
import { tokenFor } from './visits/token.ts'

const BY = { who: 'a test', commit: null }
const WITHIN = { timeout: 20_000, interval: 20 }
const HOST = 'host: localhost:3000'
const BROWSER = [HOST, 'accept: text/html', 'accept-encoding: gzip, br']

const api = { fetch: () => new Response('{}') }
let store: SmallStore
let dataDir: string
let site: Awaited<ReturnType<typeof openLiveSite>>
beforeAll(async () => {
  store = smallStore()
  dataDir = mkdtempSync(join(tmpdir(), 'evenplate-kept-'))
  await makeLive(store.folder, { shell: store.putShell(), glossary: store.putRemote('glossary') }, BY)
  site = await openLiveSite({
    config: { siteUrl: 'http://localhost', supabaseUrl: '', publishableKey: '' },
    store: store.folder,
    dataDir,
    api,
    backend: null,
    addressOf: () => null,
    https: true,
    allowOverrides: true,
    log: () => {},
  })
})
afterAll(async () => {
  await site.close()
  store.remove()
  rmSync(dataDir, { recursive: true })
})

let lines: Record<string, unknown>[]
let metrics: ReturnType<typeof openMetrics>
/** Requests that reached the routers of the server that caches answers. */
let routed: number
let servers: { keeping: Server; routing: Server }
beforeEach(async () => {
  lines = []
  routed = 0
  metrics = openMetrics()
  const log = openLog({ level: 'debug', as: 'json' }, (line) => lines.push(JSON.parse(line)))
  const watched = { apiPaths: [], pageAt: site.pageAt, metrics, behindProxy: true, log }
  const observer = openObserver(watched)
  const answer = observed(site.fetch, { observer, api, metrics, metricsToken: null })
  const counted: typeof answer = (request, env) => {
    routed += 1
    return answer(request, env)
  }
  // Empty at the beginning of each test, and after each release.
  const shelves = new Map([[null as object | null, null as ReturnType<typeof newShelf> | null]])
  const { fetch, atOnce } = keptReplies(
    counted,
    (...of) => {
      const shelf = site.shelfFor(...of)
      if (!shelves.has(shelf)) shelves.set(shelf, newShelf())
      return shelves.get(shelf) ?? null
    },
    observer,
  )
  servers = { keeping: await listen(fetch, 0, { atOnce }), routing: await listen(answer, 0) }
})
afterEach(async () => {
  for (const server of Object.values(servers)) await closeServer(server, async () => {})
})

/** An answer byte for byte, except the time and the request's own reference. */
async function ask(server: Server, first: string, headers = BROWSER): Promise<string> {
  const { port } = server.address() as { port: number }
  const socket = connect(port, '127.0.0.1')
  socket.write(`${[first, ...headers, 'connection: close'].join('\r\n')}\r\n\r\n`)
  const said = await text(socket.setEncoding('latin1'))
  return said.replace(/(\r\ndate: ).*/i, '$1').replace(/(\r\nx-request-id: )[0-9a-z]{8}\r/, '$1\r')
}

const get = (path: string, ...more: string[]) =>
  ask(servers.keeping, `GET ${path} HTTP/1.1`, [...BROWSER, ...more])
const etagOf = (answer: string) => /\r\netag: (.*)\r/.exec(answer)?.[1] ?? ''

const TWICE: [string, string, string[]?][] = [
  ['a page', 'GET /glossary HTTP/1.1'],
  ['a page of a link with words', 'GET /glossary?from=a-link HTTP/1.1'],
  ['a page, unpacked', 'GET /glossary HTTP/1.1', [HOST]],
  ['a page in gzip', 'GET /glossary HTTP/1.1', [HOST, 'accept-encoding: gzip']],
  ['a page for an old client', 'GET /glossary HTTP/1.0'],
  ['a page whose proxy gave a reference', 'GET / HTTP/1.1', [...BROWSER, 'x-request-id: of-our.proxy']],
  ['a page with two references', 'GET / HTTP/1.1', [...BROWSER, 'x-request-id: a', 'x-request-id: b']],
  ['a page for somebody with a cookie', 'GET / HTTP/1.1', [...BROWSER, 'cookie: theme=dark']],
  ['a page that was another', 'GET / HTTP/1.1', [...BROWSER, 'if-none-match: "another"']],
  ['a script', 'GET /shell/shell.js HTTP/1.1'],
]
it.each(TWICE)(
  'sends %s the second time like the first, and calls the routers once',
  async (_, first, headers) => {
    const before = await ask(servers.routing, first, headers)
    expect(before).toMatch(/^HTTP\/1.1 200 OK\r\n/)
    for (let time = 0; time < 3; time += 1) expect(await ask(servers.keeping, first, headers)).toBe(before)
    expect(routed).toBe(1)
  },
)

const EACH_TIME: [string, string, string[]?][] = [
  ['the head of a page', 'HEAD /glossary HTTP/1.1'],
  ['a page with a slash', 'GET /glossary/ HTTP/1.1'],
  ['a page behind two slashes', 'GET //glossary HTTP/1.1'],
  ['a page by its whole address', 'GET http://localhost:3000/glossary HTTP/1.1'],
  ['a page with a mark', 'GET /glossary#terms HTTP/1.1'],
  ['a page that is written otherwise', 'GET /%67lossary HTTP/1.1'],
  ['a page that nobody has', 'GET /nowhere HTTP/1.1'],
  ['a name of objects', 'GET /constructor HTTP/1.1'],
  ['a pattern', 'GET /recipes/:id HTTP/1.1'],
  ['a page of a strange host', 'GET /glossary HTTP/1.1', ['host: a b']],
  ['a page of a host with a path', 'GET /glossary HTTP/1.1', ['host: localhost/glossary']],
  ['a page of a host in capitals', 'GET /glossary HTTP/1.1', ['host: LOCALHOST']],
  ['a page of no host', 'GET /glossary HTTP/1.0', []],
  ['a page to somebody who posts', 'POST /glossary HTTP/1.1', [...BROWSER, 'content-length: 0']],
  ['a script that is not there', 'GET /shell/none.js HTTP/1.1'],
  ['a script outside of its folder', 'GET /shell/../live/shell.json HTTP/1.1'],
  ['the registry', 'GET /remotes.json HTTP/1.1'],
  ['a page with a number of a canary', 'GET /glossary HTTP/1.1', [...BROWSER, 'cookie: evenplate_share=7']],
]
it.each(EACH_TIME)('calls the routers for %s, whoever asked before', async (_, first, headers) => {
  for (const path of ['/glossary', '/shell/shell.js', '/recipes/7']) await get(path)
  const before = await ask(servers.routing, first, headers)
  for (let time = 0; time < 2; time += 1) expect(await ask(servers.keeping, first, headers)).toBe(before)
})

it('answers “not modified” with the headers that the routers give', async () => {
  const etag = etagOf(await get('/glossary'))
  const known = [...BROWSER, `if-none-match: ${etag}`]
  const first = await ask(servers.routing, 'GET /glossary HTTP/1.1', known)
  expect(first).toMatch(/^HTTP\/1.1 304 /)
  expect(await ask(servers.keeping, 'GET /glossary HTTP/1.1', known)).toBe(first)
  expect(routed).toBe(1)
})

it('protects a cached page like any other', async () => {
  await get('/glossary')
  const kept = await get('/glossary')
  for (const name of ['content-security-policy', 'strict-transport-security', 'x-content-type-options'])
    expect(kept).toContain(`\r\n${name}: `)
})

it('logs and counts cached answers like others, each with its own reference', async () => {
  for (let time = 0; time < 3; time += 1) await get('/glossary?q=insulin')
  const told = { level: 'info', event: 'request', method: 'GET', route: '/glossary', status: 200 }
  expect(lines).toEqual(Array(3).fill(expect.objectContaining(told)))
  expect(Object.keys(lines[2] ?? {})).toEqual(Object.keys(lines[0] ?? {}))
  expect(new Set(lines.map(({ request }) => request)).size).toBe(3)
  expect(await metrics.text()).toContain(
    'evenplate_request_duration_seconds_count{route="/glossary",method="GET",status="2xx"} 3\n',
  )
})

it('serves the right build after a release, to canary visitors, and to a preview', async () => {
  await get('/glossary')
  const next = store.putRemote('glossary', SMALL_REMOTE.replace(`'terms'`, `'changed text'`))
  const token = tokenFor({ kind: 'preview', part: 'glossary', version: next }, visitKey(dataDir), new Date())
  const visit = `cookie: evenplate_visit=${token}`
  const unpacked = (...more: string[]) => ask(servers.keeping, 'GET /glossary HTTP/1.1', [HOST, ...more])
  expect(await unpacked()).not.toContain('changed text')
  expect(await unpacked(visit)).toContain('changed text')
  expect(await unpacked()).not.toContain('changed text')

  await changeLive(store.folder, 'glossary', BY, () => ({ canary: next, share: 50 }))
  const browser = [HOST, 'accept: text/html']
  const numbered = (number: number) =>
    ask(servers.keeping, 'GET /glossary HTTP/1.1', [...browser, `cookie: evenplate_share=${number}`])
  await expect.poll(() => numbered(49), WITHIN).toContain('changed text')
  expect(await numbered(50)).not.toContain('changed text')
  for (let time = 0; time < 2; time += 1)
    expect(await unpacked('accept: text/html')).toContain('set-cookie: ')

  await changeLive(store.folder, 'glossary', BY, () => next)
  await expect.poll(() => unpacked(), WITHIN).toContain('changed text')
  const before = routed
  expect(await unpacked()).toContain('changed text')
  expect(routed).toBe(before)
})
