import { defineConfig } from '@playwright/test'

/** What kills processes, counts seconds or bytes, or keeps every core busy by itself. */
const ALONE = ['budgets', 'hard-kills', 'lifecycle', 'lighthouse'].map((name) => `**/${name}.spec.ts`)

export default defineConfig({
  testDir: '.',
  globalSetup: './site/first-start.ts',
  testMatch: '**/*.spec.ts',
  projects: [
    { name: 'together', testIgnore: ALONE },
    { name: 'alone', testMatch: ALONE },
  ],
  // Journeys wait more than they work: two at a time keep two cores busy. `npm test` runs the lone ones by themselves.
  // Files go in the order of their names: the two longest (accessibility, book-of-stories) begin, so that neither is left to the end.
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
