import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { changeLive } from './builds/live.ts'
import { endCanary, makeLive } from './builds/releasing.ts'
import { openLiveSite } from './live-site.ts'
import { SMALL_REMOTE, SMALL_SHELL, type SmallStore, smallStore } from './testing/small-store.ts'
import { visitKey } from './visits/key.ts'
import { tokenFor } from './visits/token.ts'

const BY = { who: 'a test', commit: null }
const WITHIN = { timeout: 20_000, interval: 20 }
const BROWSER = { accept: 'text/html,*/*' }
const ENTRY = 'http://localhost:3004/remote-entry.js'

let store: SmallStore
let dataDir: string
let said: string[]
let site: Awaited<ReturnType<typeof openLiveSite>>
beforeEach(async () => {
  store = smallStore()
  dataDir = mkdtempSync(join(tmpdir(), 'evenplate-visits-'))
  said = []
  await makeLive(store.folder, { shell: store.putShell(), glossary: store.putRemote('glossary') }, BY)
  await open()
})
afterEach(async () => {
  await site.close()
  store.remove()
  rmSync(dataDir, { recursive: true })
})

async function open(allowOverrides = true): Promise<void> {
  site = await openLiveSite({
    config: { siteUrl: 'http://localhost', supabaseUrl: '', publishableKey: '' },
    store: store.folder,
    dataDir,
    api: { fetch: () => new Response('{"counted":true}') },
    backend: null,
    addressOf: () => null,
    https: false,
    allowOverrides,
    log: (line) => said.push(line),
  })
}

const get = (path: string, headers: Record<string, string> = {}, init: RequestInit = {}) =>
  site.fetch(
    new Request(`http://localhost${path}`, {
      ...init,
      headers: { ...BROWSER, host: 'localhost', ...headers },
    }),
  )
const read = async (path: string, headers?: Record<string, string>) => (await get(path, headers)).text()
const cookieOf = (reply: Response) =>
  reply.headers
    .getSetCookie()
    .map((one) => one.split(';')[0]!)
    .join('; ')
const policyOf = (reply: Response) => reply.headers.get('content-security-policy') ?? ''
const putOther = (words: string) => store.putRemote('glossary', SMALL_REMOTE.replace(`'terms'`, `'${words}'`))
const tokenOf = (version: string, now = new Date()) =>
  tokenFor({ kind: 'preview', part: 'glossary', version }, visitKey(dataDir), now)

it('previews a stored build by a link, only for this visit, until it leaves', async () => {
  const version = putOther('other words')
  const opened = await get(`/preview/${tokenOf(version)}`)
  expect(opened.status).toBe(200)
  expect(opened.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^evenplate_visit=preview\.glossary\..*; HttpOnly; SameSite=Lax$/),
  ])
  const cookie = cookieOf(opened)
  const first = await get('/preview/open', { cookie })
  expect([first.status, first.headers.get('location')]).toEqual([303, '/glossary'])

  const page = await get('/glossary', { cookie })
  const html = await page.text()
  expect(html).toContain('other words')
  expect(html).toContain(`Preview: glossary ${version}`)
  expect(html).toContain('href="/preview/leave"')
  expect(await read('/remotes.json', { cookie })).toContain(version)
  for (const path of ['/', '/glossary', '/nowhere', '/remotes.json', `/preview/${tokenOf(version)}`]) {
    const { headers } = await get(path, { cookie })
    expect([path, headers.get('cache-control'), headers.get('x-robots-tag')]).toEqual([
      path,
      'private, no-store',
      'noindex',
    ])
  }
  for (const path of ['/', '/nowhere', '/glossary/all'])
    expect(await read(path, { cookie }), path).toContain('Preview: glossary')
  // No other visitor's device stores any of it, and this one stores nothing.
  expect(await read('/service-worker.js', { cookie })).toContain('unregister()')

  const live = await get('/glossary')
  expect(await live.text()).not.toContain('Preview')
  expect(live.headers.get('cache-control')).toBe('no-cache')
  expect(await read('/remotes.json')).not.toContain(version)
  expect(await read('/service-worker.js')).not.toContain(version)

  const left = await get('/preview/leave', { cookie, referer: 'http://localhost/glossary?q=fiber' })
  expect([left.status, left.headers.get('location')]).toEqual([303, '/glossary?q=fiber'])
  expect(left.headers.getSetCookie()).toEqual([expect.stringMatching(/^evenplate_visit=; Max-Age=0;/)])
})

