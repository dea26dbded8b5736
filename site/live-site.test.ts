import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { changeLive } from './builds/live.ts'
import { makeLive } from './builds/releasing.ts'
import { openLiveSite } from './live-site.ts'
import { SMALL_REMOTE, SMALL_SHELL, type SmallStore, smallStore } from './testing/small-store.ts'

const BY = { who: 'a test', commit: null }
const WITHIN = { timeout: 20_000, interval: 20 }

let store: SmallStore
let dataDir: string
let said: string[]
let site: Awaited<ReturnType<typeof openLiveSite>>
beforeEach(async () => {
  store = smallStore()
  dataDir = mkdtempSync(join(tmpdir(), 'evenplate-live-'))
  said = []
  await makeLive(store.folder, { shell: store.putShell(), glossary: store.putRemote('glossary') }, BY)
  site = await openLiveSite({
    config: { siteUrl: 'http://localhost', supabaseUrl: '', publishableKey: '' },
    store: store.folder,
    dataDir,
    api: { fetch: () => new Response('{}') },
    backend: null,
    addressOf: () => null,
    https: false,
    allowOverrides: true,
    log: (line) => said.push(line),
  })
})
afterEach(async () => {
  await site.close()
  store.remove()
  rmSync(dataDir, { recursive: true })
})

const get = async (path: string) => (await site.fetch(new Request(`http://localhost${path}`))).text()
const liveFile = (part: string) => join(store.folder, 'live', `${part}.json`)

it('follows a release automatically: documents, registry and worker change together', async () => {
  const before = await Promise.all([get('/glossary'), get('/remotes.json'), get('/service-worker.js')])
  expect(before[0]).toContain('terms')
  const next = store.putRemote('glossary', SMALL_REMOTE.replace(`'terms'`, `'changed text'`))
  await changeLive(store.folder, 'glossary', BY, () => next)
  // What is in the store is not served until its pages are complete.
  expect(await Promise.all([get('/glossary'), get('/remotes.json'), get('/service-worker.js')])).toEqual(
    before,
  )
  await expect.poll(() => get('/glossary'), WITHIN).toContain('changed text')
  expect(await get('/remotes.json')).toContain(next)
  expect(await get('/service-worker.js')).toContain(next)
  expect(said).toContainEqual(expect.stringContaining(`glossary ${next}`))
})

it('goes on unchanged if a release cannot be served', async () => {
  const before = await get('/glossary')
  const shell = store.putShell(
    SMALL_SHELL.replace('export const SPEAKS', 'throw new Error("no shell"); export const SPEAKS'),
  )
  await changeLive(store.folder, 'shell', BY, () => shell)
  await expect.poll(() => said, WITHIN).toContainEqual(expect.stringMatching(/cannot be served.*no shell/))
  expect(await get('/glossary')).toBe(before)
  const next = store.putShell(`${SMALL_SHELL} // mended`)
  await changeLive(store.folder, 'shell', BY, () => next)
  await expect.poll(() => said, WITHIN).toContainEqual(expect.stringContaining(`Live now: shell ${next}`))
})

it('survives an unreadable file in the store, and says so once', async () => {
  const before = await get('/glossary')
  const whole = readFileSync(liveFile('glossary'), 'utf8')
  writeFileSync(liveFile('glossary'), '{')
  await expect.poll(() => said, WITHIN).toContainEqual(expect.stringContaining('cannot be read'))
  await new Promise((resolve) => setTimeout(resolve, 1200))
  expect(said).toHaveLength(1)
  expect(await get('/glossary')).toBe(before)
  writeFileSync(liveFile('glossary'), whole)
  const next = store.putRemote('glossary', SMALL_REMOTE.replace(`'terms'`, `'changed text'`))
  await changeLive(store.folder, 'glossary', BY, () => next)
  await expect.poll(() => get('/glossary'), WITHIN).toContain('changed text')
})

it('starts with one set of pages, whatever an earlier run left', async () => {
  expect(readdirSync(join(dataDir, 'pages'))).toHaveLength(1)
})
