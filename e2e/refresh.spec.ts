import { expect, type Page } from '@playwright/test'
import { register, signIn } from './site/account.ts'
import type { RunningSite } from './site/run-site.ts'
import { test } from './site/shared-site.ts'

let site: RunningSite

test.beforeAll(({ sharedSite }) => {
  site = sharedSite
})

const setVisible = (page: Page, visible: boolean) =>
  page.evaluate(
    (state) => {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
      window.dispatchEvent(new Event('visibilitychange'))
    },
    visible ? 'visible' : 'hidden',
  )

test('a session is renewed shortly before it expires, but not in a hidden tab [STATE-8]', async ({
  page,
}) => {
  await page.clock.install()
  await register(page, site.url, 'ivy@example.com')
  await signIn(page)
  await expect(page.getByRole('heading', { name: 'Welcome, ivy' })).toBeVisible()
  let renewals = 0
  page.on('request', (request) => {
    if (request.url().includes('grant_type=refresh_token')) renewals += 1
  })

  // Tokens last an hour; a tick is 30 s, and a token is renewed in its last three ticks.
  await page.clock.fastForward('50:00')
  expect(renewals).toBe(0)
  await setVisible(page, false)
  await page.clock.runFor('09:00')
  expect(renewals).toBe(0)
  const renewed = page.waitForResponse((response) => response.url().includes('grant_type=refresh_token'))
  await setVisible(page, true)
  await page.clock.runFor('00:31')
  expect((await renewed).status()).toBe(200)
  await expect(page.getByRole('heading', { name: 'Welcome, ivy' })).toBeVisible()
})
