import { test as base } from '@playwright/test'
import { onPostgres } from './on-postgres.ts'
import { forget, type RunningSite, runSite } from './run-site.ts'

/** What the site keeps its data in. */
export type Engine = { engine: 'embedded' | 'postgres' }

/**
 * For journeys that need no settings, builds or data of their own: one site for all of their files in a worker, since
 * a start takes four seconds of the processor. Each journey has guests and members (email addresses) of its own, and leaves
 * the site running. All of them have one network address: what an
 * address may ask for is raised here, and thirty confirmation mails an hour are enough.
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
