import { globSync, readdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { buildStorybook, type Storybook } from './site/build-storybook.ts'

const ROOT = join(import.meta.dirname, '..')
const COMPONENTS = join(ROOT, 'shared-ui/components')

/** Time limit for one story, in milliseconds: they take a tenth of a second each. */
const PATIENCE = 45_000

// Some four hundred stories, one after another.
test.setTimeout(900_000)

let storybook: Storybook

test.beforeAll(async () => {
  storybook = await buildStorybook()
})

test.afterAll(() => storybook.close())

test('every component has its story, and every story is in Storybook', () => {
  const told = storybook.files.map((file) => basename(dirname(file)))
  const missing = readdirSync(COMPONENTS).filter((name) => !told.includes(name))
  expect(missing).toEqual([])
  const written = globSync('*/**/*.stories.tsx', {
    cwd: ROOT,
    exclude: (path) => /(^|\/)(node_modules|dist)$/.test(path),
  })
  expect(storybook.files.toSorted()).toEqual(written.map((file) => join(ROOT, file)).toSorted())
})

test('every story renders, passes its play function and is accessible, also its colors in the dark theme', {
  tag: '@of-some-stories',
}, async ({ page }) => {
  const said = listen(page)
  await open(page)
  for (const id of storybook.stories) {
    said.of = id
    const problems = await shown(page, id).catch(async ({ message }: Error) => {
      await open(page)
      return [message]
    })
    for (const problem of problems) said.note(problem)
  }
  expect(said.problems).toEqual([])
})

/** What is wrong with a story in the light theme, and with its colors in the dark one. */
async function shown(page: Page, id: string): Promise<string[]> {
  const problems = await show(page, id)
  await page.emulateMedia({ colorScheme: 'dark' })
  const inTheDark = await page.evaluate(dimColors)
  await page.emulateMedia({ colorScheme: 'light' })
  return [...problems, ...inTheDark.map((problem) => `in the dark: ${problem}`)]
}

test('each component is documented, and no page of Storybook logs an error or makes an unexpected request', {
  tag: '@of-some-stories',
}, async ({ page }) => {
  const said = listen(page)
  await open(page)
  for (const id of storybook.docs) {
    said.of = id
    await page.evaluate(
      (storyId) =>
        window.__STORYBOOK_ADDONS_CHANNEL__?.emit('setCurrentStory', { storyId, viewMode: 'docs' }),
      id,
    )
    await page.waitForFunction(isDocumented, id, { timeout: PATIENCE })
  }
  await page.goto(`${storybook.url}/index.html`)
  await expect(page.locator('#storybook-preview-iframe')).toBeVisible()
  expect(said.problems).toEqual([])
})

/** Whether a component's page has loaded, with each of its stories on it. */
function isDocumented(id: string): boolean {
  const frames = [...document.querySelectorAll('#storybook-docs [id^="story--"][id$="-inner"]')]
  const prefix = `story--${id.replace(/--docs$/, '')}--`
  return (
    frames.length > 0 && frames.every((frame) => frame.id.startsWith(prefix) && frame.childElementCount > 0)
  )
}

/** Records errors and unexpected requests of the page, with the story they happened in. */
function listen(page: Page) {
  const said = {
    of: 'the book',
    problems: [] as string[],
    note: (problem: string) => said.problems.push(`${said.of}: ${problem.split('Ignored nodes')[0]}`),
  }
  page.on('console', (line) => line.type() === 'error' && said.note(line.text()))
  page.on('pageerror', (error) => said.note(error.message))
  page.on('response', (reply) => reply.ok() || said.note(`${reply.status()} ${reply.url()}`))
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    if (protocol.startsWith('http') && origin !== storybook.url) said.note(`asks ${request.url()}`)
  })
  return said
}

/** Opens the preview once: it switches between stories without reloading. */
async function open(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  const first = storybook.stories[0]
  await page.goto(`${storybook.url}/iframe.html?viewMode=story&id=${first}&globals=theme:system`)
  await page.waitForFunction(() => Boolean(window.__STORYBOOK_ADDONS_CHANNEL__?.last('storyFinished')))
}

/** Shows a story, waits until its play function and the accessibility check are done, and returns what was wrong. */
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
      // The story that is already shown renders again.
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

/** Runs in the page: the findings of axe, which the accessibility check has loaded, about colors only. */
async function dimColors(): Promise<string[]> {
  if (!window.axe) throw new Error('The accessibility check has loaded no axe')
  const { violations } = await window.axe.run(
    { include: document.body, exclude: ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root'] },
    { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } },
  )
  return violations.map(
    ({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  )
}

type Violation = { id: string; nodes: { target: string[] }[] }

type Finished = {
  storyId: string
  reporters: {
    type: string
    result: { violations?: Violation[] }
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
    axe?: { run(context: object, options: object): Promise<{ violations: Violation[] }> }
  }
}
