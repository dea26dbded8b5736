import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { buildSite } from '../../site/build.ts'
import { makeLive } from '../../site/builds/releasing.ts'
import { ROOT, STORE } from '../../site/builds/rooms.ts'
import { openPageComposer } from '../../site/page-composer.ts'
import { findChromium } from '../chromium.ts'
import { writeContactSheets } from './contact-sheet.ts'
import { SCENES, unseenRoutes } from './scenes/all-scenes.ts'
import { settled } from './settled.ts'
import type { Scene } from './stage/scene.ts'
import { openStage, type Stage } from './stage/stage.ts'

/**
 * `npm run screenshots` takes a picture of everything the site shows, at three widths, light and dark; `npm run
 * screenshots -- recipe login` takes those of scenes whose names contain one of the words. The pictures are written
 * to `screenshots/`, with contact sheets for an overview.
 */
const OUT = join(ROOT, 'screenshots')
const WIDTHS = [360, 768, 1440]
const PHONE = 360
const THEMES = ['light', 'dark'] as const
const AT_ONCE = 3

const words = process.argv.slice(2)
const wanted = SCENES.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)))
if (wanted.length === 0) {
  console.error(`No such scene; there are ${SCENES.map(({ name }) => name).join(', ')}`)
  process.exit(1)
}

await makeLive(STORE, await buildSite(console.log), { who: 'npm run screenshots', commit: null })
const composer = await openPageComposer({ siteUrl: '', supabaseUrl: '', publishableKey: '' }, STORE)
const unseen = unseenRoutes(composer.routes)
if (unseen.length > 0) console.warn(`No scene shows ${unseen.join(', ')}`)

const started = performance.now()
if (words.length === 0) rmSync(OUT, { recursive: true, force: true })
mkdirSync(OUT, { recursive: true })
const browser = await chromium.launch({
  executablePath: findChromium().path,
  args: ['--no-sandbox', '--enable-features=OverlayScrollbar'],
})
const failed: string[] = []
const pictures: string[] = []
try {
  const stage = await openStage(browser)
  try {
    const waiting = [...wanted]
    await Promise.all(Array.from({ length: AT_ONCE }, () => work(waiting, browser, stage)))
  } finally {
    await stage.close()
  }
  await writeContactSheets(browser, OUT, wanted, pictures)
} finally {
  await browser.close()
}
const seconds = Math.round((performance.now() - started) / 1000)
console.log(`${pictures.length} pictures of ${wanted.length} scenes in ${seconds} s: ${OUT}`)
for (const line of failed) console.error(line)
process.exitCode = failed.length === 0 ? 0 : 1

async function work(waiting: Scene[], browser: Browser, stage: Stage): Promise<void> {
  for (let scene = waiting.shift(); scene; scene = waiting.shift()) {
    await picture(scene, browser, stage).catch((error: Error) => {
      failed.push(`${scene?.name}: ${error.message}`)
    })
  }
}

async function picture(scene: Scene, browser: Browser, stage: Stage): Promise<void> {
  const widths = scene.phone ? [PHONE] : WIDTHS
  const context = await stage.enter(browser, scene.viewer, {
    viewport: viewport(widths[0] ?? PHONE),
    reducedMotion: 'reduce',
  })
  try {
    const page = await context.newPage()
    await scene.open(page, stage)
    await settled(page, scene)
    for (const width of widths) {
      await page.setViewportSize(viewport(width))
      for (const theme of THEMES) await shoot(page, scene, width, theme)
    }
  } finally {
    await context.close()
  }
}

async function shoot(page: Page, scene: Scene, width: number, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme })
  const name = `${scene.name}.${width}.${colorScheme}.png`
  await page.screenshot({ path: join(OUT, name), fullPage: scene.over === undefined, animations: 'disabled' })
  pictures.push(name)
}

function viewport(width: number) {
  return { width, height: width === PHONE ? 780 : 900 }
}
