import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { ask, usedOf } from './site/as-a-guest.ts'
import { emptyFolder } from './site/data-folder.ts'
import { forget, type RunningSite, runBackend, runSite } from './site/run-site.ts'

const ROOT = join(import.meta.dirname, '..')

const publishableKeyOf = ({ dataDir }: RunningSite): string =>
  JSON.parse(readFileSync(join(dataDir, 'keys.json'), 'utf8')).publishableKey

let site: RunningSite

test.beforeAll(async () => {
  site = await runSite()
})
test.afterAll(async () => {
  await site.stop()
  forget(site)
})

test('a connection that breaks in the middle of a request only ends that request', async () => {
  const { port } = new URL(site.url)
  for (const path of ['/auth/v1/signup', '/rest/v1/recipes', '/api/recipes']) {
    const socket = connect(Number(port), 'localhost')
    await new Promise((resolve) => socket.once('connect', resolve))
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: localhost\r\napikey: ${publishableKeyOf(site)}\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{"email":`,
    )
    // After the site starts to work on it: it must answer others meanwhile.
    expect((await fetch(site.url)).status).toBe(200)
    socket.resetAndDestroy()
    await new Promise((resolve) => socket.once('close', resolve))
    expect((await fetch(site.url)).status).toBe(200)
    expect(
      (await fetch(`${site.url}/auth/v1/health`, { headers: { apikey: publishableKeyOf(site) } })).status,
    ).toBe(200)
  }
})

test('two sites never open one data folder', async () => {
  await expect(runSite({}, { dataDir: site.dataDir })).rejects.toThrow(/ended with 1/)
  expect((await fetch(site.url)).status).toBe(200)
})

/** One of the site's and two of the gateway's; the others are tested where they are read. */
const WRONG = { PORT: 'eighty', OPENAI_TEMPERATURE: '9', SUPABASE_URL: 'https://project.example' }
for (const [name, value] of Object.entries(WRONG)) {
  test(`a wrong ${name} stops the start with one line that names it`, () => {
    const { PATH, NODE_COMPILE_CACHE } = process.env
    const env = { PATH, NODE_COMPILE_CACHE, [name]: value }
    const { status, stdout, stderr } = spawnSync(process.execPath, [join(ROOT, 'site/start.ts')], {
      env,
      encoding: 'utf8',
    })
    const lines = `${stdout}${stderr}`.trim().split('\n')
    expect(status).toBe(1)
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatch(name === 'SUPABASE_URL' ? /SUPABASE_/ : new RegExp(`^${name} `))
  })
}

test('your own Supabase is used, and no embedded one is opened', async ({ page }) => {
  const backend = await runBackend()
  const { publishableKey, secretKey } = JSON.parse(readFileSync(join(backend.dataDir, 'keys.json'), 'utf8'))
  const own = await runSite(
    {
      SUPABASE_URL: backend.url,
      SUPABASE_PUBLISHABLE_KEY: publishableKey,
      SUPABASE_SECRET_KEY: secretKey,
    },
    { dataDir: emptyFolder() },
  )
  const guest = crypto.randomUUID()
  expect((await ask(own.url, guest)).status).toBe(200)
  expect(await usedOf(own.url, guest)).toBe(1)
  expect((await fetch(`${own.url}/rest/v1/`)).status).toBe(404)
  const policy = (await page.goto(`${own.url}/login`))?.headers()['content-security-policy']
  expect(policy).toContain(new URL(backend.url).origin)
  expect(readdirSync(own.dataDir)).not.toContain('database')
  await own.stop()
  await backend.stop()
  forget(own)
  forget(backend)
})
