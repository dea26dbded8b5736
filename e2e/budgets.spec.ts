import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { type Browser, type BrowserContext, expect, type Request } from '@playwright/test'
import { budgetOf, OTHERS_PARTS } from '../site/budgets.ts'
import { ROOMS, ROOT } from '../site/builds/rooms.ts'
import type { ModuleSizes } from '../site/module-sizes.ts'
import { answering, register, signIn } from './site/account.ts'
import { expectRecipe, generateFromText } from './site/builder.ts'
import type { RunningSite } from './site/run-site.ts'
import { test } from './site/shared-site.ts'

const PATHS = ['/', '/glossary', '/recipe-builder', '/login']

/** Source sizes by module from the last run within budget; `RECORD_SIZES=1 npm test journeys` writes the file again. */
const RECORD = join(import.meta.dirname, 'module-sizes.json')

let site: RunningSite

test.beforeAll(({ sharedSite }) => {
  site = sharedSite
  if (process.env.RECORD_SIZES) writeFileSync(RECORD, `${JSON.stringify(sizesNow(), null, 2)}\n`)
})

for (const path of PATHS) {
  const budget = budgetOf(path)
  test(`${path} loads at most ${budget} KB of JavaScript`, async ({ browser }) => {
    const scripts = await scriptsOf(browser, path)
    const total = scripts.reduce((sum, { size }) => sum + size, 0) / 1000
    expect(
      total,
      `${total.toFixed(1)} KB:\n${listed(scripts)}\nGrown since it held:\n${grown()}`,
    ).toBeLessThanOrEqual(budget)
  })
}

test(`the dashboard of a member loads at most ${budgetOf('/dashboard')} KB besides the Supabase client, and ${OTHERS_PARTS} KB for other remotes’ parts`, async ({
  browser,
}) => {
  const context = await browser.newContext()
  const page = await context.newPage()
  await register(page, site.url, 'abel@example.com')
  await signIn(page)
  await expect(page.getByRole('heading', { name: 'Welcome, abel' })).toBeVisible()
  const scripts = await scriptsOf(browser, '/dashboard', await context.storageState(), 'Favorite Recipes')
  await context.close()
  // The client loads after the first paint, which needs no JavaScript, and only for a visitor with a session.
  const [client, own] = [scripts.filter(isClient), scripts.filter((script) => !isClient(script))]
  expect(client).toHaveLength(1)
  const [dashboards, others] = byOwner(own, 'dashboard')
  expect(sizeOf(dashboards), listed(dashboards)).toBeLessThanOrEqual(budgetOf('/dashboard'))
  expect(sizeOf(others), listed(others)).toBeLessThanOrEqual(OTHERS_PARTS)
  expect(others.length).toBeGreaterThan(0)
})

test(`a shared recipe loads at most ${budgetOf('/shared/:slug')} KB, and so does a member’s own besides the Supabase client and other remotes’ parts`, async ({
  browser,
}) => {
  const context = await browser.newContext()
  const page = await context.newPage()
  await register(page, site.url, 'basil@example.com')
  await signIn(page)
  await generateFromText(page, site.url, 'A bowl with chicken and rice, please')
  const title = await expectRecipe(page)
  await page.getByRole('link', { name: 'View saved recipe' }).click()
  await expect(page.getByRole('main').getByRole('link', { name: 'Edit' })).toBeVisible()
  await page.getByRole('button', { name: 'Share Recipe' }).click()
  const published = page.waitForResponse((reply) => reply.request().method() === 'PATCH')
  await page.getByRole('button', { name: 'Make Public and Copy Link' }).click()
  const { share_slug: slug } = await (await published).json()
  const own = new URL(page.url()).pathname
  const session = await context.storageState()
  await context.close()
  const opened = [
    await scriptsOf(browser, own, session, title),
    await scriptsOf(browser, `/shared/${slug}`, undefined, title),
  ]
  for (const scripts of opened) {
    const counted = scripts.filter((script) => !isClient(script))
    const [own, others] = byOwner(counted, 'recipes')
    expect(sizeOf(own), listed(own)).toBeLessThanOrEqual(budgetOf('/shared/:slug'))
    expect(sizeOf(others), listed(others)).toBeLessThanOrEqual(OTHERS_PARTS)
  }
})

