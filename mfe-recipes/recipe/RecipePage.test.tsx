import { type SampleRow, sampleFigures, sampleRow } from '@evenplate/saved-recipe/testing/samples'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { queryClient } from '../data/queries.ts'
import { openPage } from '../testing/open-page.tsx'
import { STATES } from '../testing/story-states.ts'
import { pendingDeletions } from '../unfinished/pending-deletions.ts'

let row: SampleRow
let copied: string[]
beforeEach(() => {
  row = sampleRow({ title: 'Lentil Soup' })
  copied = []
  vi.stubGlobal('navigator', {
    ...navigator,
    clipboard: { writeText: async (text: string) => void copied.push(text) },
  })
})
afterEach(() => {
  cleanup()
  pendingDeletions.forget()
  queryClient.clear()
  vi.unstubAllGlobals()
})

const open = (backend = {}, id = row.id) =>
  openPage('recipe', `/recipes/${id}`, { id }, { backend: { tables: { recipes: [row] }, ...backend } })

describe('a member’s own recipe', () => {
  it('shows the whole recipe, and where its figures come from', async () => {
    open()
    expect(await screen.findByRole('heading', { level: 1, name: 'Lentil Soup' })).toBeTruthy()
    expect(screen.getByText('Heat the oven to 425 °F.')).toBeTruthy()
    expect(screen.getByText(/no record of where these figures came from/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Edit' }).getAttribute('href')).toBe(`/recipes/${row.id}/edit`)
  })

  it('names and links the source of one that was brought, and asks before it shows other people’s text', async () => {
    const { brought } = STATES['member with a brought recipe'].recipe
    row = sampleRow({ title: 'Almond Pancakes', brought })
    open()
    const source = await screen.findByRole('link', { name: 'Some Blog' })
    expect(source.getAttribute('href')).toBe('https://blog.example/pancakes')
    expect(source.getAttribute('rel')).toContain('nofollow noopener')
    expect(source.parentElement?.textContent).toBe('From Some Blog (blog.example) by Kim')
    await userEvent.click(screen.getByRole('button', { name: /Share/ }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(await dialog.findByRole('button', { name: 'Make Public and Copy Link' }))
    await waitFor(() => expect(row).toMatchObject({ is_public: true, shares_words: false }))
  })

  it.each([
    [
      'newer',
      { ...sampleFigures(), version: 99 },
      'These figures were made by a newer version of Evenplate.',
    ],
    ['unreadable', { basis: 'computed' }, 'We can no longer read how these figures were counted.'],
  ])(
    'says for %s figures why it only shows the saved numbers, and writes nothing',
    async (_, stored, why) => {
      row = sampleRow({ figures: stored, carb_count: 31 })
      const writes: string[] = []
      open({
        intercept: ({ method }: { method: string }) => void (method === 'PATCH' && writes.push(method)),
      })
      const [notice] = await screen.findAllByText(new RegExp(`^${why}`))
      expect(notice).toBeTruthy()
      expect(screen.getByText('As saved')).toBeTruthy()
      expect(screen.queryByText('AI estimate, not verified')).toBeNull()
      expect(screen.getAllByText(/^31/).length).toBeGreaterThan(0)
      expect(row.figures).toEqual(stored)
      expect(writes).toEqual([])
    },
  )

  it.each(['not-an-id', '00000000-0000-4000-8000-000000000000'])(
    'says that there is no recipe at %s',
    async (id) => {
      open({}, id)
      expect(await screen.findByRole('heading', { name: 'Recipe not found' })).toBeTruthy()
    },
  )

  it('says when it could not be loaded, and tries again', async () => {
    let down = true
    open({
      intercept: () => (down ? { status: 500, body: { code: 'XX000', message: 'secret' } } : undefined),
    })
    expect(await screen.findByText('We couldn’t load this recipe just now.')).toBeTruthy()
    down = false
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Lentil Soup' })).toBeTruthy()
  })

  it('disappears from all lists at once when it is deleted, and can be restored', async () => {
    window.history.replaceState(null, '', '/recipes')
    const tables = { recipes: [row] }
    const { onGo } = open({ tables })
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
    expect(onGo).toHaveBeenLastCalledWith('/recipes', undefined)
    expect(tables.recipes).toHaveLength(1)
    // Opening it again meanwhile says that it was deleted, not that it never existed.
    expect(screen.getByRole('heading', { name: 'Recipe deleted' })).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Lentil Soup' })).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
    await userEvent.click(screen.getByRole('button', { name: 'Bring It Back' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Lentil Soup' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  })
})

describe('sharing', () => {
  const slug = '00112233445566778899aabbccddeeff'
  const link = () => `${window.location.origin}/shared/${slug}`

  it('asks before a private recipe becomes public, and keeps it private on request', async () => {
    const { seen } = open()
    await userEvent.click(await screen.findByRole('button', { name: 'Share Recipe' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Keep Private' }))
    expect(row.is_public).toBe(false)
    expect(copied).toEqual([])
    expect(seen.errors).toEqual([])
  })

  it('makes it public and copies its link', async () => {
    open({
      intercept: ({ method }: { method: string }) => {
        // As the database's trigger does.
        if (method === 'PATCH') row.share_slug = slug
      },
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Share Recipe' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Make Public and Copy Link' }))
    expect(await screen.findByText('Recipe link copied to clipboard!')).toBeTruthy()
    expect(copied).toEqual([link()])
    expect(row.is_public).toBe(true)
    expect(await screen.findByText('Public')).toBeTruthy()
  })

  it('stays private, and says so, when that fails', async () => {
    open({
      intercept: ({ method }: { method: string }) =>
        method === 'PATCH' ? { status: 500, body: { code: 'XX000', message: 'secret' } } : undefined,
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Share Recipe' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Make Public and Copy Link' }))
    expect(await screen.findByText(/couldn’t make it public/i)).toBeTruthy()
    expect(copied).toEqual([])
    expect(screen.queryByText('Public')).toBeNull()
  })

  it('copies a public recipe’s link at once, and makes it private again', async () => {
    row = sampleRow({ title: 'Lentil Soup', is_public: true, share_slug: slug })
    open({
      intercept: ({ method }: { method: string }) => {
        if (method === 'PATCH') row.share_slug = null
      },
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Share Recipe' }))
    await waitFor(() => expect(copied).toEqual([link()]))
    await userEvent.click(screen.getByRole('button', { name: 'Make Private Again' }))
    await waitFor(() => expect(row.is_public).toBe(false))
    expect(await screen.findByText(/The link no longer works/)).toBeTruthy()
    expect(screen.queryByText('Public')).toBeNull()
  })
})
