import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser } from '@playwright/test'
import type { Scene } from './stage/scene.ts'

/** Pictures in a row, and rows on a sheet. */
const GRIDS: Record<string, { columns: number; rows: number }> = {
  '360': { columns: 8, rows: 2 },
  '768': { columns: 5, rows: 2 },
  '1440': { columns: 4, rows: 2 },
}
const SHEET = 1800
const TALLEST = 900

/** Arranges the pictures of each width and theme on sheets: `sheets/360.dark.1.png`. */
export async function writeContactSheets(
  browser: Browser,
  out: string,
  scenes: readonly Scene[],
  pictures: readonly string[],
): Promise<void> {
  const folder = join(out, 'sheets')
  mkdirSync(folder, { recursive: true })
  const page = await browser.newPage({ viewport: { width: SHEET, height: TALLEST } })
  for (const [width, { columns, rows }] of Object.entries(GRIDS))
    for (const theme of ['light', 'dark']) {
      const names = scenes.map(({ name }) => `${name}.${width}.${theme}.png`)
      const there = names.filter((name) => pictures.includes(name) && existsSync(join(out, name)))
      for (let from = 0, sheet = 1; from < there.length; from += columns * rows, sheet++) {
        const html = join(folder, 'sheet.html')
        writeFileSync(html, sheetOf(there.slice(from, from + columns * rows), columns))
        await page.goto(pathToFileURL(html).href)
        await page.screenshot({ path: join(folder, `${width}.${theme}.${sheet}.png`), fullPage: true })
      }
    }
  await page.close()
}

const sheetOf = (names: string[], columns: number): string => `<!doctype html>
<style>
  body { display: grid; grid-template-columns: repeat(${columns}, minmax(0, 1fr)); gap: 12px; margin: 12px;
    background: #888; font: 12px sans-serif }
  figure { margin: 0 } figcaption { padding: 2px 0; color: #fff }
  div { max-height: ${TALLEST}px; overflow: hidden } img { display: block; width: 100% }
</style>
${names.map((name) => `<figure><figcaption>${name}</figcaption><div><img src="../${name}"></div></figure>`).join('\n')}
`
