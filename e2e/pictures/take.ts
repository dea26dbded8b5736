import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, chromium, type Page } from '@playwright/test'
import { ROOT } from '../../site/builds/rooms.ts'
import { findChromium } from '../chromium.ts'
import { buildStorybook, type Storybook } from '../site/build-storybook.ts'
import { compared } from './compare.ts'
import { type Finding, reportOf } from './report.ts'

/**
 * `npm run pictures` takes a picture of every story at two widths, light and dark, and compares it with the one that
 * was kept; `npm run pictures -- button dialog` takes those whose id contains one of the words. `--keep` keeps the
 * pictures taken last instead of taking any. Everything is in `pictures/`, which is in no repository.
 */
const OUT = join(ROOT, 'pictures')
const WIDTHS = [360, 1440]
const THEMES = ['light', 'dark'] as const
/** How long a story may take until it has rendered and played, in milliseconds. */
const PATIENCE = 20_000

const { values, positionals } = parseArgs({
  options: { keep: { type: 'boolean', default: false } },
  allowPositionals: true,
})
if (values.keep) keepPictures()
else await takePictures()

function keepPictures(): void {
  for (const [name, is] of lastFindings()) {
    if (is === 'gone') rmSync(picture('kept', name), { force: true })
    else cpSync(picture('now', name), picture('kept', name))
  }
  console.log(`Kept: ${join(OUT, 'kept')}`)
}

async function takePictures(): Promise<void> {
  const isWanted = (id: string) => positionals.length === 0 || positionals.some((word) => id.includes(word))
  for (const folder of ['now', 'difference']) rmSync(join(OUT, folder), { recursive: true, force: true })
  for (const folder of ['now', 'kept']) mkdirSync(join(OUT, folder), { recursive: true })
  const book = await buildStorybook()
  const browser = await chromium.launch({ executablePath: findChromium().path, args: ['--no-sandbox'] })
  const failed: string[] = []
  try {
    const ids = book.stories.filter(isWanted)
    if (ids.length === 0) throw new Error('No story has such an id')
    for (const theme of THEMES) failed.push(...(await takeAll(browser, book, ids, theme)))
    const names = [...new Set([...namesIn('now'), ...namesIn('kept').filter(isWanted)])].sort()
    const page = await browser.newPage()
    const findings: Finding[] = []
    for (const name of names) findings.push(await compared(page, OUT, name))
    writeFileSync(join(OUT, 'findings.json'), JSON.stringify(findings.map(({ name, is }) => [name, is])))
    writeFileSync(join(OUT, 'report.html'), reportOf(findings))
    const count = (is: Finding['is']) => findings.filter((one) => one.is === is).length
    console.log(
      `${count('changed')} changed, ${count('new')} new, ${count('gone')} gone, ${count('same')} the same: ${join(OUT, 'report.html')}`,
    )
  } finally {
    await browser.close()
    book.close()
  }
  for (const line of failed) console.error(line)
  process.exitCode = failed.length === 0 ? 0 : 1
}

/** @returns a line for each story that could not be rendered */
async function takeAll(browser: Browser, book: Storybook, ids: string[], theme: string): Promise<string[]> {
  const failed: string[] = []
  const page = await browser.newPage({
    colorScheme: theme === 'dark' ? 'dark' : 'light',
    reducedMotion: 'reduce',
  })
  for (const id of ids) {
    try {
      await page.setViewportSize({ width: WIDTHS[0] ?? 360, height: 800 })
      await page.goto(`${book.url}/iframe.html?viewMode=story&id=${id}&globals=theme:${theme}`)
      await page.waitForFunction(isDrawn, id, { timeout: PATIENCE })
      for (const width of WIDTHS) await takeAt(page, width, `${id}-${width}-${theme}`)
    } catch (error) {
      failed.push(`${id}, ${theme}: ${error instanceof Error ? error.message.split('\n')[0] : error}`)
    }
  }
  await page.close()
  return failed
}

async function takeAt(page: Page, width: number, name: string): Promise<void> {
  await page.setViewportSize({ width, height: 800 })
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  await page.screenshot({ path: picture('now', name), fullPage: true, animations: 'disabled', caret: 'hide' })
}

/** In the browser: whether the story has rendered and played. */
function isDrawn(id: string): boolean {
  const channel: { last(event: string): [{ storyId?: string }] | undefined } | undefined = Reflect.get(
    globalThis,
    '__STORYBOOK_ADDONS_CHANNEL__',
  )
  return channel?.last('storyFinished')?.[0].storyId === id
}

function picture(folder: string, name: string): string {
  return join(OUT, folder, `${name}.png`)
}

function namesIn(folder: string): string[] {
  return readdirSync(join(OUT, folder))
    .filter((file) => file.endsWith('.png'))
    .map((file) => basename(file, '.png'))
}

/** From the previous run: what its report showed. */
function lastFindings(): [name: string, is: Finding['is']][] {
  try {
    return JSON.parse(readFileSync(join(OUT, 'findings.json'), 'utf8'))
  } catch {
    throw new Error('There are no pictures to keep: run npm run pictures first')
  }
}
