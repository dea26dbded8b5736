import { sampleRow } from '@evenplate/saved-recipe/testing/samples'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { queryClient } from '../data/queries.ts'
import { openPage } from '../testing/open-page.tsx'
import { activityRow } from '../testing/sample-rows.ts'

afterEach(() => {
  cleanup()
  queryClient.clear()
})

const open = (backend: object) => openPage('activity', '/activity', {}, { backend })

it('shows everything, fifty at a time, newest first, with links to recipes that still exist', async () => {
  const user_activity = Array.from({ length: 60 }, (_, index) =>
    activityRow({
      description: `Created Dish ${index}`,
      recipe_id: `recipe-${index}`,
      created_at: new Date(Date.UTC(2026, 10, 20, 12) - index * 3_600_000).toISOString(),
    }),
  )
  const recipes = [sampleRow({ id: 'recipe-0' }), { ...sampleRow({ id: 'recipe-1' }), user_id: 'another' }]
  open({ tables: { user_activity, recipes } })
  const first = await screen.findByRole('link', { name: 'Created Dish 0' })
  expect(first.getAttribute('href')).toBe('/recipes/recipe-0')
  expect(screen.getAllByRole('listitem')).toHaveLength(50)
  // The other recipes are gone, so there is nothing to link to.
  expect(screen.getAllByRole('link')).toHaveLength(1)
  await userEvent.click(screen.getByRole('button', { name: 'Show Older' }))
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(60))
  expect(screen.queryByRole('button', { name: 'Show Older' })).toBeNull()
})

it('suggests a next step if there is none yet', async () => {
  open({ tables: {} })
  const link = await screen.findByRole('link', { name: 'Create Your First Recipe' })
  expect(link.getAttribute('href')).toBe('/recipe-builder')
})

it('says when it could not be loaded', async () => {
  open({ intercept: () => ({ status: 500, body: { code: 'XX000', message: 'secret' } }) })
  expect(await screen.findByText('We couldn’t load your activity just now.')).toBeTruthy()
  expect(screen.queryByText('secret')).toBeNull()
})
