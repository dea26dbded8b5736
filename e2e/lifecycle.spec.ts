import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { type Behaviour, type FakeOpenAi, startFakeOpenAi } from '../api-gateway/testing/fake-openai.ts'
import { SALMON_REPLY } from '../api-gateway/testing/replies.ts'
import { emptyFolder } from './site/data-folder.ts'
import { forget, type RunningSite, runBackend, runSite } from './site/run-site.ts'

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

let model: FakeOpenAi
/** What the model does with the next request. */
let next: Behaviour
/** One site for all that a site survives; who stops it or starts it again leaves another here. */
let site: RunningSite

test.beforeAll(async () => {
  model = await startFakeOpenAi({ answer: () => next })
  site = await runSite({ OPENAI_BASE_URL: model.url })
})
test.afterAll(async () => {
  await site.stop()
  await model.close()
  forget(site)
})

/** The same site once more, over the same data. */
const startAgain = () =>
  runSite({ OPENAI_BASE_URL: model.url, PORT: new URL(site.url).port }, { dataDir: site.dataDir })

/** Asks for a recipe, of which the model has heard when this resolves. The answer is still to come. */
async function askModel(reply: Behaviour, ...request: Parameters<typeof ask>) {
  next = reply
  const before = model.requests.length
  const answer = ask(...request)
  await expect.poll(() => model.requests.length).toBe(before + 1)
  return { answer }
}

test('a connection that breaks in the middle of a request ends that request alone', async () => {
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

test('a hard kill in mid-generation loses nothing that was answered', async () => {
  const guest = crypto.randomUUID()
  const first = await askModel({ say: SALMON_REPLY }, site.url, guest)
  expect((await first.answer).status).toBe(200)
  const second = await askModel({ hang: true }, site.url, guest)
  const cut = second.answer.catch(() => 'cut')
  await site.stop('SIGKILL')
  expect(await cut).toBe('cut')

  site = await startAgain()
  expect(await usedOf(site.url, guest)).toBe(1)
  const third = await askModel({ say: SALMON_REPLY }, site.url, guest)
  expect((await third.answer).status).toBe(200)
})

test('SIGTERM lets a running generation end, the site exits 0, and its next start builds nothing and is ready in under five seconds', async () => {
  const pauses = { say: SALMON_REPLY, pauseAt: '"instructions"', pauseMs: 2000 }
  const { answer } = await askModel(pauses, site.url, crypto.randomUUID())
  const started = Date.now()
  const code = site.stop()
  expect((await answer).status).toBe(200)
  expect(await code).toBe(0)
  expect(Date.now() - started).toBeLessThan(10_000)

  site = await startAgain()
  expect(site.output()).not.toContain('Building')
  expect(Number(/Ready in ([\d.]+) s/.exec(site.output())?.[1])).toBeLessThan(5)
})

test('SIGTERM ends what takes too long with an error event, within ten seconds', async () => {
  const hangs = { hangAfter: SALMON_REPLY.slice(0, 60) }
  const { answer } = await askModel(hangs, site.url, crypto.randomUUID(), 'text/event-stream')
  const text = (await answer).text()
  const started = Date.now()
  expect(await site.stop()).toBe(0)
  expect(Date.now() - started).toBeLessThan(10_000)
  expect(await text).toContain('event: error')
  expect(await text).toContain('shutting_down')
})

/** One of the site's and two of the gateway's; the others are tried where they are read. */
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

test('a Supabase of one’s own is used, and no embedded one is opened', async ({ page }) => {
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
