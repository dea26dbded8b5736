import { defineConfig } from '@playwright/test'
import all, { TIMED } from './playwright.config.ts'

/** The journeys that count seconds, one after another, for when nothing else runs. Their site makes its own data. */
export default defineConfig({
  ...all,
  globalSetup: undefined,
  projects: [{ name: 'timed', testMatch: TIMED }],
  workers: 1,
})
