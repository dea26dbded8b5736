import { FakeShell, fakeMember, fakePlatform, MEMBER_ID } from '@evenplate/platform/fake'
import { type FakeBackend, type FakeCall, fakeDb } from '@evenplate/platform/fake-db'
import { setVerificationFlags } from '@evenplate/platform/verification-flags'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { queryClient } from './data/query-client.tsx'
import remote from './remote.tsx'
import { activityRow, recipeRow, sampleTables } from './sample-rows.ts'

function open(at = '/dashboard', backend: FakeBackend = { tables: sampleTables() }, auth = fakeMember()) {
  const onGo = vi.fn()
  const db = fakeDb(backend)
  const platform = fakePlatform({ auth, db: () => db })
  const page = render(<FakeShell page={remote.pages.dashboard} at={at} platform={platform} onGo={onGo} />)
  return { onGo, seen: platform.seen, leave: page.unmount }
}

const down: FakeBackend = {
  intercept: () => ({ status: 500, body: { code: 'XX000', message: 'the database is down' } }),
}

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  queryClient.clear()
})

const statOf = (name: string) => screen.getByText(name).parentElement?.textContent

describe('the dashboard', () => {
  it('sends a guest to login, who comes back afterwards', async () => {
    const { onGo } = open('/dashboard', {}, { status: 'guest' })
    await waitFor(() => expect(onGo).toHaveBeenCalledWith('/login?next=/dashboard', { replace: true }))
  })

  it('waits while nobody knows who is here', () => {
    open('/dashboard', {}, { status: 'loading' })
    expect(screen.getByText('Loading your dashboard...')).toBeTruthy()
  })

  it('greets by name, else by the address', async () => {
    open()
    expect(await screen.findByRole('heading', { name: 'Welcome, Ana' })).toBeTruthy()
    cleanup()
    queryClient.clear()
    open('/dashboard', { tables: { profiles: [{ id: MEMBER_ID, name: null }] } })
    expect(await screen.findByRole('heading', { name: 'Welcome, ana' })).toBeTruthy()
  })

  it('reads only what belongs to the member', async () => {
    const calls: FakeCall[] = []
    open('/dashboard', { tables: sampleTables(), intercept: (call) => void calls.push(call) })
    await screen.findByRole('heading', { name: /welcome/i })
    for (const { path, query } of calls)
      expect(query.get(path.endsWith('/profiles') ? 'id' : 'user_id')).toBe(`eq.${MEMBER_ID}`)
  })

  it('asks to verify the address until that is dismissed', async () => {
    setVerificationFlags('ana@example.com')
    open()
    expect(await screen.findByText(/verify your email/i)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(screen.queryByText(/verify your email/i)).toBeNull()
    expect(localStorage.length).toBe(0)
  })

  it('counts recipes and favorites and invents nothing', async () => {
    open()
    await screen.findByRole('heading', { name: /welcome/i })
    expect(statOf('Total Recipes')).toContain('3')
    expect(statOf('Favorites')).toContain('1')
    expect(statOf('Blood Sugar Trend')).toContain('No data yet')
    expect(statOf('Meal Streak')).toContain('No data yet')
    expect(screen.queryByText('Stable')).toBeNull()
  })

  it('shows the five latest activities and four favorites with 60 characters of description', async () => {
    const description = 'x'.repeat(80)
    open('/dashboard', {
      tables: {
        recipes: Array.from({ length: 5 }, (_, n) =>
          recipeRow({ title: `Dish ${n}`, description, is_favorite: true }),
        ),
        user_activity: Array.from({ length: 7 }, (_, n) =>
          activityRow({ description: `Created dish ${n}`, created_at: `2026-11-0${n + 1}T12:00:00Z` }),
        ),
      },
    })
    const activity = await screen.findByRole('region', { name: 'Recent Activity' })
    expect(within(activity).getAllByRole('listitem')).toHaveLength(5)
    expect(within(activity).getAllByRole('listitem')[0]?.textContent).toContain('Created dish 6')
    const favorites = screen.getByRole('region', { name: 'Favorite Recipes' })
    expect(within(favorites).getAllByRole('listitem')).toHaveLength(4)
    expect(within(favorites).getAllByText(`${'x'.repeat(60)}…`)).toHaveLength(4)
    expect(within(favorites).getAllByText(/10 min/)).toHaveLength(4)
  })

  it('leads on from every empty place', async () => {
    open('/dashboard', { tables: {} })
    expect(await screen.findByText("You haven't favorited any recipes yet.")).toBeTruthy()
    const activity = screen.getByRole('region', { name: 'Recent Activity' })
    expect(within(activity).getByRole('link').getAttribute('href')).toBe('/recipe-builder')
    await userEvent.click(screen.getByRole('tab', { name: 'My Recipes' }))
    expect(await screen.findByText("You haven't created any recipes yet.")).toBeTruthy()
  })

  it('still renders when the database is down, logs it and does not pretend there is nothing', async () => {
    const { seen } = open('/dashboard', down)
    expect(await screen.findByRole('heading', { name: 'Welcome, ana' })).toBeTruthy()
    expect(seen.errors).toHaveLength(3)
    expect(statOf('Total Recipes')).toContain('–')
    expect(screen.queryByText("You haven't favorited any recipes yet.")).toBeNull()
    expect(screen.queryByText('the database is down')).toBeNull()
  })

  it('keeps the tab in the address', async () => {
    const { onGo } = open('/dashboard?tab=health')
    expect((await screen.findByRole('tab', { name: 'Health Tracking' })).getAttribute('aria-selected')).toBe(
      'true',
    )
    expect(screen.getByText('Sample data.')).toBeTruthy()
    await userEvent.click(screen.getByRole('tab', { name: 'Meal Planning' }))
    expect(onGo).toHaveBeenLastCalledWith('/dashboard?tab=meal-planning', undefined)
    expect(await screen.findByText('May 15-21, 2023')).toBeTruthy()
    await userEvent.click(screen.getByRole('tab', { name: 'Overview' }))
    expect(onGo).toHaveBeenLastCalledWith('/dashboard', undefined)
  })
})

describe('my recipes', () => {
  const titles = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)

  it('filters by what is chosen and keeps it in the address', async () => {
    const { onGo } = open('/dashboard?tab=recipes')
    await userEvent.selectOptions(await screen.findByLabelText('Meal type'), 'lunch')
    expect(onGo).toHaveBeenLastCalledWith('/dashboard?tab=recipes&meal=lunch', { replace: true })
    expect(titles()).toEqual(['Lentil Soup with Spinach'])
    await userEvent.selectOptions(screen.getByLabelText('Dietary type'), 'keto')
    await userEvent.click(await screen.findByRole('button', { name: 'Show all recipes' }))
    await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'a-z')
    expect(titles()).toEqual([
      'Lentil Soup with Spinach',
      'Oven Pancake with Berries',
      'Salmon with Lemon Broccoli',
    ])
    await userEvent.type(screen.getByLabelText('Search'), 'pancake')
    await waitFor(() => expect(titles()).toEqual(['Oven Pancake with Berries']))
  })

  it('opens a recipe in place, and says what is not known', async () => {
    open('/dashboard?tab=recipes')
    await userEvent.click(await screen.findByRole('button', { name: 'View Oven Pancake with Berries' }))
    const dialog = await screen.findByRole('dialog')
    expect(within(dialog).getByText('Roast broccoli and salmon for 15 minutes.')).toBeTruthy()
    expect(within(dialog).getAllByText('not known').length).toBeGreaterThan(0)
    expect(within(dialog).getByText('Not enough information')).toBeTruthy()
  })

  it('turns the heart at once and takes it back when that fails', async () => {
    const tables = sampleTables()
    let refuse = () => {}
    const refused = new Promise<{ status: number; body: unknown }>((resolve) => {
      refuse = () => resolve({ status: 500, body: { code: 'XX000', message: 'down' } })
    })
    let online = true
    const { seen } = open('/dashboard?tab=recipes', {
      tables,
      intercept: async ({ method }) => {
        if (method === 'PATCH') return refused.finally(() => (online = false))
        return online ? undefined : refused
      },
    })
    const heart = await screen.findByRole('button', { name: 'Favorite: Salmon with Lemon Broccoli' })
    await userEvent.click(heart)
    await waitFor(() => expect(heart.getAttribute('aria-pressed')).toBe('true'))
    refuse()
    await waitFor(() => expect(heart.getAttribute('aria-pressed')).toBe('false'))
    expect(seen.errors.length).toBeGreaterThan(0)
  })

  it('keeps a favorite', async () => {
    const tables = sampleTables()
    open('/dashboard?tab=recipes', { tables })
    await userEvent.click(await screen.findByRole('button', { name: 'Favorite: Salmon with Lemon Broccoli' }))
    await waitFor(() => expect(tables.recipes[0]?.is_favorite).toBe(true))
  })
})

