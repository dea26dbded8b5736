import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, expect, it } from 'vitest'
import { ROOT } from '../builds/rooms.ts'
import { pageContents } from './page-content.ts'
import type { RouteMeta } from './render-input.ts'
import { openRenderer, type Renderer } from './renderer.ts'

const folder = mkdtempSync(join(tmpdir(), 'evenplate-rendering-'))
const opened: Renderer[] = []
afterEach(async () => {
  for (const renderer of opened.splice(0)) await renderer.close()
  rmSync(folder, { recursive: true, force: true })
  for (const name of ['broken', 'other', 'curious', 'host'])
    rmSync(join(ROOT, 'site/dist/rendered', name), { recursive: true, force: true })
})

/** A shell that renders what the remote's page returns, and remotes in any state. */
function rendering(builds: Record<string, string>, pageMs = 10_000) {
  const { contentOf } = opening(builds, { pageMs })
  return async (name: string) => {
    const content = await contentOf(routeOf(name), `/${name}`, null)
    return 'html' in content ? { html: content.html } : content
  }
}

const CALLS = `export const renderPage = async (path, load) =>
  path === '/' ? 'home' : (await load(path.slice(1))).page()`

/** @param options.parts what the remote `other` offers */
function opening(
  builds: Record<string, string>,
  { shell = CALLS, parts = [], pageMs }: { shell?: string; parts?: string[]; pageMs: number },
) {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `shell-${crypto.randomUUID()}.mjs`)
  writeFileSync(file, shell)
  const registry = Object.fromEntries(
    Object.entries(builds).map(([name, source]) => {
      const version = `test-${crypto.randomUUID()}`
      mkdirSync(join(folder, 'render', name), { recursive: true })
      if (source) writeFileSync(join(folder, 'render', name, `${version}.js`), source)
      const offered = name === 'other' ? parts : []
      return [name, { version, entry: '', integrity: '', pages: {}, parts: offered }]
    }),
  )
  const renderer = openRenderer(pathToFileURL(file).href, { pageMs, registry })
  opened.push(renderer)
  return { contentOf: pageContents(renderer, folder, registry) }
}

const routeOf = (remote: string): RouteMeta => ({
  path: `/${remote}`,
  title: '',
  description: '',
  public: true,
  page: remote ? { kind: 'remote', remote, name: remote } : { kind: 'shell' },
})

const GOOD = `export default { page: () => 'good' }`
const BROKEN: Record<string, [source: string, reason: RegExp]> = {
  'throws while it renders': [`export default { page: () => { throw new Error('no plates') } }`, /no plates/],
  'throws what is no error': [
    `export default { page: () => { throw { toString() { throw 1 } } } }`,
    /no words/,
  ],
  'throws while it is loaded': [`throw new Error('no table')`, /no table/],
  'does not parse': ['export default {', /SyntaxError/],
  'was built for nothing': ['', /missing/],
  'ends its process': [`export default { page: () => process.exit(0) }`, /ended its process/],
  'throws out of line': [
    `export default { page: () => new Promise(() => setTimeout(() => { throw new Error('late') })) }`,
    /late/,
  ],
  'leaves a rejection alone': [
    `export default { page: () => new Promise(() => void Promise.reject(new Error('alone'))) }`,
    /alone/,
  ],
  'never settles': [`export default { page: () => new Promise(() => {}) }`, /not done after 0.5 seconds/],
  'runs in circles': [`export default { page: () => { for (;;); } }`, /not done after 0.5 seconds/],
  'takes all memory': [
    `export default { page: () => { const all = []; for (;;) all.push(new Array(1e5).fill({})) } }`,
    /memory|not done/,
  ],
}

for (const [how, [source, reason]] of Object.entries(BROKEN)) {
  it(`goes on without a remote that ${how}`, async () => {
    const contentOf = rendering({ broken: source, other: GOOD }, 500)
    const [before, failed, after, home] = await Promise.all(['other', 'broken', 'other', ''].map(contentOf))
    expect([before, after, home]).toEqual([{ html: 'good' }, { html: 'good' }, { html: 'home' }])
    expect(failed).toEqual({ failure: expect.stringMatching(reason) })
  })
}

it('blames a remote for its own crash, not the page rendered meanwhile', async () => {
  const contentOf = rendering({
    broken: `export default { page: () => { setTimeout(() => process.exit(1), 20); return 'so far' } }`,
    other: `export default { page: () => new Promise((resolve) => setTimeout(() => resolve('slow'), 200)) }`,
  })
  expect(await contentOf('broken')).toEqual({ html: 'so far' })
  expect(await contentOf('other')).toEqual({ html: 'slow' })
})

