import { defineConfig } from '@playwright/test'
import type { Engine } from './site/shared-site.ts'

/** Measures how long a site takes to stop a model, to end and to start again, which a busy machine would distort. */
export const TIMED = '**/stops.spec.ts'

const BROWSER = {
  executablePath: process.env.CHROME_PATH,
  args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
}

/**
 * Makes a page cost a third less CPU: nothing is painted through an emulated graphics card, one visitor's pages share a
 * process, as on a small phone, and code that runs for seconds is not optimized.
 */
const LIGHTER = [
  '--disable-gpu',
  '--disable-software-rasterizer',
  '--renderer-process-limit=1',
  '--js-flags=--no-opt --no-maglev --single-threaded',
]

/** The journeys that write and read the most, also over PostgreSQL; a third one is in `whole-life.spec.ts`. */
const ON_POSTGRES = /@postgres/

export default defineConfig<object, Engine>({
  testDir: '.',
  globalSetup: './site/first-start.ts',
  testMatch: '**/*.spec.ts',
  // Node reads TypeScript itself: to translate all that journeys import of the site costs some 14 s of CPU.
  build: { external: ['**/*.ts'] },
  projects: [
    {
      name: 'together',
      testIgnore: TIMED,
      use: { launchOptions: { ...BROWSER, args: [...BROWSER.args, ...LIGHTER] } },
    },
    {
      name: 'on-postgres',
      testMatch: ['**/member.spec.ts', '**/health-log.spec.ts'],
      grep: ON_POSTGRES,
      use: { engine: 'postgres', launchOptions: { ...BROWSER, args: [...BROWSER.args, ...LIGHTER] } },
    },
  ],
  // One more than the smallest machine has cores: a journey spends half of its time waiting, and with four at once some
  // fail. Files run in the order of their names: the two longest (accessibility, book-of-stories) come first, so that
  // neither is left to the end.
  workers: 3,
  fullyParallel: false,
  retries: 0,
  forbidOnly: true,
  // Generous limits, not measurements: a busy machine is not a failure, and passing tests do not take longer for it.
  timeout: 240_000,
  expect: { timeout: 45_000 },
  reporter: [['list'], ['json']],
  use: {
    launchOptions: BROWSER,
    // A service worker answers requests, bypassing `page.route`. The worker is tested in `offline.spec.ts`.
    serviceWorkers: 'block',
    trace: 'off',
    actionTimeout: 45_000,
    navigationTimeout: 60_000,
  },
})
