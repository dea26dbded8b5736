import type { Page } from '@playwright/test'

export const PASSWORD = 'correct horse battery'

/** Makes an account; ends on the login page, with the address filled. */
export async function register(page: Page, url: string, email: string): Promise<void> {
  await page.goto(`${url}/register`)
  await page.getByLabel(/^Email/).fill(email)
  await page.getByLabel(/^Password/).fill(PASSWORD)
  await page.getByLabel(/^Confirm/).fill(PASSWORD)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await page.getByText(/^Registration Successful! Please check your email/).waitFor()
  await page.waitForURL(({ pathname }) => pathname === '/login')
}

/** On the login page; ends on the dashboard. */
export async function signIn(page: Page): Promise<void> {
  await page.getByLabel(/^Password/).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign In', exact: true }).last().click()
  await page.waitForURL(({ pathname }) => pathname === '/dashboard')
}

/** Until the page can answer for itself: what it fills in by itself stands, and is not mixed with what is typed. */
export const answering = (page: Page) =>
  page.waitForFunction(() => Reflect.get(globalThis, 'earlyEvents') === null)

/**
 * Until a document of its own stands at a path: what somebody left in memory goes with the one before, whenever they
 * are signed out. Going on, or closing the page, before that would cut into its loading.
 */
export async function afresh(page: Page, path: string): Promise<void> {
  await page.waitForFunction(
    (wanted) =>
      performance.getEntriesByType('navigation').some(({ name }) => new URL(name).pathname === wanted),
    path,
  )
  await answering(page)
}