it('does not retry a hanging remote for a while, so that others do not wait for it', async () => {
  const contentOf = rendering({ broken: `export default { page: () => { for (;;); } }` }, 1500)
  const first = contentOf('broken')
  // Requested while the first still hangs, as compose does.
  const others = ['broken', 'broken', 'broken'].map(contentOf)
  await first
  const started = performance.now()
  for (const other of await Promise.all(others))
    expect(other).toEqual({ failure: expect.stringMatching(/not done/) })
  // Every page that hung again would take 1.5 s.
  expect(performance.now() - started).toBeLessThan(1400)
})

it('gives remotes none of the site’s configuration', async () => {
  process.env.OPENAI_API_KEY = 'secret'
  const contentOf = rendering({ curious: `export default { page: () => Object.keys(process.env).join() }` })
  expect(await contentOf('curious')).toEqual({ html: 'NODE_ENV' })
  delete process.env.OPENAI_API_KEY
})

const HOST = `export default { page: async (draw) => 'page with ' + await draw('part') }`
const DRAWS = `export const renderPage = async (path, load, api, registry) => {
  const owner = (part) => Object.keys(registry).find((name) => registry[name].parts.includes(part))
  const draw = async (part) => {
    const found = await load(owner(part)).catch(() => null)
    return found ? found.parts[part]() : 'nothing'
  }
  return (await load(path.slice(1))).page(draw)
}`

it('renders a page with a part of another remote, and says who drew it', async () => {
  const content = await hosting(`export default { parts: { part: () => 'a list' } }`)
  expect(content).toEqual({ html: 'page with a list', remotes: ['host', 'other'], withoutParts: undefined })
})

it.each([
  ['throws', `export default { parts: { part: () => { throw new Error('no list') } } }`, /no list/],
  ['hangs', `export default { parts: { part: () => new Promise(() => {}) } }`, /not done/],
  ['runs in circles', `export default { parts: { part: () => { for (;;); } } }`, /not done/],
  ['ends its process', `export default { parts: { part: () => process.exit(0) } }`, /ended its process/],
])('renders a page without the part of another remote that %s', async (_, source, why) => {
  expect(await hosting(source)).toEqual({
    html: 'page with nothing',
    remotes: ['host'],
    withoutParts: expect.stringMatching(why),
  })
})

it.each([
  ['cannot be loaded', 'export default {'],
  ['is missing', ''],
])('renders a page without the part of another remote that %s', async (_, source) => {
  expect(await hosting(source)).toMatchObject({ html: 'page with nothing' })
})

/** A page of one remote with another remote's part on it. */
async function hosting(source: string) {
  const { contentOf } = opening({ host: HOST, other: source }, { shell: DRAWS, parts: ['part'], pageMs: 500 })
  return contentOf(routeOf('host'), '/host', null)
}

it('blames a page that fails before it draws a part, and renders it only once', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'evenplate-rendered-'))
  const notes = join(folder, 'notes')
  const source = `
    import { appendFileSync } from 'node:fs'
    export default { page: () => { appendFileSync('${notes}', 'x'); throw new Error('no page') } }`
  const parts = { host: source, other: `export default { parts: { part: () => 'a list' } }` }
  const { contentOf } = opening(parts, { shell: DRAWS, parts: ['part'], pageMs: 5000 })
  expect(await contentOf(routeOf('host'), '/host', null)).toEqual({
    failure: expect.stringContaining('no page'),
  })
  expect(readFileSync(notes, 'utf8')).toBe('x')
  rmSync(folder, { recursive: true })
})

it('ends its thread if no page comes for a while, and renders the next page in a new one', async () => {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'counting-shell.mjs')
  writeFileSync(file, `let pages = 0\nexport const renderPage = async () => String(++pages)`)
  const page = { path: '/', remotes: {}, reply: null }
  const patient = openRenderer(pathToFileURL(file).href)
  const hasty = openRenderer(pathToFileURL(file).href, { idleMs: 0 })
  opened.push(patient, hasty)
  expect((await patient.render(page)).html).toBe('1')
  expect((await patient.render(page)).html).toBe('2')
  expect((await hasty.render(page)).html).toBe('1')
  // In the old thread, the count would have continued.
  await expect.poll(async () => (await hasty.render(page)).html, { timeout: 20_000 }).toBe('1')
})
