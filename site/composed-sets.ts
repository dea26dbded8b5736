import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Hono } from 'hono'
import { type Builds, shellHome } from './builds/live.ts'
import { openCards } from './cards.ts'
import { type ComposedSite, composeSite } from './compose.ts'
import { openPageComposer, type PageComposer, type SiteConfig } from './page-composer.ts'
import { openPlates } from './plates.ts'
import { type SiteParts, siteApp } from './serve.ts'
import { sharedPages } from './shared-page.ts'
import { sharedRecipesOf } from './shared-recipes.ts'
import type { Visit } from './visits/visit.ts'

export type SetOptions = Pick<SiteParts, 'store' | 'api' | 'backend' | 'addressOf' | 'https'> & {
  config: SiteConfig
  dataDir: string
  log: (line: string) => void
}

/** Documents, policies, registry and service worker made from the same builds, and what serves them. */
export type ComposedSet = {
  builds: Builds
  composer: PageComposer
  site: ComposedSite
  folder: string
  app: Hono
}

/** Who a set is for. Only sets for everybody store last good documents. */
export type For = 'everybody' | 'a canary' | Visit

/** How long a retired set may still answer requests that began earlier, in milliseconds. */
const LEAVE_AFTER_MS = 30_000

/** Makes sets of pages, each in its own folder, one at a time: each needs a thread to render and a second or more. */
export function composedSets(options: SetOptions) {
  const { store, dataDir, log } = options
  const folders = join(dataDir, 'pages')
  mkdirSync(folders, { recursive: true })
  const leftByEarlierRun = readdirSync(folders)
  const open = new Set<ComposedSet>()
  let made = 0
  let last: Promise<unknown> = Promise.resolve()
  return {
    make(builds: Builds, whom: For): Promise<ComposedSet> {
      const set = last.then(() => compose(builds, whom))
      last = set.catch(() => {})
      return set
    },

    /** For a set that gets no more requests. */
    leave(set: ComposedSet): void {
      setTimeout(() => {
        open.delete(set)
        void set.composer.close()
        rmSync(set.folder, { recursive: true, force: true })
      }, LEAVE_AFTER_MS).unref()
    },

    /** Removes what an earlier run left; it is no longer needed once this one can answer. */
    tidy(): void {
      for (const name of leftByEarlierRun) rmSync(join(folders, name), { recursive: true, force: true })
    },

    async close(): Promise<void> {
      await last
      await Promise.all([...open].map(({ composer }) => composer.close()))
    },
  }

  async function compose(builds: Builds, whom: For): Promise<ComposedSet> {
    const config = typeof whom === 'object' ? { ...options.config, visit: whom } : options.config
    const composer = await openPageComposer(config, store, log, builds, true)
    const folder = join(folders, `${Date.now()}-${++made}`)
    const lastGood = whom === 'everybody' ? join(dataDir, 'pages-last-good') : null
    try {
      const site = await composeSite(composer, config, folder, lastGood, log)
      const set = { builds, composer, site, folder, app: appOf(composer, config, folder) }
      open.add(set)
      // Its thread starts again for the next page to render: a public recipe.
      await composer.close()
      return set
    } catch (error) {
      await composer.close()
      rmSync(folder, { recursive: true, force: true })
      throw error
    }
  }

  function appOf(composer: PageComposer, config: SiteConfig, pages: string): Hono {
    const sharedRecipes = sharedRecipesOf(composer, config, options.api)
    return siteApp({
      ...options,
      pages,
      shellHome: shellHome(store, composer.builds.shell),
      sharedPage: sharedPages(composer, sharedRecipes),
      cards: openCards(composer, sharedRecipes),
      plates: openPlates(composer.plateSvg),
    })
  }
}
