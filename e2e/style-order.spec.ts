import { expect, type Locator } from '@playwright/test'
import { becomeMember } from './site/account.ts'
import { expectRecipe, generateFromText } from './site/builder.ts'
import type { RunningSite } from './site/run-site.ts'
import { test } from './site/shared-site.ts'

let site: RunningSite

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test.beforeAll(({ sharedSite }) => {
  site = sharedSite
})

/** Ticks visible on options that are not chosen. */
const wrongTicks = (group: Locator) =>
  group.evaluate(
    (fieldset) =>
      [...fieldset.querySelectorAll('label:not(:has(:checked)) svg')].filter((sign) => sign.checkVisibility())
        .length,
  )

test('a page that is opened directly looks the same as when reached from another page', async ({
  page,
  browser,
}) => {
  await becomeMember(page, site, 'ona@example.com')
  await generateFromText(page, site.url, 'A bowl with chicken and rice, please')
  await expectRecipe(page)
  await page.getByRole('link', { name: 'View saved recipe' }).click()
  await page.waitForURL(/\/recipes\/[^/]+$/)
  await expect(page.getByRole('main').getByRole('link', { name: 'Edit' })).toBeVisible()
  await page.getByRole('button', { name: 'Share Recipe' }).click()
  await page.getByRole('button', { name: 'Make Public and Copy Link' }).click()
  await expect(page.getByText('Recipe link copied to clipboard!')).toBeVisible()
  const shared = await page.evaluate(() => navigator.clipboard.readText())

  // A new document: its styles load in the order of this page alone.
  await page.goto(`${page.url()}/edit`)
  const diets = page.getByRole('group', { name: 'Diets' })
  await expect(diets).toBeVisible()
  expect(await wrongTicks(diets)).toBe(0)

  const reader = await (await browser.newContext()).newPage()
  await reader.goto(shared)
  const unit = reader.getByRole('group', { name: 'Unit' })
  await expect(unit).toBeVisible()
  expect(await wrongTicks(unit)).toBe(0)
})
