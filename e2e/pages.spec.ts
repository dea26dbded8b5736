import { expect } from '@playwright/test'
import type { RunningSite } from './site/run-site.ts'
import { test } from './site/shared-site.ts'

/** A message from the page itself: Playwright blocks service workers and says so. */
const isOurs = (line: string): boolean => !line.includes('blocked by Playwright')

/** Every public route, with a sentence that must be on it. */
const PUBLIC = {
  '/': 'Build a Recipe',
  '/recipe-builder': 'Step-by-Step',
  '/meal-planner': 'Fill My Week',
  '/glossary': 'Glycemic Index (GI)',
  '/about': 'Evenplate',
  '/how-we-count': 'What no food table knows',
  '/contact': 'Stillwater, MN',
  '/sitemap': 'Key Glossary Terms',
  '/privacy': 'June 2023',
  '/terms': 'California',
}

let site: RunningSite

test.beforeAll(({ sharedSite }) => {
  site = sharedSite
})

for (const [path, sentence] of Object.entries(PUBLIC)) {
  test(`${path} hydrates with an empty console under the policy`, async ({ page }) => {
    const said: string[] = []
    page.on('console', (message) => isOurs(message.text()) && said.push(message.text()))
    page.on('pageerror', (error) => said.push(error.message))
    await page.goto(site.url + path, { waitUntil: 'networkidle' })
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible()
    await expect(page.getByRole('main')).toContainText(sentence)
    expect(said).toEqual([])
  })
}

test('each public page can be read without JavaScript, and says what it is [META-1] [META-3] [META-5] [ROLE-1]', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  const titles = new Set<string>()
  const descriptions = new Set<string | null>()
  for (const [path, sentence] of Object.entries(PUBLIC)) {
    await page.goto(site.url + path)
    await expect(page.getByRole('main')).toContainText(sentence)
    titles.add(await page.title())
    descriptions.add(await page.locator('meta[name="description"]').getAttribute('content'))
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', site.url + path)
    await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /\.png\?v=/)
  }
  expect(titles.size).toBe(Object.keys(PUBLIC).length)
  expect(descriptions.size).toBe(Object.keys(PUBLIC).length)
  for (const title of titles) expect(title).toMatch(/ \| Evenplate$/)
  await context.close()
})

test('an unknown address has its own page, with status 404 [ROUTE-9]', async ({ page }) => {
  const reply = await page.goto(`${site.url}/no-such-page`)
  expect(reply?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
})

test('pages carry a strict policy, and builds are immutable and compressed', async ({ request }) => {
  const page = await request.get(`${site.url}/glossary`)
  const policy = page.headers()['content-security-policy'] ?? ''
  const scripts = policy.split('; ').find((rule) => rule.startsWith('script-src')) ?? ''
  expect(scripts).toContain("'strict-dynamic'")
  expect(scripts).toContain("'sha256-")
  expect(scripts).not.toMatch(/unsafe-(eval|inline)/)
  expect(policy).toContain("frame-ancestors 'none'")
  expect(page.headers()).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cache-control': 'no-cache',
  })
  expect(page.headers()['permissions-policy']).toContain('camera=()')

  const [entry] = (await page.text()).match(/\/remotes\/glossary\/[^"]+remote-entry\.js/) ?? []
  const build = await request.get(site.url + entry, { headers: { 'accept-encoding': 'br' } })
  expect(build.headers()).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
    'x-content-type-options': 'nosniff',
  })
})

test('nothing outside the served folders can be requested', async ({ request }) => {
  for (const path of [
    '/shell/..%2f..%2f..%2fpackage.json',
    '/remotes/%2e%2e/%2e%2e/rooms.ts',
    '/pages.json',
  ]) {
    expect((await request.get(site.url + path)).status()).toBe(404)
  }
})

test('a recipe’s plate is a picture with its own address', async ({ request }) => {
  const plate = await request.get(`${site.url}/plates/55-25-15-5-1x1.png`)
  expect(plate.headers()['content-type']).toBe('image/png')
  expect((await plate.body()).subarray(1, 4).toString()).toBe('PNG')
  expect((await request.get(`${site.url}/plates/55-25-15-6-1x1.png`)).status()).toBe(404)
})
