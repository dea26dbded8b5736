import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { createClient } from '@supabase/supabase-js'
import { STORE } from '../site/builds/rooms.ts'
import { openPageComposer } from '../site/page-composer.ts'
import type { RouteMeta } from '../site/render/render-input.ts'
import { answering, becomeMember, PASSWORD } from './site/account.ts'
import { expectRecipe, generateStepByStep } from './site/builder.ts'
import { readHead, wordsIn } from './site/page-head.ts'
import type { RunningSite } from './site/run-site.ts'
import { test } from './site/shared-site.ts'

let site: RunningSite
/** Every public page that is the same for everyone: a new route is checked automatically. */
let open: RouteMeta[]
let closed: RouteMeta[]

test.beforeAll(async ({ sharedSite }) => {
  site = sharedSite
  const config = { siteUrl: site.url, supabaseUrl: '', publishableKey: '' }
  const { routes } = await openPageComposer(config, STORE)
  const pages = routes.filter(({ page, path }) => page.kind !== 'redirect' && path !== '*')
  open = pages.filter((route) => route.public && !route.perRequest)
  closed = pages.filter((route) => !route.public)
})

type Faq = { '@type': string; mainEntity?: { name: string; acceptedAnswer: { text: string } }[] }

const read = async (path: string) => (await fetch(site.url + path)).text()

test('each public page says without JavaScript what it is [META-1]', async () => {
  const titles = new Set<string>()
  const descriptions = new Set<string | undefined>()
  for (const { path } of open) {
    const html = await read(path)
    const { title, canonical, meta, data } = readHead(html)
    await test.step(path, async () => {
      expect(title).toMatch(/^\S.+ \| Evenplate$/)
      expect(meta.description?.length).toBeGreaterThan(50)
      expect(meta.keywords?.split(', ').length).toBeGreaterThan(1)
      expect(meta.robots).toBeUndefined()
      expect(canonical).toBe(site.url + path)
      expect(meta).toMatchObject({
        'og:title': title,
        'og:description': meta.description,
        'og:url': canonical,
        'og:type': 'website',
        'og:site_name': 'Evenplate',
        'og:locale': 'en_US',
        'twitter:card': 'summary_large_image',
        'twitter:title': title,
        'twitter:description': meta.description,
        'twitter:image': meta['og:image'],
        'twitter:image:alt': meta['og:image:alt'],
      })
      expect(data.length).toBeGreaterThan(0)
      for (const { '@context': context } of data) expect(context).toBe('https://schema.org')
      expect(html.match(/<h1\b/g)).toHaveLength(1)
      expect(wordsIn(html, 'main').split(' ').length).toBeGreaterThan(30)
    })
    titles.add(title)
    descriptions.add(meta.description)
  }
  expect(titles).toContain('Smart Recipes for Better Blood Sugar Management | Evenplate')
  expect(titles.size).toBe(open.length)
  expect(descriptions.size).toBe(open.length)
})

test('each public page has its own picture', async () => {
  const pictures = new Set<string>()
  for (const { path } of open) {
    const { meta } = readHead(await read(path))
    expect(meta).toMatchObject({ 'og:image:width': '1200', 'og:image:height': '630' })
    expect(meta['og:image:alt']).toMatch(/plate/)
    const reply = await fetch(meta['og:image'] ?? '')
    expect(reply.headers.get('cache-control')).toContain('immutable')
    pictures.add(await pictureIn(reply, 1200, 630))
  }
  expect(pictures.size).toBe(open.length)
  expect((await fetch(`${site.url}/cards/no-such-page.png`)).status).toBe(404)
})

test('pages for members and for signing in ask to be left out', async () => {
  for (const { path } of closed) {
    const { canonical, meta, data } = readHead(await read(path))
    expect({ path, robots: meta.robots, canonical, data }).toEqual({
      path,
      robots: 'noindex',
      canonical: null,
      data: [],
    })
  }
})

