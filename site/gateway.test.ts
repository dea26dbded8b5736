import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { type Backend, openBackend } from '@evenplate/supabase/embedded'
import { fillDataFolder } from '@evenplate/supabase/testing/empty-schema'
import { startCluster } from '@evenplate/supabase/testing/postgres-cluster'
import { afterAll, beforeAll, expect, it } from 'vitest'

let folder: string
let backend: Backend
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'evenplate-alone-'))
  await fillDataFolder(folder)
  backend = await openBackend({ dataDir: folder, siteUrl: 'http://localhost:3000' })
}, 60_000)
afterAll(async () => {
  await backend?.close()
  await rm(folder, { recursive: true, force: true })
})

const { PATH, NODE_COMPILE_CACHE } = process.env
const start = (env: Record<string, string>) =>
  spawn(process.execPath, [join(import.meta.dirname, 'gateway.ts')], {
    env: { PATH, NODE_COMPILE_CACHE, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })

const cook = (url: string) =>
  fetch(`${url}/recipes`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-guest-id': 'guest-alone' },
    body: JSON.stringify({ mode: 'guided', mealType: 'Dinner', ingredients: [{ name: 'Salmon' }] }),
  })

const healthOf = async (url: string) => (await fetch(`${url}/health`)).json()

/** Milliseconds. On a busy machine a database can take longer than the two seconds after which it counts as down. */
const BUSY = { timeout: 30_000, interval: 500 }

it('the gateway alone generates recipes, with the keys stored with the backend, and stops on a signal', async () => {
  const child = start({ SUPABASE_URL: backend.url, DATA_DIR: folder })
  const ended = once(child, 'exit')
  child.stderr.pipe(process.stderr)
  try {
    const [ready] = await Promise.race([
      once(createInterface({ input: child.stdout }), 'line'),
      ended.then(() => ['it ended']),
    ])
    expect(ready).toMatch(/^Ready: http:\/\/localhost:\d+\/api on http:/)
    const url = ready.split(' ')[1]
    await expect.poll(() => healthOf(url), BUSY).toMatchObject({ status: 'ok' })
    expect((await fetch(new URL('/livez', url))).status).toBe(200)
    const answer = await cook(url)
    expect(answer.status).toBe(200)
    expect((await answer.json()).recipe.figures.basis).toBe('computed')
  } finally {
    child.kill('SIGTERM')
  }
  expect(await ended).toEqual([0, null])
}, 60_000)

it('works on a PostgreSQL, with its own backend, even if compose.yaml names the site’s', async () => {
  const cluster = await startCluster()
  const child = start({
    DATABASE_URL: cluster.url,
    SUPABASE_URL: backend.url,
    DATA_DIR: join(folder, 'none'),
  })
  const ended = once(child, 'exit')
  try {
    const [ready] = await once(createInterface({ input: child.stdout }), 'line')
    expect(ready).toMatch(/^Ready: http:\/\/localhost:\d+\/api on DATABASE_URL$/)
    const url = ready.split(' ')[1]
    await expect.poll(() => healthOf(url), BUSY).toMatchObject({ status: 'ok' })
    expect((await cook(url)).status).toBe(200)
    const quota = await fetch(`${url}/quota`, { headers: { 'x-guest-id': 'guest-alone' } })
    expect(await quota.json()).toMatchObject({ used: 1 })
  } finally {
    child.kill('SIGTERM')
  }
  expect(await ended).toEqual([0, null])
  await cluster.stop()
}, 60_000)

it('says in one line that it has no keys', async () => {
  const child = start({ SUPABASE_URL: backend.url, DATA_DIR: join(folder, 'elsewhere') })
  const [[line], [code]] = await Promise.all([
    once(createInterface({ input: child.stderr }), 'line'),
    once(child, 'exit'),
  ])
  expect([line, code]).toEqual(['SUPABASE_PUBLISHABLE_KEY must be set, since SUPABASE_URL is', 1])
}, 60_000)
