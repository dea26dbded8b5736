import { defineConfig } from '@playwright/test'
import all, { TIMED } from './playwright.config.ts'

/** The journeys that measure seconds, one after another, when nothing else runs. Their site makes its own data. */
export default defineConfig({
  ...all,
  globalSetup: undefined,
  projects: [{ name: 'timed', testMatch: TIMED }],
  workers: 1,
})
