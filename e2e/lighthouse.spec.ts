import { chromium, expect } from '@playwright/test'
import lighthouse, { defaultConfig, type Result } from 'lighthouse'
import { STORE } from '../site/builds/rooms.ts'
import { openPageComposer } from '../site/page-composer.ts'
import { freePort, type RunningSite } from './site/run-site.ts'
import { test } from './site/shared-site.ts'

const CATEGORIES = ['accessibility', 'best-practices', 'seo']
/** Audits that do not affect the score. Without them Lighthouse neither records nor reads a trace. */
const UNWEIGHED = CATEGORIES.flatMap((name) =>
  (defaultConfig.categories?.[name]?.auditRefs ?? []).filter(({ weight }) => weight === 0),
).map(({ id }) => id)
/** Forms that must not be indexed by search engines. */
const NOT_LISTED = ['/login', '/register']

let site: RunningSite

test.beforeAll(({ sharedSite }) => {
  site = sharedSite
})

test('Lighthouse finds nothing to fix on any public page: accessibility, best practices, search engines', async ({
  launchOptions,
}) => {
  test.setTimeout(300_000)
  const port = await freePort()
  const args = [...(launchOptions.args ?? []), `--remote-debugging-port=${port}`]
  const browser = await chromium.launch({ ...launchOptions, args })
  try {
    for (const path of await publicPaths())
      expect.soft(await complaints(path, CATEGORIES, port), path).toEqual([])
    const unlisted = CATEGORIES.filter((category) => category !== 'seo')
    for (const path of NOT_LISTED) expect.soft(await complaints(path, unlisted, port), path).toEqual([])
  } finally {
    await browser.close()
  }
})

/** From the routes' own list, so that a new page is checked automatically. */
async function publicPaths(): Promise<string[]> {
  const { routes } = await openPageComposer({ siteUrl: site.url, supabaseUrl: '', publishableKey: '' }, STORE)
  return routes.filter((route) => route.public && !route.perRequest).map(({ path }) => path)
}

/** @returns a line for each audit that keeps a category below 100, with what it found */
async function complaints(path: string, onlyCategories: string[], port: number): Promise<string[]> {
  const run = await lighthouse(site.url + path, {
    port,
    onlyCategories,
    skipAudits: UNWEIGHED,
    logLevel: 'error',
    // Nothing is timed, so nothing has to be slowed down, and there is nothing to wait for beyond the page itself.
    throttlingMethod: 'simulate',
    pauseAfterFcpMs: 0,
    pauseAfterLoadMs: 0,
    cpuQuietThresholdMs: 0,
    networkQuietThresholdMs: 500,
    disableFullPageScreenshot: true,
  })
  if (!run) throw new Error(`Lighthouse gave no result for ${path}`)
  const { lhr } = run
  if (lhr.runtimeError) return [`${lhr.runtimeError.code}: ${lhr.runtimeError.message}`]
  return Object.values(lhr.categories).flatMap(({ id, score, auditRefs }) =>
    score === 1 ? [] : auditRefs.filter(({ weight }) => weight > 0).flatMap((ref) => said(id, lhr, ref.id)),
  )
}

function said(category: string, { audits }: Result, id: string): string[] {
  const audit = audits[id]
  if (!audit || audit.score === null || audit.score === 1) return []
  return [`${category}: ${audit.title} (${id}) ${JSON.stringify(audit.details).slice(0, 800)}`]
}
