import { expect, type Page } from '@playwright/test'
import { expectRecipe, generateFromText } from './site/builder.ts'
import type { RunningSite } from './site/run-site.ts'
import { test } from './site/shared-site.ts'

let site: RunningSite

test.beforeAll(({ sharedSite }) => {
  site = sharedSite
})

test('a dish is drawn after everything else, and nothing moves when it is', async ({ page }) => {
  const held = Promise.withResolvers<void>()
  await page.route(/\/drawing\.\w+\.js$/, async (route) => {
    await held.promise
    await route.continue()
  })
  await generateFromText(page, site.url, 'A quick low-carb chicken dinner for two')
  await expectRecipe(page)
  const picture = page.getByRole('main').getByRole('img', { name: /By weight: / })
  const pieces = picture.locator('use')
  await picture.scrollIntoViewIfNeeded()
  await expect(picture).toBeVisible()
  await expect(pieces).toHaveCount(0)
  const before = await placesIn(page)
  held.resolve()
  await expect(pieces).not.toHaveCount(0)
  const after = await placesIn(page)
  expect(after).toHaveLength(before.length)
  // What is below the screen may take its place meanwhile; what has one keeps it.
  const placed = (places: number[][]) => places.filter((_, at) => before[at]?.some((size) => size > 0))
  expect(placed(after)).toEqual(placed(before))
})

test('where the drawing cannot be had, the shares still stand on a plate', async ({ page }) => {
  await page.route(/\/drawing\.\w+\.js$/, (route) => route.abort())
  const asked = page.waitForRequest(/\/drawing\.\w+\.js$/)
  await generateFromText(page, site.url, 'A quick low-carb chicken dinner for two')
  await asked
  await expectRecipe(page)
  await expect(page.getByRole('main').getByRole('img', { name: /By weight: / })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

/** The position of each part of the recipe. */
const placesIn = (page: Page): Promise<number[][]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('article :is(h1, h2, figure, svg[role="img"], li)')].map((part) => {
      const { x, y, width, height } = part.getBoundingClientRect()
      return [x, y, width, height]
    }),
  )
