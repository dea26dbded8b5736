import { expect, type Page } from '@playwright/test'
import { answering, becomeMember } from './site/account.ts'
import { expectRecipe, generateFromText } from './site/builder.ts'
import type { RunningSite } from './site/run-site.ts'
import { test } from './site/shared-site.ts'

let site: RunningSite

test.beforeAll(({ sharedSite }) => {
  site = sharedSite
})

test.use({ viewport: { width: 412, height: 823 } })

const MEMBER_PAGES = [
  '/dashboard',
  '/dashboard?tab=recipes',
  '/dashboard?tab=health',
  '/dashboard?tab=meal-planning',
  '/health',
  '/recipes',
  '/activity',
  '/profile',
  '/meal-planner',
]

/** Adds up in each document how far visible content moves by itself. */
const watchShift = (page: Page) =>
  page.addInitScript(() => {
    Reflect.set(globalThis, 'shift', 0)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Reflect.set(globalThis, 'shift', Reflect.get(globalThis, 'shift') + Reflect.get(entry, 'value'))
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** Lets typefaces, or other files, through only once the page has been painted without them. */
async function lateTypefaces(page: Page, files = '**/*.woff2'): Promise<void> {
  await watchShift(page)
  await page.route(files, async (route) => {
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    await route.continue()
  })
}

/** Once everything on the page has arrived and two more frames were painted. */
const shiftOf = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
    return Number(Reflect.get(globalThis, 'shift'))
  })

test('no public page moves while its typefaces and its code arrive', async ({ page, request }) => {
  const sitemap = await (await request.get(`${site.url}/sitemap.xml`)).text()
  const addresses = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address)
  expect(addresses.length).toBeGreaterThan(8)
  await lateTypefaces(page)
  for (const address of addresses) {
    await page.goto(address)
    await answering(page)
    expect.soft(await shiftOf(page), address).toBeLessThanOrEqual(0.01)
  }
})

test('no page of a member moves while its parts and what they show arrive', async ({ page }) => {
  await becomeMember(page, site, 'still@example.com')
  await watchShift(page)
  for (const path of MEMBER_PAGES) {
    // Parts of other remotes, and then their data, arrive after the page.
    await page.goto(site.url + path, { waitUntil: 'networkidle' })
    await expect(page.getByText(/^Loading/)).toHaveCount(0)
    expect.soft(await shiftOf(page), path).toBeLessThanOrEqual(0.01)
  }
})

test('a dashboard that greets before its code has loaded does not move, nor does the banner about confirming an address', async ({
  page,
}) => {
  await becomeMember(page, site, 'greeted@example.com')
  await lateTypefaces(page, '**/*.js')
  for (const unconfirmed of [false, true])
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      await page.evaluate((unconfirmed) => {
        localStorage.setItem('evenplate.greeted-as', '"greeted"')
        if (!unconfirmed) return
        localStorage.setItem('needsEmailVerification', 'true')
        localStorage.setItem('userEmail', 'greeted@example.com')
      }, unconfirmed)
      await page.goto(`${site.url}/dashboard`, { waitUntil: 'networkidle' })
      await expect(page.getByRole('heading', { name: 'Welcome, greeted' })).toBeVisible()
      await expect(page.getByText(/verify your email/)).toHaveCount(unconfirmed ? 1 : 0)
      await expect(page.getByText(/^Loading/)).toHaveCount(0)
      expect.soft(await shiftOf(page), `unconfirmed ${unconfirmed} at ${width} px`).toBeLessThanOrEqual(0.01)
    }
})

test('the builder does not move when it shows what only this device knows', async ({ page }) => {
  await generateFromText(page, site.url, 'Lentil soup with carrots')
  await expectRecipe(page)
  await lateTypefaces(page, '**/*.js')
  for (const [title, width, height] of BUILDERS) {
    await page.setViewportSize({ width, height })
    await page.evaluate(renameLast, title)
    await page.goto(`${site.url}/recipe-builder`)
    await expect(page.getByText(`Your last recipe is still here: ${title}`)).toBeInViewport()
    await expect(page.getByText('Recently made on this device (1)')).toBeInViewport()
    expect.soft(await shiftOf(page), `${title} at ${width} px`).toBeLessThanOrEqual(0.01)
  }
})

test('nor when it counts a member’s recipes and repeats an earlier notice', async ({ page }) => {
  await becomeMember(page, site, 'counted@example.com')
  await watchShift(page)
  for (const [saved, said] of [
    ['4', 'This is your last free recipe.'],
    ['5', 'You have 5 saved recipes.'],
  ] as const) {
    await page.route('**/rest/v1/recipes*', async (route) => {
      if (route.request().method() !== 'HEAD') return route.continue()
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
      await route.fulfill({ status: 200, headers: { 'content-range': `*/${saved}` } })
    })
    for (const visit of ['the first visit, which may move', 360, 1440]) {
      if (typeof visit === 'number') await page.setViewportSize({ width: visit, height: 800 })
      await page.goto(`${site.url}/recipe-builder`)
      await expect(page.getByText(said)).toBeVisible()
      if (typeof visit === 'number')
        expect.soft(await shiftOf(page), `${saved} at ${visit} px`).toBeLessThanOrEqual(0.01)
    }
    await page.unrouteAll({ behavior: 'wait' })
  }
})

const LONG =
  'Grandmother’s "slow" braised \\ Mediterranean chickpea and butternut squash casserole with lemon'
const BUILDERS = [
  ['Soup', 360, 740],
  [LONG, 360, 740],
  ['Soup', 1440, 900],
  [LONG, 1440, 900],
] as const

/** Then the last recipe has another title, and is not one of the recent ones. */
function renameLast(title: string): void {
  const builder = JSON.parse(sessionStorage.getItem('evenplate.builder') ?? '')
  Object.assign(builder.last, { id: title })
  Object.assign(builder.last.recipe, { title })
  sessionStorage.setItem('evenplate.builder', JSON.stringify(builder))
}

test('typefaces that arrived late are used by the next page', async ({ page }) => {
  await lateTypefaces(page)
  await page.goto(site.url, { waitUntil: 'networkidle' })
  const widthOf = (text: string) =>
    page.evaluate((words) => {
      const line = document.body.appendChild(document.createElement('h1'))
      Object.assign(line.style, { position: 'absolute', whiteSpace: 'nowrap' })
      line.textContent = words
      const { width } = line.getBoundingClientRect()
      line.remove()
      return width
    }, text)
  const before = await widthOf('Glossary')
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'About' })).toBeVisible()
  expect(await widthOf('Glossary')).not.toBe(before)
})
