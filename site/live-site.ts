import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Hono } from 'hono'
import { type Builds, liveBuilds, liveState, shellHome } from './builds/live.ts'
import { openCards } from './cards.ts'
import { composeSite } from './compose.ts'
import { matchPath } from './match-path.ts'
import { openPageComposer, type PageComposer, type SiteConfig } from './page-composer.ts'
import { openPlates } from './plates.ts'
import { type SiteParts, siteApp } from './serve.ts'
import { sharedPages } from './shared-page.ts'
import { sharedRecipesOf } from './shared-recipes.ts'

type Options = Pick<SiteParts, 'store' | 'api' | 'backendUrl' | 'addressOf' | 'https'> & {
  config: SiteConfig
  dataDir: string
  log: (line: string) => void
}

export type LiveSite = Awaited<ReturnType<typeof openLiveSite>>

/** How often it is looked whether something was released, in milliseconds. */
const LOOK_EVERY_MS = 500
/** How long what was live before may still answer the requests it has begun, in milliseconds. */
const LEAVE_AFTER_MS = 30_000

/**
 * The site of the builds that are live. A release, or taking one back, makes a new set of documents, policies,
 * registry and service worker beside the one that is served, and every request after it gets the new one: there is no
 * moment in between, and no restart. If the new set cannot be made, the one before goes on.
 */
export async function openLiveSite(options: Options) {
  const { store, dataDir, log } = options
  const sets = join(dataDir, 'pages')
  let asked = liveState(store)
  let saidUnreadable = ''
  let current = await openSet(liveBuilds(store))
  removeSets(current.folder)
  const timer = setInterval(look, LOOK_EVERY_MS)
  timer.unref()
  let making = Promise.resolve()
  return {
    fetch: (...request: Parameters<Hono['fetch']>) => current.app.fetch(...request),
    /** The pattern of the page at a path, as `/recipes/:id`; undefined where there is none. */
    pageAt: (path: string) => matchPath(current.paths, path),
    async close() {
      clearInterval(timer)
      await making
      await current.composer.close()
    },
  }

  function look(): void {
    try {
      const now = liveState(store)
      if (now === asked) return
      asked = now
      making = making.then(replace)
    } catch (error) {
      // A file of the store that cannot be read is no reason for a site to end.
      if (saidUnreadable !== String(error)) log(`What is live cannot be read: ${String(error)}`)
      saidUnreadable = String(error)
    }
  }

  async function replace(): Promise<void> {
    const before = current
    try {
      current = await openSet(liveBuilds(store))
    } catch (error) {
      log(`What was released cannot be served, so the site stays as it is: ${String(error)}`)
      return
    }
    log(`Live now: ${saying(current.builds)}`)
    setTimeout(() => {
      void before.composer.close()
      rmSync(before.folder, { recursive: true, force: true })
    }, LEAVE_AFTER_MS).unref()
  }

  async function openSet(builds: Builds) {
    const composer = await openPageComposer(options.config, store, log, builds)
    const folder = join(sets, String(Date.now()))
    await composeSite(composer, options.config, folder, join(dataDir, 'pages-last-good'), log)
    const paths = composer.routes.map((route) => route.path)
    return { builds, composer, folder, paths, app: appOf(composer, folder) }
  }

  function appOf(composer: PageComposer, pages: string): Hono {
    const sharedRecipes = sharedRecipesOf(composer, options.config, options.api)
    return siteApp({
      ...options,
      pages,
      shellHome: shellHome(store, composer.builds.shell),
      sharedPage: sharedPages(composer, sharedRecipes),
      cards: openCards(composer, sharedRecipes),
      plates: openPlates(composer.plateSvg),
    })
  }

  /** Sets of an earlier run. */
  function removeSets(but: string): void {
    for (const name of readdirSync(sets)) {
      const folder = join(sets, name)
      if (folder !== but) rmSync(folder, { recursive: true, force: true })
    }
  }
}

const saying = ({ shell, remotes }: Builds): string =>
  [`shell ${shell}`, ...Object.entries(remotes).map(([name, { version }]) => `${name} ${version}`)].join(', ')
