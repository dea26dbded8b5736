import { readFileSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { historyOf, readLive } from '../site/builds/live.ts'
import { axeFinds } from './site/axe.ts'
import { copyOfStore } from './site/broken-remote.ts'
import { command, commandWith, putThrowing, putVariant } from './site/released.ts'
import { forget, type RunningSite, runSite } from './site/run-site.ts'

test.use({ serviceWorkers: 'allow' })

const LEAD = 'Terms about blood sugar, food and diabetes in plain language, each with its source.'
const OTHER = 'Words about blood sugar, to be looked at first.'

let store: string
let site: RunningSite
let other: string
const wrong: string[] = []

test.beforeAll(async () => {
  store = copyOfStore()
  other = putVariant(store, 'glossary', LEAD, OTHER)
  site = await runSite({ ALLOW_OVERRIDES: 'true', FIELD_SHARE: '1' }, { store })
})
test.afterAll(async () => {
  await site.stop()
  forget(site)
  rmSync(store, { recursive: true, force: true })
})

const release = (...words: string[]) =>
  commandWith(
    { DATA_DIR: site.dataDir, PUBLIC_SITE_URL: site.url },
    'release',
    'glossary',
    '--',
    '--store',
    store,
    ...words,
  )
const badgeOn = (page: Page) => page.getByRole('complementary', { name: 'Not the live site' })
const workerReady = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
const workersOf = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
/** The code that would store the site on the device loads last of all. */
const afterOfflinePart = (page: Page) =>
  page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /offline-part/.test(name)),
  )

test('a stored build is previewed by a link, only by its visitor, and left in one click', async ({
  browser,
}) => {
  const context = await browser.newContext()
  const page = await visit(context, '/glossary')
  await expect(page.getByText(LEAD)).toBeVisible()
  await workerReady(page)

  const said = await release('--preview', '--build', other)
  const link = /^http\S+\/preview\/\S+$/m.exec(said)?.[0]
  expect(link, said).toBeDefined()
  await page.goto(link!)
  await expect(page).toHaveURL(`${site.url}/glossary`)
  await expect(page.getByText(OTHER)).toBeVisible()
  await expect(badgeOn(page)).toContainText(`Preview: glossary ${other}`)
  // The live site's worker answers for no page of the preview, and stores none of it.
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
  await afterOfflinePart(page)
  expect(await workersOf(page)).toBe(0)
  await page.reload()
  await expect(page.getByText(OTHER)).toBeVisible()
  await afterOfflinePart(page)
  expect(await workersOf(page)).toBe(0)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click()
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('Glossary')
  await expect(badgeOn(page)).toBeVisible()
  await page.goto(`${site.url}/nowhere`)
  await expect(badgeOn(page)).toBeVisible()
  await context.setOffline(true)
  await expect(page.goto(`${site.url}/recipes`)).rejects.toThrow('ERR_INTERNET_DISCONNECTED')
  await context.setOffline(false)

  const stranger = await visit(await browser.newContext(), '/glossary')
  await expect(stranger.getByText(LEAD)).toBeVisible()
  await expect(badgeOn(stranger)).toHaveCount(0)
  await stranger.context().close()

  await page.goto(`${site.url}/glossary`)
  await expect(page.getByRole('searchbox')).toBeVisible()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    // Otherwise the colors would still be changing from one scheme to the other.
    await page.reload()
    await expect(page.getByRole('searchbox')).toBeVisible()
    expect(await axeFinds(page)).toEqual([])
  }
  await page.setViewportSize({ width: 360, height: 640 })
  const { scrollWidth, clientWidth } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return { scrollWidth, clientWidth }
  })
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  await page.evaluate(() => scrollTo(0, 2000))
  await expect(badgeOn(page)).toBeInViewport({ ratio: 1 })
  await page.emulateMedia({ media: 'print' })
  await expect(badgeOn(page)).toBeHidden()
  await page.emulateMedia({ media: 'screen' })

  await page.reload()
  await page.getByRole('contentinfo').getByRole('link').last().focus()
  await page.keyboard.press('Tab')
  await expect(badgeOn(page).getByRole('link', { name: 'Leave' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText(LEAD)).toBeVisible()
  await expect(badgeOn(page)).toHaveCount(0)
  await expect(page).toHaveURL(`${site.url}/glossary`)
  await workerReady(page)
  expect(wrong).toEqual([])
  await context.close()
})

