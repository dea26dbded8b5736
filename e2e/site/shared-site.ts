import { test as base } from '@playwright/test'
import { forget, type RunningSite, runSite } from './run-site.ts'

/**
 * For journeys that need no settings, builds or data of their own: one site for all of their files in a worker, since
 * a start takes four seconds of the processor. Each journey has guests and members (email addresses) of its own, and leaves
 * the site running. All of them have one network address: what an
 * address may ask for is raised here, and thirty confirmation mails an hour are enough.
 */
export const test = base.extend<object, { sharedSite: RunningSite }>({
  sharedSite: [
    // The name is not used: a fixture has to say which others it needs.
    async ({ browserName: _ }, use) => {
      const site = await runSite({ GUEST_ADDRESS_LIMIT: '1000' })
      await use(site)
      await site.stop()
      forget(site)
    },
    { scope: 'worker', timeout: 150_000 },
  ],
})