it('previews a build with the other parts’ live builds, as they change', async () => {
  const cookie = `evenplate_visit=${tokenOf(putOther('other words'))}`
  expect(await read('/remotes.json', { cookie })).not.toContain('account')
  await makeLive(store.folder, { account: store.putRemote('account') }, BY)
  await expect.poll(() => read('/remotes.json'), WITHIN).toContain('account')
  expect(await read('/remotes.json', { cookie })).toContain('account')
  expect(await read('/glossary', { cookie })).toContain('other words')
})

it('serves more previews than it caches', { timeout: 60_000 }, async () => {
  const words = Array.from({ length: 10 }, (_, at) => `words ${at}`)
  const cookies = words.map((one) => `evenplate_visit=${tokenOf(putOther(one))}`)
  const pages = await Promise.all(cookies.map((cookie) => read('/glossary', { cookie })))
  for (const [at, page] of pages.entries()) expect(page).toContain(words[at])
  expect(await read('/glossary', { cookie: cookies[0]! })).toContain(words[0])
})

it('says so if a preview cannot be shown, and goes on for everybody else', async () => {
  const cookie = `evenplate_visit=${tokenOf('none')}`
  for (const path of ['/glossary', '/preview/open']) {
    const reply = await get(path, { cookie })
    expect([reply.status, reply.headers.get('cache-control')]).toEqual([503, 'private, no-store'])
    expect(await reply.text()).toContain('href="/preview/leave"')
  }
  expect(said.join()).toContain('The preview of glossary cannot be served')
  expect(await read('/glossary')).toContain('terms')
})

it.each([
  ['has expired', () => tokenOf('1a2b3c', new Date(Date.now() - 8 * 86_400_000))],
  [
    'was signed elsewhere',
    () => tokenFor({ kind: 'preview', part: 'glossary', version: '1a2b3c' }, 'k'.repeat(43), new Date()),
  ],
  ['is invalid', () => 'preview'],
])('opens no preview for a token that %s', async (_, token) => {
  const reply = await get(`/preview/${token()}`)
  expect([reply.status, reply.headers.getSetCookie()]).toEqual([404, []])
  const live = await get('/glossary', { cookie: `evenplate_visit=${token()}` })
  expect(await live.text()).not.toContain('Preview')
  expect(live.headers.get('cache-control')).toBe('no-cache')
})

it('leads back to the page before, and never to another site', async () => {
  for (const [referer = '', to] of [
    ['http://elsewhere.example/glossary', '/'],
    ['http://localhost//elsewhere.example/', '/'],
    ['http://localhost/preview/abc', '/'],
    ['no address', '/'],
    ['http://localhost/glossary/all', '/glossary/all'],
  ])
    expect((await get('/preview/leave', { referer })).headers.get('location')).toBe(to)
})

