import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { changeLive, liveBuilds, livePartsOf, readRegistry } from '../site/builds/live.ts'
import { STORE } from '../site/builds/rooms.ts'
import { becomeMember, register, signIn } from './site/account.ts'
import { expectRecipe, generateStepByStep } from './site/builder.ts'
import { forget, type RunningSite, runSite } from './site/run-site.ts'

test.use({ serviceWorkers: 'allow' })

let site: RunningSite

test.beforeAll(async () => {
  site = await runSite()
})

test.afterAll(async () => {
  await site.stop()
  forget(site)
})

const OFFLINE = 'You are offline.'
const notice = (page: Page) => page.getByRole('status').filter({ hasText: OFFLINE })
const inCharge = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated', null, {
    timeout: 60_000,
  })

/** Everything this browser stores besides the session: recipes by title, and the names of all databases and keys. */
const keptIn = (page: Page) =>
  page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name }) => name)
    const keys = Object.keys(localStorage).filter((key) => /kept|seen/.test(key))
    if (!names.includes('evenplate.kept')) return { names, keys, titles: [] }
    const database = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open('evenplate.kept')
      opening.onsuccess = () => resolve(opening.result)
    })
    const rows = await new Promise<{ recipe: { title: string } }[]>((resolve) => {
      const asked = database.transaction('recipes').objectStore('recipes').getAll()
      asked.onsuccess = () => resolve(asked.result)
    })
    database.close()
    return { names, keys, titles: rows.map(({ recipe }) => recipe.title) }
  })

/** Everything in the worker's caches, as text. */
const cached = (page: Page) =>
  page.evaluate(async () => {
    const all: { cache: string; url: string; text: string }[] = []
    for (const cache of await caches.keys())
      for (const request of await (await caches.open(cache)).keys()) {
        const text = await (await (await caches.open(cache)).match(request))?.text()
        all.push({ cache, url: request.url, text: text ?? '' })
      }
    return all
  })

/** A member with one saved recipe that this browser has an offline copy of. @returns its title and its page's path */
async function memberWithRecipe(page: Page, name: string) {
  await becomeMember(page, site, `${name}@example.com`)
  await generateStepByStep(page, site.url)
  const title = await expectRecipe(page)
  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible()
  await page.goto(`${site.url}/recipes`)
  const view = page.getByRole('link', { name: `View ${title}` })
  const path = (await view.getAttribute('href')) ?? ''
  await expect.poll(async () => (await keptIn(page)).titles).toEqual([title])
  await inCharge(page)
  return { title, path }
}

async function opensCold(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(site.url + path)
  return page
}

test('saved recipes open without a network, in a new tab; what needs one says so; back online, everything works', async ({
  page,
  context,
}) => {
  const { title, path } = await memberWithRecipe(page, 'ana')
  await context.setOffline(true)
  // The open page says so at once.
  await expect(notice(page)).toBeVisible()

  const list = await opensCold(context, '/recipes')
  await expect(notice(list)).toContainText(
    'Your saved recipes are still here; new recipes need a connection.',
  )
  const heart = list.getByRole('button', { name: `Favorite: ${title}` })
  await heart.click()
  await expect(
    list.getByText('You are offline. Favorites can be changed once you are connected again.'),
  ).toBeVisible()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await list.getByRole('button', { name: `Delete ${title}` }).click()
  await expect(list.getByText(/^You are offline. Recipes can be deleted/)).toBeVisible()
  await expect(heart).toBeVisible()
  await list.getByRole('searchbox').fill('nothing like it')
  await expect(list.getByText('None of your recipes match.')).toBeVisible()

  const recipe = await opensCold(context, path)
  await expect(recipe.getByRole('heading', { level: 1, name: title })).toBeVisible()
  for (const part of ['Blood Sugar Impact', 'Ingredients', 'Instructions', 'Blood sugar tips'])
    await expect(recipe.getByRole('heading', { name: part })).toBeVisible()
  await expect(notice(recipe)).toBeVisible()
  await recipe.getByRole('link', { name: 'Edit', exact: true }).click()
  await expect(recipe.getByRole('heading', { name: 'Editing needs a connection' })).toBeVisible()

  const dashboard = await opensCold(context, '/dashboard')
  await expect(dashboard.getByRole('heading', { name: 'Welcome, ana' })).toBeVisible()
  const term = await opensCold(context, '/glossary')
  await expect(term.getByRole('heading', { level: 1 })).toBeVisible()

  await generateStepByStep(dashboard, site.url)
  await expect(dashboard.getByRole('alert')).toContainText(
    'You seem to be offline. Nothing you entered is lost.',
  )

  await context.setOffline(false)
  await expect(notice(list)).toHaveCount(0)
  await list.getByRole('button', { name: 'Show All Recipes' }).click()
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
})

