import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { STORE } from '../site/builds/rooms.ts'
import { openPageComposer } from '../site/page-composer.ts'
import {
  cutOffText,
  motion,
  overlappingText,
  plainText,
  sidewaysScroll,
  sizeText,
  smallTargets,
  spaceText,
  unseenFocus,
} from './screenshots/checks.ts'
import { SCENES, unseenRoutes } from './screenshots/scenes/all-scenes.ts'
import { settled } from './screenshots/settled.ts'
import type { Scene } from './screenshots/stage/scene.ts'
import { openStage, type Stage } from './screenshots/stage/stage.ts'
import { axeFinds } from './site/axe.ts'

const DESK = { width: 1280, height: 900 }
const PHONE = { width: 320, height: 700 }

let stage: Stage
/**
 * For all viewers, one after another: a browser that has parsed the site's code needs only part of the time to do it
 * again.
 */
let context: BrowserContext

test.beforeAll(async ({ browser }) => {
  stage = await openStage(browser)
  context = await browser.newContext({ serviceWorkers: 'block', reducedMotion: 'reduce' })
  // While a page is open, its process stays, with the code it has parsed.
  await context.newPage()
})

test.afterAll(async () => {
  await context.close()
  await stage.close()
})

test('every page of the URL map is among the scenes, or has a journey that runs axe on it', async () => {
  const { routes } = await openPageComposer({ siteUrl: '', supabaseUrl: '', publishableKey: '' }, STORE)
  const journeys = globSync('*.spec.ts', { cwd: import.meta.dirname })
    .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
    .filter((text) => text.includes('expect(await axeFinds(page)).toEqual([])'))
  const isAsked = (path: string) => journeys.some((text) => text.includes(`\${site.url}${path}\``))
  expect(unseenRoutes(routes).filter((path) => !isAsked(path))).toEqual([])
})

test('the checks find what they look for', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await page.setContent(`<main>
    <style>@keyframes turn { to { rotate: 1turn } }</style>
    <p style="inline-size: 400px">wider than a phone</p>
    <p style="inline-size: 4em; overflow: hidden; white-space: nowrap">cut off in the middle</p>
    <p style="margin: 0">one line of text</p><p style="margin: -1.2em 0 0">another line on it</p>
    <p style="inline-size: 2em; animation: turn 1s infinite">o</p>
    <p id="slow" style="transition: color 0.01ms">slow to recolor</p>
    <button style="outline: none; box-shadow: none; block-size: 2em">bare</button>
    <button id="tiny" style="inline-size: 12px; padding: 0">.</button>
    <div style="position: relative"><button style="block-size: 2em">under</button><div style="position: absolute; inset: 0; background: #fff"></div></div>
  </main>`)
  await page.keyboard.press('Tab')
  expect((await sidewaysScroll(page)).join()).toContain('wider than a phone')
  expect((await cutOffText(page)).join()).toContain('cut off in the middle')
  expect(await overlappingText(page)).toContain('one line of text / another line on it')
  expect((await motion(page)).join()).toMatch(/turn.*slow.*transition/)
  expect(await smallTargets(page)).toEqual([expect.stringMatching(/^12 x .*tiny/)])
  const unseen = await unseenFocus(page)
  expect(unseen).toEqual([
    expect.stringMatching(/^looks the same: .*bare/),
    expect.stringMatching(/^is covered: .*under/),
  ])
  const sizeOf = () => page.evaluate(() => getComputedStyle(document.body).fontSize)
  await sizeText(page, 2)
  expect(await sizeOf()).toBe('32px')
})

