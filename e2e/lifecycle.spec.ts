import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { startFakeOpenAi } from '../api-gateway/testing/fake-openai.ts'
import { SALMON_REPLY } from '../api-gateway/testing/replies.ts'
import { openBackend } from '../supabase/embedded.ts'
import { forget, type RunningSite, runSite } from './site/run-site.ts'

const ROOT = join(import.meta.dirname, '..')
const REQUEST = { mode: 'guided', mealType: 'Dinner' }

const publishableKeyOf = ({ dataDir }: RunningSite): string =>
  JSON.parse(readFileSync(join(dataDir, 'keys.json'), 'utf8')).publishableKey

const ask = (url: string, guest: string, accept = 'application/json') =>
  fetch(`${url}/api/recipes`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-guest-id': guest, accept },
    body: JSON.stringify(REQUEST),
  })

const usedOf = async (url: string, guest: string): Promise<number> =>
  (await (await fetch(`${url}/api/quota`, { headers: { 'x-guest-id': guest } })).json()).used

test('SIGTERM lets a running generation end, and the site exits 0', async () => {
  const model = await startFakeOpenAi({
    script: { say: SALMON_REPLY, pauseAt: '"instructions"', pauseMs: 2000 },
  })
  const site = await runSite({ OPENAI_BASE_URL: model.url })
  const answer = ask(site.url, crypto.randomUUID())
  await expect.poll(() => model.requests.length).toBe(1)
  const started = Date.now()
  const code = site.stop()
  expect((await answer).status).toBe(200)
  expect(await code).toBe(0)
  expect(Date.now() - started).toBeLessThan(10_000)
  await model.close()
  forget(site)
})

test('SIGTERM ends what takes too long with an error event, within ten seconds', async () => {
  const model = await startFakeOpenAi({ script: { hangAfter: SALMON_REPLY.slice(0, 60) } })
  const site = await runSite({ OPENAI_BASE_URL: model.url })
  const answer = (await ask(site.url, crypto.randomUUID(), 'text/event-stream')).text()
  await expect.poll(() => model.requests.length).toBe(1)
  const started = Date.now()
  expect(await site.stop()).toBe(0)
  expect(Date.now() - started).toBeLessThan(10_000)
  expect(await answer).toContain('event: error')
  expect(await answer).toContain('shutting_down')
  await model.close()
  forget(site)
})

test('a hard kill in mid-generation loses nothing that was answered', async () => {
  const model = await startFakeOpenAi({ script: [{ say: SALMON_REPLY }, { hang: true }] })
  const guest = crypto.randomUUID()
  const before = await runSite({ OPENAI_BASE_URL: model.url })
  expect((await ask(before.url, guest)).status).toBe(200)
  const cut = ask(before.url, guest).catch(() => 'cut')
  await expect.poll(() => model.requests.length).toBe(2)
  await before.stop('SIGKILL')
  expect(await cut).toBe('cut')

  const after = await runSite({}, { dataDir: before.dataDir })
  expect(await usedOf(after.url, guest)).toBe(1)
  expect((await ask(after.url, guest)).status).toBe(200)
  await after.stop()
  await model.close()
  forget(after)
})

test('a second start builds nothing and is ready in under five seconds', async () => {
  const first = await runSite()
  await first.stop()
  const second = await runSite({}, { dataDir: first.dataDir })
  expect(second.output()).not.toContain('Building')
  expect(Number(/Ready in ([\d.]+) s/.exec(second.output())?.[1])).toBeLessThan(5)
  await second.stop()
  forget(second)
})

test('a connection that breaks in the middle of a request ends that request alone', async () => {
  const site = await runSite()
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
  expect(await site.stop()).toBe(0)
  forget(site)
})

test('two sites never open one data folder', async () => {
  const site = await runSite()
  await expect(runSite({}, { dataDir: site.dataDir })).rejects.toThrow(/ended with 1/)
  await site.stop()
  forget(site)
})

const WRONG = {
  PORT: 'eighty',
  PUBLIC_SITE_URL: 'evenplate',
  SMTP_URL: 'mail.example',
  OPENAI_BASE_URL: 'nowhere',
  OPENAI_TEMPERATURE: '9',
  OPENAI_MAX_TOKENS: '-1',
  OPENAI_TIMEOUT_MS: 'soon',
  OPENAI_MAX_RETRIES: '2.5',
  GUEST_ADDRESS_LIMIT: '0',
  TRUSTED_PROXY_HOPS: '-1',
  SUPABASE_URL: 'https://project.example',
}
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

test('a Supabase of one’s own is used, and no embedded one is opened', async ({ page }) => {
  const own = await runSite()
  const backend = await openBackend({ dataDir: join(own.dataDir, 'elsewhere'), siteUrl: own.url })
  const site = await runSite({
    SUPABASE_URL: backend.url,
    SUPABASE_PUBLISHABLE_KEY: backend.publishableKey,
    SUPABASE_SECRET_KEY: backend.secretKey,
  })
  const guest = crypto.randomUUID()
  expect((await ask(site.url, guest)).status).toBe(200)
  expect(await usedOf(site.url, guest)).toBe(1)
  expect((await fetch(`${site.url}/rest/v1/`)).status).toBe(404)
  const policy = (await page.goto(`${site.url}/login`))?.headers()['content-security-policy']
  expect(policy).toContain(new URL(backend.url).origin)
  await site.stop()
  await backend.close()
  await own.stop()
  forget(site)
  forget(own)
})