it('gives a canary to a steady share of the visitors, and makes it live for everyone', async () => {
  const calm = await get('/glossary')
  expect(calm.headers.getSetCookie()).toEqual([])
  const version = putOther('canary words')
  const start = (share: number) =>
    changeLive(store.folder, 'glossary', BY, () => ({ canary: version, share }))
  await start(30)
  const at = (number: number) => read('/glossary', { cookie: `evenplate_share=${number}` })
  await expect.poll(() => at(29), WITHIN).toContain('canary words')
  expect(await at(30)).not.toContain('canary')
  expect(await at(0)).not.toContain('Preview')
  expect(await read('/remotes.json', { cookie: 'evenplate_share=0' })).toContain(version)
  expect(await read('/remotes.json', { cookie: 'evenplate_share=99' })).not.toContain(version)
  expect(await read('/service-worker.js', { cookie: 'evenplate_share=0' })).toContain(version)

  const first = await get('/glossary')
  expect(first.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^evenplate_share=\d{1,2}; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax$/),
  ])
  expect(first.headers.get('cache-control')).toBe('private, no-cache')
  const same = await get('/glossary', { cookie: cookieOf(first) })
  expect(await same.text()).toBe(await first.text())
  expect(same.headers.getSetCookie()).toEqual([])
  // Clients that open no page get what is live, without a number.
  const feed = await get('/glossary', { accept: '*/*' })
  expect([await feed.text(), feed.headers.getSetCookie()]).toEqual([
    expect.not.stringContaining('canary'),
    [],
  ])

  await start(60)
  await expect.poll(() => at(59), WITHIN).toContain('canary words')
  await changeLive(store.folder, 'glossary', BY, () => version)
  await expect.poll(() => at(99), WITHIN).toContain('canary words')
  const later = await get('/glossary', { cookie: 'evenplate_share=7' })
  expect(later.headers.getSetCookie()).toEqual([expect.stringMatching(/^evenplate_share=; Max-Age=0;/)])
})

it('treats an invalid number as none, and gives a new one', async () => {
  const version = putOther('canary words')
  await changeLive(store.folder, 'glossary', BY, () => ({ canary: version, share: 99 }))
  await expect.poll(() => read('/glossary', { cookie: 'evenplate_share=0' }), WITHIN).toContain('canary')
  for (const value of ['-1', '100', '1e1', ' 5', '５', 'NaN', '__proto__', '0x1', '7'.repeat(5000)]) {
    const reply = await get('/glossary', { cookie: `evenplate_share=${encodeURIComponent(value)}` })
    expect(reply.headers.getSetCookie()).toEqual([expect.stringMatching(/^evenplate_share=\d{1,2};/)])
  }
})

it('gives each visitor all canaries whose share their number is below', async () => {
  const glossary = putOther('canary words')
  const shell = store.putShell(SMALL_SHELL.replace("'home'", "'canary home'"))
  await changeLive(store.folder, 'glossary', BY, () => ({ canary: glossary, share: 20 }))
  await changeLive(store.folder, 'shell', BY, () => ({ canary: shell, share: 50 }))
  const pages = async (number: number) => {
    const cookie = `evenplate_share=${number}`
    return [
      (await read('/', { cookie })).includes('canary'),
      (await read('/glossary', { cookie })).includes('canary'),
    ]
  }
  await expect.poll(() => pages(10), WITHIN).toEqual([true, true])
  expect(await pages(30)).toEqual([true, false])
  expect(await pages(70)).toEqual([false, false])
  await endCanary(store.folder, 'shell', shell, BY)
  await expect.poll(() => pages(30), WITHIN).toEqual([false, false])
  expect(await pages(10)).toEqual([false, true])
})

it('counts a preview neither for the canary nor in the field counts', async () => {
  const version = putOther('canary words')
  await changeLive(store.folder, 'glossary', BY, () => ({ canary: version, share: 99 }))
  await expect.poll(() => read('/glossary', { cookie: 'evenplate_share=0' }), WITHIN).toContain('canary')
  const cookie = `evenplate_visit=${tokenOf(putOther('third words'))}`
  const page = await get('/glossary', { cookie })
  expect([await page.text(), page.headers.getSetCookie()]).toEqual([
    expect.stringContaining('third words'),
    [],
  ])
  const post = { method: 'POST', body: '{}' }
  expect((await get('/api/telemetry', { cookie }, post)).status).toBe(204)
  expect(await (await get('/api/telemetry', {}, post)).text()).toContain('counted')
  expect(await (await get('/api/recipes', { cookie }, post)).text()).toContain('counted')
})