test('sitemap.xml lists the public pages, robots.txt keeps crawlers to them', async () => {
  const sitemap = await fetch(`${site.url}/sitemap.xml`)
  expect(sitemap.headers.get('content-type')).toContain('application/xml')
  const listed = [...(await sitemap.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url)
  expect(listed).toEqual(open.map(({ path }) => site.url + path))

  const robots = await read('/robots.txt')
  expect(robots).toContain(`\nSitemap: ${site.url}/sitemap.xml\n`)
  const kept = [...robots.matchAll(/^Disallow: (.+)$/gm)].map(([, path = '']) => path)
  const isKept = (path: string) => kept.some((start) => path.startsWith(start))
  expect(open.filter(({ path }) => isKept(path))).toEqual([])
  expect(closed.filter(({ guard, path }) => guard && !isKept(path))).toEqual([])
  expect(isKept('/api/recipes')).toBe(true)
})

test('questions and answers for search engines are the same text as on the page', async () => {
  for (const [path, fewest] of [
    ['/contact', 4],
    ['/glossary', 80],
  ] as const) {
    const html = await read(path)
    const words = wordsIn(html, 'main').replace(/\s/g, '')
    const parts = readHead(html).data.flatMap((data) => [data['@graph'] ?? data].flat() as Faq[])
    const faq = parts.find((part) => part['@type'] === 'FAQPage')
    const questions = faq?.mainEntity ?? []
    expect(questions.length).toBeGreaterThanOrEqual(fewest)
    for (const { name, acceptedAnswer } of questions)
      for (const text of [name, acceptedAnswer.text]) expect(words).toContain(text.replace(/\s/g, ''))
  }
})

test('the site search it names finds terms', async ({ page }) => {
  const website = readHead(await read('/')).data.find((data) => data['@type'] === 'WebSite')
  const action = website?.potentialAction as { target: { urlTemplate: string } } | undefined
  await page.goto(String(action?.target.urlTemplate).replace('{search_term_string}', 'insulin resistance'))
  await expect(page.getByRole('heading', { name: 'Insulin Resistance' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Net Carbs' })).toBeHidden()
})

test('the site can be installed, with its icons', async ({ request }) => {
  const html = await read('/')
  expect(html).toContain('<link rel="manifest" href="/manifest.webmanifest">')
  const reply = await request.get(`${site.url}/manifest.webmanifest`)
  expect(reply.headers()['content-type']).toBe('application/manifest+json')
  const manifest = await reply.json()
  expect(manifest).toMatchObject({
    short_name: 'Evenplate',
    start_url: '/',
    scope: '/',
    display: 'standalone',
  })
  expect(manifest.icons.map(({ purpose }: { purpose: string }) => purpose)).toContain('maskable')
  for (const { url } of manifest.shortcuts) expect((await request.get(site.url + url)).status()).toBe(200)
  for (const { src, sizes } of manifest.icons.filter(({ type }: { type: string }) => type === 'image/png')) {
    const size = Number.parseInt(sizes, 10)
    await pictureIn(await fetch(site.url + src), size, size)
  }
  await pictureIn(await fetch(`${site.url}/apple-touch-icon.png`), 180, 180)
  expect((await request.get(`${site.url}/favicon.ico`)).headers()['content-type']).toBe('image/x-icon')
  expect((await request.get(`${site.url}/favicon.svg`)).headers()['content-type']).toBe('image/svg+xml')
})

test('a page reached by a link has the same metadata as if it had been opened directly', async ({ page }) => {
  await page.goto(site.url)
  // A link followed before the page responds to input opens a new document.
  await answering(page)
  for (const name of ['Glossary', 'Recipe Builder']) {
    await page.getByRole('navigation').getByRole('link', { name, exact: true }).first().click()
    await page.waitForURL(`**/${name.toLowerCase().replace(' ', '-')}`)
    const opened = readHead(await (await fetch(page.url())).text())
    await expect(page).toHaveTitle(opened.title)
    const now = readHead(await page.content())
    // The picture's address, without the version that only compose knows.
    const { 'og:image': picture, 'twitter:image': _, ...meta } = opened.meta
    expect(now.canonical).toBe(opened.canonical)
    expect(now.meta).toMatchObject(meta)
    expect(picture).toContain(`${now.meta['og:image']}?`)
  }
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.getByRole('link', { name: 'Create Account' }).click()
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(0)
})

test('a public recipe has a card with its own figures, as long as it is public', async ({ page }) => {
  await becomeMember(page, site, 'card@example.com')
  await generateStepByStep(page, site.url)
  const title = await expectRecipe(page)
  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible()

  const recipes = await recipesOf('card@example.com')
  const { data: row } = await recipes.update({ is_public: true }).eq('title', title).select().single()
  const path = `/shared/${row.share_slug}`

  const first = readHead(await read(path))
  expect(first).toMatchObject({ title: `${title} | Evenplate`, canonical: site.url + path })
  expect(first.meta).toMatchObject({ 'og:type': 'article', keywords: expect.stringContaining('blood sugar') })
  expect(first.meta['og:image:alt']).toMatch(/carbs [\d.]+\+? g, fiber [\d.]+\+? g, glycemic load [\d.]+/)
  expect(first.data.map((data) => data['@type'])).toEqual(['BreadcrumbList', 'Recipe'])
  const picture = await pictureIn(await fetch(first.meta['og:image'] ?? ''), 1200, 630)

  const hostile = '</script><script>alert(1)</script> "Beans" & rice 🥦'
  await recipes.update({ title: hostile }).eq('share_slug', row.share_slug)
  const html = await read(path)
  const second = readHead(html)
  expect(html).not.toContain('<script>alert')
  expect(second.data.at(-1)?.name).toBe('"Beans" & rice 🥦')
  expect(second.meta['og:image']).not.toBe(first.meta['og:image'])
  expect(await pictureIn(await fetch(second.meta['og:image'] ?? ''), 1200, 630)).not.toBe(picture)

  await recipes.update({ is_public: false }).eq('title', hostile)
  expect((await fetch(second.meta['og:image'] ?? '')).status).toBe(404)
  expect(readHead(await read(path)).meta.robots).toBe('noindex')
})

/** The member's rows, read with a separate session of theirs. */
async function recipesOf(email: string) {
  const { publishableKey } = JSON.parse(readFileSync(join(site.dataDir, 'keys.json'), 'utf8'))
  const member = createClient(site.url, publishableKey, { auth: { persistSession: false } })
  await member.auth.signInWithPassword({ email, password: PASSWORD })
  return member.from('recipes')
}

/**
 * Checks that a reply is a PNG of that size.
 * @returns a hash of its pixels
 */
async function pictureIn(reply: Response, width: number, height: number): Promise<string> {
  expect(reply.status).toBe(200)
  expect(reply.headers.get('content-type')).toBe('image/png')
  const png = Buffer.from(await reply.arrayBuffer())
  expect([png.toString('latin1', 1, 4), png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([
    'PNG',
    width,
    height,
  ])
  return createHash('sha256').update(png).digest('hex')
}
