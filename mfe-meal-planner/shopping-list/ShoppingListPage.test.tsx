import { type MarkOp, mergeMarks } from '@evenplate/meal-plan/shopping/marks'
import { browserDevice } from '@evenplate/platform/device/browser-device'
import { FakeShell, fakeApi, fakePlatform, MEMBER_ID } from '@evenplate/platform/fake'
import type { FakeBackend, FakeRow } from '@evenplate/platform/fake-db'
import { openPage } from '@evenplate/platform/open-page'
import { useToast } from '@evenplate/shared-ui/Toast'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { writeGuestPlan } from '../data/guest-plans.ts'
import remote from '../remote.tsx'
import { SHOP_FOODS, shoppingWeek, THIS_WEEK } from '../testing/sample-shopping.ts'

const api = fakeApi({
  get: (path) =>
    path.startsWith('/foods?q=')
      ? SHOP_FOODS.filter(({ name }) => name.includes(decodeURIComponent(path.slice(9))))
      : SHOP_FOODS,
})

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  useToast().clear()
  vi.restoreAllMocks()
})

function openAsGuest(at = '/shopping-list') {
  writeGuestPlan(browserDevice, shoppingWeek())
  return openPage(remote, 'shopping-list', at, { auth: { status: 'guest' }, api })
}

/** A member's account with the sample week. */
function account(plan = shoppingWeek()) {
  let marks: MarkOp[] = []
  const { dishes, ...bare } = plan
  const tables = {
    meal_plans: [{ user_id: MEMBER_ID, week: THIS_WEEK, revision: 1, plan: bare }],
    planned_dishes: Object.values(dishes).map(({ id, from, recipe }) => ({
      id,
      user_id: MEMBER_ID,
      week: THIS_WEEK,
      source: from,
      recipe,
    })) as FakeRow[],
  }
  const backend: FakeBackend = {
    tables,
    functions: {
      merge_shopping_marks({ p_ops }) {
        marks = mergeMarks(marks, p_ops as MarkOp[])
        return marks
      },
      share_shopping_list: () => ({ outcome: 'shared', slug: 'secret', until: '2026-11-30T10:00:00Z' }),
    },
  }
  return { backend, marks: () => marks, set: (next: MarkOp[]) => (marks = next) }
}
const openAsMember = (backend: FakeBackend) =>
  openPage(remote, 'shopping-list', '/shopping-list', { backend, api })

const row = async (name: string) =>
  (await screen.findByRole('checkbox', { name: new RegExp(name) })).closest('li')

