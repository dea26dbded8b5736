import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { type Browser, type BrowserContext, expect, type Response, test } from '@playwright/test'
import { ROOMS, ROOT } from '../site/builds/rooms.ts'
import type { ModuleSizes } from '../site/module-sizes.ts'
import { register, signIn } from './site/account.ts'
import { expectRecipe, generateFromText } from './site/builder.ts'
import { forget, type RunningSite, runSite } from './site/run-site.ts'

/** JavaScript of a cold first screen, in KB (1000 bytes) of brotli. */
const BUDGETS = {
  '/': 110,
  '/glossary': 170,
  '/recipe-builder': 170,
  '/login': 170,
}

/** Source sizes by module when the budgets last held; `RECORD_SIZES=1 npm test journeys` writes it anew. */
const RECORD = join(import.meta.dirname, 'module-sizes.json')

let site: RunningSite

test.beforeAll(async () => {
  site = await runSite()
  if (process.env.RECORD_SIZES) writeFileSync(RECORD, `${JSON.stringify(sizesNow(), null, 2)}\n`)
})

test.afterAll(async () => {
  await site.stop()
  forget(site)
})

for (const [path, budget] of Object.entries(BUDGETS)) {
  test(`${path} loads at most ${budget} KB of JavaScript`, async ({ browser }) => {
    const scripts = await scriptsOf(browser, path)
    const total = scripts.reduce((sum, { size }) => sum + size, 0) / 1000
    expect(
      total,
      `${total.toFixed(1)} KB:\n${listed(scripts)}\nGrown since it held:\n${grown()}`,
    ).toBeLessThanOrEqual(budget)
  })
}

test('the dashboard of a member loads at most 170 KB beside the Supabase client', async ({ browser }) => {
  const context = await browser.newContext()
  const page = await context.newPage()
  await register(page, site.url, 'ana@example.com')
  await signIn(page)
  await expect(page.getByRole('heading', { name: 'Welcome, ana' })).toBeVisible()
  const scripts = await scriptsOf(browser, '/dashboard', await context.storageState(), 'Welcome, ana')
  await context.close()
  // The client comes after the first paint, which needs no JavaScript, and only for who has a session.
  const [client, own] = [scripts.filter(isClient), scripts.filter((script) => !isClient(script))]
  expect(client).toHaveLength(1)
  const total = own.reduce((sum, { size }) => sum + size, 0) / 1000
  expect(total, `${total.toFixed(1)} KB:\n${listed(own)}`).toBeLessThanOrEqual(170)
})

test('a recipe that is shared loads at most 170 KB, a member’s own at most 182 beside the Supabase client', async ({
  browser,
}) => {
  const context = await browser.newContext()
  const page = await context.newPage()
  await register(page, site.url, 'bea@example.com')
  await signIn(page)
  await generateFromText(page, site.url, 'A bowl with chicken and rice, please')
  const title = await expectRecipe(page)
  await page.getByRole('link', { name: 'View saved recipe' }).click()
  await expect(page.getByRole('main').getByRole('link', { name: 'Edit' })).toBeVisible()
  await page.getByRole('button', { name: 'Share Recipe' }).click()
  const published = page.waitForResponse((reply) => reply.request().method() === 'PATCH')
  await page.getByRole('button', { name: 'Make public and copy link' }).click()
  const { share_slug: slug } = await (await published).json()
  const own = new URL(page.url()).pathname
  const session = await context.storageState()
  await context.close()
  // A member's own brings what keeps its changes and what it is read with when there is no network.
  const opened = [
    { budget: 182, scripts: await scriptsOf(browser, own, session, title) },
    { budget: 170, scripts: await scriptsOf(browser, `/shared/${slug}`, undefined, title) },
  ]
  for (const { budget, scripts } of opened) {
    const counted = scripts.filter((script) => !isClient(script))
    const total = counted.reduce((sum, { size }) => sum + size, 0) / 1000
    expect(total, `${total.toFixed(1)} KB:\n${listed(counted)}`).toBeLessThanOrEqual(budget)
  }
})

test('a guest who reads never loads the Supabase client', async ({ browser }) => {
  expect((await scriptsOf(browser, '/')).some(isClient)).toBe(false)
})

type Script = { url: string; size: number; text: string }

/** What draws dishes with their own foods: asked for when the page is idle, so it may come before or after we look. */
const isDrawing = ({ url }: Script): boolean => /\/drawing\.\w+\.js$/.test(url)

const isClient = ({ text }: Script): boolean => text.includes('GoTrueClient')

const listed = (scripts: Script[]): string =>
  scripts.map(({ url, size }) => `  ${(size / 1000).toFixed(1)} KB ${url}`).join('\n')

type Session = Awaited<ReturnType<BrowserContext['storageState']>>

/** @param heading what stands at the end of the first screen, where it waits for more than the network */
async function scriptsOf(
  browser: Browser,
  path: string,
  storageState?: Session,
  heading?: string,
): Promise<Script[]> {
  const context = await browser.newContext({ storageState })
  const page = await context.newPage()
  const scripts: Promise<Script>[] = []
  const note = (reply: Response) => {
    if (reply.request().resourceType() !== 'script' && !reply.url().endsWith('.js')) return
    scripts.push(
      reply.body().then((body) => ({
        url: new URL(reply.url()).pathname,
        size: brotliCompressSync(body).length,
        text: body.toString(),
      })),
    )
  }
  page.on('response', note)
  await page.goto(site.url + path, { waitUntil: 'networkidle' })
  if (heading) await expect(page.getByRole('heading', { name: heading })).toBeVisible()
  // What comes now is no part of the first screen: the page keeps itself for when there is no network.
  page.off('response', note)
  const loaded = await Promise.all(scripts)
  await context.close()
  return loaded.filter((script) => !isDrawing(script)).sort((a, b) => b.size - a.size)
}

/** The modules that grew most, in words. */
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
