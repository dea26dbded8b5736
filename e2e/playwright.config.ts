import { defineConfig } from '@playwright/test'

/** What counts seconds, or the bytes that come before a page is at rest: a busy machine stretches both. */
const ALONE = ['budgets', 'lifecycle'].map((name) => `**/${name}.spec.ts`)

export default defineConfig({
  testDir: '.',
  globalSetup: './site/first-start.ts',
  testMatch: '**/*.spec.ts',
  projects: [
    { name: 'together', testIgnore: ALONE },
    { name: 'alone', testMatch: ALONE },
  ],
  // Journeys wait as well as work: three at a time keep two cores busy. `npm test` runs the lone ones by themselves.
  // Files go in the order of their names: the two longest (accessibility, book-of-stories) begin, and neither is left to the end.
  workers: 2,
  fullyParallel: false,
  retries: 0,
  forbidOnly: true,
  // Patience, not a measure: a busy machine is no failure.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json']],
  use: {
    launchOptions: {
      executablePath: process.env.CHROME_PATH,
      args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
    },
    // A worker answers past `page.route`. What is tested of it is in `offline.spec.ts`.
    serviceWorkers: 'block',
    trace: 'off',
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
  },
})
