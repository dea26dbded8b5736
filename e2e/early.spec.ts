import { expect, test } from '@playwright/test'
import { forget, type RunningSite, runSite } from './site/run-site.ts'

let site: RunningSite

test.beforeAll(async () => {
  site = await runSite()
})

test.afterAll(async () => {
  await site.stop()
  forget(site)
})

test('what is pressed before the page’s code is there is done when it is', async ({ page }) => {
  const held = Promise.withResolvers<void>()
  await page.route('**/remotes/recipe-builder/**/*.js', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto(`${site.url}/recipe-builder`, { waitUntil: 'domcontentloaded' })
  await page.getByRole('radio', { name: /^Lunch/ }).check()
  await page.getByRole('radio', { name: /^Dinner/ }).check()
  held.resolve()
  await expect(page.getByRole('button', { name: 'Continue' })).toBeEnabled()
  await expect(page.getByRole('radio', { name: /^Dinner/ })).toBeChecked()
})

test('a tab pressed too early opens, and words typed too early stay', async ({ page }) => {
  const held = Promise.withResolvers<void>()
  await page.route('**/remotes/*/**/*.js', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto(`${site.url}/glossary`, { waitUntil: 'domcontentloaded' })
  await page.getByPlaceholder('Search terms...').fill('fiber')
  held.resolve()
  await expect(page).toHaveURL(/q=fiber/)
  await page.unrouteAll({ behavior: 'wait' })

  const again = Promise.withResolvers<void>()
  await page.route('**/remotes/recipe-builder/**/*.js', async (route) => {
    await again.promise
    await route.continue()
  })
  await page.goto(`${site.url}/recipe-builder`, { waitUntil: 'domcontentloaded' })
  await page.getByRole('tab', { name: 'Just Tell Me' }).click()
  again.resolve()
  await expect(page.getByLabel('What would you like to eat?')).toBeVisible()
})
