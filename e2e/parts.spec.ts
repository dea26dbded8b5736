import { rmSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { release } from '../site/builds/releasing.ts'
import { copyOfStore } from './site/broken-remote.ts'
import { type LiveSite, serveStore } from './site/in-process.ts'
import { bytesOf } from './site/released.ts'
import { putSmallPart } from './site/small-part.ts'

/** A page with a part of another remote between two lines. */
const weekWith = (part: string) => `({ platform: { Part } }) => [
  h('h1', { children: 'Your week' }),
  h('p', { children: 'A line before it.' }),
  h(Part, { name: '${part}', props: { few: true } }),
  h('p', { children: 'A line after it.' }),
]`
const SAID = `h('p', { children: 'A list for ' + platform.nav.path + ' ' + JSON.stringify(props) })`
const LIST = `({ platform, props }) => ${SAID}`

const IN_BROWSER = `typeof document !== 'undefined'`
/** What goes wrong with a part, and its code in the remote that offers it. */
const WRONG: Record<string, { body: string; first?: string; contract?: number; offered?: false }> = {
  'throws while it renders': { body: `() => { throw new Error('no list') }` },
  'throws only in the browser, after prerendering': {
    body: `({ platform, props }) => { if (${IN_BROWSER}) throw new Error('no list'); return ${SAID} }`,
  },
  'throws when it is mounted': {
    body: `() => h('p', { children: 'A list', ref: () => { throw new Error('no list') } })`,
  },
  'throws when it is pressed': {
    body: `() => h('button', { children: 'More', onClick: () => { throw new Error('no list') } })`,
  },
  'is missing from the remote that offers it': { body: 'undefined' },
  'is offered by no remote': { body: LIST, offered: false },
  'has a contract that nobody speaks': { body: LIST, contract: 99 },
  'fails to load': { body: LIST, first: `throw new Error('no module')` },
  'never comes': { body: LIST, first: 'await new Promise(() => {})' },
}

let store: string
let site: LiveSite

test.beforeAll(async () => {
  store = copyOfStore()
  site = await serveStore(store)
})
test.afterAll(async () => {
  await site?.close()
  rmSync(store, { recursive: true, force: true })
})

/**
 * Opens a page, whose own lines are there whatever the part does.
 * @returns the browser's complaints
 */
async function openWeek(page: Page, path: string): Promise<string[]> {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (line) => line.type() === 'error' && complaints.push(line.text()))
  await page.goto(site.url + path)
  await expectWhole(page)
  return complaints
}

async function expectWhole(page: Page) {
  await expect(page.getByRole('heading', { name: 'Your week' })).toBeVisible()
  await expect(page.getByText('A line before it.')).toBeVisible()
  await expect(page.getByText('A line after it.')).toBeVisible()
  await expect(page.getByText('Something went wrong.')).toHaveCount(0)
}

const text = async (path: string) => (await fetch(site.url + path)).text()

test('a new page of a remote is served, prerendered, in the sitemap and the header, with a part of another on it; the shell stays as it was', async ({
  page,
}) => {
  const shell = bytesOf(store, ['shell/**', 'shells/**', 'render/shell/*', 'live/shell.json'])
  const by = { who: 'a journey', commit: null }
  const week = putSmallPart(store, 'planner', {
    pages: { week: weekWith('sample-list') },
    paths: { week: '/weeks' },
    header: { week: 'Your week' },
  })
  const list = putSmallPart(store, 'lists', { parts: { 'sample-list': LIST } })
  await release(store, 'lists', list, by)
  await release(store, 'planner', week, by)
  await site.show({ planner: week, lists: list })

  const SHOWN = 'A list for /weeks {"few":true}'
  const html = await text('/weeks')
  expect(html).toContain('<h1>Your week</h1>')
  expect(html.replaceAll('&quot;', '"')).toContain(SHOWN)
  expect(html).toContain(`<link rel="modulepreload" href="/remotes/lists/${list}/remote-entry.js"`)
  expect(await text('/sitemap.xml')).toContain('<loc>http://localhost/weeks</loc>')
  const complaints = await openWeek(page, '/weeks')
  await expect(page.getByText(SHOWN)).toBeVisible()
  expect(complaints).toEqual([])

  await page.goto(site.url)
  const header = page.getByRole('navigation', { name: 'Main' })
  await header.getByRole('link', { name: 'Your week' }).click()
  await expectWhole(page)
  await expect(page.getByText(SHOWN)).toBeVisible()
  await expect(page).toHaveTitle('week | Evenplate')
  expect(complaints).toEqual([])
  expect(bytesOf(store, ['shell/**', 'shells/**', 'render/shell/*', 'live/shell.json'])).toEqual(shell)
})

test('whatever is wrong with a part, the page around it is whole', async ({ page }) => {
  const builds: Record<string, string> = {}
  const host = { pages: {} as Record<string, string>, paths: {} as Record<string, string> }
  for (const [index, { body, offered, ...more }] of Object.values(WRONG).entries()) {
    host.pages[`week-${index}`] = weekWith(`part-${index}`)
    host.paths[`week-${index}`] = `/week-${index}`
    if (offered !== false)
      builds[`lists-${index}`] = putSmallPart(store, `lists-${index}`, {
        parts: { [`part-${index}`]: body },
        ...more,
      })
  }
  await site.show({ ...builds, planner: putSmallPart(store, 'planner', host) })
  for (const [index, what] of Object.keys(WRONG).entries()) {
    await test.step(what, async () => {
      const html = await text(`/week-${index}`)
      expect(html).toContain('A line after it.')
      expect(html).not.toContain('Something went wrong.')
      await openWeek(page, `/week-${index}`)
      const button = page.getByRole('button', { name: 'More' })
      if (what === 'throws when it is pressed') await button.click()
      else await expect(page.getByText(/^A list/)).toHaveCount(0, { timeout: 20_000 })
      await expectWhole(page)
    })
  }
  // The site around it answers.
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Meal Planner' }).click()
  await expect(page.getByRole('button', { name: 'Fill My Week' })).toBeVisible()
})
