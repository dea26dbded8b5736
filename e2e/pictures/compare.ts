import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { difference, UNSEEN } from './difference.ts'
import type { Finding } from './report.ts'

/**
 * Compares a picture in `now/` with the one in `kept/`, and draws their differences into `difference/`.
 * @param page any: the browser reads and writes the pictures
 */
export async function compared(page: Page, folder: string, name: string): Promise<Finding> {
  const at = (of: string) => join(folder, of, `${name}.png`)
  if (!existsSync(at('now'))) return { name, is: 'gone' }
  if (!existsSync(at('kept'))) return { name, is: 'new' }
  const [before, now] = [readFileSync(at('kept')), readFileSync(at('now'))]
  if (before.equals(now)) return { name, is: 'same' }
  const found = await page.evaluate(drawDifference, {
    before: before.toString('base64'),
    now: now.toString('base64'),
    compare: String(difference),
    unseen: UNSEEN,
  })
  if (found.share === 0) return { name, is: 'same' }
  mkdirSync(join(folder, 'difference'), { recursive: true })
  writeFileSync(at('difference'), Buffer.from(found.picture, 'base64'))
  return { name, is: 'changed', share: found.share }
}

/** In the browser. */
async function drawDifference(given: { before: string; now: string; compare: string; unseen: number }) {
  const [before, now] = await Promise.all([pixelsOf(given.before), pixelsOf(given.now)])
  const compare: typeof difference = new Function(`return ${given.compare}`)()
  const found = compare(before, now, given.unseen)
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width: found.width, height: found.height })
  const drawn = new ImageData(new Uint8ClampedArray(found.data), found.width, found.height)
  canvas.getContext('2d')?.putImageData(drawn, 0, 0)
  return {
    share: found.differing / (found.width * found.height),
    picture: canvas.toDataURL('image/png').split(',')[1] ?? '',
  }

  async function pixelsOf(png: string): Promise<ImageData> {
    const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob())
    const pen = new OffscreenCanvas(image.width, image.height).getContext('2d')
    if (!pen) throw new Error('The browser cannot draw')
    pen.drawImage(image, 0, 0)
    return pen.getImageData(0, 0, image.width, image.height)
  }
}
