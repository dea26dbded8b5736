import { expect } from '@playwright/test'
import { becomeMember } from './site/account.ts'
import type { RunningSite } from './site/run-site.ts'
import { test } from './site/shared-site.ts'

let site: RunningSite

test.beforeAll(({ sharedSite }) => {
  site = sharedSite
})

test('what is pressed before the page’s code has loaded is done once it has', async ({ page }) => {
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

test('a tab pressed too early opens, and text typed too early stays', async ({ page }) => {
  const held = Promise.withResolvers<void>()
  await page.route('**/remotes/*/**/*.js', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto(`${site.url}/glossary`, { waitUntil: 'domcontentloaded' })
  await page.getByPlaceholder('Search terms...').fill('insulin')
  await page.getByRole('button', { name: 'Blood Sugar', exact: true }).click()
  held.resolve()
  await expect(page).toHaveURL(/q=insulin&category=bloodSugar/)
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

test('a week is planned from what was typed and pressed too early', async ({ page }) => {
  const held = Promise.withResolvers<void>()
  await page.route('**/remotes/meal-planner/**/*.js', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto(`${site.url}/meal-planner`, { waitUntil: 'domcontentloaded' })
  await page.getByLabel('Lunch: grams of carbs').fill('45')
  await page.getByLabel('Lunch: grams more or less').fill('7')
  await page.getByRole('button', { name: 'Save Plan' }).click()
  await page.getByRole('button', { name: 'Fill My Week' }).click()
  held.resolve()
  await expect(page.getByRole('status').getByText(/^Your plan is saved on this device/)).toBeVisible()
  await expect(page.getByText('of 45 ± 7').first()).toBeVisible()
})

test('a member is greeted before the page’s code has loaded, and the tab they press meanwhile opens', async ({
  page,
}) => {
  await becomeMember(page, site, 'early@example.com')
  await page.goto(`${site.url}/dashboard`)
  await page.waitForFunction(() => localStorage.getItem('evenplate.greeted-as'))
  const held = Promise.withResolvers<void>()
  await page.route('**/*.js', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto(`${site.url}/dashboard`, { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { name: 'Welcome, early' })).toBeVisible()
  await expect(page.getByText('Loading your dashboard...')).toBeVisible()
  await page.getByRole('tab', { name: 'Meal Planning' }).click()
  held.resolve()
  await expect(page.getByRole('heading', { name: 'Meal Planning Tips' })).toBeVisible()
  await expect(page).toHaveURL(/tab=meal-planning/)
})

test('a form sent too early waits for its code, and never puts a password into the address', async ({
  page,
}) => {
  const held = Promise.withResolvers<void>()
  await page.route('**/remotes/account/**/*.js', async (route) => {
    await held.promise
    await route.continue()
  })
  const addresses: string[] = []
  page.on('framenavigated', (frame) => addresses.push(frame.url()))
  await page.goto(`${site.url}/login`, { waitUntil: 'domcontentloaded' })
  await page.getByLabel(/^Email/).fill('nobody@example.com')
  await page.getByLabel(/^Password/).fill('a secret password')
  await page.getByLabel(/^Password/).press('Enter')
  held.resolve()
  await expect(page.getByText('Invalid login credentials')).toBeVisible()
  await expect(page.getByLabel(/^Email/)).toHaveValue('nobody@example.com')
  for (const address of addresses) expect(address).not.toContain('secret')
})

test('even without any code, a password never gets into an address', async ({ browser }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  for (const path of ['/login', '/register', '/reset-password']) {
    await page.goto(site.url + path)
    for (const field of await page.getByLabel(/password/i).all()) {
      if (await field.isEditable()) await field.fill('a secret password')
    }
    await page.locator('main button[type=submit]').click({ force: true })
    expect(page.url()).not.toContain('secret')
  }
})
