import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  expect,
  type Page,
} from '@playwright/test'
import {
  type Behaviour,
  type FakeOpenAi,
  type FakeRequest,
  startFakeOpenAi,
} from '../../../api-gateway/testing/fake-openai.ts'
import { SALMON_REPLY } from '../../../api-gateway/testing/replies.ts'
import { PASSWORD, register, signIn } from '../../site/account.ts'
import { expectRecipe, generateFromText } from '../../site/builder.ts'
import { forget, runSite } from '../../site/run-site.ts'
import { DISHES, type Dish, FAILING_WISH, SLOW_WISH, wishFor } from './dishes.ts'
import type { Viewer } from './scene.ts'

export const MEMBER = 'maximiliane.featherstonehaugh-cholmondeley@example.com'
export const NEWCOMER = 'nora@example.com'
export { PASSWORD }

type Sessions = Record<Viewer, Exclude<BrowserContextOptions['storageState'], string>>

/** A site with members and recipes, for scenes. */
export type Stage = {
  url: string
  /** Ids of the member's recipes. */
  recipes: Record<Dish, string>
  /** The path of the member's public recipe. */
  shared: string
  /** A new page for a viewer, signed in if they are a member. */
  enter(browser: Browser, viewer: Viewer, options?: BrowserContextOptions): Promise<BrowserContext>
  /** Makes the page's browser a viewer's, with nothing from earlier ones except the files it may cache. */
  become(viewer: Viewer, page: Page): Promise<void>
  close(): Promise<void>
}

/** Starts a site with its own data folder, and fills it through its own pages. */
export async function openStage(browser: Browser): Promise<Stage> {
  const model = await startFakeOpenAi({ answer: answerTo })
  const site = await runSite({
    OPENAI_BASE_URL: model.url,
    OPENAI_API_KEY: 'sk-stage',
    OPENAI_MAX_RETRIES: '0',
    GUEST_ADDRESS_LIMIT: '1000',
  })
  const close = () => strike(site, model)
  try {
    const sessions: Sessions = { guest: undefined, member: undefined, newcomer: undefined }
    const [{ recipes, shared }] = await Promise.all([
      visit(
        browser,
        (page) => fillKitchen(page, site.url),
        (state) => (sessions.member = state),
      ),
      visit(
        browser,
        (page) => join(page, site.url, NEWCOMER),
        (state) => (sessions.newcomer = state),
      ),
    ])
    return {
      url: site.url,
      recipes,
      shared,
      enter: (
        browser,
        viewer,
        options, // A worker would answer past `page.route`, which sets up some scenes.
      ) => browser.newContext({ ...options, serviceWorkers: 'block', storageState: sessions[viewer] }),
      become: (viewer, page) => become(page, site.url, sessions[viewer]),
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

async function become(page: Page, origin: string, session: Sessions[Viewer]): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Storage.clearDataForOrigin', {
    origin,
    storageTypes: 'cookies,local_storage,indexeddb,cache_storage',
  })
  await browser.detach()
  const stored = session?.origins.find((one) => one.origin === origin)?.localStorage ?? []
  if (stored.length === 0) return
  // Same origin, but no page: nothing there takes over the session.
  await page.goto(`${origin}/robots.txt`)
  await page.evaluate((entries) => {
    for (const { name, value } of entries) localStorage.setItem(name, value)
  }, stored)
}

async function strike(site: Awaited<ReturnType<typeof runSite>>, model: FakeOpenAi): Promise<void> {
  await site.stop()
  await model.close()
  forget(site)
}

function answerTo(body: FakeRequest['body']): Behaviour {
  const asked = JSON.stringify(body.messages)
  if (asked.includes(SLOW_WISH))
    return { say: JSON.stringify(DISHES.chicken), pauseAt: '"instructions"', pauseMs: 600_000 }
  if (asked.includes(FAILING_WISH)) return { status: 500 }
  const dish = (Object.keys(DISHES) as Dish[]).find((name) => asked.includes(wishFor(name)))
  return { say: dish ? JSON.stringify(DISHES[dish]) : SALMON_REPLY }
}

async function visit<T>(
  browser: Browser,
  act: (page: Page) => Promise<T>,
  keep: (state: Sessions['member']) => void,
): Promise<T> {
  const context = await browser.newContext({
    permissions: ['clipboard-read', 'clipboard-write'],
    serviceWorkers: 'block',
  })
  const done = await act(await context.newPage())
  keep(await context.storageState())
  await context.close()
  return done
}

async function join(page: Page, url: string, email: string): Promise<void> {
  await register(page, url, email)
  await signIn(page)
}

/** Makes five recipes, favorites and one public recipe, through the pages. */
async function fillKitchen(page: Page, url: string): Promise<{ recipes: Stage['recipes']; shared: string }> {
  await join(page, url, MEMBER)
  await page.getByRole('button', { name: 'Dismiss' }).click()
  const recipes: Partial<Stage['recipes']> = {}
  for (const dish of Object.keys(DISHES) as Dish[]) {
    await generateFromText(page, url, wishFor(dish))
    await expectRecipe(page)
    const view = page.getByRole('link', { name: 'View saved recipe' })
    recipes[dish] = (await view.getAttribute('href'))?.split('/').at(-1) ?? ''
  }
  await page.goto(`${url}/recipes`)
  for (const dish of ['chicken', 'casserole', 'oats'] as const) {
    const heart = page.getByRole('button', { name: `Favorite: ${DISHES[dish].title}` })
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
  }
  await page.goto(`${url}/recipes/${recipes.chicken}`)
  await page.getByRole('button', { name: 'Share Recipe' }).click()
  await page.getByRole('button', { name: 'Make Public and Copy Link' }).click()
  await expect(page.getByText('Recipe link copied to clipboard!')).toBeVisible()
  const shared = new URL(await page.evaluate(() => navigator.clipboard.readText())).pathname
  // The tab still has data of the last recipe, which does not belong in later scenes.
  await page.evaluate(() => sessionStorage.clear())
  return { recipes: recipes as Stage['recipes'], shared }
}
