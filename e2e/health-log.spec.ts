import { expect, test } from '@playwright/test'
import { axeFinds } from './site/axe.ts'
import { forget, type RunningSite, runSite } from './site/run-site.ts'

let site: RunningSite

test.beforeAll(async () => {
  site = await runSite()
})

test.afterAll(async () => {
  await site.stop()
  forget(site)
})

test('the sitemap leads to health log, which everyone can use', async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await page.goto(`${site.url}/sitemap`)
  await page.getByRole('main').getByRole('link', { name: 'Health Log', exact: true }).click()
  await expect(page).toHaveURL(`${site.url}/health-log`)
  await expect(page.getByRole('heading', { level: 1, name: 'Health Log' })).toBeVisible()
  expect(await axeFinds(page)).toEqual([])
  expect(errors).toEqual([])
})

test('health log is in the document as it is served', async ({ request }) => {
  expect(await (await request.get(`${site.url}/health-log`)).text()).toContain('Nothing is here yet.')
})
