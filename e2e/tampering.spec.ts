import { globSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { expect, type Page, test } from '@playwright/test'
import { answering } from './site/account.ts'
import { copyOfStore } from './site/broken-remote.ts'
import { forget, type RunningSite, runSite } from './site/run-site.ts'

/** What an attacker's style sheet would do to the page. */
const TAMPERED = ':root { --tampered: yes; } main { display: none !important; }'

let store: string
let site: RunningSite

test.beforeAll(async () => {
  store = copyOfStore()
  site = await runSite({}, { store })
  // After the pages were composed, as if another person wrote to the host of the builds.
  for (const file of globSync('**/*.css', { cwd: store })) tamperWith(store, file)
})

test.afterAll(async () => {
  await site.stop()
  forget(site)
  rmSync(store, { recursive: true, force: true })
})

function tamperWith(folder: string, file: string) {
  writeFileSync(join(folder, file), TAMPERED)
  writeFileSync(join(folder, `${file}.br`), brotliCompressSync(TAMPERED))
  writeFileSync(join(folder, `${file}.gz`), gzipSync(TAMPERED))
}

const isTampered = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--tampered') !== '')

for (const path of ['/', '/glossary', '/recipe-builder', '/login', '/about', '/recipes', '/dashboard']) {
  test(`${path} includes its styles, and applies no tampered style sheet`, async ({ page }) => {
    await page.goto(site.url + path, { waitUntil: 'networkidle' })
    expect(await isTampered(page)).toBe(false)
    await expect(page.getByRole('main')).toBeVisible()
    expect(await page.locator('head style[data-href]').count()).toBeGreaterThan(0)
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
}

for (const [name, of] of [
  ['Glossary', 'a remote'],
  ['Meal Planner', 'the shell'],
] as const) {
  test(`a tampered style sheet of ${of} that a later page loads ends on its error screen`, async ({
    page,
  }) => {
    await page.goto(site.url, { waitUntil: 'networkidle' })
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click()
    await expect(page.getByText('Something went wrong.')).toBeVisible()
    expect(await isTampered(page)).toBe(false)
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click()
    await expect(page.getByRole('link', { name: 'Plan Your Week' })).toBeVisible()
  })
}

test.describe('the service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('neither stores nor serves a tampered style sheet', async ({ page }) => {
    const own = copyOfStore()
    const before = await runSite({}, { store: own })
    await page.goto(before.url)
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
    // As when a browser is short of space: one of the stored files is deleted, and has to be fetched again.
    const gone = await page.evaluate(async () => {
      const kept = await caches.open('evenplate-builds')
      const paths = (await kept.keys()).map(({ url }) => new URL(url).pathname)
      const href = paths.find((path) => /^\/remotes\/glossary\/.*\.css$/.test(path)) ?? ''
      return { href, deleted: await kept.delete(href) }
    })
    expect(gone.deleted).toBe(true)
    // A site keeps in memory what it has read; a freshly started one has read nothing.
    await before.stop()
    const other = await runSite({ PORT: new URL(before.url).port }, { store: own, dataDir: before.dataDir })
    tamperWith(own, gone.href)
    // Bypasses the browser's own cache, which still has the checked bytes.
    await (await page.context().newCDPSession(page)).send('Network.clearBrowserCache')
    await page.reload({ waitUntil: 'networkidle' })
    // A link followed before the page responds to input opens a new document, which includes its styles.
    await answering(page)
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Glossary' }).click()
    await expect(page.getByText('Something went wrong.')).toBeVisible()
    expect(await isTampered(page)).toBe(false)
    await page.evaluate((href) => fetch(href).catch(() => {}), gone.href)
    const kept = await page.evaluate(
      async (href) => (await (await caches.open('evenplate-builds')).match(href))?.text(),
      gone.href,
    )
    expect(kept).toBeUndefined()
    await other.stop()
    forget(other)
    rmSync(own, { recursive: true, force: true })
  })
})
