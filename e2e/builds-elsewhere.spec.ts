import { createReadStream, existsSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { extname, join } from 'node:path'
import { expect, test } from '@playwright/test'
import { STORE } from '../site/builds/rooms.ts'
import { answering, becomeMember } from './site/account.ts'
import { readingsFile } from './site/readings-file.ts'
import { forget, freePort, type RunningSite, runSite } from './site/run-site.ts'

/** The host of the builds: the store unchanged, under a path, with the headers that a CDN must add. */
const PREFIX = '/evenplate'
const TYPES: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css', '.woff2': 'font/woff2' }

let host: Server
let site: RunningSite
let assets: string

test.beforeAll(async () => {
  const port = await freePort()
  assets = `http://localhost:${port}${PREFIX}`
  host = createServer((request, reply) => {
    const { pathname } = new URL(request.url ?? '/', assets)
    const file = join(STORE, pathname.slice(PREFIX.length))
    if (!pathname.startsWith(`${PREFIX}/`) || !existsSync(file)) return void reply.writeHead(404).end()
    const type = TYPES[extname(file)] ?? 'application/octet-stream'
    reply.writeHead(200, { 'content-type': type, 'access-control-allow-origin': '*' })
    createReadStream(file).pipe(reply)
  }).listen(port)
  site = await runSite({ ASSETS_URL: assets })
})

test.afterAll(async () => {
  await site.stop()
  forget(site)
  host.closeAllConnections()
  host.close()
})

test.use({ serviceWorkers: 'allow' })

test('builds come from another origin, checked and under the policy, also without a network', async ({
  page,
  context,
}) => {
  const said: string[] = []
  const builds: string[] = []
  page.on('console', (message) => said.push(message.text()))
  page.on('pageerror', (error) => said.push(error.message))
  context.on('request', (request) => {
    if (/\/(shell|remotes)\//.test(request.url())) builds.push(request.url())
  })

  await page.goto(site.url, { waitUntil: 'networkidle' })
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Glossary' }).click()
  await expect(page.getByRole('heading', { name: /Glycemic Index/ }).first()).toBeVisible()
  await page.goto(`${site.url}/recipe-builder`, { waitUntil: 'networkidle' })
  await page.getByRole('radio', { name: /^Dinner/ }).check()
  await page.getByRole('button', { name: 'Continue' }).click()
  // Also for fonts: an address that the policy refuses would leave them to the system. If ours arrive after the first
  // paint, system fonts replace them, and a machine without fonts logs a message about each.
  const broken = await page.evaluate(() =>
    [...document.fonts].filter(({ status }) => status === 'error').map(({ family }) => family),
  )
  expect(broken.filter((family) => !family.includes('Fallback'))).toEqual([])
  expect(builds.some((url) => url.endsWith('.woff2'))).toBe(true)
  expect(builds.filter((url) => /\.(js|css)/.test(url)).length).toBeGreaterThan(10)
  expect(builds.filter((url) => !url.startsWith(`${assets}/`))).toEqual([])

  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
  await context.setOffline(true)
  await page.goto(`${site.url}/recipe-builder`)
  await page.getByRole('radio', { name: /^Dinner/ }).check()
  await expect(page.getByRole('button', { name: 'Continue' })).toBeEnabled()
  expect(said.filter((line) => !line.includes('net::ERR_INTERNET_DISCONNECTED'))).toEqual([])
})

test('a file is read by a worker, which must not come from another origin', async ({ page }) => {
  await becomeMember(page, site, 'elsewhere@example.com')
  await page.goto(`${site.url}/health/import`)
  await answering(page)
  const reader = page.waitForEvent('worker')
  await page.locator('input[type=file]').setInputFiles(readingsFile())
  await expect(page.getByRole('heading', { name: 'What we found' })).toBeVisible()
  expect(new URL((await reader).url()).origin).toBe(site.url)
})
