import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { liveBuilds } from '../builds/live.ts'
import { makeLive } from '../builds/releasing.ts'
import { SMALL_REMOTE, type SmallStore, smallStore } from '../testing/small-store.ts'
import { type ContentOf, keptPages } from './kept-pages.ts'
import { nodeBuildAt } from './node-build.ts'
import type { RouteMeta } from './render-input.ts'

const BY = { who: 'a test', commit: null }
const ABOUT: RouteMeta = {
  path: '/about',
  title: '',
  description: '',
  public: true,
  page: { kind: 'shell' },
}

let store: SmallStore
let home: string
beforeEach(async () => {
  store = smallStore()
  home = mkdtempSync(join(tmpdir(), 'evenplate-kept-'))
  await makeLive(store.folder, { shell: store.putShell(), glossary: store.putRemote('glossary') }, BY)
})
afterEach(() => {
  vi.useRealTimers()
  store.remove()
  rmSync(home, { recursive: true })
})

/** As a start does it. @returns the page's content, and whether it was rendered */
async function start(render: ContentOf = whole('about us'), path = '/about', reply: object | null = null) {
  const contentOf = vi.fn(render)
  const pages = keptPages(store.folder, liveBuilds(store.folder), home)
  const { isNew } = pages
  const content = await pages.keeping(contentOf)(ABOUT, path, reply && { status: 200, body: reply })
  return { content, isNew, rendered: contentOf.mock.calls.length }
}

const whole =
  (html: string): ContentOf =>
  async () => ({ html, remotes: ['glossary'] })

it('does not render what the same builds rendered at an earlier start', async () => {
  expect(await start()).toMatchObject({ isNew: true, rendered: 1 })
  expect(await start(whole('another text'))).toEqual({
    content: { html: 'about us', remotes: ['glossary'] },
    isNew: false,
    rendered: 0,
  })
  expect(await start(whole('contact'), '/contact')).toMatchObject({
    content: { html: 'contact' },
    rendered: 1,
  })
})

it('renders again once a build has changed', async () => {
  await start()
  const changed = store.putRemote('glossary', SMALL_REMOTE.replace(`'terms'`, `'changed text'`))
  await makeLive(store.folder, { glossary: changed }, BY)
  expect(await start(whole('changed'))).toMatchObject({ content: { html: 'changed' }, isNew: true })
})

it('renders again when the bytes of a build for rendering have changed under its version', async () => {
  await start()
  const { remotes } = liveBuilds(store.folder)
  writeFileSync(nodeBuildAt(store.folder, 'glossary', remotes.glossary!.version), '// altered')
  expect(await start()).toMatchObject({ rendered: 1 })
})

it('renders again on another day, since a page may name the date', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 27, 12) })
  await start()
  vi.setSystemTime(new Date(2026, 10, 27, 23))
  expect(await start()).toMatchObject({ rendered: 0 })
  vi.setSystemTime(new Date(2026, 10, 28, 1))
  expect(await start()).toMatchObject({ rendered: 1 })
})

it.each([
  ['failed', async () => ({ failure: 'no terms today' })],
  ['is without the parts of others', async () => ({ html: '', remotes: [], withoutParts: 'no part today' })],
] as [string, ContentOf][])('renders a page that %s again at the next start', async (_, render) => {
  await start(render)
  expect(await start()).toMatchObject({ content: { html: 'about us' }, rendered: 1 })
})

it('renders what the gateway answered for each visit', async () => {
  await start(whole('one recipe'), '/about', { title: 'one' })
  expect(await start(whole('another'), '/about', { title: 'another' })).toMatchObject({ rendered: 1 })
})

it('renders again where what was kept cannot be read', async () => {
  await start()
  for (const file of readdirSync(home, { recursive: true, encoding: 'utf8' }))
    if (file.endsWith('.json')) writeFileSync(join(home, file), '{"html": "abo')
  expect(await start()).toMatchObject({ content: { html: 'about us' }, rendered: 1 })
})

it('removes the pages of days ago', async () => {
  await start()
  const [old = ''] = readdirSync(home)
  utimesSync(join(home, old), 0, 0)
  const changed = store.putRemote('glossary', SMALL_REMOTE.replace(`'terms'`, `'changed text'`))
  await makeLive(store.folder, { glossary: changed }, BY)
  await start()
  expect(readdirSync(home)).toEqual([expect.not.stringMatching(old)])
})
