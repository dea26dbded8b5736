import { expect, type Page } from '@playwright/test'

/** Goes through the four steps and presses Generate. */
export async function generateStepByStep(page: Page, url: string, meal = 'Dinner'): Promise<void> {
  await page.goto(`${url}/recipe-builder`)
  await page.getByRole('radio', { name: new RegExp(`^${meal}`) }).check()
  for (const heading of ['Dietary', 'Ingredients', 'Details']) {
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('button', { name: heading })).toHaveAttribute('aria-current', 'step')
  }
  await page.getByRole('button', { name: 'Generate My Recipe' }).click()
}

/** Writes a sentence and presses Generate. */
export async function generateFromText(page: Page, url: string, text: string): Promise<void> {
  await page.goto(`${url}/recipe-builder`)
  await page.getByRole('tab', { name: 'Just Tell Me' }).click()
  await page.getByLabel('What would you like to eat?').fill(text)
  await page.getByRole('button', { name: 'Generate My Recipe' }).click()
}

/** Waits for the result: its title, and the parts every result shows. */
export async function expectRecipe(page: Page): Promise<string> {
  const result = page.getByRole('main')
  await expect(result.getByRole('button', { name: 'Create New Recipe' })).toBeVisible({ timeout: 45_000 })
  for (const part of ['Blood Sugar Impact', 'Ingredients', 'Instructions', 'Blood sugar tips']) {
    await expect(result.getByRole('heading', { name: part })).toBeVisible()
  }
  return (await result.getByRole('heading', { level: 1 }).textContent()) ?? ''
}
