import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { answering } from './site/account.ts'
import { expectRecipe, generateFromText } from './site/builder.ts'
import type { RunningSite } from './site/run-site.ts'
import { test } from './site/shared-site.ts'

/** The glossary, the links that lead into it, and every link between the public pages. */
let site: RunningSite

test.beforeAll(({ sharedSite }) => {
  site = sharedSite
})

const search = (page: Page) => page.getByPlaceholder('Search terms...')
const terms = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 })
const term = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true })
const address = (path: string) => site.url + path

/** The term is in the upper part of the window and has the reading position. */
async function expectArrivedAt(page: Page, name: string): Promise<void> {
  await expect(term(page, name)).toBeFocused()
  await expect(async () => {
    const box = await term(page, name).boundingBox()
    expect(box?.y).toBeGreaterThanOrEqual(0)
    expect(box?.y).toBeLessThan(200)
  }).toPass()
}

const ANCHORS = {
  'glycemic-index-gi': 'Glycemic Index (GI)',
  'glycemic-load-gl': 'Glycemic Load (GL)',
  'insulin-resistance': 'Insulin Resistance',
  'complex-carbohydrates': 'Complex Carbohydrates',
  'net-carbs': 'Net Carbs',
  'low-carb-diet': 'Low-Carb Diet',
  'carb-counting': 'Carb Counting',
  'blood-glucose': 'Blood Glucose',
  carbohydrates: 'Carbohydrates',
  fiber: 'Fiber',
}

test('a link to a term leads to it, opened directly and from the sitemap', async ({ page }) => {
  for (const [anchor, name] of Object.entries(ANCHORS)) {
    // Coming from another page: another fragment of the same page would load nothing.
    await page.goto('about:blank')
    await page.goto(address(`/glossary#${anchor}`))
    await expectArrivedAt(page, name)
  }
  for (const name of ['Fiber', 'Glycemic Load (GL)']) {
    await page.goto(address('/sitemap'))
    await page.getByRole('main').getByRole('link', { name, exact: true }).click()
    await expectArrivedAt(page, name)
  }
})

test('a link to a term shows it even if its query would hide it, and while the code is slow', async ({
  page,
}) => {
  const { promise: later, resolve: arrive } = Promise.withResolvers<void>()
  await page.route('**/remotes/glossary/**/*.js', async (route) => {
    await later
    await route.continue()
  })
  await page.goto(address('/glossary?q=xyzzy&category=recipes#net-carbs'), { waitUntil: 'commit' })
  await expect(term(page, 'Net Carbs')).toBeInViewport()
  arrive()
  await answering(page)
  await expectArrivedAt(page, 'Net Carbs')
  await expect(search(page)).toHaveValue('')

  await page.goto(address('/glossary?category=recipes#no-such-term'))
  await expect(term(page, 'Fiber')).toHaveCount(0)
  await expect(term(page, 'Al Dente')).toBeVisible()
})

test('search and category are in the address: reload, back and forward restore them', async ({ page }) => {
  await page.goto(address('/about'))
  await page.getByRole('banner').getByRole('link', { name: 'Glossary' }).click()
  await expect(page).toHaveURL(address('/glossary'))
  await search(page).fill('insulin')
  await page.getByRole('button', { name: 'Blood Sugar', exact: true }).click()
  await expect(page).toHaveURL(address('/glossary?q=insulin&category=bloodSugar'))
  await expect(terms(page).first()).toHaveText('Insulin')
  const found = await terms(page).allTextContents()
  await expect(page.getByRole('main').getByRole('status')).toHaveText(
    new RegExp(`^${found.length} of \\d+ terms$`),
  )

  await page.reload()
  await expect(search(page)).toHaveValue('insulin')
  await expect(terms(page)).toHaveText(found)

  await page.getByRole('contentinfo').getByRole('link', { name: 'Sitemap' }).click()
  await expect(page).toHaveURL(address('/sitemap'))
  await page.goBack()
  await expect(terms(page)).toHaveText(found)
  // Neither a key nor a category added a history entry.
  await page.goBack()
  await expect(page).toHaveURL(address('/about'))
  await page.goForward()
  await expect(search(page)).toHaveValue('insulin')

  await search(page).fill('xyzzy')
  await expect(
    page.getByText('No terms found matching your search. Try different keywords or clear your search.'),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Clear Search' }).click()
  await expect(page).toHaveURL(address('/glossary'))
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/^[1-9]\d* /)
  await expect(terms(page)).toHaveCount(
    Number((await page.getByRole('main').getByRole('status').textContent())?.split(' ')[0]),
  )
})

