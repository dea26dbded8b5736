import { execFile } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'
import { fingerprintOf } from '../site/builds/fingerprint.ts'
import { readLive } from '../site/builds/live.ts'
import { ROOMS } from '../site/builds/rooms.ts'
import { copyOfStore } from './site/broken-remote.ts'
import { commandIn, copyOfSources, sourcesIn } from './site/copy-of-sources.ts'
import { inFolder, outsideRemote } from './site/outside-remote.ts'
import { ownEnv } from './site/own-env.ts'
import { command } from './site/released.ts'
import { forget, type RunningSite, runSite } from './site/run-site.ts'

let store: string
let site: RunningSite

test.beforeAll(async () => {
  store = copyOfStore()
  site = await runSite({}, { store })
})
test.afterAll(async () => {
  await site.stop()
  forget(site)
  rmSync(store, { recursive: true, force: true })
})

test('`npm run new` in a fresh clone makes a part that one release puts on the running site', async ({
  page,
}) => {
  test.setTimeout(300_000)
  const clone = copyOfSources()
  const before = sourcesIn(clone)
  const shell = readLive(store, 'shell')
  await commandIn(clone, 'new', 'meal-log')

  const after = sourcesIn(clone)
  const outside = [...after].filter(
    ([path, text]) => before.get(path) !== text && !path.startsWith('mfe-meal-log/'),
  )
  expect(outside.map(([path]) => path).sort()).toEqual([
    'docs/architecture.md',
    'e2e/meal-log.spec.ts',
    'pnpm-lock.yaml',
  ])
  expect(await fingerprintsIn(clone)).toEqual(ROOMS.map((room) => fingerprintOf(room)))
  await nodeIn(
    clone,
    'scripts/boot.mjs',
    '--bin',
    'vitest',
    'run',
    'mfe-meal-log',
    'scripts/import-rules.test',
  )
  await nodeIn(clone, 'scripts/boot.mjs', '--bin', 'biome', 'check', '--error-on-warnings', 'mfe-meal-log')

  expect(await commandIn(clone, 'release', 'meal-log', '--', '--store', store)).toMatch(
    /Building mfe-meal-log …\n[^,]*meal-log \w+ is live; before it nothing/,
  )
  await expect(async () => {
    await page.goto(`${site.url}/sitemap`)
    const link = page.getByRole('main').getByRole('link', { name: 'Meal Log', exact: true })
    await link.click({ timeout: 1000 })
  }).toPass()
  await expect(page).toHaveURL(`${site.url}/meal-log`)
  await expect(page.getByRole('heading', { level: 1, name: 'Meal Log' })).toBeVisible()
  expect(await (await page.request.get(`${site.url}/meal-log`)).text()).toContain('Nothing is here yet.')
  expect(readLive(store, 'shell')).toEqual(shell)
  rmSync(clone, { recursive: true })
})

test('a remote in another repository uses only the packed kit, and is released into the running site', async ({
  page,
}) => {
  test.setTimeout(300_000)
  const folder = await outsideRemote()
  expect(await inFolder(folder, 'npm', 'run', 'types')).not.toContain('error')
  expect(await inFolder(folder, 'npm', 'run', 'build')).toContain('in-season is fit to be released')
  const release = ['release', 'in-season', '--', '--store', store] as const
  expect(await command(...release, '--from', folder)).toMatch(/^in-season \w+ is live; before it nothing/m)

  await expect(async () => {
    const served = await page.request.get(`${site.url}/in-season`)
    expect(await served.text()).toContain('Brussels sprouts')
  }).toPass()
  await page.goto(`${site.url}/in-season`)
  await page.getByRole('button', { name: 'Kale' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Kale it is.' })).toBeVisible()
  // Its links are the shell's: nothing is reloaded.
  await page.evaluate(() => Object.assign(window, { stayed: true }))
  await page.getByRole('link', { name: 'Make a recipe' }).click()
  await expect(page).toHaveURL(`${site.url}/recipe-builder`)
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true)

  await expect(command(...release)).rejects.toThrow('in-season is not made here')
  rmSync(folder, { recursive: true })
})

/** The build inputs of each part but the new one, there. */
async function fingerprintsIn(folder: string): Promise<string[]> {
  const file = join(folder, 'site/builds/fingerprint.ts')
  const code = `import { fingerprintOf } from ${JSON.stringify(file)}
    console.log(JSON.stringify(${JSON.stringify(ROOMS)}.map((room) => fingerprintOf(room))))`
  return JSON.parse(await nodeIn(folder, '--input-type=module', '-e', code))
}

async function nodeIn(folder: string, ...words: string[]): Promise<string> {
  return (await promisify(execFile)(process.execPath, words, { cwd: folder, env: ownEnv() })).stdout
}
