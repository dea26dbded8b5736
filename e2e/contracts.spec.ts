import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { readLive } from '../site/builds/live.ts'
import { publishRemote, publishShell } from '../site/builds/publish.ts'
import { release } from '../site/builds/releasing.ts'
import { ROOT } from '../site/builds/rooms.ts'
import { copyOfStore } from './site/broken-remote.ts'
import { type LiveSite, serveStore } from './site/in-process.ts'

/** A shell and a remote of contract 1, kept as source, next to today's: each with each. */
const OLD = 'e2e/contract-1'

let store: string
let site: LiveSite
let old: { shell: string; glossary: string }
let today: { shell: string; glossary: string }

test.beforeAll(async () => {
  for (const room of ['shell', 'mfe-glossary']) build(join(OLD, room))
  store = copyOfStore()
  today = { shell: readLive(store, 'shell')!.live, glossary: readLive(store, 'glossary')!.live }
  old = {
    shell: publishShell(store, null, `${OLD}/shell`),
    glossary: publishRemote(join(ROOT, OLD, 'mfe-glossary/dist'), 'glossary', store),
  }
  site = await serveStore(store)
})
test.afterAll(async () => {
  await site?.close()
  rmSync(store, { recursive: true, force: true })
})

function build(room: string): void {
  const cli = join(ROOT, 'node_modules/@rsbuild/core/bin/rsbuild.js')
  const words = ['build', '-c', join(ROOT, 'rsbuild.config.ts'), '--log-level', 'warn']
  const env = { ...process.env, NODE_ENV: 'production' }
  const { status, stdout, stderr } = spawnSync(process.execPath, [cli, ...words], {
    cwd: join(ROOT, room),
    env,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`${room} does not build:\n${stdout}${stderr}`)
}

const document = async (path: string) => (await fetch(site.url + path)).text()

async function expectOldGlossary(page: Page) {
  expect(await document('/glossary')).toContain('Glossary of contract 1')
  await page.goto(`${site.url}/glossary`)
  await expect(page.getByText('A guest at /glossary')).toBeVisible()
  await page.getByRole('button', { name: 'Pressed 0 times' }).click()
  await expect(page.getByRole('button', { name: 'Pressed 1 times' })).toBeVisible()
}

test('a shell and a remote of contract 1 still work, and can be rolled back to', async ({ page }) => {
  await site.show({ shell: old.shell, glossary: old.glossary })
  await expectOldGlossary(page)
  await page.getByRole('link', { name: 'Home' }).click()
  await expect(page.getByRole('heading', { name: 'A shell of contract 1' })).toBeVisible()
})

test('a remote of contract 1 still works in today’s shell', async ({ page }) => {
  await site.show({ shell: today.shell, glossary: old.glossary })
  await expectOldGlossary(page)
  const header = page.getByRole('navigation', { name: 'Main' })
  await expect(header.getByRole('link')).toHaveText(['Home', 'Recipe Builder', 'Meal Planner', 'Glossary'])
  await header.getByRole('link', { name: 'Meal Planner' }).click()
  await expect(page.getByRole('button', { name: 'Fill My Week' })).toBeVisible()
  await header.getByRole('link', { name: 'Glossary' }).click()
  await expect(page).toHaveTitle('Blood Sugar Glossary | Evenplate')
})

test('today’s shell and remote', async ({ page }) => {
  await site.show({ shell: today.shell, glossary: today.glossary })
  expect(await document('/glossary')).toContain('Glycemic Index (GI)')
  await page.goto(`${site.url}/glossary`)
  await page.getByRole('searchbox').fill('glycemic')
  await expect(page.getByRole('heading', { name: 'Glycemic Index (GI)' })).toBeVisible()
})

test('today’s remote is refused with a shell of contract 1, and breaks only its own page', async ({
  page,
}) => {
  await site.show({ shell: old.shell, glossary: old.glossary })
  const by = { who: 'a journey', commit: null }
  await expect(release(store, 'glossary', today.glossary, by)).rejects.toThrow(
    'glossary is built for contract 2; the shell speaks 1',
  )
  expect(readLive(store, 'glossary')?.live).toBe(old.glossary)

  await site.show({ glossary: today.glossary })
  // A site that has shown the page before continues with its last good document; this one has none.
  await site.close()
  site = await serveStore(store)
  await page.goto(`${site.url}/glossary`)
  await expect(page.getByRole('alert')).toHaveText(
    'Something went wrong. The part "glossary" does not support version 1 of the contract.',
  )
  await page.getByRole('link', { name: 'Home' }).click()
  await expect(page.getByRole('heading', { name: 'A shell of contract 1' })).toBeVisible()
})