it('replaces a part with a developer’s own build, once they confirm it on a page of the site', async () => {
  const asks = await get(`/override/glossary?entry=${encodeURIComponent(ENTRY)}`)
  expect([asks.status, asks.headers.getSetCookie()]).toEqual([200, []])
  const question = await asks.text()
  expect(question).toContain('<button>Use it</button>')
  // A link on another site changes nothing, and nor does the live site's worker.
  expect(question).not.toContain('<script')
  const post = (headers: Record<string, string>) =>
    get('/override/glossary', headers, { method: 'POST', body: new URLSearchParams({ entry: ENTRY }) })
  const elsewhere: Record<string, string>[] = [
    {},
    { origin: 'http://elsewhere.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site', origin: 'http://localhost' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'none' },
  ]
  for (const headers of elsewhere)
    expect([(await post(headers)).status, (await post(headers)).headers.getSetCookie()]).toEqual([403, []])
  const said = await post({ 'sec-fetch-site': 'same-origin' })
  expect([said.status, await said.text()]).toEqual([200, expect.stringContaining('href="/preview/open"')])
  const cookie = cookieOf(said)

  const page = await get('/glossary', { cookie })
  const html = await page.text()
  expect(html).toContain('Your own build of glossary from localhost:3004')
  expect(html).toContain(`"glossary":{"entry":"${ENTRY}"`)
  expect(html).toContain('<div id="root"></div>')
  expect(html).not.toContain(`"${ENTRY}":`)
  expect(html.match(/modulepreload/g)).toHaveLength(1)
  const policy = policyOf(page).split('; ')
  for (const rule of ['script-src', 'style-src-elem', 'connect-src', 'font-src', 'img-src'])
    expect(policy.find((one) => one.startsWith(rule))).toMatch(/ http:\/\/localhost:3004$/)
  expect(page.headers.get('cache-control')).toBe('private, no-store')
  expect(JSON.parse(await read('/remotes.json', { cookie })).glossary.entry).toBe(ENTRY)
  expect(await read('/service-worker.js', { cookie })).toContain('unregister()')
  const unknown = await get('/nowhere', { cookie })
  expect([unknown.status, await unknown.text()]).toEqual([404, expect.stringContaining('Your own build')])

  const other = await get('/glossary')
  expect(policyOf(other) + (await other.text())).not.toContain('localhost:3004')
})

it('allows no override if the operator does not, and none of the shell or an unknown part', async () => {
  const own = tokenFor({ kind: 'own build', part: 'glossary', entry: ENTRY }, visitKey(dataDir), new Date())
  const cookie = `evenplate_visit=${own}`
  expect(await read('/glossary', { cookie })).toContain('Your own build')
  for (const part of ['shell', 'unknown', '__proto__'])
    expect((await get(`/override/${part}?entry=${encodeURIComponent(ENTRY)}`)).status).toBe(404)
  for (const entry of ['', 'http://elsewhere.example/remote-entry.js'])
    expect((await get(`/override/glossary?entry=${encodeURIComponent(entry)}`)).status).toBe(404)
  await site.close()
  await open(false)
  expect(await read('/glossary', { cookie })).not.toContain('Your own build')
  expect((await get(`/override/glossary?entry=${encodeURIComponent(ENTRY)}`)).status).toBe(404)
  const post = { method: 'POST', body: new URLSearchParams({ entry: ENTRY }) }
  expect((await get('/override/glossary', { 'sec-fetch-site': 'same-origin' }, post)).status).toBe(404)
})

it('lets only its owner read the key of its links', () => {
  expect(statSync(join(dataDir, 'visits.key')).mode & 0o777).toBe(0o600)
})
