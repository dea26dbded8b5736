import { expect, type Page } from '@playwright/test'

/**
 * Tries each way, always from the original dish.
 * @returns those that changed it
 */
export async function fitted(page: Page, ways: readonly string[]): Promise<string[]> {
  const done: string[] = []
  for (const way of ways) {
    await page.getByRole('button', { name: 'Make It Fit' }).click()
    const sheet = page.getByRole('dialog')
    await sheet.getByRole('button', { name: way }).click()
    const changed = page.getByText('What changed')
    await expect(changed.or(sheet.getByRole('alert')).first(), way).toBeVisible()
    if (await changed.isVisible()) {
      done.push(way)
      await page.getByRole('button', { name: 'Undo This Change' }).click()
      await expect(changed, way).toBeHidden()
    } else await sheet.getByRole('button', { name: 'Close' }).click()
    await expect(sheet).toBeHidden()
  }
  return done
}
