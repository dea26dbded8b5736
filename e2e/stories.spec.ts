import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { buildStorybook, type Storybook } from './site/build-storybook.ts'

test.describe.configure({ timeout: 240_000 })

const COMPONENTS = join(import.meta.dirname, '../shared-ui/components')

/** A frame for the fields' labels, and drawings: both are in other components' stories. */
const UNTOLD = ['Field', 'Icon']

let storybook: Storybook

test.beforeAll(async () => {
  test.setTimeout(120_000)
  storybook = await buildStorybook()
})

test.afterAll(() => storybook.close())

test('every component has its story', () => {
  const told = storybook.components
  const missing = readdirSync(COMPONENTS).filter((name) => !UNTOLD.includes(name) && !told.includes(name))
  expect(missing).toEqual([])
})

for (const theme of ['light', 'dark'] as const) {
  test(`every story stands, plays its part and is usable by everyone, ${theme}`, async ({ page }) => {
    await open(page, theme)
    const problems: string[] = []
    for (const id of storybook.stories) {
      const { errors, violations } = await show(page, id)
      for (const problem of [...errors, ...violations]) problems.push(`${id}: ${problem}`)
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
  page.on('console', (line) => {
    if (line.type() === 'error') void page.evaluate((text) => window.said?.push(text), line.text())
  })
  const first = storybook.stories[0]
  await page.goto(`${storybook.url}/iframe.html?viewMode=story&id=${first}&globals=theme:${theme}`)
  await page.waitForFunction(() => Boolean(window.__STORYBOOK_ADDONS_CHANNEL__?.last('storyFinished')))
}

type Outcome = { errors: string[]; violations: string[] }

/** Shows a story and waits until its play function and the accessibility check are through. */
const show = (page: Page, id: string): Promise<Outcome> =>
  page.evaluate(async (storyId) => {
    const channel = window.__STORYBOOK_ADDONS_CHANNEL__
    if (!channel) throw new Error('The preview has no channel')
    window.said = []
    const { promise, resolve } = Promise.withResolvers<Outcome>()
    const failed = (error: { message?: string; description?: string } | undefined) =>
      resolve({ errors: [error?.message ?? error?.description ?? 'failed'], violations: [] })
    const finished = (payload: Finished) => {
      if (payload.storyId !== storyId) return
      const report = payload.reporters.find(({ type }) => type === 'a11y')
      const violations = report
        ? report.result.violations?.map(
            ({ id: rule, nodes }) => `${rule} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
          )
        : ['no accessibility report']
      resolve({ errors: window.said ?? [], violations: violations ?? ['the accessibility check failed'] })
    }
    const bad = ['storyMissing', 'storyErrored', 'storyThrewException', 'playFunctionThrewException']
    for (const event of bad) channel.on(event, failed)
    channel.on('storyFinished', finished)
    // The one that stands already is drawn anew.
    const shown = new URLSearchParams(location.search).get('id') === storyId && !window.walked
    window.walked = true
    channel.emit(shown ? 'forceRemount' : 'setCurrentStory', { storyId, viewMode: 'story' })
    try {
      return await promise
    } finally {
      for (const event of bad) channel.off(event, failed)
      channel.off('storyFinished', finished)
    }
  }, id)

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
    said?: string[]
    walked?: boolean
  }
}
