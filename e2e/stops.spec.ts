import { expect, test } from '@playwright/test'
import { type Behaviour, type FakeOpenAi, startFakeOpenAi } from '../api-gateway/testing/fake-openai.ts'
import { SALMON_REPLY } from '../api-gateway/testing/replies.ts'
import { ask, usedOf } from './site/as-a-guest.ts'
import { generateStepByStep } from './site/builder.ts'
import { forget, type RunningSite, runSite } from './site/run-site.ts'

let model: FakeOpenAi
/** What the model does with the next request. */
let next: Behaviour
/** One site for everything that a site survives; a test that stops or restarts it leaves another one here. */
let site: RunningSite

test.beforeAll(async () => {
  model = await startFakeOpenAi({ answer: () => next })
  site = await runSite({ OPENAI_BASE_URL: model.url }, { measured: true })
})
test.afterAll(async () => {
  await site.stop()
  await model.close()
  forget(site)
})

/** The same site once more, over the same data. */
const startAgain = () =>
  runSite(
    { OPENAI_BASE_URL: model.url, PORT: new URL(site.url).port },
    { dataDir: site.dataDir, measured: true },
  )

/** Requests a recipe; resolves once the model has got the request. The answer is still to come. */
async function askModel(reply: Behaviour, ...request: Parameters<typeof ask>) {
  next = reply
  const before = model.requests.length
  const answer = ask(...request)
  await expect.poll(() => model.requests.length).toBe(before + 1)
  return { answer }
}

test('a visitor who leaves stops the model within a second [ERROR-30]', async ({ page }) => {
  next = { hangAfter: SALMON_REPLY.slice(0, 60) }
  await generateStepByStep(page, site.url)
  await expect.poll(() => model.requests.length).toBe(1)
  const [asked] = model.requests
  const left = Date.now()
  await page.goto('about:blank')
  await asked?.over
  expect(Date.now() - left).toBeLessThan(1000)
  expect(asked?.left).toBe(true)
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

test('SIGTERM lets a running generation finish, the site exits 0, and its next start builds nothing and is ready in under five seconds', async () => {
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
