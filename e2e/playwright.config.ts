import { defineConfig } from '@playwright/test'

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  // Two cores: a site and a browser keep them busy.
  workers: 1,
  fullyParallel: false,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json']],
  use: {
    launchOptions: {
      executablePath: process.env.CHROME_PATH,
      args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
    },
    // A worker answers past `page.route`. What is tested of it is in `offline.spec.ts`.
    serviceWorkers: 'block',
    trace: 'off',
    actionTimeout: 10_000,
    navigationTimeout: 20_000,
  },
})