describe('the list of a week', () => {
  it('is summed over its dishes, in packages, by aisle; leftovers add nothing', async () => {
    openAsGuest()
    const produce = await screen.findByRole('region', { name: 'Vegetables and fruit' })
    await waitFor(() => expect(within(produce).getByText('3 onions')).toBeTruthy())
    expect((await row('Kidney beans'))?.textContent).toMatch(/can, 255 g drained × 2/)
    expect((await row('Eggs'))?.textContent).toContain('8 eggs')
    expect((await row('Ground cumin'))?.textContent).toContain('a jar')
    const written = screen.getByRole('region', { name: 'As written in the recipes' })
    expect(written.textContent).toContain('1 packet of my aunt’s spice mix')
    expect(written.textContent).toContain('for Three-Bean Chili')
    expect(screen.getByText('0 of 8')).toBeTruthy()
  })

  it('keeps checked items through a reload, and reopens one when more is needed', async () => {
    const { leave } = openAsGuest()
    await userEvent.click(await screen.findByRole('checkbox', { name: /Eggs/ }))
    await userEvent.click(screen.getByRole('checkbox', { name: /Salmon/ }))
    expect(screen.getByText('2 of 8')).toBeTruthy()
    leave()
    const plan = shoppingWeek()
    const slots = plan.slots.map((slot) => (slot.plates === 3 ? { ...slot, plates: 5 } : slot))
    writeGuestPlan(browserDevice, { ...plan, slots })
    openPage(remote, 'shopping-list', '/shopping-list', { auth: { status: 'guest' }, api })
    expect((await row('Eggs'))?.textContent).toContain('+4 eggs')
    expect((await screen.findByRole<HTMLInputElement>('checkbox', { name: /Eggs/ })).checked).toBe(false)
    expect((await screen.findByRole<HTMLInputElement>('checkbox', { name: /Kidney/ })).checked).toBe(false)
  })

  it('takes off what is at home once, with its date, and restores it with Undo', async () => {
    openAsGuest()
    await screen.findByRole('checkbox', { name: /Spinach/ })
    await userEvent.type(screen.getByLabelText('I have this at home'), 'spinach')
    await userEvent.click(await screen.findByRole('button', { name: 'Spinach' }))
    await userEvent.click(screen.getByRole('button', { name: 'I Have This' }))
    expect(screen.getByText('Please enter grams between 1 and 100,000.')).toBeTruthy()
    await userEvent.type(screen.getByLabelText('Grams'), '150')
    await userEvent.click(screen.getByRole('button', { name: 'I Have This' }))
    expect((await row('Spinach'))?.textContent).toContain('250 g')
    expect((await row('Spinach'))?.textContent).toContain('150 g of it is at home')
    await userEvent.click(screen.getByRole('button', { name: 'Spinach is used up' }))
    expect((await row('Spinach'))?.textContent).toContain('400 g')
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect((await row('Spinach'))?.textContent).toContain('250 g')
  })

  it('has own items, and staples for lows only if chosen', async () => {
    openAsGuest()
    await userEvent.type(await screen.findByLabelText('Something of your own'), 'Paper towels{enter}')
    expect(await screen.findByRole('checkbox', { name: 'Paper towels' })).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Remove Paper towels' }))
    expect(screen.queryByRole('checkbox', { name: 'Paper towels' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(screen.getByRole('checkbox', { name: 'Paper towels' })).toBeTruthy()
    expect(screen.queryByRole('checkbox', { name: /Glucose tablets/ })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Put Them on Every List' }))
    expect(screen.getByRole('checkbox', { name: /Glucose tablets.*for lows/ })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Put Them on Every List' })).toBeNull()
  })

  it('has its aisles in the person’s order, kept for the next list', async () => {
    const { leave } = openAsGuest()
    const aisles = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
    await userEvent.click(await screen.findByRole('button', { name: 'Reorder Aisles' }))
    expect(aisles().slice(0, 2)).toEqual(['Vegetables and fruit', 'Fish'])
    await userEvent.click(screen.getByRole('button', { name: 'Move Fish up' }))
    expect(aisles().slice(0, 2)).toEqual(['Fish', 'Vegetables and fruit'])
    leave()
    openPage(remote, 'shopping-list', '/shopping-list', { auth: { status: 'guest' }, api })
    await screen.findByRole('region', { name: 'Fish' })
    expect(aisles().slice(0, 2)).toEqual(['Fish', 'Vegetables and fruit'])
  })

  it('remembers the size that a person buys', async () => {
    openAsGuest()
    await userEvent.click(await screen.findByRole('button', { name: /^Feta: at home/ }))
    const size = await screen.findByLabelText(/Grams in a package/)
    await userEvent.type(size, '150')
    await userEvent.click(screen.getByRole('button', { name: 'Use This Size' }))
    expect((await row('Feta'))?.textContent).toContain('150 g')
  })

  it('is in the document before any script runs, and says where to plan when nothing is planned', async () => {
    const page = (auth: 'loading' | 'guest') => (
      <FakeShell
        page={remote.pages['shopping-list']}
        at="/shopping-list"
        platform={fakePlatform({ auth: { status: auth } })}
      />
    )
    await remote.pages['shopping-list']?.preload?.()
    expect(renderToString(page('loading'))).toContain('Loading your list')
    openPage(remote, 'shopping-list', '/shopping-list?week=lots', { auth: { status: 'guest' }, api })
    expect(await screen.findByText('There is nothing to cook this week yet.')).toBeTruthy()
  })
})

describe('a member’s list', () => {
  it('sends checked items to the account, and shows what another phone checked', async () => {
    const of = account()
    of.set([{ item: 'egg', checked: true, at: 5, device: 'other' }])
    openAsMember(of.backend)
    await waitFor(async () =>
      expect((await screen.findByRole<HTMLInputElement>('checkbox', { name: /Eggs/ })).checked).toBe(true),
    )
    await userEvent.click(screen.getByRole('checkbox', { name: /Spinach/ }))
    await waitFor(() => expect(of.marks().map(({ item }) => item)).toEqual(['egg', 'spinach']))
    expect(await screen.findByText('Saved.')).toBeTruthy()
  })

  it('works without a network, and a failed answer is not called offline', async () => {
    const of = account()
    const { leave } = openAsMember(of.backend)
    await screen.findByRole('checkbox', { name: /Eggs/ })
    await waitFor(() => expect(screen.getByText('3 onions')).toBeTruthy())
    leave()
    const down = {
      ...of.backend,
      intercept: () => ({ status: 500, body: { code: 'XX000', message: 'down' } }),
    }
    openPage(remote, 'shopping-list', '/shopping-list', { backend: down, api: fakeApi() })
    expect(await screen.findByText(/We couldn’t reach your account just now/)).toBeTruthy()
    expect(screen.queryByText(/offline/i)).toBeNull()
    expect(screen.getByText('3 onions')).toBeTruthy()
    await userEvent.click(screen.getByRole('checkbox', { name: /Spinach/ }))
    expect(await screen.findByText(/1 change is kept on this device and not sent yet/)).toBeTruthy()
    cleanup()
    openAsMember(of.backend)
    await waitFor(() => expect(of.marks().map(({ item }) => item)).toEqual(['spinach']))
  })

  it('says so if there is no network', async () => {
    const of = account()
    const { leave } = openAsMember(of.backend)
    await screen.findByRole('checkbox', { name: /Eggs/ })
    leave()
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const away = {
      ...of.backend,
      intercept: () => {
        throw new TypeError('Failed to fetch')
      },
    }
    openPage(remote, 'shopping-list', '/shopping-list', { backend: away, api: fakeApi() })
    expect(
      await screen.findByText(/You are offline. This is the list as this device last saw it/),
    ).toBeTruthy()
    await userEvent.click(screen.getByRole('checkbox', { name: /Spinach/ }))
    expect(await screen.findByText('Offline: 1 change is kept on this device.')).toBeTruthy()
  })

  it('opens on another phone by a link that can be revoked', async () => {
    const of = account()
    of.backend.tables!.shared_lists = [
      {
        id: 'one',
        user_id: MEMBER_ID,
        week: THIS_WEEK,
        ends_at: new Date(Date.now() + 86_400_000).toISOString(),
      },
      { id: 'old', user_id: MEMBER_ID, week: THIS_WEEK, ends_at: '2026-01-01T00:00:00Z' },
    ]
    openAsMember(of.backend)
    await userEvent.click(await screen.findByRole('button', { name: 'Send to a Phone' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Make a Link' }))
    expect(await screen.findByDisplayValue(/\/shared-list\/secret$/)).toBeTruthy()
    expect(screen.getAllByText(/A link that works until/)).toHaveLength(1)
    await userEvent.click(screen.getByRole('button', { name: 'End It Now' }))
    await waitFor(() => expect(of.backend.tables!.shared_lists!.map(({ id }) => id)).toEqual(['old']))
  })
})
