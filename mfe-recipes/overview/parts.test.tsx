import { sampleRow } from '@evenplate/saved-recipe/testing/samples'
import { useToast } from '@evenplate/shared-ui/Toast'
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { queryClient } from '../data/queries.ts'
import { openParts } from '../testing/open-parts.tsx'
import { sampleTables } from '../testing/sample-rows.ts'
import { pendingDeletions } from '../unfinished/pending-deletions.ts'

afterEach(() => {
  cleanup()
  pendingDeletions.forget()
  useToast().clear()
  queryClient.clear()
})

const statOf = (name: string) => screen.getByText(name).closest('div')?.textContent

it('counts recipes and favorites', async () => {
  openParts(['recipe-counts'], { tables: sampleTables() })
  await screen.findByText('of 5 free')
  expect(statOf('Total Recipes')).toContain('3')
  expect(statOf('Favorites')).toContain('1')
})

it('shows four favorites with 60 characters of description [DASH-16] [DASH-17] [CONST-13] [CONST-14]', async () => {
  const description = 'x'.repeat(80)
  const recipes = Array.from({ length: 5 }, (_, n) =>
    sampleRow({ title: `Dish ${n}`, description, is_favorite: true }),
  )
  openParts(['favorite-recipes'], { tables: { recipes } })
  const favorites = await screen.findByRole('region', { name: 'Favorite Recipes' })
  expect(await within(favorites).findAllByRole('listitem')).toHaveLength(4)
  expect(within(favorites).getAllByText(`${'x'.repeat(60)}…`)).toHaveLength(4)
  expect(within(favorites).getAllByText(/10 min/)).toHaveLength(4)
})

it('suggests a next step if there are none', async () => {
  openParts(['favorite-recipes', 'recipe-list'], { tables: {} })
  expect(await screen.findByText("You haven't favorited any recipes yet.")).toBeTruthy()
  expect(await screen.findByText("You haven't created any recipes yet.")).toBeTruthy()
})

it('does not claim that there is nothing when the database is down, and logs it', async () => {
  const { seen } = openParts(['recipe-counts', 'favorite-recipes'], {
    intercept: () => ({ status: 500, body: { code: 'XX000', message: 'the database is down' } }),
  })
  expect(await screen.findByText('We couldn’t load your recipes just now.')).toBeTruthy()
  expect(statOf('Total Recipes')).toContain('–')
  expect(seen.errors).toHaveLength(2)
  expect(screen.queryByText("You haven't favorited any recipes yet.")).toBeNull()
  expect(screen.queryByText('the database is down')).toBeNull()
})

it('does not count or show a recipe that was just deleted, and offers Undo once', async () => {
  window.history.replaceState(null, '', '/dashboard')
  openParts(['recipe-counts', 'favorite-recipes', 'recipe-list'], { tables: sampleTables() })
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Lentil Soup with Spinach' }))
  expect(statOf('Total Recipes')).toContain('2')
  expect(statOf('Favorites')).toContain('0')
  expect(screen.getByText("You haven't favorited any recipes yet.")).toBeTruthy()
  expect(screen.getAllByRole('region', { name: 'Notifications' })).toHaveLength(1)
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(statOf('Total Recipes')).toContain('3')
  expect(screen.getByRole('region', { name: 'Favorite Recipes' }).textContent).toContain(
    'Lentil Soup with Spinach',
  )
})