test('a developer’s own build replaces a part only in their browser', async ({ browser }) => {
  const server = await serving(join(store, 'remotes/glossary', other))
  const { port } = server.address() as { port: number }
  const entry = `http://localhost:${port}/remote-entry.js`
  const context = await browser.newContext()
  const page = await visit(context, '/glossary')
  await workerReady(page)
  await page.goto(`${site.url}/override/glossary?entry=${encodeURIComponent(entry)}`)
  await expect(page.getByRole('heading', { name: 'Use your own build of glossary?' })).toBeVisible()
  expect(await axeFinds(page)).toEqual([])
  await page.getByRole('button', { name: 'Use it' }).click()
  await expect(page).toHaveURL(`${site.url}/glossary`)
  await expect(page.getByText(OTHER)).toBeVisible()
  await expect(badgeOn(page)).toContainText(`Your own build of glossary from localhost:${port}`)
  await afterOfflinePart(page)
  expect(await workersOf(page)).toBe(0)

  // A page of another part, and from there to the own build's.
  await page.goto(`${site.url}/recipe-builder`)
  await expect(page.getByRole('tab', { name: 'Just Tell Me' })).toBeVisible()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Glossary' }).click()
  await expect(page.getByText(OTHER)).toBeVisible()

  const stranger = await visit(await browser.newContext(), '/glossary')
  await expect(stranger.getByText(LEAD)).toBeVisible()
  await stranger.context().close()
  await badgeOn(page).getByRole('link', { name: 'Leave' }).click()
  await expect(page.getByText(LEAD)).toBeVisible()
  expect(wrong).toEqual([])
  await context.close()
  server.close()
})

test('a canary that throws is ended within a minute, and the site says so', async ({ browser }) => {
  const live = readLive(store, 'glossary')!.live
  const throwing = putThrowing(store, 'glossary', LEAD)
  expect(await release('--canary', '10', '--build', throwing)).toContain(
    `10 of 100 visitors get glossary ${throwing}, the others ${live}`,
  )
  const begun = performance.now()
  const running = () => readLive(store, 'glossary')?.canary?.version
  expect(running()).toBe(throwing)
  const served = async (number: number) => {
    const headers = { cookie: `evenplate_share=${number}`, accept: 'text/html' }
    return (await (await fetch(`${site.url}/glossary`, { headers })).text()).includes(throwing)
  }
  await expect.poll(() => served(9), { timeout: 60_000 }).toBe(true)
  expect(await served(10)).toBe(false)

  const others = await browser.newContext()
  await others.addCookies([{ name: 'evenplate_share', value: '10', url: site.url }])
  const page = await others.newPage()
  await page.goto(`${site.url}/glossary`)
  await expect(page.getByText(LEAD)).toBeVisible()
  await others.close()
  // Three errors are enough, so a later visitor may already get the live build.
  const visitors: BrowserContext[] = []
  for (let visitor = 0; visitor < 5 && running(); visitor++) {
    const context = await browser.newContext()
    visitors.push(context)
    await context.addCookies([{ name: 'evenplate_share', value: String(visitor), url: site.url }])
    const page = await context.newPage()
    await page.goto(`${site.url}/glossary`)
    const failed = page.getByText('Something went wrong.')
    await expect(visitor === 0 ? failed : failed.or(page.getByText(LEAD))).toBeVisible()
  }
  await expect.poll(running, { timeout: 60_000 }).toBeUndefined()
  for (const context of visitors) await context.close()
  await expect.poll(() => served(9), { timeout: 60_000 }).toBe(false)
  const seconds = (performance.now() - begun) / 1000
  console.log(`  ended and served to nobody after ${seconds.toFixed(1)} s`)
  expect(seconds).toBeLessThan(60)
  expect(readLive(store, 'glossary')?.live).toBe(live)
  expect(historyOf(store, 'glossary').at(-1)).toMatchObject({ who: 'canary judge', from: throwing, share: 0 })
  const releases = await command('releases', 'glossary', '--', '--store', store)
  expect(releases).toMatch(new RegExp(`canary ${throwing} ended +canary judge, .*errors over`))
  await expect.poll(site.output).toContain(`The canary ${throwing} of glossary is taken back`)
})

/** A build as its developer serves it: a folder, to pages from any origin. */
async function serving(folder: string): Promise<Server> {
  const server = createServer((request, reply) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname
    try {
      const type = path.endsWith('.css') ? 'text/css' : 'text/javascript'
      const content = readFileSync(join(folder, path))
      reply.writeHead(200, { 'content-type': type, 'access-control-allow-origin': '*' }).end(content)
    } catch {
      reply.writeHead(404).end()
    }
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  return server
}

async function visit(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage()
  page.on('pageerror', (error) => wrong.push(`${path}: ${error}`))
  page.on('console', (message) => {
    if (message.type() === 'error' && !/404 \(Not Found\)|ERR_INTERNET_DISCONNECTED/.test(message.text()))
      wrong.push(`${path}: ${message.text()}`)
  })
  await page.goto(site.url + path)
  return page
}
