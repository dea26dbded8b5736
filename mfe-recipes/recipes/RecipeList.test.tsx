import { fakeMember, MEMBER_ID } from '@evenplate/platform/fake'
import type { FakeBackend } from '@evenplate/platform/fake-db'
import { sampleFigures, sampleRow } from '@evenplate/saved-recipe/testing/samples'
import { useToast } from '@evenplate/shared-ui/Toast'
import { onlineManager } from '@tanstack/react-query'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { queryClient } from '../data/queries.ts'
import { openPage } from '../testing/open-page.tsx'
import { manyRecipes, sampleTables } from '../testing/sample-rows.ts'
import { pendingDeletions } from '../unfinished/pending-deletions.ts'

const open = (at = '/recipes', backend: FakeBackend = { tables: sampleTables() }) =>
  openPage('recipes', at, {}, { backend })

afterEach(() => {
  cleanup()
  pendingDeletions.forget()
  useToast().clear()
  queryClient.clear()
})

const titles = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)

describe('my recipes', () => {
  const soup = sampleRow({
    title: 'Lentil Soup',
    meal_type: 'dinner',
    dietary_type: ['vegan'],
    created_at: '2026-11-03T10:00:00Z',
  })
  const oats = sampleRow({
    title: 'Apple Oats 50%',
    meal_type: 'breakfast',
    dietary_type: ['low-gi', 'vegetarian'],
    created_at: '2026-11-01T10:00:00Z',
    is_favorite: true,
  })
  const cake = sampleRow({
    title: 'Zesty Almond Cake',
    meal_type: 'dessert',
    dietary_type: ['low-carb'],
    ingredients: ['2 cups almond flour'],
    created_at: '2026-11-02T10:00:00Z',
  })

  it.each([
    ['', [soup, cake, oats]],
    ['sort=oldest', [oats, cake, soup]],
    ['sort=a-z', [oats, soup, cake]],
    ['sort=z-a', [cake, soup, oats]],
    ['meal=dessert', [cake]],
    ['diet=low-gi', [oats]],
    ['diet=vegan&meal=dinner', [soup]],
    ['filter=favorites', [oats]],
    ['q=almond%20FLOUR', [cake]],
    ['q=50%25', [oats]],
    ['q=%25', [oats]],
    ['q=_', []],
    ['q=oats%20soup', []],
  ])('answers ?%s [ROUTE-7]', async (search, expected) => {
    open(`/recipes?${search}`, { tables: { recipes: [soup, oats, cake] } })
    await screen.findByText(/^\d+ recipes?$/)
    expect(titles()).toEqual(expected.map(({ title }) => title))
  })

  it('shows “at least” on a card whose carbs may be higher', async () => {
    const mayAdd = { carbs: 7, glycemicLoad: 1 }
    const rows = [
      sampleRow({ title: 'Partial', figures: sampleFigures({ basis: 'partial' }), carb_count: 12 }),
      sampleRow({ title: 'Range', figures: sampleFigures({ mayAdd }), carb_count: 13 }),
      sampleRow({ title: 'Whole', figures: sampleFigures(), carb_count: 14 }),
    ]
    open('/recipes', { tables: { recipes: rows } })
    await screen.findByText('at least 12 g carbs')
    screen.getByText('at least 13 g carbs')
    screen.getByText('14 g carbs')
  })

  it('requests one page and only the columns that a card shows', async () => {
    const asked: string[] = []
    open('/recipes', {
      tables: manyRecipes(60),
      intercept: ({ method, query }) => void (method === 'GET' && asked.push(String(query))),
    })
    await screen.findByLabelText('Sort by')
    expect(titles()).toHaveLength(24)
    expect(asked).toHaveLength(1)
    expect(decodeURIComponent(asked[0] ?? '')).not.toMatch(/select=\*|figures(?!-)|instructions/)
  })

  it('shows 5,000 a page at a time, none twice and none missing', async () => {
    open('/recipes', { tables: manyRecipes(5000) })
    expect(await screen.findByText('Showing 24 of 5,000 recipes')).toBeTruthy()
    expect(await screen.findByText('You have 5,000 saved recipes.')).toBeTruthy()
    const more = screen.getByRole('button', { name: 'Show More Recipes' })
    await userEvent.click(more)
    expect(await screen.findByText('Showing 48 of 5,000 recipes')).toBeTruthy()
    expect(new Set(titles()).size).toBe(48)
    // Keyboard focus goes to the first new recipe.
    const cards = screen.getAllByRole('listitem').filter((item) => item.querySelector('h2'))
    expect(cards[24]?.contains(document.activeElement)).toBe(true)
  })

  it('does not say that there are none while a search without results is being cleared', async () => {
    const answers: (() => void)[] = []
    let slow = false
    open('/recipes?q=zzz', {
      tables: sampleTables(),
      intercept: () => (slow ? new Promise((resolve) => answers.push(() => resolve(undefined))) : undefined),
    })
    await screen.findByText('None of your recipes match.')
    slow = true
    await userEvent.clear(screen.getByLabelText('Search'))
    await waitFor(() => expect(answers).toHaveLength(1))
    expect(screen.queryByText("You haven't created any recipes yet.")).toBeNull()
    expect(document.activeElement).toBe(screen.getByLabelText('Search'))
    answers[0]?.()
    await waitFor(() => expect(titles()).toHaveLength(3))
    expect(document.activeElement).toBe(screen.getByLabelText('Search'))
  })

  it('keeps the search available when it fails, and tries again', async () => {
    let down = false
    open('/recipes', {
      tables: sampleTables(),
      intercept: () => (down ? { status: 500, body: { code: 'XX000', message: 'secret' } } : undefined),
    })
    const search = await screen.findByLabelText<HTMLInputElement>('Search')
    down = true
    await userEvent.type(search, 'pancake')
    await screen.findByText('We couldn’t load your recipes just now.')
    expect(search.value).toBe('pancake')
    down = false
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
    await waitFor(() => expect(titles()).toEqual(['Oven Pancake with Berries']))
  })

  it('says offline that it could not load, and does not wait in silence', async () => {
    onlineManager.setOnline(false)
    try {
      open('/recipes', { intercept: () => ({ status: 500, body: { code: 'XX000', message: 'down' } }) })
      expect(await screen.findByText('We couldn’t load your recipes just now.')).toBeTruthy()
    } finally {
      onlineManager.setOnline(true)
    }
  })

  it('handles no favorites, and links back to all', async () => {
    open('/recipes?filter=favorites', { tables: { recipes: [soup, cake] } })
    expect(await screen.findByText("You haven't favorited any recipes yet.")).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Show All Recipes' }))
    await waitFor(() => expect(titles()).toHaveLength(2))
  })

  it('keeps what is chosen and typed in the address', async () => {
    const { onGo } = open()
    await userEvent.selectOptions(await screen.findByLabelText('Meal type'), 'lunch')
    expect(onGo).toHaveBeenLastCalledWith('/recipes?meal=lunch', { replace: true })
    await waitFor(() => expect(titles()).toEqual(['Lentil Soup with Spinach']))
    await userEvent.selectOptions(screen.getByLabelText('Dietary type'), 'keto')
    await userEvent.click(await screen.findByRole('button', { name: 'Show All Recipes' }))
    await userEvent.type(screen.getByLabelText('Search'), 'pancake')
    await waitFor(() => expect(titles()).toEqual(['Oven Pancake with Berries']))
    expect(onGo).toHaveBeenLastCalledWith('/recipes?q=pancake', { replace: true })
  })

  it('links to each recipe’s page and to its editor', async () => {
    open('/recipes', { tables: { recipes: [soup] } })
    const link = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href')
    expect(await link('View Lentil Soup')).toBe(`/recipes/${soup.id}`)
    expect(await link('Edit Lentil Soup')).toBe(`/recipes/${soup.id}/edit`)
  })

  it('says when there are none yet, and when they could not be loaded', async () => {
    open('/recipes', { tables: {} })
    expect(await screen.findByText("You haven't created any recipes yet.")).toBeTruthy()
    cleanup()
    queryClient.clear()
    open('/recipes', { intercept: () => ({ status: 500, body: { code: 'XX000', message: 'secret' } }) })
    expect(await screen.findByText('We couldn’t load your recipes just now.')).toBeTruthy()
    expect(screen.queryByText(/secret/)).toBeNull()
  })
})