test('a site that does not answer is also offline, and a session that cannot be renewed still counts', async ({
  page,
  context,
}) => {
  const { title, path } = await memberWithRecipe(page, 'ben')
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.endsWith('-auth-token')) ?? ''
    const session = JSON.parse(localStorage.getItem(key) ?? '')
    localStorage.setItem(key, JSON.stringify({ ...session, expires_at: Math.floor(Date.now() / 1000) - 60 }))
  })
  await page.close()
  await site.stop()

  const recipe = await opensCold(context, path)
  await expect(recipe.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(notice(recipe)).toContainText('Your saved recipes are still here')
  const list = await opensCold(context, '/recipes')
  await expect(list.getByRole('link', { name: `View ${title}` })).toBeVisible()
  await recipe.close()

  site = await runSite({ PORT: new URL(site.url).port }, { dataDir: site.dataDir })
  await expect(notice(list)).toHaveCount(0)
  await list.goto(`${site.url}/dashboard`)
  await expect(list.getByRole('heading', { name: 'Welcome, ben' })).toBeVisible()
  await expect(list.getByText(title)).toBeVisible()
})

test('signing out removes everything, without a network, too; what is cached is not personal', async ({
  page,
  context,
}) => {
  const { title, path } = await memberWithRecipe(page, 'cleo')
  const other = await opensCold(context, '/recipes')
  await expect(other.getByRole('link', { name: `View ${title}` })).toBeVisible()
  for (const { url, text } of await cached(page)) {
    expect(url).not.toMatch(/\/(api|auth|rest)\//)
    for (const secret of [title, 'cleo@example.com', path.split('/').at(-1) ?? ''])
      expect(text.includes(secret), `${url} holds ${secret}`).toBe(false)
  }

  await context.setOffline(true)
  await expect(notice(page)).toBeVisible()
  await page.getByRole('button', { name: /My Profile/ }).click()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible()
  await expect.poll(() => keptIn(page)).toEqual({ names: [], keys: [], titles: [] })
  await expect(other.getByRole('link', { name: `View ${title}` })).toHaveCount(0)
  await page.goto(site.url + path)
  await page.waitForURL(({ pathname }) => pathname === '/login')
  expect(await page.content()).not.toContain(title)
  expect(await keptIn(page)).toEqual({ names: [], keys: [], titles: [] })
})

test('a member who follows another finds none of their data', async ({ page, context }) => {
  const { title, path } = await memberWithRecipe(page, 'dora')
  // Her session ended without notice: refused elsewhere, or removed by hand.
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.endsWith('-auth-token')) localStorage.removeItem(key)
  })
  await register(page, site.url, 'eve@example.com')
  await signIn(page)
  await expect.poll(async () => (await keptIn(page)).titles).toEqual([])
  await context.setOffline(true)
  const cold = await opensCold(context, path)
  await expect(cold.getByText('We couldn’t load this recipe just now.')).toBeVisible()
  expect(await cold.content()).not.toContain(title)
})

