import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { becomeMember } from './site/account.ts'
import type { RunningSite } from './site/run-site.ts'
import { test } from './site/shared-site.ts'

test.use({ serviceWorkers: 'allow' })

let site: RunningSite

test.beforeAll(({ sharedSite }) => {
  site = sharedSite
})

type Stored = {
  perServing: { calories: number; carbs: number; netCarbs: number; fat: number }
  impact: string
  lines: { line: string }[]
}
/** Figures as an earlier version of the site stored them, without sodium and saturated fat. */
const FORMER: Stored = JSON.parse(
  readFileSync(join(import.meta.dirname, '../domain/testing/figures-version-0.json'), 'utf8'),
).recipe

const ROW = {
  id: '2f1f1f0e-3f57-4a0e-9c55-0c1f6f0f7a11',
  title: 'A recipe of a former version',
  description: 'Saved a while ago.',
  ingredients: FORMER.lines.map(({ line }) => line),
  instructions: ['Cook it.'],
  servings: 2,
  figures: FORMER,
}

/**
 * Saves it as the earlier version's page did: with the member's own session.
 * @returns the row as the database stores it
 */
async function saveRow(page: Page, dataDir: string): Promise<{ updated_at: string }> {
  const { publishableKey } = JSON.parse(readFileSync(join(dataDir, 'keys.json'), 'utf8'))
  const token = await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.endsWith('-auth-token')) ?? ''
    return JSON.parse(localStorage.getItem(key) ?? '{}').access_token
  })
  const reply = await page.request.post(`${site.url}/rest/v1/recipes`, {
    headers: { apikey: publishableKey, authorization: `Bearer ${token}`, prefer: 'return=representation' },
    data: ROW,
  })
  expect(reply.status(), await reply.text()).toBe(201)
  return (await reply.json())[0]
}

/** A figure in the page's grid, by its label. */
const figure = (page: Page, label: string) =>
  page
    .locator('dl > div')
    .filter({ has: page.locator('dt', { hasText: new RegExp(`^${label}$`) }) })
    .locator('dd')

/** Rounds as the page does: to tenths below ten. */
const shown = (value: number) => `${value < 10 ? value : Math.round(value)}`

async function showsFormerNumbers(page: Page) {
  await expect(page.getByRole('heading', { level: 1, name: ROW.title })).toBeVisible()
  const { calories, carbs, netCarbs, fat } = FORMER.perServing
  await expect(figure(page, 'Calories')).toContainText(shown(calories))
  await expect(figure(page, 'Total carbs')).toContainText(shown(carbs))
  await expect(figure(page, 'Net carbs')).toContainText(shown(netCarbs))
  await expect(figure(page, 'Fat')).toContainText(shown(fat))
}

/** Puts the row into the offline copy as the earlier version wrote it. */
const copyAsBefore = (page: Page, row: object, updatedAt: string) =>
  page.evaluate(
    async ({ recipe, updated_at }) => {
      const database = await new Promise<IDBDatabase>((resolve) => {
        const opening = indexedDB.open('evenplate.kept')
        opening.onsuccess = () => resolve(opening.result)
      })
      const step = database.transaction('recipes', 'readwrite')
      step.objectStore('recipes').put({ recipe, updated_at })
      await new Promise((resolve) => step.addEventListener('complete', resolve))
      database.close()
    },
    { recipe: row, updated_at: updatedAt },
  )

const isCopied = (page: Page) =>
  page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name }) => name)
    if (!names.includes('evenplate.kept')) return 0
    const database = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open('evenplate.kept')
      opening.onsuccess = () => resolve(opening.result)
    })
    const count = await new Promise<number>((resolve) => {
      const asked = database.transaction('recipes').objectStore('recipes').count()
      asked.onsuccess = () => resolve(asked.result)
    })
    database.close()
    return count
  })

test('a recipe from an earlier version opens with the same numbers: offline with a dash for sodium, online with its sodium', async ({
  page,
  context,
}) => {
  await becomeMember(page, site, 'former@example.com')
  const { updated_at, ...row } = await saveRow(page, site.dataDir)
  await page.goto(`${site.url}/recipes`)
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
  await expect.poll(() => isCopied(page)).toBe(1)
  await copyAsBefore(page, row, updated_at)

  await context.setOffline(true)
  const away = await context.newPage()
  await away.goto(`${site.url}/recipes/${ROW.id}`)
  await showsFormerNumbers(away)
  await expect(figure(away, 'Sodium')).toContainText('–')
  await expect(figure(away, 'Saturated fat')).toContainText('–')
  await away.close()

  await context.setOffline(false)
  const back = await context.newPage()
  await back.goto(`${site.url}/recipes/${ROW.id}`)
  await showsFormerNumbers(back)
  await expect(figure(back, 'Sodium')).toContainText(/\d mg/)
  await expect(figure(back, 'Saturated fat')).toContainText(/\d g/)
  await showsFormerNumbers(back)
})
