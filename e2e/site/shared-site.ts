import { test as base } from '@playwright/test'
import { onPostgres } from './on-postgres.ts'
import { forget, type RunningSite, runSite } from './run-site.ts'

/** The folder with the site's data. */
export type Engine = { engine: 'embedded' | 'postgres' }

/**
 * For journeys that need no settings, builds or data of their own: one site for all of their files in a worker, since a
 * start takes four seconds of CPU. Each journey has its own guests and members (email addresses), and leaves the site
 * running. They all have one network address: the limit per address is raised here, and thirty confirmation mails an
 * hour are enough.
 */
export const test = base.extend<object, Engine & { sharedSite: RunningSite }>({
  engine: ['embedded', { scope: 'worker', option: true }],
  sharedSite: [
    async ({ engine }, use) => {
      const env = { GUEST_ADDRESS_LIMIT: '1000' }
      const site = await (engine === 'postgres'
        ? onPostgres((database, folder) => runSite({ ...env, ...database }, folder))
        : runSite(env))
      await use(site)
      await site.stop()
      forget(site)
    },
    { scope: 'worker', timeout: 150_000 },
  ],
})
