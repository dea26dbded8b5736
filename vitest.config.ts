import { defineConfig } from 'vitest/config'

const ignored = ['**/node_modules/**', '**/dist/**']
/**
 * Tests of rules that need a page. They run with the components: among the rules, each ended a process that had read the
 * food table, and another had to start and read it again.
 */
const withPage = '**/*.page.test.ts'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'rules',
          include: [
            '{domain,saved-recipe,nutrition,meal-plan,glycemia,recipe-import,words,platform,remote-kit,api-gateway,site,scripts,bench,e2e}/**/*.test.ts',
          ],
          exclude: [...ignored, withPage],
          environment: 'node',
          // Files share what they import: the food table and the dish book are read once, not once per file.
          isolate: false,
          // Some tests cook every dish of the book: seconds on an idle machine, half a minute on a busy one.
          testTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'components',
          include: ['{shell,shared-ui,recipe-view,mfe-*}/**/*.test.{ts,tsx}', withPage],
          exclude: ignored,
          environment: 'jsdom',
          // Each file has its own page and modules; jsdom and installed packages are read once per process.
          pool: 'vmForks',
          setupFiles: ['scripts/patient-queries.ts'],
          testTimeout: 30_000,
          css: { modules: { classNameStrategy: 'non-scoped' } },
        },
      },
      {
        test: {
          name: 'database',
          include: ['supabase/**/*.test.ts'],
          exclude: ignored,
          environment: 'node',
          // Files share what they import, and a PGlite with the schema in place: each starts with a copy of it.
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
})
