import { expect, type Page, type Request, type Route } from '@playwright/test'
import { answering, becomeMember } from './site/account.ts'
import { expectRecipe, generateFromText } from './site/builder.ts'
import type { RunningSite } from './site/run-site.ts'
import { test } from './site/shared-site.ts'

/** A message from the page itself: Playwright blocks service workers and says so. */
const isOurs = (line: string): boolean => !line.includes('blocked by Playwright')

let site: RunningSite

test.beforeAll(({ sharedSite }) => {
  site = sharedSite
})

const bar = (page: Page) => page.getByRole('progressbar', { name: 'Loading the page' })
const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const footer = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name })
const main = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name })

/** Holds matching requests until they are released, or refuses them and all later ones. */
async function hold(page: Page, url: string) {
  let held: Route[] = []
  let answer = (route: Route): unknown => held.push(route)
  await page.route(url, (route) => void answer(route))
  const settle = async (settled: (route: Route) => Promise<void>) => {
    answer = settled
    const waiting = held
    held = []
    await Promise.all(waiting.map(settled))
  }
  return {
    letGo: () => settle((route) => route.continue()),
    refuse: () => settle((route) => route.abort()),
  }
}

/**
 * Records whether the waiting page was ever shown. Not the line at the top: that shows after 180 ms of any wait, and a
 * busy machine may take that long to render.
 */
async function watchWaitingPage(page: Page) {
  await page.addInitScript(() => {
    addEventListener('animationstart', ({ target }) => {
      const { role, ariaLabel } = target as Element
      if (role === 'status' && ariaLabel === 'Loading the page') document.body.dataset.waited = 'yes'
    })
  })
  return () => page.evaluate(() => document.body.dataset.waited)
}

const consoleOf = (page: Page) => {
  const lines: string[] = []
  page.on('console', (message) => isOurs(message.text()) && lines.push(message.text()))
  page.on('pageerror', (error) => lines.push(String(error)))
  return lines
}

test('a slow page: the previous one stays, a line shows, and the arrival is announced', async ({ page }) => {
  const lines = consoleOf(page)
  await page.goto(site.url)
  await answering(page)
  const code = await hold(page, '**/shell/static/js/async/*.js')
  await footer(page, 'About Us').click()
  await expect(bar(page)).toBeVisible()
  await expect(page).toHaveURL(`${site.url}/about`)
  await expect(page.getByRole('link', { name: 'Plan Your Week' })).toBeVisible()
  await expect(page.getByRole('status', { name: 'Loading the page' })).toHaveCount(0)

  await code.letGo()
  const heading = page.getByRole('main').getByRole('heading', { level: 1 })
  await expect(heading).toBeFocused()
  await expect(bar(page)).toHaveCount(0)
  await expect(page).toHaveTitle('About Us | Evenplate')
  await expect(page.locator('[aria-live]', { hasText: 'About Us | Evenplate' })).toHaveCount(1)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  const head = await page.evaluate(() => ({
    canonical: document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href,
    description: document.querySelector<HTMLMetaElement>('meta[name=description]')?.content,
    social: document.querySelector<HTMLMetaElement>('meta[property="og:title"]')?.content,
  }))
  expect(head.canonical).toBe(`${site.url}/about`)
  expect(head.description).toContain('counts every ingredient')
  expect(head.social).toBe('About Us | Evenplate')
  expect(lines).toEqual([])
})

test('a part that is slow, then missing: the line, the error screen, and Try Again loads it', async ({
  page,
}) => {
  await page.goto(site.url)
  await answering(page)
  const part = await hold(page, '**/remotes/glossary/**')
  await main(page, 'Glossary').click()
  await expect(bar(page)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Plan Your Week' })).toBeVisible()
  await part.refuse()
  await expect(page.getByText('Something went wrong.')).toBeVisible()
  await expect(bar(page)).toHaveCount(0)

  await part.letGo()
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(title(page, 'Glossary')).toBeVisible()
})

test('a link fetches its page once, when it is pointed at; then the click shows no waiting page', async ({
  page,
}) => {
  const waited = await watchWaitingPage(page)
  const scripts: string[] = []
  const arriving = new Set<Request>()
  const isScript = (request: Request) => request.resourceType() === 'script'
  page.on('request', (request) => {
    if (!isScript(request)) return
    scripts.push(new URL(request.url()).pathname)
    arriving.add(request)
  })
  page.on('requestfinished', (request) => arriving.delete(request))
  await page.goto(site.url, { waitUntil: 'networkidle' })
  // The shell fetches some scripts a while after the page.
  const ofRemotes = (paths: string[]) => paths.filter((path) => path.startsWith('/remotes/'))
  expect(ofRemotes(scripts)).toEqual([])
  const link = main(page, 'Glossary')
  await link.hover()
  await expect.poll(() => ofRemotes(scripts).length).toBeGreaterThan(1)
  // A script that has arrived may request another: all of them are here once the page is idle.
  await expect(async () => {
    const asked = scripts.length
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)))
    expect([arriving.size, scripts.length]).toEqual([0, asked])
  }).toPass()
  const fetched = [...scripts]
  await main(page, 'Home').hover()
  await link.hover()
  await link.click()
  await expect(title(page, 'Glossary')).toBeVisible()
  expect(ofRemotes(scripts)).toEqual(ofRemotes(fetched))
  expect(await waited()).toBeUndefined()
})

