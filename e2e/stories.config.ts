import { defineConfig } from '@playwright/test'
import all from './playwright.config.ts'

/** Only the stories, for `npm run check`: they need no site, so none is built. `STORIES` names their files. */
export default defineConfig({
  ...all,
  globalSetup: undefined,
  projects: [{ name: 'stories', testMatch: '**/book-of-stories.spec.ts' }],
  workers: 1,
  reporter: [['line']],
})
