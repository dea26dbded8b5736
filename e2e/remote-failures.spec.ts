import { expect, type Page, test } from '@playwright/test'
import { copyOfStore, deployByHand } from './site/broken-remote.ts'
import { forget, type RunningSite, runSite } from './site/run-site.ts'

const TOKEN = 'a-token-of-the-journey'

let site: RunningSite

test.beforeAll(async () => {
  const store = copyOfStore()
  const pages = (page: string, body: string) => `{ default: { contract: 1, pages: { '${page}': ${body} } } }`
  await deployByHand(
    store,
    'glossary',
    pages('glossary', `() => { throw new Error('The glossary broke while rendering') }`),
  )
  await deployByHand(store, 'account', `{ default: { contract: 99, pages: { login: () => null } } }`)
  site = await runSite({ METRICS_TOKEN: TOKEN }, { store })
})

test.afterAll(async () => {
  await site.stop()
  forget(site)
})

/** The page shows its error screen, and the shell around it still works. */
async function expectErrorScreen(page: Page, details: RegExp) {
  const main = page.getByRole('main')
  await expect(main.getByText('Something went wrong.')).toBeVisible()
  await expect(main.getByText("We're sorry, but there was an error processing your request.")).toBeVisible()
  await expect(main.getByRole('button', { name: 'Try Again' })).toBeVisible()
  await main.getByText('Error Details').click()
  await expect(main.getByText(details)).toBeVisible()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Meal Planner' }).click()
  await expect(page.getByRole('button', { name: 'Fill My Week' })).toBeVisible()
}

test('a remote that throws while it renders takes down only its own page', async ({ page }) => {
  await page.goto(`${site.url}/glossary`)
  await expectErrorScreen(page, /The glossary broke while rendering/)
})

test('a remote that throws is reported by part and version, and can be found by the reference that its visitor quotes', async ({
  page,
}) => {
  await page.goto(`${site.url}/glossary`)
  const reference = await page.getByRole('main').getByText('Reference:').getByRole('code').textContent()
  const metrics = async () => {
    const reply = await fetch(`${site.url}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } })
    return reply.text()
  }
  const thrown =
    /^evenplate_browser_errors_total\{part="glossary",version="broken-\w{6}",page="\/glossary",code="Error",fault="true"\} [1-9]/m
  await expect.poll(metrics).toMatch(thrown)
  await expect.poll(metrics).toMatch(/^evenplate_page_loads_total\{part="glossary",version="broken-\w{6}"/m)
  const line = () => {
    const lines = site.output().split('\n')
    return JSON.parse(lines.find((one) => one.includes(`"reference":"${reference}"`)) ?? '{}')
  }
  // The count may include another visitor.
  await expect
    .poll(line)
    .toMatchObject({ event: 'browser error', part: 'glossary', page: '/glossary', code: 'Error' })
  expect(site.output()).not.toContain('broke while rendering')

  // Paints and shifts are final once the page is left.
  await page.goto('about:blank')
  await expect
    .poll(metrics)
    .toMatch(/^evenplate_web_vital_seconds_count\{part="glossary",.*name="LCP"\} [1-9]/m)
  expect((await fetch(`${site.url}/metrics`)).status).toBe(404)
})

test('a failed answer has a reference, which is on the page and in the log', async ({ page }) => {
  await page.route('**/api/contact', async (route) => {
    const reply = await route.fetch()
    await route.fulfill({ response: reply, status: 500, json: { code: 'unexpected', message: 'Not today.' } })
  })
  await page.goto(`${site.url}/contact`)
  for (const [label, value] of [
    ['Name', 'Ana'],
    ['Email', 'ana@example.com'],
    ['Subject', 'Hello'],
    ['Message', 'A message of some length.'],
  ] as const)
    await page.getByRole('textbox', { name: label }).fill(value)
  await page.getByRole('button', { name: /send/i }).click()
  const told = await page.getByText(/Not today\. Reference: /).textContent()
  const [, reference] = /Reference: (\S+)/.exec(told ?? '') ?? []
  expect(reference).toMatch(/^[0-9a-z]{8}$/)
  await expect.poll(site.output).toContain(`"request":"${reference}","method":"POST","route":"/api/contact"`)
})

test('a remote of another contract is not trusted', async ({ page }) => {
  await page.goto(`${site.url}/login`)
  await expectErrorScreen(page, /does not support version 1 or 2 of the contract/)
})

test('a remote that cannot be reached says so, after a second try', async ({ page }) => {
  const asked: string[] = []
  await page.route('**/remotes/recipe-builder/**', (route) => {
    asked.push(route.request().url())
    return route.abort()
  })
  await page.goto(`${site.url}/recipe-builder`)
  await expectErrorScreen(page, /could not be reached/)
  expect(asked.some((url) => url.includes('remote-entry.js?again='))).toBe(true)
})

test('a remote that does not answer within 8 seconds says so', async ({ page }) => {
  await page.route('**/remotes/recipe-builder/**/remote-entry.js', () => {})
  const started = Date.now()
  await page.goto(`${site.url}/recipe-builder`, { waitUntil: 'commit' })
  await expectErrorScreen(page, /did not answer within 8 seconds/)
  expect(Date.now() - started).toBeGreaterThan(7_500)
})

test('a remote that is available again loads with "Try Again"', async ({ page }) => {
  await page.route('**/remotes/recipe-builder/**', (route) => route.abort())
  await page.goto(`${site.url}/recipe-builder`)
  await expect(page.getByText('Something went wrong.')).toBeVisible()
  await page.unroute('**/remotes/recipe-builder/**')
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible()
})

test('a build that was tampered with does not run', async ({ page }) => {
  await page.route('**/remotes/recipe-builder/**/*.js', async (route) => {
    const reply = await route.fetch()
    await route.fulfill({ response: reply, body: `${await reply.text()}\nglobalThis.tampered = true` })
  })
  await page.goto(`${site.url}/recipe-builder`)
  await expect(page.getByText('Something went wrong.')).toBeVisible()
  expect(await page.evaluate(() => 'tampered' in globalThis)).toBe(false)
})
