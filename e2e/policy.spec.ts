import { expect, type Page } from '@playwright/test'
import { register, signIn } from './site/account.ts'
import { expectRecipe, generateStepByStep } from './site/builder.ts'
import type { RunningSite } from './site/run-site.ts'
import { test } from './site/shared-site.ts'

let site: RunningSite

test.beforeAll(({ sharedSite }) => {
  site = sharedSite
})

/** Every way a page can turn text into markup or code. */
const WAYS: Record<string, string> = {
  innerHTML: `document.body.innerHTML = '<img src=x onerror=hit()>'`,
  outerHTML: `document.querySelector('main').outerHTML = '<img src=x onerror=hit()>'`,
  insertAdjacentHTML: `document.body.insertAdjacentHTML('beforeend', '<img src=x onerror=hit()>')`,
  'document.write': `document.write('<script>hit()</script>')`,
  srcdoc: `document.createElement('iframe').srcdoc = '<script>parent.hit()</script>'`,
  DOMParser: `new DOMParser().parseFromString('<p>', 'text/html')`,
  fragment: `document.createRange().createContextualFragment('<script>hit()</script>')`,
  'a script’s text': `document.createElement('script').text = 'hit()'`,
  'a script’s address': `document.createElement('script').src = '/hit.js'`,
  'a worker': `new Worker('/hit.js')`,
  'a timer': `setTimeout('hit()')`,
  'its own policy': `trustedTypes.createPolicy('other', { createHTML: (html) => html })`,
  'the worker’s policy again': `trustedTypes.createPolicy('evenplate-worker', { createScriptURL: (url) => url })`,
}

test('a text becomes neither markup nor code, whichever way is tried', async ({ page }) => {
  await page.goto(site.url, { waitUntil: 'networkidle' })
  // The worker's policy is created by a module that loads when the page is idle.
  await page.evaluate(() => {
    const { trustedTypes } = globalThis as unknown as {
      trustedTypes: { createPolicy(...words: unknown[]): void }
    }
    try {
      trustedTypes.createPolicy('evenplate-worker', {})
    } catch {
      // It was there already.
    }
  })
  const went: string[] = []
  for (const [name, code] of Object.entries(WAYS)) {
    const threw = await page.evaluate(`(() => {
      globalThis.hit = () => { globalThis.wasHit = true }
      try { ${code}; return false } catch { return true }
    })()`)
    if (!threw) went.push(name)
  }
  expect(went).toEqual([])
  expect(await page.evaluate('globalThis.wasHit ?? false')).toBe(false)
})

test('a style element that the site did not write is not applied', async ({ page }) => {
  await page.goto(site.url, { waitUntil: 'networkidle' })
  const applied = await page.evaluate(() => {
    const style = document.createElement('style')
    style.textContent = ':root { --hostile: yes }'
    document.head.append(style)
    return getComputedStyle(document.documentElement).getPropertyValue('--hostile')
  })
  expect(applied).toBe('')
})

/** Records policy violations and every error. */
function complaintsOf(page: Page): string[] {
  const said: string[] = []
  page.on('console', (line) => {
    if (/Content Security|Trusted|integrity|refused|violat/i.test(line.text())) said.push(line.text())
  })
  page.on('pageerror', (error) => said.push(error.message))
  return said
}

test('a visit from the home page to a saved recipe violates no rule of the policy', async ({ page }) => {
  const said = complaintsOf(page)
  await page.goto(site.url)
  const links = page.getByRole('navigation', { name: 'Main' })
  await links.getByRole('link', { name: 'Glossary' }).click()
  await expect(page.getByRole('main')).toContainText('Glycemic Index (GI)')
  const data = await page.locator('main script[type="application/ld+json"]').textContent()
  expect(JSON.parse(data ?? '')).toHaveProperty('@context')
  await register(page, site.url, 'policy@example.com')
  await signIn(page)
  await generateStepByStep(page, site.url)
  await expectRecipe(page)
  await expect(page.locator('main script[type="application/ld+json"]')).toHaveCount(1)
  for (const path of ['/recipes', '/dashboard', '/profile', '/activity', '/contact']) {
    await page.goto(site.url + path, { waitUntil: 'networkidle' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  expect(said).toEqual([])
})

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('the worker is registered under the policy', async ({ page }) => {
    const said = complaintsOf(page)
    await page.goto(site.url)
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
    expect(said).toEqual([])
  })
})
