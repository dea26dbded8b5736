import { expect, type Page } from '@playwright/test'
import { answering } from '../../site/account.ts'
import { guest, type Scene } from '../stage/scene.ts'

/** A guest's week, from the first budget on. */
export const PLANNER_SCENES: Scene[] = [
  guest('meal-planner', '/meal-planner'),
  guest('meal-planner-full', '/meal-planner', { open: (page, { url }) => fullWeek(page, url) }),
  guest('meal-planner-rules', '/meal-planner', {
    open: async (page, { url }) => {
      await open(page, url)
      await page.getByRole('button', { name: /^Diet, allergies/ }).click()
      await page.getByRole('heading', { name: 'Not sure where to start?' }).waitFor()
    },
  }),
  guest('meal-planner-menu', '/meal-planner', {
    over: 'menu',
    like: 'meal-planner-full',
    open: async (page, { url }) => {
      await fullWeek(page, url)
      await page.getByRole('button', { name: 'More for Tuesday’s dinner' }).click()
      await page.getByRole('menu').waitFor()
    },
  }),
  guest('meal-planner-again', '/meal-planner', {
    over: 'dialog',
    open: async (page, { url }) => {
      await fullWeek(page, url)
      await page.getByRole('button', { name: 'More for Tuesday’s dinner' }).click()
      await page.getByRole('menuitem', { name: 'Choose another dish…' }).click()
      await expect(page.getByRole('button', { name: /^Choose / })).toHaveCount(3)
    },
  }),
  guest('meal-planner-recipe', '/meal-planner', {
    over: 'dialog',
    open: async (page, { url }) => {
      await fullWeek(page, url)
      await page.getByRole('button', { name: 'More for Tuesday’s dinner' }).click()
      await page.getByRole('menuitem', { name: 'Open recipe' }).click()
      await page.getByRole('heading', { name: 'Instructions' }).waitFor()
    },
  }),
  guest('meal-planner-other-week', '/meal-planner/:week', {
    like: 'meal-planner',
    open: async (page, { url }) => {
      await page.goto(`${url}/meal-planner/2026-11-30`)
      await page.getByRole('heading', { name: 'Nov 30 – Dec 6' }).waitFor()
    },
  }),
]

async function open(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/meal-planner`)
  await answering(page)
}

async function fullWeek(page: Page, url: string): Promise<void> {
  await open(page, url)
  for (const [meal, carbs, tolerance] of [
    ['Breakfast', '30', '5'],
    ['Lunch', '45', '7'],
    ['Dinner', '45', '7'],
    ['Snacks', '15', '5'],
  ] as const) {
    await page.getByLabel(`${meal}: grams of carbs`).fill(carbs)
    await page.getByLabel(`${meal}: grams more or less`).fill(tolerance)
  }
  await page.getByRole('button', { name: 'Fill My Week' }).click()
  await page.getByText('Why this?').first().waitFor()
  // The message that the week was filled covers what is below it for some seconds.
  await page.getByRole('button', { name: 'Dismiss' }).click()
}