describe('a heart', () => {
  it('changes at once, and back if that fails', async () => {
    const { promise, resolve } = Promise.withResolvers<{ status: number; body: unknown }>()
    const { seen } = open('/recipes', {
      tables: sampleTables(),
      intercept: ({ method }) => (method === 'PATCH' ? promise : undefined),
    })
    const heart = await screen.findByRole('button', { name: 'Favorite: Salmon with Lemon Broccoli' })
    await userEvent.click(heart)
    await waitFor(() => expect(heart.getAttribute('aria-pressed')).toBe('true'))
    resolve({ status: 500, body: { code: 'XX000', message: 'down' } })
    await waitFor(() => expect(heart.getAttribute('aria-pressed')).toBe('false'))
    expect(seen.errors.length).toBeGreaterThan(0)
  })

  it('is saved', async () => {
    const tables = sampleTables()
    open('/recipes', { tables })
    await userEvent.click(await screen.findByRole('button', { name: 'Favorite: Salmon with Lemon Broccoli' }))
    await waitFor(() => expect(tables.recipes[0]?.is_favorite).toBe(true))
  })
})

describe('a heart among the favorites', () => {
  const of = 'Favorite: Lentil Soup with Spinach'

  it('removes its recipe at once, and restores it on request', async () => {
    const tables = sampleTables()
    open('/recipes?filter=favorites', { tables })
    await userEvent.click(await screen.findByRole('button', { name: of }))
    expect(titles()).toEqual([])
    await waitFor(() => expect(tables.recipes[1]?.is_favorite).toBe(false))
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(titles()).toEqual(['Lentil Soup with Spinach']))
    expect(tables.recipes[1]?.is_favorite).toBe(true)
  })

  it('brings it back when that fails', async () => {
    open('/recipes?filter=favorites', {
      tables: sampleTables(),
      intercept: ({ method }) =>
        method === 'PATCH' ? { status: 500, body: { code: 'XX000', message: 'down' } } : undefined,
    })
    await userEvent.click(await screen.findByRole('button', { name: of }))
    expect(await screen.findByText('We couldn’t save that just now.')).toBeTruthy()
    expect(titles()).toEqual(['Lentil Soup with Spinach'])
    expect(screen.queryByText('Removed from your favorites')).toBeNull()
  })
})

