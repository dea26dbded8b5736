import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { createClient } from '@supabase/supabase-js'
import type { RunningSite } from './run-site.ts'

export const PASSWORD = 'correct horse battery'

/** Creates an account through the pages; ends on the login page, with the address filled in. */
export async function register(page: Page, url: string, email: string): Promise<void> {
  await page.goto(`${url}/register`)
  await page.getByLabel(/^Email/).fill(email)
  await page.getByLabel(/^Password/).fill(PASSWORD)
  await page.getByLabel(/^Confirm/).fill(PASSWORD)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await page.getByText(/^Registration Successful! Please check your email/).waitFor()
  await page.waitForURL(({ pathname }) => pathname === '/login')
}

/** Signs in on the login page; ends on the dashboard. */
export async function signIn(page: Page): Promise<void> {
  await page.getByLabel(/^Password/).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign In', exact: true }).last().click()
  await page.waitForURL(({ pathname }) => pathname === '/dashboard')
}

type Home = Pick<RunningSite, 'url' | 'dataDir'>

/** Creates an account with the calls the pages make, for tests that are not about registering. */
export async function makeAccount(site: Home, email: string): Promise<void> {
  const { error } = await clientOf(site, new Map()).auth.signUp({ email, password: PASSWORD })
  if (error) throw error
}

/**
 * Signs a member in within the page's browser, for tests that are about neither registering nor signing in: with the
 * calls the pages make, and the session stored as their client stores it. No page of the site is open afterwards.
 */
export async function becomeMember(page: Page, site: Home, email: string): Promise<void> {
  const stored = new Map<string, string>()
  await makeAccount(site, email)
  const { error } = await clientOf(site, stored).auth.signInWithPassword({ email, password: PASSWORD })
  if (error) throw error
  // Same origin, but no page: nothing there has to take over the session.
  await page.goto(`${site.url}/robots.txt`)
  await page.evaluate(
    (entries) => {
      for (const [key, value] of entries) localStorage.setItem(key, value)
    },
    [...stored],
  )
}

/** @param stored receives what a browser would store for the session */
function clientOf({ url, dataDir }: Home, stored: Map<string, string>) {
  const { publishableKey } = JSON.parse(readFileSync(join(dataDir, 'keys.json'), 'utf8'))
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  }
  return createClient(url, publishableKey, { auth: { storage, autoRefreshToken: false } })
}

/** Waits until the page responds to input: only then is what it fills in itself complete and not mixed with typed text. */
export const answering = (page: Page) =>
  page.waitForFunction(() => Reflect.get(globalThis, 'earlyEvents') === null)

/**
 * Waits until a new document has loaded at a path: signing out loads one, so that nothing stays in memory. Continuing
 * or closing the page before that would interrupt its loading.
 */
export async function afresh(page: Page, path: string): Promise<void> {
  await page.waitForFunction(
    (wanted) =>
      performance.getEntriesByType('navigation').some(({ name }) => new URL(name).pathname === wanted),
    path,
  )
  await answering(page)
}
