import { type Browser, expect, type Page } from '@playwright/test'
import { becomeMember } from './site/account.ts'
import type { RunningSite } from './site/run-site.ts'
import { test } from './site/shared-site.ts'

let site: RunningSite

test.beforeAll(({ sharedSite }) => {
  site = sharedSite
})

const WISHES = [
  'A slow vegan curry with kidney beans, broccoli, quinoa and sweet potato for six',
  'Stuffed peppers with chicken and black beans',
  'A small snack with pears and walnuts',
]

for (const wish of WISHES)
  test(`fits on one page of A4 or Letter: ${wish}`, async ({ browser }) => {
    const page = await recipeFor(browser, wish)
    await expectOnePage(page)
    await expect(page.getByText(/house chef, no AI was used/)).toBeVisible()
    await page.context().close()
  })

test('the pages of a saved and of a public recipe print the same way', async ({ browser }) => {
  const page = await recipeFor(browser, WISHES[0] ?? '', true)
  await page.getByRole('link', { name: 'View saved recipe' }).click()
  // The builder’s page stays until this one is ready.
  await expect(page.getByRole('main').getByRole('link', { name: 'Edit' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Ingredients' })).toBeVisible()
  await expectOnePage(page)

  await page.emulateMedia({ media: null })
  await page.getByRole('button', { name: 'Share Recipe' }).click()
  await page.getByRole('button', { name: 'Make Public and Copy Link' }).click()
  await expect(page.getByText('Recipe link copied to clipboard!')).toBeVisible()
  await page.goto(await page.evaluate(() => navigator.clipboard.readText()))
  await expect(page.getByRole('heading', { name: 'Ingredients' })).toBeVisible()
  await expectOnePage(page)
  await page.context().close()
})

async function expectOnePage(page: Page): Promise<void> {
  for (const format of ['A4', 'Letter'] as const) {
    const pdf = (await page.pdf({ format })).toString('latin1')
    expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g), format).toHaveLength(1)
  }
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const name of ['Ingredients', 'Instructions', 'Blood sugar tips', 'Nutrition per serving'])
    await expect(page.getByRole('heading', { name })).toBeVisible()
  await expect(page.getByText('Counted ingredient by ingredient', { exact: true })).toBeVisible()
  await expect(page.getByText(/^For information only, not medical advice/)).toBeVisible()
  await expect(page.getByRole('img', { name: /By weight/ })).toBeVisible()
  await expect(page.getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('checkbox')).toHaveCount(0)
  await expect(page.getByText('Where these numbers come from')).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  const colors = await page.evaluate(() => [
    getComputedStyle(document.querySelector('article') ?? document.body).color,
    getComputedStyle(document.body).backgroundColor,
  ])
  expect(colors).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)'])
}

/** In the dark theme. */
async function recipeFor(browser: Browser, wish: string, member = false): Promise<Page> {
  const page = await (
    await browser.newContext({ colorScheme: 'dark', permissions: ['clipboard-read', 'clipboard-write'] })
  ).newPage()
  if (member) await becomeMember(page, site, `${crypto.randomUUID()}@example.com`)
  await page.goto(`${site.url}/recipe-builder?mode=free`)
  await page.getByRole('textbox').fill(wish)
  await page.getByRole('button', { name: 'Generate My Recipe' }).click()
  await expect(page.getByRole('button', { name: 'Create New Recipe' })).toBeVisible()
  await page.evaluate(() => document.fonts.ready)
  return page
}
