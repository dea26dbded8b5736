import type { Page } from '@playwright/test'
import { answering } from '../site/account.ts'
import type { Scene } from './stage/scene.ts'

/** Until the scene looks as it will stay: fonts and pictures are there, and nothing moves in that will stand still. */
export async function settled(page: Page, scene: Scene): Promise<void> {
  if (!scene.waiting) await answering(page)
  await page.evaluate(async () => {
    await document.fonts.ready
    const pictures = [...document.images].filter((image) => image.loading !== 'lazy')
    await Promise.allSettled(pictures.map((image) => image.decode()))
  })
  if (!scene.waiting)
    await page.waitForFunction(() =>
      document.getAnimations().every(({ playState }) => playState !== 'running'),
    )
}
