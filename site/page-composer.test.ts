import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { hashOf } from './builds/fingerprint.ts'
import { makeLive } from './builds/releasing.ts'
import { openPageComposer, type PageComposer } from './page-composer.ts'
import { declaring, MAPPING_SHELL, type SmallStore, smallStore } from './testing/small-store.ts'

const BY = { who: 'a test', commit: null }
const CONFIG = { siteUrl: 'http://localhost', supabaseUrl: '', publishableKey: '' }
const remoteOf = (pages: string, parts = '') =>
  `export default { contract: 2, pages: { ${pages} }, parts: { ${parts} } }`

let store: SmallStore
let composer: PageComposer | undefined
beforeEach(() => {
  store = smallStore()
})
afterEach(async () => {
  await composer?.close()
  store.remove()
})

/** The planner's page, and another remote that offers a list. */
async function composed(page: string, more: object = {}, css = '') {
  const planner = declaring({ week: '/meal-planner' })
  Object.assign(planner.pages.week!, more)
  const builds = {
    shell: store.putShell(MAPPING_SHELL),
    planner: store.putRemote('planner', remoteOf(`week: ${page}`), undefined, planner),
    lists: store.putRemote(
      'lists',
      remoteOf('', `'a-list': () => 'a list'`),
      undefined,
      declaring({}, ['a-list']),
    ),
  }
  if (css) giveStyles(join(store.folder, 'remotes/planner', builds.planner), css)
  await makeLive(store.folder, builds, BY)
  composer = await openPageComposer(CONFIG, store.folder, () => {})
  const routes = composer.routes.filter(({ path }) => path === '/meal-planner')
  expect(routes).toHaveLength(1)
  const { html, scripts, styles } = await composer.compose(routes[0]!)
  return { html, scripts, styles, list: `/remotes/lists/${builds.lists}/remote-entry.js` }
}

function giveStyles(build: string, css: string): void {
  writeFileSync(join(build, 'week.css'), css)
  const assets = { js: { sync: [], async: [] }, css: { sync: ['week.css'], async: [] } }
  writeFileSync(join(build, 'mf-manifest.json'), JSON.stringify({ exposes: [{ assets }], shared: [] }))
}

const preloaded = (html: string) =>
  [...html.matchAll(/<link rel="modulepreload" href="([^"]+)" integrity="([^"]+)"/g)].map(([, href]) => href)

it('includes the code of the parts that a page was rendered with', async () => {
  const { html, list } = await composed(`async ({ part }) => 'a week with ' + await part('a-list')`)
  expect(html).toContain('a week with a list')
  expect(preloaded(html)).toContain(list)
})

it('includes the code of the parts that a page says it will draw, and gives the browser only what it needs', async () => {
  const { html, list } = await composed(`() => 'a week'`, { draws: ['a-list'], offline: true })
  expect(preloaded(html)).toContain(list)
  const config = JSON.parse(/id="evenplate-config">(.*?)<\/script>/.exec(html)![1]!)
  expect(config.remotes.lists.parts).toEqual(['a-list'])
  expect(config.remotes.planner.pages.week).toEqual({
    path: '/meal-planner',
    title: 'week',
    description: 'week',
    public: true,
  })
})

it('includes nothing from remotes that a page does not use', async () => {
  const { html, list } = await composed(`() => 'a week'`)
  expect(preloaded(html)).not.toContain(list)
})

it('names each style element of a page in its policy, those of its remote too', async () => {
  const css = '.planner__week{background:url(leaf.svg)}'
  const { html, styles } = await composed(`() => '<p class="planner__week">a week</p>'`, {}, css)
  const elements = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text = '']) => text)
  expect(elements.join()).toContain('.planner__week{')
  expect(styles).toEqual(elements.map((text) => hashOf(text, 'sha256')))
})

it('names the script of a page’s early texts in its policy, and writes it first', async () => {
  const texts = { '--last': ['builder-state', 'last'] }
  const { html, scripts } = await composed(`() => 'a week'`, { earlyTexts: texts })
  const [first = ''] = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text]) => text)
  expect(first).toBe(`early(${JSON.stringify(texts)})`)
  expect(scripts).toContain(hashOf(first, 'sha256'))
})
