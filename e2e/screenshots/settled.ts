import type { Page } from '@playwright/test'
import { answering } from '../site/account.ts'
import type { Scene } from './stage/scene.ts'

/** Waits until the scene no longer changes: fonts and pictures are loaded, and no animation with an end is running. */
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
