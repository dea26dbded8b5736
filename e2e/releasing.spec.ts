import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { buildSite } from '../site/build.ts'
import { historyOf, readLive } from '../site/builds/live.ts'
import { copyOfStore } from './site/broken-remote.ts'
import { bytesOf, command, putVariant } from './site/released.ts'
import { forget, type RunningSite, runSite } from './site/run-site.ts'
import type { Seen } from './site/steady-requests.ts'

test.use({ serviceWorkers: 'allow' })

const LEAD = 'Terms about blood sugar, food and diabetes in plain language, each with its source.'
const SECOND = 'Words about blood sugar, for the second time.'
const THIRD = 'Words about blood sugar, for the third time.'
const A_SECOND = 500

let store: string
let site: RunningSite
const wrong: string[] = []

test.beforeAll(async () => {
  store = copyOfStore()
  site = await runSite({}, { store })
})
test.afterAll(async () => {
  await site.stop()
  forget(site)
  rmSync(store, { recursive: true, force: true })
})

test('the glossary is released twice and rolled back while visitors notice nothing', async ({ browser }) => {
  test.setTimeout(300_000)
  const first = readLive(store, 'glossary')!.live
  const second = putVariant(store, 'glossary', LEAD, SECOND)
  const third = putVariant(store, 'glossary', LEAD, THIRD)
  const shell = bytesOf(store, ['shell/**', 'shells/**', 'render/shell/*'])
  const others = bytesOf(store, ['remotes/**', 'render/**'])

  const reader = await visit(await browser.newContext(), '/glossary')
  await expect(reader.getByText(LEAD)).toBeVisible()
  const writer = await visit(await browser.newContext(), '/recipe-builder')
  await writer.getByRole('tab', { name: 'Just Tell Me' }).click()
  const wish = writer.getByLabel('What would you like to eat?')
  await wish.fill('Lentil soup, and do not lose it')
  const away = await browser.newContext()
  const traveler = await visit(away, '/glossary')
  await traveler.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
  await away.setOffline(true)

  const visitors = fork(join(import.meta.dirname, 'site/steady-requests.ts'), [site.url, String(A_SECOND)])
  await follows(LEAD)
  for (const [version, lead] of [
    [second, SECOND],
    [third, THIRD],
  ] as const) {
    const said = await command('release', 'glossary', '--', '--store', store, '--build', version)
    expect(said).toContain(`glossary ${version} is live; before it `)
    await follows(lead)
    await everybodyGoesOn()
  }
  expect(await command('rollback', 'glossary', '--', '--store', store)).toContain(
    `glossary ${second} is live again; ${third} was rolled back`,
  )
  await follows(SECOND)
  await everybodyGoesOn()
  // What `npm start` and `npm run build` do with a store: a rollback stays.
  const lines: string[] = []
  await buildSite((line) => lines.push(line), [], store)
  expect(lines).toContain('glossary: a newer build is ready; npm run release glossary')
  expect(readLive(store, 'glossary')?.live).toBe(second)
  await away.setOffline(false)
  await traveler.reload()
  await expect(traveler.getByText(SECOND)).toBeVisible()
  // What was built from the sources was live first.
  const said = await command('release', 'glossary', '--', '--store', store)
  expect(said).toContain(`glossary ${first} is live; before it ${second}`)
  await follows(LEAD)

  const answer = once(visitors, 'message')
  visitors.send('enough')
  const [seen]: Seen[] = (await answer) as never
  const { requests, repeated, seconds, slowest, sets } = seen!
  const rate = Math.round(requests / seconds)
  console.log(
    `  ${requests} requests, ${repeated} sent twice, ${rate} a second, the slowest ${Math.round(slowest)} ms; ${sets} sets compared`,
  )
  expect(seen!.failures).toEqual([])
  expect(seen!.versions.glossary).toEqual([first, second, third])
  expect(requests).toBeGreaterThan(1000)
  // Sites keep connections open for longer than a machine stalls: not even a tenth of a percent is closed while in use.
  expect(repeated).toBeLessThan(requests / 1000)
  expect(sets).toBeGreaterThan(10)

  // The open page continues with its own builds, the typed text is there, and a reload loads the new build.
  await writer.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Glossary' }).click()
  await expect(writer.getByText(LEAD)).toBeVisible()

  expect(bytesOf(store, ['shell/**', 'shells/**', 'render/shell/*'])).toEqual(shell)
  expect(bytesOf(store, ['remotes/**', 'render/**'])).toEqual(others)
  // What came before is the history of the copied store.
  const changes = historyOf(store, 'glossary').slice(-5)
  expect(changes.map(({ to }) => to)).toEqual([first, second, third, second, first])
  const releases = await command('releases', 'glossary', '--', '--store', store)
  expect(releases).toContain(`glossary: ${first}`)
  for (const [from, to] of [
    [second, first],
    [third, second],
    [second, third],
    [first, second],
  ])
    expect(releases).toContain(`${from} -> ${to}`)
  expect(JSON.parse(readFileSync(join(store, 'remotes.json'), 'utf8')).glossary.version).toBe(first)
  expect(wrong).toEqual([])
  for (const page of [reader, writer, traveler]) await page.context().close()

  /** A visitor who arrives now gets what is live. */
  async function follows(lead: string): Promise<void> {
    const asked = performance.now()
    const document = async () => (await fetch(`${site.url}/glossary`)).text()
    await expect.poll(async () => (await document()).includes(lead), { timeout: 60_000 }).toBe(true)
    console.log(`  live after ${Math.round(performance.now() - asked)} ms: ${lead}`)
    const page = await visit(await browser.newContext(), '/glossary')
    await expect(page.getByText(lead)).toBeVisible()
    await page.context().close()
  }

  async function everybodyGoesOn(): Promise<void> {
    await reader.getByRole('searchbox').fill('glucose')
    await expect(reader.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible()
    await expect(reader.getByText(LEAD)).toBeVisible()
    await reader.getByRole('searchbox').fill('')
    await expect(wish).toHaveValue('Lentil soup, and do not lose it')
    await traveler.reload()
    await expect(traveler.getByText(LEAD)).toBeVisible()
  }
})

async function visit(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage()
  page.on('pageerror', (error) => wrong.push(`${path}: ${error}`))
  page.on('console', (message) => {
    if (message.type() === 'error' && !/ERR_INTERNET_DISCONNECTED/.test(message.text()))
      wrong.push(`${path}: ${message.text()}`)
  })
  await page.goto(site.url + path)
  return page
}