describe('deleting a recipe', () => {
  const salmon = 'Salmon with Lemon Broccoli'
  const card = () => screen.queryByRole('heading', { name: salmon })
  const press = async () => userEvent.click(await screen.findByRole('button', { name: `Delete ${salmon}` }))

  beforeEach(() => {
    window.history.replaceState(null, '', '/recipes')
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
  })
  afterEach(() => vi.useRealTimers())

  it('frees its place after a delay', async () => {
    const tables = sampleTables()
    open('/recipes', { tables })
    await press()
    expect(card()).toBeNull()
    expect(tables.recipes).toHaveLength(3)
    await vi.advanceTimersByTimeAsync(11_000)
    await vi.waitFor(() => expect(tables.recipes).toHaveLength(2))
    expect(card()).toBeNull()
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  })

  it('can be undone, and then gets the full delay again', async () => {
    const tables = sampleTables()
    open('/recipes', { tables })
    await press()
    await vi.advanceTimersByTimeAsync(8000)
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(card()).toBeTruthy()
    await press()
    await vi.advanceTimersByTimeAsync(5000)
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await vi.advanceTimersByTimeAsync(11_000)
    expect(tables.recipes).toHaveLength(3)
    expect(card()).toBeTruthy()
  })

  it('can still be undone on another page of the site', async () => {
    const tables = sampleTables()
    const { leave } = open('/recipes', { tables })
    await press()
    leave()
    open('/recipes', { tables })
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await screen.findByRole('heading', { name: salmon })).toBeTruthy()
    await vi.advanceTimersByTimeAsync(11_000)
    expect(tables.recipes).toHaveLength(3)
  })

  it('is not visible to the next member', async () => {
    const { leave } = open('/recipes', { tables: sampleTables() })
    await press()
    leave()
    const tables = { recipes: [{ ...sampleRow({ title: 'Bread' }), user_id: 'ben' }] }
    openPage('recipes', '/recipes', {}, { backend: { tables }, auth: fakeMember({ id: 'ben' }) })
    await vi.waitFor(() => expect(titles()).toEqual(['Bread']))
    expect(screen.queryByText(/Salmon/)).toBeNull()
    expect(queryClient.getQueryCache().findAll({ queryKey: [MEMBER_ID] })).toEqual([])
  })

  it('happens when the member leaves before the delay is over', async () => {
    const tables = sampleTables()
    const { leave } = open('/recipes', { tables })
    await press()
    window.history.replaceState(null, '', '/recipe-builder')
    leave()
    await vi.waitFor(() => expect(tables.recipes).toHaveLength(2))
  })

  it('brings the recipe back and says so when it fails', async () => {
    open('/recipes', {
      tables: sampleTables(),
      intercept: ({ method }) =>
        method === 'DELETE' ? { status: 500, body: { code: 'XX000', message: 'down' } } : undefined,
    })
    await press()
    await vi.advanceTimersByTimeAsync(11_000)
    expect(await screen.findByText(/couldn’t delete the recipe/i)).toBeTruthy()
    expect(card()).toBeTruthy()
  })
})
