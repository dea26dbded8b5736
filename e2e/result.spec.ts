import { expect, type Page } from '@playwright/test'
import { becomeMember } from './site/account.ts'
import { expectRecipe, generateFromText } from './site/builder.ts'
import { fitted } from './site/fitted.ts'
import type { RunningSite } from './site/run-site.ts'
import { test } from './site/shared-site.ts'

const PHONE = { width: 360, height: 740 }

let site: RunningSite

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test.beforeAll(({ sharedSite }) => {
  site = sharedSite
})

/** Holds the gateway's reply to the next recipe until it is released. */
async function holdReply(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/api/recipes', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

test('from a request to its dish and back: at the top of the page, under its name, in the same mode', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  const letGo = await holdReply(page)
  await generateFromText(page, site.url, 'Lentil soup with carrots')
  await expect(page.getByRole('heading', { name: 'We’re making your recipe' })).toBeInViewport()
  expect(await page.evaluate(() => scrollY)).toBe(0)

  // A person who is typing an address is not interrupted by the finished dish.
  const address = page.getByLabel(/^Email me this recipe/)
  await address.pressSequentially('ana@exam')
  letGo()
  await expect(page.getByRole('heading', { name: 'Your recipe is ready' })).toBeVisible()
  await expect(address).toBeFocused()
  await expect(address).toHaveValue('ana@exam')
  await page.getByRole('button', { name: 'Show the Recipe' }).click()
  const title = await expectRecipe(page)
  await expect(page).toHaveTitle(`${title} | Evenplate`)

  await page.getByRole('button', { name: 'Create New Recipe' }).click()
  await expect(page.getByRole('tab', { name: 'Just Tell Me' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByLabel('What would you like to eat?')).toHaveValue('')
})

test('a phone’s first screen has the four figures, and nothing hides behind the bar', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await generateFromText(page, site.url, 'Spaghetti with meatballs for six')
  await expectRecipe(page)
  const bar = page.getByRole('button', { name: 'Make It Fit' })
  await expect(bar).toBeInViewport()
  const top = (await bar.boundingBox())?.y ?? 0
  const glance = page.getByRole('list', { name: 'At a glance' })
  for (const name of ['Carbs', 'Net carbs', 'Fiber', 'Glycemic load']) {
    const box = await glance.getByRole('listitem').filter({ hasText: name }).first().boundingBox()
    expect((box?.y ?? top) + (box?.height ?? 0), name).toBeLessThan(top)
  }
  // Before its sections were collapsed and its bars merged, the page was 7,000 px high on a phone. With the device's own
  // typefaces, which are used until the site's have arrived, it is 200 px higher than with those.
  expect(await page.evaluate(() => document.querySelector('article')?.offsetHeight)).toBeLessThan(4500)
})

const WAYS = ['Fewer carbs', 'A different protein', 'Faster', 'No oven', 'Cook for 6', 'Make it without']

test('every way to make a dish fit changes it, or says why it cannot', async ({ page }) => {
  await generateFromText(page, site.url, 'Roast chicken with potatoes')
  await expectRecipe(page)
  expect(await fitted(page, WAYS)).toEqual(expect.arrayContaining(['Fewer carbs', 'Cook for 6']))
})

test('a saved dish that is made to fit replaces itself, after a question', async ({ page }) => {
  await becomeMember(page, site, 'fitting@example.com')
  await generateFromText(page, site.url, 'Roast chicken with potatoes')
  await expectRecipe(page)
  await page.getByRole('link', { name: 'View saved recipe' }).click()
  await page.waitForURL(/\/recipes\/[^/]+$/)
  // The previous page stays until this one is ready.
  await expect(page.getByRole('main').getByRole('link', { name: 'Edit' })).toBeVisible()
  await page.getByRole('button', { name: 'Make It Fit' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Fewer carbs' }).click()
  await expect(page.getByText('What changed')).toBeVisible()
  const carbs = page.getByRole('list', { name: 'At a glance' }).getByRole('listitem').first()
  const fewer = (await carbs.textContent()) ?? ''
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Replace It' }).click()
  await expect(page.getByText('Changes saved')).toBeVisible()
  await page.reload()
  await expect(carbs).toHaveText(fewer)
  await page.goto(`${site.url}/recipes`)
  await expect(page.getByText('1 recipe', { exact: true })).toBeVisible()
})

test('a guest’s link opens the dish for a stranger without the guest’s own details, until they remove it', async ({
  page,
  browser,
}) => {
  await generateFromText(page, site.url, 'Turkey chili, I have a peanut allergy and my A1C is 7.8')
  const title = await expectRecipe(page)
  await page.getByRole('button', { name: 'Share Recipe' }).click()
  await expect(page.getByText('Recipe link copied to clipboard!')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())

  const stranger = await (await browser.newContext()).newPage()
  const document_ = await stranger.goto(link)
  expect(document_?.status()).toBe(200)
  await expect(stranger.getByRole('heading', { level: 1, name: title })).toBeVisible()
  expect(await stranger.locator('meta[name="robots"]').getAttribute('content')).toContain('noindex')
  await expect(stranger.getByRole('heading', { name: 'Instructions' })).toBeVisible()
  // Without what every page has: the site's pages, one of which explains A1C.
  const content = (await stranger.content()).replace(/<script[^>]*id="evenplate-config".*?<\/script>/s, '')
  expect(content).not.toMatch(/peanut|allerg|\bA1C\b/i)
  await expect(stranger.getByRole('button', { name: 'Remove Link' })).toHaveCount(0)

  await page.getByRole('button', { name: 'Remove Link' }).click()
  await expect(page.getByText('The link has been removed and no longer works.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Remove Link' })).toBeHidden()
  expect((await stranger.goto(link))?.status()).toBe(404)
})