test('axe finds what it looks for, repeatedly in one document', async ({ page }) => {
  await page.setContent(
    `<html lang="en"><title>Tried</title><main><h1 id="words">Words</h1><img src="data:,"></main>`,
  )
  expect(await axeFinds(page)).toEqual([
    expect.stringMatching(/^image-alt: <img src="data:,">.*alt attribute/s),
  ])
  expect(await axeFinds(page, ['image-alt'])).toEqual([])
  await page.evaluate(() => Object.assign(document.getElementById('words')?.style ?? {}, { color: '#ddd' }))
  const both = [expect.stringMatching(/^color-contrast: /), expect.stringMatching(/^image-alt: /)]
  expect((await axeFinds(page)).toSorted()).toEqual(both)
})

for (const scene of SCENES.filter(({ like }) => !like))
  test(`${scene.name} is for everyone`, async () => {
    const page = await context.newPage()
    try {
      await page.setViewportSize(scene.phone ? PHONE : DESK)
      await stage.become(scene.viewer, page)
      await scene.open(page, stage)
      await settled(page, scene)
      await expectForEveryone(page, scene)
    } finally {
      await page.close()
    }
  })

async function expectForEveryone(page: Page, scene: Scene): Promise<void> {
  expect.soft(await motion(page), 'still when less motion is asked for').toEqual([])
  expect.soft(await smallTargets(page), 'nothing to press under 24 px').toEqual([])
  await expectHeadings(page, scene)
  await expectAxeFindsNothing(page, scene, 'light')

  await page.setViewportSize(PHONE)
  await page.emulateMedia({ colorScheme: 'dark' })
  expect.soft(await smallTargets(page), 'nothing to press under 24 px').toEqual([])
  expect.soft(await sidewaysScroll(page), 'no scrolling sideways at 320 px').toEqual([])
  expect.soft(await cutOffText(page), 'no text cut off at 320 px').toEqual([])
  await expectAxeFindsNothing(page, scene, 'dark')

  await spaceText(page)
  expect.soft(await cutOffText(page), 'no text cut off when it is spaced out').toEqual([])
  expect.soft(await sidewaysScroll(page), 'no scrolling sideways when it is spaced out').toEqual([])

  await plainText(page)
  await page.setViewportSize(DESK)
  await sizeText(page, 2)
  expect.soft(await cutOffText(page), 'no text cut off at 200%').toEqual([])
  expect.soft(await overlappingText(page), 'no text over text at 200%').toEqual([])
  expect.soft(await sidewaysScroll(page), 'no scrolling sideways at 200%').toEqual([])
  await sizeText(page, 1)

  // Forced colors remove shadows and backgrounds: the focus must be visible without them.
  await page.emulateMedia({ forcedColors: 'active' })
  await page.keyboard.press('Tab')
  expect.soft(await unseenFocus(page), 'the focus is seen wherever it stands').toEqual([])
}

async function expectHeadings(page: Page, scene: Scene): Promise<void> {
  expect.soft(await page.evaluate(() => document.documentElement.lang)).toBe('en')
  // Everything behind an open dialog is hidden from everyone, including its heading.
  if (scene.over !== 'dialog' && !scene.passing)
    await expect.soft(page.getByRole('heading', { level: 1 })).toHaveCount(1)
}

async function expectAxeFindsNothing(page: Page, scene: Scene, when: string): Promise<void> {
  // A sticky bar covers whatever is scrolled under it, even half a button. In its normal position it covers nothing;
  // the last check makes sure that it never covers the focused element.
  await page.evaluate(stick, false)
  const found = await axeFinds(page, scene.passing ? ['page-has-heading-one'] : [])
  await page.evaluate(stick, true)
  expect.soft(found, `axe, ${when}`).toEqual([])
}

/** Runs in the page: puts sticky elements into their normal position, or makes them sticky again. */
function stick(again: boolean): void {
  for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
    if (again && element.hasAttribute('data-stuck')) {
      element.removeAttribute('data-stuck')
      element.style.position = element.style.inset = ''
    } else if (!again && getComputedStyle(element).position === 'sticky') {
      element.setAttribute('data-stuck', '')
      element.style.position = 'relative'
      element.style.inset = 'auto'
    }
  }
}
