import { globSync, readdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { buildStorybook, type Storybook } from './site/build-storybook.ts'

test.describe.configure({ timeout: 240_000 })

const ROOT = join(import.meta.dirname, '..')
const COMPONENTS = join(ROOT, 'shared-ui/components')

/** A frame for the fields' labels, and drawings: both are in other components' stories. */
const UNTOLD = ['Field', 'Icon']

/** For one story, in milliseconds: they take a tenth of a second each. */
const PATIENCE = 20_000

let storybook: Storybook

test.beforeAll(async () => {
  test.setTimeout(120_000)
  storybook = await buildStorybook()
})

test.afterAll(() => storybook.close())

test('every component has its story, and every story is in the book', () => {
  const told = storybook.files.map((file) => basename(dirname(file)))
  const missing = readdirSync(COMPONENTS).filter((name) => !UNTOLD.includes(name) && !told.includes(name))
  expect(missing).toEqual([])
  const written = globSync('*/**/*.stories.tsx', {
    cwd: ROOT,
    exclude: (path) => /(^|\/)(node_modules|dist)$/.test(path),
  })
  expect(storybook.files.toSorted()).toEqual(written.map((file) => join(ROOT, file)).toSorted())
})

for (const theme of ['light', 'dark'] as const) {
  test(`every story stands, plays its part and is usable by everyone, ${theme}`, async ({ page }) => {
    const problems: string[] = []
    let shown = 'the preview'
    const note = (problem: string) => problems.push(`${shown}: ${problem.split('Ignored nodes')[0]}`)
    page.on('console', (line) => line.type() === 'error' && note(line.text()))
    page.on('pageerror', (error) => note(error.message))
    await open(page, theme)
    for (const id of storybook.stories) {
      shown = id
      for (const problem of await show(page, id)) note(problem)
    }
    expect(problems).toEqual([])
  })
}

test('each component is documented, and nothing is fetched from elsewhere', async ({ page }) => {
  const said: string[] = []
  const elsewhere: string[] = []
  page.on('console', (line) => line.type() === 'error' && said.push(line.text()))
  page.on('pageerror', (error) => said.push(error.message))
  page.on('response', (reply) => reply.ok() || said.push(`${reply.status()} ${reply.url()}`))
  page.on('request', (request) => !request.url().startsWith(storybook.url) && elsewhere.push(request.url()))
  for (const id of storybook.docs) {
    await page.goto(`${storybook.url}/iframe.html?viewMode=docs&id=${id}`)
    await expect(page.locator('#storybook-docs h1').first(), id).toBeVisible()
  }
  await page.goto(`${storybook.url}/index.html`)
  await expect(page.locator('#storybook-preview-iframe')).toBeVisible()
  expect(said).toEqual([])
  expect(elsewhere.filter((url) => !/^(data|blob):/.test(url))).toEqual([])
})

/** Opens the preview once: it goes from story to story without loading anew. */
async function open(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
  const first = storybook.stories[0]
  await page.goto(`${storybook.url}/iframe.html?viewMode=story&id=${first}&globals=theme:${theme}`)
  await page.waitForFunction(() => Boolean(window.__STORYBOOK_ADDONS_CHANNEL__?.last('storyFinished')))
}

/** Shows a story, waits until its play function and the accessibility check are through, and says what was wrong. */
const show = (page: Page, id: string): Promise<string[]> =>
  page.evaluate(
    async ([storyId, patience]) => {
      const channel = window.__STORYBOOK_ADDONS_CHANNEL__
      if (!channel) throw new Error('The preview has no channel')
      const { promise, resolve } = Promise.withResolvers<string[]>()
      const failed = (error: { message?: string; description?: string } | undefined) =>
        resolve([error?.message ?? error?.description ?? 'failed'])
      const finished = (payload: Finished) => {
        if (payload.storyId !== storyId) return
        const report = payload.reporters.find(({ type }) => type === 'a11y')
        const violations = report
          ? report.result.violations?.map(
              ({ id: rule, nodes }) => `${rule} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
            )
          : ['no accessibility report']
        const isEmpty = !document.querySelector('#storybook-root')?.textContent?.trim()
        resolve([
          ...(violations ?? ['the accessibility check failed']),
          ...(isEmpty ? ['shows nothing'] : []),
        ])
      }
      const bad = ['storyMissing', 'storyErrored', 'storyThrewException', 'playFunctionThrewException']
      for (const event of bad) channel.on(event, failed)
      channel.on('storyFinished', finished)
      const late = setTimeout(() => resolve(['does not come to an end']), patience)
      // The one that stands already is drawn anew.
      const stands = new URLSearchParams(location.search).get('id') === storyId && !window.walked
      window.walked = true
      channel.emit(stands ? 'forceRemount' : 'setCurrentStory', { storyId, viewMode: 'story' })
      try {
        return await promise
      } finally {
        clearTimeout(late)
        for (const event of bad) channel.off(event, failed)
        channel.off('storyFinished', finished)
      }
    },
    [id, PATIENCE] as const,
  )

type Finished = {
  storyId: string
  reporters: {
    type: string
    result: { violations?: { id: string; nodes: { target: string[] }[] }[] }
  }[]
}

type Channel = {
  on<T>(event: string, listener: (payload: T) => void): void
  off<T>(event: string, listener: (payload: T) => void): void
  emit(event: string, payload: unknown): void
  last(event: string): unknown
}

declare global {
  interface Window {
    __STORYBOOK_ADDONS_CHANNEL__?: Channel
    walked?: boolean
  }
}
