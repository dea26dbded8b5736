import { expect, type JSHandle } from '@playwright/test'
import { expectRecipe, generateFromText } from './site/builder.ts'
import type { RunningSite } from './site/run-site.ts'
import { test } from './site/shared-site.ts'

let site: RunningSite

test.beforeAll(({ sharedSite }) => {
  site = sharedSite
})

test('a dish is drawn and another remote’s part loads after everything else, and nothing moves', async ({
  page,
}) => {
  const held = Promise.withResolvers<void>()
  await page.route(/\/(drawing\.\w+|remotes\/meal-planner\/.*)\.js$/, async (route) => {
    await held.promise
    await route.continue()
  })
  await generateFromText(page, site.url, 'A quick low-carb chicken dinner for two')
  await expectRecipe(page)
  const picture = page.getByRole('main').getByRole('img', { name: /By weight: / })
  const pieces = picture.locator('use')
  const late = page.getByRole('button', { name: 'Add to Week' })
  await picture.scrollIntoViewIfNeeded()
  await expect(picture).toBeVisible()
  await expect(pieces).toHaveCount(0)
  await expect(late).toHaveCount(0)
  const parts = await page.evaluateHandle(() => [
    ...document.querySelectorAll('article :is(h1, h2, figure:not(:has(svg[role="img"])), li, button)'),
  ])
  const plate = await picture.boundingBox()
  const before = await placesOf(parts)
  expect(before.length).toBeGreaterThan(50)
  held.resolve()
  await expect(pieces).not.toHaveCount(0)
  await expect(late).toBeVisible()
  // Content below the screen may shift meanwhile; content on it stays in place.
  const placed = (places: number[][]) => places.filter((_, at) => before[at]?.some((size) => size > 0))
  expect(placed(await placesOf(parts))).toEqual(placed(before))
  expect(await picture.boundingBox()).toEqual(plate)
})

test('if the drawing cannot be loaded, the shares are still shown on a plate', async ({ page }) => {
  await page.route(/\/drawing\.\w+\.js$/, (route) => route.abort())
  const asked = page.waitForRequest(/\/drawing\.\w+\.js$/)
  await generateFromText(page, site.url, 'A quick low-carb chicken dinner for two')
  await asked
  await expectRecipe(page)
  await expect(page.getByRole('main').getByRole('img', { name: /By weight: / })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

/** Each one's position on the screen. */
const placesOf = (parts: JSHandle<Element[]>): Promise<number[][]> =>
  parts.evaluate((list) =>
    list.map((part) => {
      const { x, y, width, height } = part.getBoundingClientRect()
      return [x, y, width, height]
    }),
  )
