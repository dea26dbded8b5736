import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { forget, runDev } from './site/run-site.ts'

const ROOT = join(import.meta.dirname, '..')

test('developing a part leaves its build and the store of builds alone', async ({ page }) => {
  const before = builds()
  const site = await runDev(['glossary'])
  try {
    await page.goto(`${site.url}/glossary`)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible({ timeout: 60_000 })
    const registry = await (await fetch(`${site.url}/remotes.json`)).json()
    expect(registry.glossary.entry).toMatch(/^http:\/\/localhost:\d+\/remote-entry\.js$/)
  } finally {
    await site.stop()
    forget(site)
  }
  expect(builds()).toEqual(before)
})

/** Each file of the shell's and the glossary's builds and of the registry, with the time it was written. */
const builds = () =>
  ['shell/dist/web', 'shell/dist/node', 'mfe-glossary/dist/web', 'mfe-glossary/dist/node']
    .flatMap((folder) => globSync(`${folder}/**/*`, { cwd: ROOT }))
    .concat(['shell/dist/.built-from', 'mfe-glossary/dist/.built-from'])
    .map((file) => [file, statSync(join(ROOT, file)).mtimeMs])
    .concat([['remotes.json', readFileSync(join(ROOT, 'site/dist/store/remotes.json'), 'utf8')]])
