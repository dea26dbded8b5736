import { expect, type Page, test } from '@playwright/test'
import { copyOfStore, deployByHand } from './site/broken-remote.ts'
import { forget, type RunningSite, runSite } from './site/run-site.ts'

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
  site = await runSite({}, { store })
})

test.afterAll(async () => {
  await site.stop()
  forget(site)
})

/** The page shows its error screen, and the shell around it still works. */
async function expectErrorScreen(page: Page, details: RegExp) {
  const main = page.getByRole('main')
  await expect(main.getByText('Something went wrong.')).toBeVisible({ timeout: 15_000 })
  await expect(main.getByText("We're sorry, but there was an error processing your request.")).toBeVisible()
  await expect(main.getByRole('button', { name: 'Try Again' })).toBeVisible()
  await main.getByText('Error Details').click()
  await expect(main.getByText(details)).toBeVisible()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Meal Planner' }).click()
  await expect(page.getByText('Coming Soon!')).toBeVisible()
}

test('a remote that throws while it renders takes down its own page alone', async ({ page }) => {
  await page.goto(`${site.url}/glossary`)
  await expectErrorScreen(page, /The glossary broke while rendering/)
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

test('a remote that comes back is shown by "Try Again"', async ({ page }) => {
  await page.route('**/remotes/recipe-builder/**', (route) => route.abort())
  await page.goto(`${site.url}/recipe-builder`)
  await expect(page.getByText('Something went wrong.')).toBeVisible({ timeout: 15_000 })
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
  await expect(page.getByText('Something went wrong.')).toBeVisible({ timeout: 15_000 })
  expect(await page.evaluate(() => 'tampered' in globalThis)).toBe(false)
})
