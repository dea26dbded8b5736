import { browserDevice } from '@evenplate/platform/device/browser-device'
import { FakeShell, fakeMember, fakeNav, fakeParts, fakePlatform, MEMBER_ID } from '@evenplate/platform/fake'
import { type FakeBackend, type FakeCall, fakeDb } from '@evenplate/platform/fake-db'
import { setVerificationFlags } from '@evenplate/platform/verification-flags'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { queryClient } from '../data/queries.ts'
import remote from '../remote.tsx'
import { activityRow, sampleTables } from '../testing/sample-rows.ts'

function open(
  at = '/dashboard',
  backend: FakeBackend = { tables: sampleTables() },
  auth = fakeMember(),
  Part = fakeParts({}),
) {
  const onGo = vi.fn()
  const db = fakeDb(backend)
  const platform = fakePlatform({ auth, db: () => db, Part })
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

const statOf = (name: string) => screen.getByText(name).closest('div')?.textContent

describe('the dashboard', () => {
  it('waits until the session is known [DASH-2]', async () => {
    open('/dashboard', {}, { status: 'loading' })
    expect((await screen.findByText('Loading your dashboard...')).getAttribute('role')).toBe('status')
    expect(screen.getByRole('heading', { name: 'Welcome' })).toBeTruthy()
    expect(screen.getAllByRole('tab', { selected: false })).toHaveLength(4)
  })

  it('keeps its heading and tabs when it learns who is signed in: presses in them are not lost', async () => {
    const db = fakeDb({ tables: sampleTables() })
    const Page = remote.pages.dashboard as NonNullable<typeof remote.pages.dashboard>
    const platform = fakePlatform({ db: () => db, nav: fakeNav('/dashboard') })
    const { rerender } = render(<Page platform={{ ...platform, auth: { status: 'loading' } }} />)
    const [heading, tab] = [await screen.findByRole('heading', { level: 1 }), screen.getAllByRole('tab')[1]]
    rerender(<Page platform={{ ...platform, auth: fakeMember() }} />)
    expect(await screen.findByRole('heading', { name: 'Welcome, Ana' })).toBe(heading)
    expect(screen.getByRole('tab', { name: 'My Recipes' })).toBe(tab)
  })

  it('renders other remotes’ parts while it loads the greeting, and shows both together', async () => {
    const greeting = Promise.withResolvers<undefined>()
    const intercept = ({ path }: FakeCall) => (path.endsWith('/profiles') ? greeting.promise : undefined)
    open(
      '/dashboard',
      { tables: sampleTables(), intercept },
      fakeMember(),
      fakeParts({ 'recipe-counts': () => <p>the counts</p> }),
    )
    expect((await screen.findByText('the counts')).closest('[hidden]')).toBeTruthy()
    expect(screen.getByText('Loading your dashboard...')).toBeTruthy()
    greeting.resolve(undefined)
    expect(await screen.findByRole('heading', { name: 'Welcome, Ana' })).toBeTruthy()
    expect(screen.getByText('the counts').closest('[hidden]')).toBeNull()
    expect(screen.queryByText('Loading your dashboard...')).toBeNull()
  })

  it('greets by name, otherwise by the address', async () => {
    open()
    expect(await screen.findByRole('heading', { name: 'Welcome, Ana' })).toBeTruthy()
    cleanup()
    queryClient.clear()
    open('/dashboard', { tables: { profiles: [{ id: MEMBER_ID, name: null }] } })
    expect(await screen.findByRole('heading', { name: 'Welcome, ana' })).toBeTruthy()
  })

  it('reads only what belongs to the member [ROLE-7]', async () => {
    const calls: FakeCall[] = []
    open('/dashboard', { tables: sampleTables(), intercept: (call) => void calls.push(call) })
    await screen.findByRole('heading', { name: /welcome/i })
    for (const { path, query } of calls)
      expect(query.get(path.endsWith('/profiles') ? 'id' : 'user_id')).toBe(`eq.${MEMBER_ID}`)
  })

  it('asks to verify the address until dismissed [STATE-11]', async () => {
    setVerificationFlags(browserDevice, 'ana@example.com')
    open('/dashboard', { tables: sampleTables() }, fakeMember({ confirmed: false }))
    expect(await screen.findByText(/verify your email/i)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(screen.queryByText(/verify your email/i)).toBeNull()
    expect(localStorage.length).toBe(0)
  })

  it('does not ask if the address is confirmed, whatever this browser remembers', async () => {
    setVerificationFlags(browserDevice, 'ana@example.com')
    open('/dashboard', { tables: sampleTables() }, fakeMember({ confirmed: true }))
    await screen.findByRole('heading', { name: /welcome/i })
    expect(screen.queryByText(/verify your email/i)).toBeNull()
    expect(localStorage.length).toBe(0)
  })

  it.each([
    [true, /Your address is already confirmed/],
    [false, /We can send you a new one/],
  ])('says when a link did nothing, once (confirmed: %s)', async (confirmed, words) => {
    const { onGo } = open(
      '/dashboard#error=access_denied&error_code=otp_expired',
      { tables: sampleTables() },
      fakeMember({ confirmed }),
    )
    expect(await screen.findByText(words)).toBeTruthy()
    expect(onGo).toHaveBeenLastCalledWith('/dashboard', { replace: true })
  })

  it('resends the confirmation, and shows the server’s message', async () => {
    setVerificationFlags(browserDevice, 'ana@example.com')
    const sent: unknown[] = []
    open(
      '/dashboard',
      {
        tables: sampleTables(),
        intercept: ({ path, body }) => {
          if (!path.endsWith('/resend')) return
          sent.push(body)
          if (sent.length > 1)
            return {
              status: 429,
              body: {
                code: 429,
                error_code: 'over_email_send_rate_limit',
                msg: 'For security purposes, you can only request this after 42 seconds.',
              },
            }
        },
      },
      fakeMember({ confirmed: false }),
    )
    await userEvent.click(await screen.findByRole('button', { name: 'Send the Email Again' }))
    expect(await screen.findByText(/sent it again/)).toBeTruthy()
    expect(sent).toMatchObject([{ type: 'signup', email: 'ana@example.com' }])
    await userEvent.click(screen.getByRole('button', { name: 'Send the Email Again' }))
    expect(await screen.findByText(/only request this after 42 seconds/)).toBeTruthy()
  })

  it('shows what other remotes offer, and works without them', async () => {
    const drawn = (name: string) => () => <p>{name}</p>
    const Part = fakeParts({
      'planned-today': drawn('the meals of today'),
      'my-week': drawn('the week'),
      'recipe-counts': drawn('the counts'),
      'favorite-recipes': drawn('the favorites'),
      'recipe-list': drawn('the list'),
    })
    open('/dashboard', { tables: sampleTables() }, fakeMember(), Part)
    const recipes = await screen.findByRole('tab', { name: 'My Recipes' })
    expect(screen.getByText('the counts')).toBeTruthy()
    expect(screen.getByText('the favorites')).toBeTruthy()
    expect(screen.getByText('the meals of today')).toBeTruthy()
    await userEvent.click(recipes)
    expect(screen.getByText('the list')).toBeTruthy()
    await userEvent.click(screen.getByRole('tab', { name: 'Meal Planning' }))
    expect(await screen.findByText('the week')).toBeTruthy()
    cleanup()
    open('/dashboard?tab=meal-planning')
    const way = await screen.findByRole('link', { name: 'Open the meal planner' })
    expect(way.getAttribute('href')).toBe('/meal-planner')
    cleanup()
    open()
    expect(await screen.findByRole('region', { name: 'Recent Activity' })).toBeTruthy()
    expect(screen.queryByRole('region', { name: 'Favorite Recipes' })).toBeNull()
  })

  it('invents no figure', async () => {
    open()
    await screen.findByRole('heading', { name: /welcome/i })
    expect(statOf('Blood Sugar Trend')).toContain('No data yet')
    expect(statOf('Meal Streak')).toContain('No data yet')
    expect(screen.queryByText('Stable')).toBeNull()
  })

  it('shows the five latest activities [DASH-11] [CONST-13]', async () => {
    open('/dashboard', {
      tables: {
        user_activity: Array.from({ length: 7 }, (_, n) =>
          activityRow({ description: `Created dish ${n}`, created_at: `2026-11-0${n + 1}T12:00:00Z` }),
        ),
      },
    })
    const activity = await screen.findByRole('region', { name: 'Recent Activity' })
    expect(within(activity).getAllByRole('listitem')).toHaveLength(5)
    expect(within(activity).getAllByRole('listitem')[0]?.textContent).toContain('Created dish 6')
    expect(
      within(activity)
        .getByRole('link', { name: /View All/ })
        .getAttribute('href'),
    ).toBe('/activity')
  })

  it('suggests a next step if there is no activity yet', async () => {
    open('/dashboard', { tables: {} })
    const activity = await screen.findByRole('region', { name: 'Recent Activity' })
    expect(within(activity).getByRole('link').getAttribute('href')).toBe('/recipe-builder')
  })

  it('still renders when the database is down, logs it and does not claim that there is no activity [ERROR-13]', async () => {
    const { seen } = open('/dashboard', down)
    expect(await screen.findByRole('heading', { name: 'Welcome, ana' })).toBeTruthy()
    expect(seen.errors).toHaveLength(2)
    expect(screen.getByText('We couldn’t load your activity just now.')).toBeTruthy()
    expect(screen.queryByText('the database is down')).toBeNull()
  })

  it('links its terms to the glossary', async () => {
    const addressOf = (word: string) => screen.getByRole('link', { name: word }).getAttribute('href')
    open('/dashboard')
    await screen.findByRole('heading', { name: 'Welcome, Ana' })
    expect(addressOf('Blood Sugar Trend')).toBe('/glossary#blood-glucose')
    await userEvent.click(screen.getByRole('tab', { name: 'Meal Planning' }))
    await screen.findByRole('link', { name: 'non-starchy vegetables' })
    expect(addressOf('non-starchy vegetables')).toBe('/glossary#non-starchy-vegetables')
  })

  it('keeps the tab in the address [STATE-12]', async () => {
    const { onGo } = open('/dashboard?tab=health')
    expect((await screen.findByRole('tab', { name: 'Health Tracking' })).getAttribute('aria-selected')).toBe(
      'true',
    )
    expect(await screen.findByRole('link', { name: 'Open the health log' })).toBeTruthy()
    await userEvent.click(screen.getByRole('tab', { name: 'Meal Planning' }))
    expect(onGo).toHaveBeenLastCalledWith('/dashboard?tab=meal-planning', undefined)
    expect(await screen.findByRole('heading', { name: 'Meal Planning Tips' })).toBeTruthy()
    await userEvent.click(screen.getByRole('tab', { name: 'Overview' }))
    expect(onGo).toHaveBeenLastCalledWith('/dashboard', undefined)
  })
})