test('the last recipes seen open offline for guests: their own, and shared ones', async ({
  page,
  context,
  browser,
}) => {
  const { title, path } = await memberWithRecipe(page, 'finn')
  await page.goto(site.url + path)
  await page.evaluate(() => {
    navigator.clipboard.writeText = async () => {}
  })
  await page.getByRole('button', { name: 'Share Recipe' }).click()
  const published = page.waitForResponse((reply) => reply.url().includes('select=share_slug'))
  await page.getByRole('button', { name: 'Make Public and Copy Link' }).click()
  const { share_slug } = (await (await published).json()) as { share_slug: string }
  await context.close()

  const guest = await browser.newContext({ serviceWorkers: 'allow' })
  const tab = await guest.newPage()
  const address = `/shared/${share_slug}`
  await tab.goto(site.url + address)
  await expect(tab.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await inCharge(tab)
  await generateStepByStep(tab, site.url)
  const own = await expectRecipe(tab)
  await tab.close()

  await guest.setOffline(true)
  const shared = await opensCold(guest, address)
  await expect(shared.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(shared.getByRole('heading', { name: 'Ingredients' })).toBeVisible()
  await expect(notice(shared)).toBeVisible()
  const builder = await opensCold(guest, '/recipe-builder')
  await builder.getByText('Recently made on this device (1)').click()
  await builder.getByRole('button', { name: own }).click()
  await expect(builder.getByRole('heading', { level: 1, name: own })).toBeVisible()
  await guest.close()
})

test('a new deployment replaces the previous one once none of its pages is open', async ({
  page,
  context,
}) => {
  const store = mkdtempSync(join(tmpdir(), 'evenplate-store-'))
  copyLiveBuilds(store)
  const port = new URL(site.url).port
  const { dataDir } = site
  const builds = async () => (await cached(page)).map(({ url }) => new URL(url).pathname)
  await site.stop()
  site = await runSite({ PORT: port }, { dataDir, store })
  await page.goto(site.url)
  await inCharge(page)
  const before = readRegistry(store).dashboard!
  expect(await builds()).toContain(before.entry)
  const documents = () =>
    page.evaluate(async () => (await caches.keys()).filter((name) => /documents/.test(name)))
  const [first] = await documents()

  await site.stop()
  const after = await deployAgain(store, 'dashboard')
  site = await runSite({ PORT: port }, { dataDir, store })
  const fresh = await opensCold(context, '/')
  const waiting = () =>
    fresh.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting))
  await expect.poll(waiting).toBe(true)
  // A page opened before the update can continue with the files it started with.
  expect(await builds()).toContain(before.entry)

  // The new worker asks to take over while the other page is open, and may do so as soon as that page is closed.
  await fresh.addInitScript(() => {
    const send = ServiceWorker.prototype.postMessage
    ServiceWorker.prototype.postMessage = function (message: unknown) {
      Object.assign(window, { asked: true })
      send.call(this, message)
    }
  })
  await fresh.reload()
  await fresh.waitForFunction(() => 'asked' in window)
  for (const worker of context.serviceWorkers()) await worker.evaluate(() => 'has heard it')
  expect(await waiting()).toBe(true)
  await page.goto('about:blank')
  await expect.poll(waiting).toBe(false)
  await page.goto(site.url)
  await expect.poll(documents).toHaveLength(1)
  expect(await documents()).not.toEqual([first])
  expect(await builds()).toContain(after)
  expect(await builds()).not.toContain(before.entry)
  await context.setOffline(true)
  const cold = await opensCold(context, '/recipe-builder')
  await expect(cold.getByRole('heading', { level: 1, name: 'What would you like to eat?' })).toBeVisible()
  // A running site writes to its store.
  await site.stop()
  rmSync(store, { recursive: true, force: true })
})

/** A copy of the store with only the live builds. */
function copyLiveBuilds(store: string): void {
  const live = Object.entries(readRegistry(STORE)).flatMap(([name, { version }]) => [
    `remotes/${name}/${version}`,
    `render/${name}/${version}.js`,
  ])
  const { shell } = liveBuilds(STORE)
  for (const path of [
    'shell',
    `shells/${shell}`,
    `render/shell/${shell}.js`,
    // Not the whole folder: other journeys take turns in it, and a lock that is gone cannot be copied.
    ...livePartsOf(STORE).map((part) => `live/${part}.json`),
    'remotes.json',
    ...live,
  ])
    cpSync(join(STORE, path), join(store, path), { recursive: true })
}

/** The same build under another version, as when only this part is deployed. @returns its entry */
async function deployAgain(store: string, name: string): Promise<string> {
  const { version, entry } = readRegistry(store)[name]!
  const next = `${version}-next`
  cpSync(join(store, 'remotes', name, version), join(store, 'remotes', name, next), { recursive: true })
  cpSync(join(store, 'render', name, `${version}.js`), join(store, 'render', name, `${next}.js`))
  const moved = entry.replace(version, next)
  await changeLive(store, name, { who: 'a journey', commit: null }, () => next)
  return moved
}