test('a link reached by keyboard fetches its part; a failed guess is not visible', async ({ page }) => {
  const refused: string[] = []
  await page.goto(site.url, { waitUntil: 'networkidle' })
  await page.route('**/remotes/glossary/**', (route) => {
    refused.push(route.request().url())
    return route.abort()
  })
  await main(page, 'Glossary').focus()
  await expect.poll(() => refused.length).toBeGreaterThan(1)
  await expect(page.getByText('Something went wrong.')).toHaveCount(0)
  await page.unroute('**/remotes/glossary/**')
  await page.keyboard.press('Enter')
  await expect(title(page, 'Glossary')).toBeFocused()
})

test('nothing is fetched ahead for visitors who save data', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
  const asked: string[] = []
  await page.goto(site.url, { waitUntil: 'networkidle' })
  page.on('request', (request) => asked.push(request.url()))
  // Touching a link counts at once.
  await main(page, 'Glossary').dispatchEvent('touchstart')
  await footer(page, 'Contact Us').click()
  await expect(title(page, /Contact/)).toBeVisible()
  expect(asked.filter((url) => url.includes('/remotes/glossary/'))).toEqual([])
})

test('the wizard by keyboard: back, forward and a reload keep every step and what was typed in it', async ({
  page,
}) => {
  const lines = consoleOf(page)
  await page.goto(`${site.url}/recipe-builder`)
  await answering(page)
  const step = (name: string) => page.getByRole('heading', { level: 2, name })
  const length = () => page.evaluate(() => history.length)
  await page.getByRole('radio', { name: /^Lunch/ }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(step('Do you follow a diet?')).toBeFocused()
  await page.getByRole('checkbox', { name: /^Vegetarian/ }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(step('What should be in it?')).toBeFocused()

  const entries = await length()
  await page.getByRole('textbox', { name: 'Ingredient 1' }).fill('lentils')
  await page.getByLabel(/^Ingredients to avoid/).fill('peanuts')
  expect(await length()).toBe(entries)
  await page.goBack()
  await expect(step('Do you follow a diet?')).toBeFocused()
  await expect(page.getByRole('checkbox', { name: /^Vegetarian/ })).toBeChecked()
  await page.goForward()
  await expect(step('What should be in it?')).toBeFocused()
  await expect(page.getByRole('textbox', { name: 'Ingredient 1' })).toHaveValue('lentils')
  await page.getByRole('button', { name: 'Continue' }).press('Enter')
  await expect(step('Final details')).toBeFocused()
  await page.getByRole('radio', { name: '30 minutes' }).check()
  await page
    .getByRole('button', { name: /more|increase/i })
    .first()
    .press('Enter')
  await page.getByLabel(/^A1C or blood sugar range/).fill('A1C 6.8%')
  await page.getByLabel(/^Blood sugar challenges/).fill('after breakfast')

  await page.reload()
  await expect(step('Final details')).toBeVisible()
  await expect(page.getByLabel(/^A1C or blood sugar range/)).toHaveValue('A1C 6.8%')
  await expect(page.getByLabel(/^Blood sugar challenges/)).toHaveValue('after breakfast')
  await expect(page.getByRole('radio', { name: '30 minutes' })).toBeChecked()
  await page.goBack()
  await expect(page.getByRole('textbox', { name: 'Ingredient 1' })).toHaveValue('lentils')
  await expect(page.getByLabel(/^Ingredients to avoid/)).toHaveValue('peanuts')
  await page.goBack()
  await expect(page.getByRole('checkbox', { name: /^Vegetarian/ })).toBeChecked()
  await page.goBack()
  await expect(page.getByRole('radio', { name: /^Lunch/ })).toBeChecked()

  await page.getByRole('tab', { name: 'Just Tell Me' }).click()
  const words = page.getByLabel('What would you like to eat?')
  await words.fill('Something warm with lentils')
  await page.reload()
  await expect(words).toHaveValue('Something warm with lentils')
  await page.goBack()
  await expect(page.getByRole('radio', { name: /^Lunch/ })).toBeChecked()
  expect(lines).toEqual([])
})

test('a connection lost before a recipe is requested costs nothing, and trying again makes it', async ({
  page,
}) => {
  await page.goto(`${site.url}/recipe-builder?mode=free`, { waitUntil: 'networkidle' })
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const code = await hold(page, '**/remotes/recipe-builder/**/kitchen.*.js')
  await code.refuse()
  const words = page.getByLabel('What would you like to eat?')
  await words.fill('Salmon with greens for two')
  await page.getByRole('button', { name: 'Generate My Recipe' }).click()
  await expect(page.getByRole('alert')).toContainText('You seem to be offline. Nothing you entered is lost.')
  expect(asked).not.toContain('/api/recipes')
  await expect(words).toHaveValue('Salmon with greens for two')
  await code.letGo()
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expectRecipe(page)
})

test('a recipe whose page cannot be loaded is not lost', async ({ page }) => {
  const code = await hold(page, '**/remotes/recipe-builder/**/result.*.js')
  await code.refuse()
  await generateFromText(page, site.url, 'Salmon with greens for two')
  await expect(page.getByRole('alert')).toContainText('This part of the page could not be loaded.')
  await expect(page).toHaveURL(/view=recipe/)
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('alert')).toContainText('This part of the page could not be loaded.')
  // The builder itself asks again every two seconds.
  await code.letGo()
  const made = await expectRecipe(page)
  await expect(title(page, made)).toBeFocused()

  // The recipe has its own history entry: back shows the form with what was typed, forward the recipe.
  await page.goBack()
  await expect(page.getByLabel('What would you like to eat?')).toHaveValue('Salmon with greens for two')
  await page.goForward()
  await expect(title(page, made)).toBeVisible()
  await page.reload()
  await expect(title(page, made)).toBeVisible()
})

test('back restores scroll position, link and search', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto(site.url)
  await answering(page)
  const out = page.getByRole('main').getByRole('link', { name: 'Explore Our Glossary' })
  await out.scrollIntoViewIfNeeded()
  const stood = await page.evaluate(() => scrollY)
  expect(stood).toBeGreaterThan(640)
  await out.click()
  await expect(title(page, 'Glossary')).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(0)

  const entries = await page.evaluate(() => history.length)
  await page.getByRole('searchbox').pressSequentially('carb')
  await expect(page).toHaveURL(/q=carb/)
  expect(await page.evaluate(() => history.length)).toBe(entries)
  await page.goBack()
  await expect(out).toBeFocused()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(stood)
  await page.goForward()
  await expect(page.getByRole('searchbox')).toHaveValue('carb')
  await page.goBack()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(stood)
  await page.reload()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(stood)
})