test('a guest who reads never loads the Supabase client', async ({ browser }) => {
  expect((await scriptsOf(browser, '/')).some(isClient)).toBe(false)
})

type Script = { url: string; size: number; text: string }

/**
 * Chunks that no page waits for: the code that draws dishes loads when the page is idle, the reporting and offline code
 * seconds later. On a slow machine they may load before the page is complete.
 */
const isLater = ({ url }: Script): boolean =>
  /\/(drawing|sending|offline-part|offline-copy|offline-copies)\.\w+\.js$/.test(url)

const isClient = ({ text }: Script): boolean => text.includes('GoTrueClient')

/** The shell's and the page's own, and those of other remotes whose parts it shows. */
function byOwner(scripts: Script[], remote: string): [own: Script[], others: Script[]] {
  const isOthers = ({ url }: Script) => url.startsWith('/remotes/') && !url.startsWith(`/remotes/${remote}/`)
  return [scripts.filter((script) => !isOthers(script)), scripts.filter(isOthers)]
}

/** KB. */
const sizeOf = (scripts: Script[]): number => scripts.reduce((sum, { size }) => sum + size, 0) / 1000

const listed = (scripts: Script[]): string =>
  scripts.map(({ url, size }) => `  ${(size / 1000).toFixed(1)} KB ${url}`).join('\n')

type Session = Awaited<ReturnType<BrowserContext['storageState']>>

/**
 * The scripts a page loads until it responds to input and shows its main content. The page itself determines both
 * moments, so a slow machine counts the same scripts as a fast one.
 * @param heading the last part of the first screen, for a page that waits for more than its code
 */
async function scriptsOf(
  browser: Browser,
  path: string,
  storageState?: Session,
  heading?: string,
): Promise<Script[]> {
  const context = await browser.newContext({ storageState })
  const page = await context.newPage()
  const scripts: Promise<Script>[] = []
  const note = (request: Request) => {
    if (request.resourceType() === 'script' || request.url().endsWith('.js')) scripts.push(scriptOf(request))
  }
  page.on('request', note)
  await page.goto(site.url + path, { waitUntil: 'networkidle' })
  await answering(page)
  if (heading) await expect(page.getByRole('heading', { name: heading })).toBeVisible()
  page.off('request', note)
  const loaded = await Promise.all(scripts)
  await context.close()
  return loaded.filter((script) => !isLater(script)).sort((a, b) => b.size - a.size)
}

async function scriptOf(request: Request): Promise<Script> {
  const reply = await request.response()
  if (!reply) throw new Error(`${request.url()} was not answered`)
  const body = await reply.body()
  const { pathname: url } = new URL(request.url())
  const size = sizes.get(url) ?? brotliCompressSync(body).length
  sizes.set(url, size)
  return { url, size, text: body.toString() }
}

/** Compressed, by address: pages share most of their scripts, and none ever changes. */
const sizes = new Map<string, number>()

/** Lists the modules that grew most. */
function grown(): string {
  const before: Record<string, ModuleSizes> = existsSync(RECORD)
    ? JSON.parse(readFileSync(RECORD, 'utf8'))
    : {}
  const differences = Object.entries(sizesNow()).flatMap(([room, sizes]) =>
    Object.entries(sizes).map(([name, size]) => ({ room, name, by: size - (before[room]?.[name] ?? 0) })),
  )
  const most = differences.filter(({ by }) => by > 500).sort((a, b) => b.by - a.by)
  return most
    .slice(0, 8)
    .map(({ room, name, by }) => `  ${name} in ${room}: +${(by / 1000).toFixed(1)} KB of source`)
    .join('\n')
}

function sizesNow(): Record<string, ModuleSizes> {
  const read = (room: string) => JSON.parse(readFileSync(join(ROOT, room, 'dist/modules.json'), 'utf8'))
  return Object.fromEntries(ROOMS.map((room) => [room, read(room)]))
}
