import type { Page } from '@playwright/test'

/** A recipe as people paste one: a unit left out, an unknown food, a heading, a step with a number. */
export const SOUP_TEXT = `Red Lentil Soup
Serves 4

Ingredients
200 g red lentils
1 large onion, chopped
2 carrots
1 tbsp olive oil
For the dumplings:
100 g flour
1 egg
2 tsp zorgle

Steps
1. Cook the lentils with the vegetables for 20 minutes.
2. Mix the dumplings and drop them in.

Nutrition per serving: 210 kcal, 30 g carbs, 12 g protein`

/** Pastes a recipe and waits for its lines. */
export async function bringText(page: Page, url: string, text = SOUP_TEXT): Promise<void> {
  await page.goto(`${url}/recipe-builder?mode=bring`)
  await page.getByLabel('Paste a recipe').fill(text)
  await page.getByRole('button', { name: 'Read This Recipe' }).click()
  await page.getByRole('heading', { name: 'Line by line' }).waitFor()
  await page.getByText(/carbs a serving$/).waitFor()
}
