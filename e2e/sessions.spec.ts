import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { afresh, answering, becomeMember, makeAccount, PASSWORD, register, signIn } from './site/account.ts'
import type { RunningSite } from './site/run-site.ts'
import { test } from './site/shared-site.ts'

let site: RunningSite

test.beforeAll(({ sharedSite }) => {
  site = sharedSite
})

/** Ends every session of the account, as its owner can from another device. */
async function revoke(email: string): Promise<void> {
  const { publishableKey: apikey } = JSON.parse(readFileSync(`${site.dataDir}/keys.json`, 'utf8'))
  const ask = (path: string, body: object, token?: string) =>
    fetch(`${site.url}/auth/v1/${path}`, {
      method: 'POST',
      headers: {
        apikey,
        'content-type': 'application/json',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      body: JSON.stringify(body),
    })
  const session = await (await ask('token?grant_type=password', { email, password: PASSWORD })).json()
  expect((await ask('logout?scope=global', {}, session.access_token)).status).toBe(204)
}

const goToRecipes = async (page: Page) => {
  await page.getByRole('button', { name: /My Profile/ }).click()
  await page.getByRole('link', { name: 'Saved Recipes' }).click()
}

test('a session revoked elsewhere leads to login, and login leads back', async ({ page }) => {
  await becomeMember(page, site, 'dee@example.com')
  // A page that requests nothing of the member: the next refused request is from the page that the menu leads to.
  await page.goto(`${site.url}/glossary`)
  await expect(page.getByRole('button', { name: /My Profile/ })).toBeVisible()
  await revoke('dee@example.com')
  await goToRecipes(page)
  await page.waitForURL(({ pathname, search }) => pathname === '/login' && search.includes('recipes'))
  await afresh(page, '/login')
  await page.getByLabel(/^Email/).fill('dee@example.com')
  await page.getByLabel(/^Password/).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign In', exact: true }).last().click()
  await page.waitForURL(({ pathname }) => pathname === '/recipes')
  await expect(page.getByRole('heading', { name: 'My Recipes' })).toBeVisible()
})

test('a session revoked while the page was closed leads to login, too', async ({ page }) => {
  await becomeMember(page, site, 'eve@example.com')
  await revoke('eve@example.com')
  await page.goto(`${site.url}/activity`)
  await page.waitForURL(({ pathname, search }) => pathname === '/login' && search.includes('activity'))
  await afresh(page, '/login')
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
})

test('login never leads to another site', async ({ page }) => {
  await makeAccount(site, 'finn@example.com')
  for (const next of ['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)']) {
    await page.goto(`${site.url}/login?next=${encodeURIComponent(next)}`)
    await answering(page)
    await page.getByLabel(/^Email/).fill('finn@example.com')
    await signIn(page)
    await page.getByRole('button', { name: /My Profile/ }).click()
    await page.getByRole('button', { name: 'Sign Out' }).click()
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible()
  }
})

test('signing out in one tab removes a profile and a recipe list from every other', async ({
  context,
  page,
}) => {
  await becomeMember(page, site, 'gil@example.com')
  await page.goto(`${site.url}/profile`)
  await page.getByLabel('Name').fill('Gil the Private')
  await page.getByLabel('Fish', { exact: true }).check()
  await page
    .getByRole('button', { name: /save|update/i })
    .first()
    .click()
  await expect(page.getByText('Profile updated successfully!')).toBeVisible()
  const list = await context.newPage()
  await list.goto(`${site.url}/recipes`)
  await expect(list.getByText("You haven't created any recipes yet.")).toBeVisible()
  const third = await context.newPage()
  await third.goto(`${site.url}/dashboard`)
  await third.getByRole('button', { name: /My Profile/ }).click()
  await third.getByRole('button', { name: 'Sign Out' }).click()
  await afresh(page, '/login')
  await afresh(list, '/login')
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  await expect(page.getByLabel('Name')).toHaveCount(0)
  await expect(page.locator('body')).not.toContainText('Gil the Private')

  // The next person at the same tablet finds none of the first one's data.
  await register(third, site.url, 'hana@example.com')
  await signIn(third)
  await expect(third.getByRole('heading', { name: 'Welcome, hana' })).toBeVisible()
  await third.goto(`${site.url}/profile`)
  await expect(third.getByLabel('Name')).toHaveValue('')
  await expect(third.getByLabel('Fish', { exact: true })).not.toBeChecked()
})
