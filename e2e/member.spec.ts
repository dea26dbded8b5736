import { expect } from '@playwright/test'
import { afresh, becomeMember, register, signIn } from './site/account.ts'
import { expectRecipe, generateStepByStep } from './site/builder.ts'
import type { RunningSite } from './site/run-site.ts'
import { test } from './site/shared-site.ts'

let site: RunningSite

test.beforeAll(({ sharedSite }) => {
  site = sharedSite
})

test('a member’s recipes are kept: register, sign in, make, save, favorite, five at most [STATE-18]', {
  tag: '@postgres',
}, async ({ page }) => {
  await register(page, site.url, 'ana@example.com')
  await expect(page.getByLabel(/^Email/)).toHaveValue('ana@example.com')
  await signIn(page)
  await expect(page.getByRole('heading', { name: 'Welcome, ana' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Dismiss' })).toBeVisible()

  await generateStepByStep(page, site.url)
  const title = await expectRecipe(page)
  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible()

  await page.goto(`${site.url}/dashboard?tab=recipes`)
  const heart = page.getByRole('button', { name: `Favorite: ${title}` })
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect
    .poll(async () => {
      await page.reload()
      return page.getByRole('button', { name: `Favorite: ${title}` }).getAttribute('aria-pressed')
    })
    .toBe('true')

  for (const saved of [2, 3, 4, 5]) {
    await page.goto(`${site.url}/recipe-builder`)
    if (saved === 4) await expect(page.getByText('You have 2 free recipe creations remaining')).toBeVisible()
    if (saved === 5) await expect(page.getByText('This is your last free recipe.')).toBeVisible()
    await generateStepByStep(page, site.url)
    await expectRecipe(page)
    await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible()
  }

  await generateStepByStep(page, site.url)
  await expect(page.getByText("You've reached your limit of free recipes").first()).toBeVisible()

  await page.goto(`${site.url}/dashboard?tab=recipes`)
  await page.getByRole('button', { name: `Delete ${title}` }).click()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  await page.goto(`${site.url}/dashboard`)
  await generateStepByStep(page, site.url)
  await expectRecipe(page)
  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible()
})

test('nobody sees another member’s recipes, and a profile’s allergy is respected', async ({ page }) => {
  await becomeMember(page, site, 'ben@example.com')
  await page.goto(`${site.url}/dashboard`)
  await page.getByRole('tab', { name: 'My Recipes' }).click()
  await expect(page.getByText("You haven't created any recipes yet.")).toBeVisible()

  await page.goto(`${site.url}/profile`)
  await page.getByLabel('Fish', { exact: true }).check()
  await page.getByRole('button', { name: /save|update/i }).click()
  await expect(page.getByText('Profile updated successfully!')).toBeVisible()
  await generateStepByStep(page, site.url)
  await expectRecipe(page)
  await page.getByText('Where these numbers come from').click()
  await expect(page.getByRole('main')).toContainText(/fish/i)
  // Outside of the notes, which may say what is in the fish's place: "Ham instead of tuna: it has no fish."
  const lines = await page
    .getByRole('main')
    .getByRole('listitem')
    .evaluateAll((items) =>
      items
        .filter((item) => !item.closest('[aria-label="What you asked for"]'))
        .map(({ textContent }) => textContent),
    )
  expect(lines.length).toBeGreaterThan(8)
  expect(lines.filter((line) => /salmon|\bcod\b|tuna/i.test(line))).toEqual([])
})

test('signing out in one tab signs out the other [HEAD-13]', async ({ context }) => {
  const page = await context.newPage()
  await becomeMember(page, site, 'cleo@example.com')
  await page.goto(`${site.url}/dashboard`)
  const other = await context.newPage()
  await other.goto(`${site.url}/dashboard`)
  await expect(other.getByRole('heading', { name: 'Welcome, cleo' })).toBeVisible()
  await page.getByRole('button', { name: /My Profile/ }).click()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible()
  await expect(other.getByText('Welcome, cleo')).toBeHidden()
  await afresh(other, '/login')
})

test('a guest who asks for a member’s page signs in first and is brought back', async ({ page }) => {
  await page.goto(`${site.url}/profile`)
  await page.waitForURL(/\/login\?next=%2Fprofile|\/login\?next=\/profile/)
})
