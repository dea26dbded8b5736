import { defineConfig } from '@playwright/test'

/** Tests that measure seconds, or the bytes loaded before a page is at rest: a busy machine changes both. */
const ALONE = ['budgets', 'lifecycle'].map((name) => `**/${name}.spec.ts`)

export default defineConfig({
  testDir: '.',
  globalSetup: './site/first-start.ts',
  testMatch: '**/*.spec.ts',
  projects: [
    { name: 'together', testIgnore: ALONE },
    { name: 'alone', testMatch: ALONE },
  ],
  // One for each core of the smallest machine: three keep no more of it busy and wait for each other. `npm test` runs
  // the timed journeys alone. Files run in the order of their names: the two longest (accessibility, book-of-stories)
  // come first, so that neither is left to the end.
  workers: 2,
  fullyParallel: false,
  retries: 0,
  forbidOnly: true,
  // A generous limit, not a measurement: a busy machine is no failure.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json']],
  use: {
    launchOptions: {
      executablePath: process.env.CHROME_PATH,
      args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
    },
    // A service worker answers requests without `page.route`. The worker is tested in `offline.spec.ts`.
    serviceWorkers: 'block',
    trace: 'off',
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
  },
})
