import { browserDevice } from '@evenplate/platform/device/browser-device'
import { SALMON } from '@evenplate/recipe-view/testing/recipes'
import { screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { GeneratedRecipe } from '../state/builder-state.ts'
import { openBuilder } from '../testing/open-builder.tsx'
import { recentRecipes, storeRecent } from './recent-recipes.ts'

afterEach(() => localStorage.clear())

const made = (id: string, daysAgo: number): GeneratedRecipe => ({
  id,
  at: new Date(Date.now() - daysAgo * 86_400_000).toISOString(),
  recipe: SALMON,
  changes: [],
  mealType: null,
  dietary: [],
  saved: false,
  generation: id,
})

it('opens a guest’s recipes on this device, in another tab, too, until they remove them', async () => {
  storeRecent(browserDevice, made('a', 1))
  const { user, visits } = openBuilder()
  await user.click(await screen.findByText('Recently made on this device (1)'))
  await user.click(screen.getByRole('button', { name: SALMON.title }))
  expect(visits).toEqual(['/recipe-builder?view=recipe'])
  expect(await screen.findByRole('heading', { level: 1, name: SALMON.title })).toBeDefined()
})

it('removes them on request', async () => {
  storeRecent(browserDevice, made('a', 1))
  storeRecent(browserDevice, made('b', 0))
  const { user } = openBuilder()
  await user.click(await screen.findByText(/^Recently made on this device/))
  await user.click(screen.getByRole('button', { name: 'Remove Them' }))
  expect(screen.queryByText(/^Recently made on this device/)).toBeNull()
  expect(recentRecipes(browserDevice, new Date())).toEqual([])
})

it('keeps the last ten, for a week', () => {
  for (let day = 12; day >= 0; day -= 1) storeRecent(browserDevice, made(`of day ${day}`, day))
  const week = [0, 1, 2, 3, 4, 5, 6].map((day) => `of day ${day}`)
  expect(recentRecipes(browserDevice, new Date()).map(({ id }) => id)).toEqual(week)
  expect(JSON.parse(localStorage.getItem('evenplate.seen-made') ?? '')).toHaveLength(10)
})