test('a related term is one step away, and one step back returns to where it was', async ({ page }) => {
  await page.goto(address('/glossary?category=recipes'))
  const swap = page.getByRole('article').filter({ has: term(page, 'Low-GI Swap') })
  await swap.getByRole('link', { name: 'Legumes' }).click()
  await expectArrivedAt(page, 'Legumes')
  await page.goBack()
  await expect(page).toHaveURL(address('/glossary?category=recipes'))
  await expect(term(page, 'Legumes')).toHaveCount(0)
  await expect(term(page, 'Low-GI Swap')).toBeInViewport()
})

test('a term in a new recipe is looked up, and the recipe is still there', async ({ page }) => {
  await generateFromText(page, site.url, 'quick low-carb chicken dinner')
  const title = await expectRecipe(page)
  await page.evaluate(() => Reflect.set(globalThis, 'sameDocument', true))
  await page.getByRole('main').getByRole('link', { name: 'Net carbs' }).click()
  await expectArrivedAt(page, 'Net Carbs')
  await page.goBack()
  expect(await expectRecipe(page)).toBe(title)
  expect(await page.evaluate(() => Reflect.get(globalThis, 'sameDocument'))).toBe(true)
})

test('search engines get the questions and terms that visitors see', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(address('/glossary'))
  const shown = await page.getByRole('article').evaluateAll((articles) =>
    articles.map((article) => ({
      anchor: article.querySelector('h2')?.id,
      name: article.querySelector('h2')?.textContent,
      text: article.querySelector('h2 + p')?.textContent,
    })),
  )
  const scripts = await page.locator('script[type="application/ld+json"]').allTextContents()
  const told = scripts.map((text) => JSON.parse(text)).find((data) => data['@graph'])
  const [faq, set] = told['@graph']
  expect(faq['@type']).toBe('FAQPage')
  expect(set['@type']).toBe('DefinedTermSet')
  expect(
    set.hasDefinedTerm.map((defined: Record<string, string>) => ({
      anchor: defined['@id']?.slice(1),
      name: defined.name,
      text: defined.description,
    })),
  ).toEqual(shown)
  expect(
    faq.mainEntity.map((question: { acceptedAnswer: { text: string } }) => question.acceptedAnswer.text),
  ).toEqual(shown.map(({ text }) => text))
  await context.close()
})

const PUBLIC = [
  '/',
  '/recipe-builder',
  '/meal-planner',
  '/glossary',
  '/about',
  '/how-we-count',
  '/contact',
  '/sitemap',
  '/privacy',
  '/terms',
]

test('every link of every public page leads to a page, and to a place on it', async ({ request }) => {
  const pages = new Map<string, string>()
  const broken: string[] = []
  for (const path of [...PUBLIC, '/no-such-page']) {
    const html = await (await request.get(address(path))).text()
    for (const href of hrefsOf(html)) {
      const link = new URL(href, address(path))
      if (link.origin !== site.url) continue
      const there = link.pathname === path ? html : await pageAt(request, pages, link)
      if (there === null) broken.push(`${path}: ${href} is no page`)
      else if (link.hash && !there.includes(` id="${decodeURIComponent(link.hash.slice(1))}"`))
        broken.push(`${path}: ${href} has no such place`)
    }
  }
  expect(broken).toEqual([])
  // The crawl found pages: they all link to each other, and the sitemap lists the glossary's terms.
  expect([...pages.keys()]).toEqual(expect.arrayContaining([...PUBLIC, '/login', '/register']))
})

test('a link to a section of a long page leads there', async ({ page }) => {
  for (const [path, section, id] of [
    ['/privacy', 'Your Rights', 'your-rights'],
    ['/terms', 'Medical Disclaimer', 'medical-disclaimer'],
    ['/how-we-count', 'How accurate we are', 'how-close-we-come'],
  ] as const) {
    await page.goto(address(path))
    await answering(page)
    await page.mouse.wheel(0, 40)
    const contents = page.getByRole('navigation', { name: 'On this page' })
    await contents.getByRole('link', { name: section }).click()
    await expect(page).toHaveURL(address(`${path}#${id}`))
    await expect(async () => {
      const top = await page.locator(`#${id}`).evaluate((place) => place.getBoundingClientRect().top)
      expect(top).toBeGreaterThanOrEqual(0)
      expect(top).toBeLessThan(200)
    }).toPass()
  }
})

/** Links in the body, as a browser without JavaScript sees them. */
const hrefsOf = (html: string): string[] => [
  ...new Set(
    [...html.matchAll(/<a\b[^>]*?\shref="([^"]+)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&')),
  ),
]

/** Its HTML, or null if it is not a page. */
async function pageAt(
  request: APIRequestContext,
  pages: Map<string, string>,
  { pathname }: URL,
): Promise<string | null> {
  const known = pages.get(pathname)
  if (known !== undefined) return known
  const reply = await request.get(address(pathname))
  if (reply.status() !== 200) return null
  const html = await reply.text()
  pages.set(pathname, html)
  return html
}
