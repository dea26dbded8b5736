import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { createClient } from '@supabase/supabase-js'
import type { RunningSite } from './run-site.ts'

export const PASSWORD = 'correct horse battery'

/** Makes an account through the pages; ends on the login page, with the address filled. */
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

type Home = Pick<RunningSite, 'url' | 'dataDir'>

/** Makes an account by the calls the pages make, where registering is not what is tried. */
export async function makeAccount(site: Home, email: string): Promise<void> {
  const { error } = await clientOf(site, new Map()).auth.signUp({ email, password: PASSWORD })
  if (error) throw error
}

/**
 * A member who is signed in in the page's browser, where neither registering nor signing in is what is tried: by the
 * calls the pages make, with the session stored as their client keeps it. No page of the site is open afterwards.
 */
export async function becomeMember(page: Page, site: Home, email: string): Promise<void> {
  const stored = new Map<string, string>()
  await makeAccount(site, email)
  const { error } = await clientOf(site, stored).auth.signInWithPassword({ email, password: PASSWORD })
  if (error) throw error
  // Of the same origin, and no page: nothing that the session would have to be taken over by.
  await page.goto(`${site.url}/robots.txt`)
  await page.evaluate(
    (entries) => {
      for (const [key, value] of entries) localStorage.setItem(key, value)
    },
    [...stored],
  )
}

/** @param stored what a browser would keep of the session */
function clientOf({ url, dataDir }: Home, stored: Map<string, string>) {
  const { publishableKey } = JSON.parse(readFileSync(join(dataDir, 'keys.json'), 'utf8'))
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  }
  return createClient(url, publishableKey, { auth: { storage, autoRefreshToken: false } })
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
