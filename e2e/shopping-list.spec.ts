import { type BrowserContext, expect, type Page } from '@playwright/test'
import { becomeMember, signIn } from './site/account.ts'
import { axeFinds } from './site/axe.ts'
import { expectRecipe, generateStepByStep } from './site/builder.ts'
import type { RunningSite } from './site/run-site.ts'
import { test } from './site/shared-site.ts'

test.use({ serviceWorkers: 'allow' })

let site: RunningSite

test.beforeAll(({ sharedSite }) => {
  site = sharedSite
})

const boxes = (page: Page) => page.getByRole('main').getByRole('checkbox')
const foods = (page: Page) => page.locator('section[aria-labelledby^="aisle-"]').getByRole('checkbox')

async function openList(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  await page.goto(`${site.url}/shopping-list`)
  await expect(foods(page).first()).toBeVisible()
  return page
}

test('a member shops with two phones without a network, and no checked item is lost; the list prints on one page', async ({
  browser,
}) => {
  const kitchen = await browser.newContext()
  const page = await kitchen.newPage()
  await becomeMember(page, site, 'two-phones@example.com')
  await generateStepByStep(page, site.url)
  await expectRecipe(page)
  await page.getByRole('button', { name: 'Add to Week' }).click()
  await page.getByRole('button', { name: /^Add to \w+’s/ }).click()
  await expect(page.getByText(/^Added to \w+’s/)).toBeVisible()

  await page.goto(`${site.url}/meal-planner`)
  const saved = page.waitForResponse((reply) => reply.url().endsWith('/rpc/save_meal_plan'))
  await page.getByRole('button', { name: 'Fill My Week' }).click()
  await saved

  const first = await openList(kitchen)
  expect(await axeFinds(first)).toEqual([])
  for (const format of ['A4', 'Letter'] as const) {
    const pdf = (await first.pdf({ format })).toString('latin1')
    expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g), format).toHaveLength(1)
  }
  const shop = await browser.newContext()
  const door = await shop.newPage()
  await door.goto(`${site.url}/login`)
  await door.getByLabel(/^Email/).fill('two-phones@example.com')
  await signIn(door)
  const second = await openList(shop)
  const count = await foods(first).count()
  expect(count).toBeGreaterThan(40)
  await expect(foods(second)).toHaveCount(count)

  // In the shop there is no network, and a phone that was in a pocket reopens the page.
  await first.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
  await kitchen.setOffline(true)
  await shop.setOffline(true)
  await foods(first).nth(0).check()
  await expect(first.getByText('Offline: 1 change is kept on this device.')).toBeVisible()
  await first.close()
  const again = await openList(kitchen)
  await expect(foods(again).nth(0)).toBeChecked()
  await foods(second).nth(1).check()
  await second.getByLabel('Something of your own').fill('Paper towels')
  await second.keyboard.press('Enter')
  await expect(second.getByText('Offline: 2 changes are kept on this device.')).toBeVisible()

  await shop.setOffline(false)
  await expect(second.getByText('Saved.')).toBeVisible()
  await kitchen.setOffline(false)
  await expect(again.getByText('Saved.')).toBeVisible()
  await expect(foods(again).nth(0)).toBeChecked()
  await expect(foods(again).nth(1)).toBeChecked()
  await expect(again.getByRole('checkbox', { name: 'Paper towels' })).toBeVisible()
  await second.reload()
  await expect(foods(second).nth(0)).toBeChecked()
  await expect(foods(second).nth(1)).toBeChecked()
  expect(await boxes(second).count()).toBe(await boxes(again).count())
  await kitchen.close()
  await shop.close()
})
