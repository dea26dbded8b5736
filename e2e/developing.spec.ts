import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { becomeMember } from './site/account.ts'
import { readingsFile } from './site/readings-file.ts'
import { forget, runDev } from './site/run-site.ts'

const ROOT = join(import.meta.dirname, '..')

test('parts in development run with their workers, without changing their builds or the store', async ({
  page,
}) => {
  const before = builds()
  const site = await runDev(['glossary', 'health-log'])
  try {
    await page.goto(`${site.url}/glossary`)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible({ timeout: 60_000 })
    const registry = await (await fetch(`${site.url}/remotes.json`)).json()
    expect(registry.glossary.entry).toMatch(/^http:\/\/localhost:\d+\/remote-entry\.js$/)
    await becomeMember(page, site, 'developer@example.com')
    await page.goto(`${site.url}/health/import`)
    await page.locator('input[type=file]').setInputFiles(readingsFile())
    await expect(page.getByRole('heading', { name: 'What we found' })).toBeVisible({ timeout: 30_000 })
  } finally {
    await site.stop()
    forget(site)
  }
  expect(builds()).toEqual(before)
})

/** Each build file of the shell, the developed parts and the registry, with the time it was written. */
const builds = () =>
  ['shell', 'mfe-glossary', 'mfe-health-log']
    .flatMap((room) => [`${room}/dist/web`, `${room}/dist/node`])
    .flatMap((folder) => globSync(`${folder}/**/*`, { cwd: ROOT }))
    .concat(['shell/dist/.built-from', 'mfe-glossary/dist/.built-from'])
    .map((file) => [file, statSync(join(ROOT, file)).mtimeMs])
    .concat([['remotes.json', readFileSync(join(ROOT, 'site/dist/store/remotes.json'), 'utf8')]])
