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

test('the sitemap leads to the health log, which a guest sees on samples that are marked as such', async ({
  page,
}) => {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await page.goto(`${site.url}/sitemap`)
  await page.getByRole('main').getByRole('link', { name: 'Health Log', exact: true }).click()
  await expect(page).toHaveURL(`${site.url}/health`)
  await expect(page.getByRole('heading', { level: 1, name: 'Health Log' })).toBeVisible()
  await expect(page.getByText('They are nobody’s.')).toBeVisible()
  await expect(page.getByRole('slider', { name: /^Daily pattern/ })).toBeVisible()
  expect(await axeFinds(page)).toEqual([])
  expect(errors).toEqual([])
})

test('the health log is in the document as it is served', async ({ request }) => {
  expect(await (await request.get(`${site.url}/health`)).text()).toContain(
    'It gives no doses, predictions or alarms',
  )
})