describe('deleting a recipe', () => {
  const salmon = 'Salmon with Lemon Broccoli'
  const card = () => screen.queryByRole('heading', { name: salmon })
  const press = async () => userEvent.click(await screen.findByRole('button', { name: `Delete ${salmon}` }))

  beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] }))
  afterEach(() => vi.useRealTimers())

  it('frees its place after a time to think again', async () => {
    const tables = sampleTables()
    open('/dashboard?tab=recipes', { tables })
    await press()
    expect(card()).toBeNull()
    expect(tables.recipes).toHaveLength(3)
    await vi.advanceTimersByTimeAsync(11_000)
    await vi.waitFor(() => expect(tables.recipes).toHaveLength(2))
    expect(card()).toBeNull()
  })

  it('can be undone, and then has its whole time again', async () => {
    const tables = sampleTables()
    open('/dashboard?tab=recipes', { tables })
    await press()
    await vi.advanceTimersByTimeAsync(8000)
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(card()).toBeTruthy()
    await press()
    await vi.advanceTimersByTimeAsync(5000)
    expect(tables.recipes).toHaveLength(3)
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await vi.advanceTimersByTimeAsync(11_000)
    expect(tables.recipes).toHaveLength(3)
    expect(card()).toBeTruthy()
  })

  it('happens when the page is left before the time is over', async () => {
    const tables = sampleTables()
    const { leave } = open('/dashboard?tab=recipes', { tables })
    await press()
    leave()
    await vi.waitFor(() => expect(tables.recipes).toHaveLength(2))
  })

  it('brings the recipe back and says so when it fails', async () => {
    open('/dashboard?tab=recipes', {
      tables: sampleTables(),
      intercept: ({ method }) =>
        method === 'DELETE' ? { status: 500, body: { code: 'XX000', message: 'down' } } : undefined,
    })
    await press()
    await vi.advanceTimersByTimeAsync(11_000)
    expect(await screen.findByText(/could not be deleted/i)).toBeTruthy()
    expect(card()).toBeTruthy()
  })
})