test('the first keyboard stop leads past the header, and does not change the address', async ({ page }) => {
  await page.goto(`${site.url}/meal-planner`)
  await answering(page)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page).toHaveURL(`${site.url}/meal-planner`)
})

test('a link to a term scrolls to it, opened directly and from within the site', async ({ page }) => {
  for (const cold of [true, false]) {
    if (cold) await page.goto(`${site.url}/glossary#fiber`)
    else {
      await page.goto(`${site.url}/sitemap`)
      await answering(page)
      await page.getByRole('main').getByRole('link', { name: 'Fiber', exact: true }).click()
    }
    await expect(page.locator('#fiber')).toBeInViewport()
  }
})

test('a member returns to the list as it was, and leaves nothing they typed behind', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 480 })
  await becomeMember(page, site, 'nav@example.com')
  await generateFromText(page, site.url, 'A lentil soup for two, please')
  const made = await expectRecipe(page)
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  // Left before the sorted list is there, it loads only after the way back. The request may be one of several that are
  // sent together; the copy on this device would be shown instead after a few seconds.
  const sorted = Promise.withResolvers<void>()
  await page.route(/\/rest\/v1\/|offline-copies/, async (route) => {
    const request = route.request()
    if (/order=title|offline-copies/.test(`${request.url()} ${request.postData()}`)) await sorted.promise
    await route.continue()
  })
  await page.goto(`${site.url}/recipes`)
  await page.getByRole('combobox', { name: /sort/i }).first().selectOption('a-z')
  await expect(page).toHaveURL(/sort=a-z/)
  const view = page.getByRole('main').getByRole('link', { name: /^View/ })
  // Pressing may first scroll it into view.
  await page.evaluate(() =>
    addEventListener('click', () => sessionStorage.setItem('stood', `${scrollY}`), true),
  )
  await view.click()
  const stood = await page.evaluate(() => Number(sessionStorage.getItem('stood')))
  expect(stood).toBeGreaterThan(0)
  await expect(title(page, made)).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL(/sort=a-z/)
  await expect(page.getByText('Loading your recipes...')).toBeVisible()
  sorted.resolve()
  await expect(view).toBeFocused()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(stood)

  await page.goto(`${site.url}/dashboard`)
  await page.getByRole('tab', { name: 'Health Tracking' }).click()
  await page.getByRole('tab', { name: 'My Recipes' }).click()
  await page.goBack()
  await expect(page.getByRole('tab', { name: 'Health Tracking' })).toHaveAttribute('aria-selected', 'true')
  await page.goBack()
  await expect(page.getByRole('tab', { name: 'Overview' })).toHaveAttribute('aria-selected', 'true')

  await page.goto(`${site.url}/recipe-builder?mode=free`)
  await page.getByLabel('What would you like to eat?').fill('My own words about insulin')
  await page.getByRole('button', { name: /My Profile/ }).click()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible()
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('insulin')
  await page.goto(`${site.url}/recipe-builder?mode=free`)
  await answering(page)
  await expect(page.getByLabel('What would you like to eat?')).toHaveValue('')
})
