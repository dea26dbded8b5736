import { FakeShell, fakeMember, fakePlatform } from '@evenplate/platform/fake'
import { fakeDb } from '@evenplate/platform/fake-db'
import { Icon } from '@evenplate/shared-ui/Icon'
import { cleanup, render, screen, within } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, it } from 'vitest'
import { queryClient } from '../data/queries.ts'
import remote from '../remote.tsx'
import { activityRow } from '../testing/sample-rows.ts'

afterEach(() => {
  cleanup()
  queryClient.clear()
})

const drawingOf = (html: string) => / d="([^"]+)"/.exec(html)?.[1]

it('shows a plate, a heart or a calendar for recipes made, favorited or planned [DASH-12]', async () => {
  const user_activity = ['recipe_created', 'recipe_favorited', 'meal_planned'].map((type, hour) =>
    activityRow({ type, description: type, created_at: `2026-11-20T1${9 - hour}:00:00Z` }),
  )
  const db = fakeDb({ tables: { user_activity } })
  const platform = fakePlatform({ auth: fakeMember(), db: () => db })
  render(<FakeShell page={remote.pages.dashboard} at="/dashboard" platform={platform} />)
  const list = await screen.findByRole('region', { name: 'Recent Activity' })
  const drawn = within(list)
    .getAllByRole('listitem')
    .map(({ innerHTML }) => drawingOf(innerHTML))
  const meant = (['plate', 'heart', 'calendar'] as const).map((name) =>
    drawingOf(renderToStaticMarkup(<Icon name={name} />)),
  )
  expect(drawn).toEqual(meant)
})
