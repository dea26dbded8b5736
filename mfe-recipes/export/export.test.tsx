import { ourJsonLd, ourMarkdown } from '@evenplate/domain/our-file'
import { sampleRow } from '@evenplate/saved-recipe/testing/samples'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '../data/queries.ts'
import { openPage } from '../testing/open-page.tsx'

const saved: { name: string; file: Blob }[] = []
const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click')

beforeEach(() => {
  saved.length = 0
  const files: Blob[] = []
  URL.createObjectURL = (file) => `blob:${files.push(file as Blob) - 1}`
  URL.revokeObjectURL = () => {}
  clicked.mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, file: files[Number(this.href.slice('blob:'.length))]! })
  })
})
afterEach(() => {
  cleanup()
  queryClient.clear()
})

const soup = sampleRow({ title: 'Lentil Soup', created_at: '2026-11-20T18:00:00Z' })
const pie = sampleRow({ title: 'Apple Pie', created_at: '2026-11-21T18:00:00Z' })
const press = async (name: string | RegExp, within_ = screen as Pick<typeof screen, 'findByRole'>) =>
  userEvent.click(await within_.findByRole('button', { name }))

it('saves a recipe as a file that can be imported again [EXPORT-1]', async () => {
  openPage('recipe', `/recipes/${soup.id}`, { id: soup.id }, { backend: { tables: { recipes: [soup] } } })
  await press('Export recipe')
  await press(/Markdown/, within(await screen.findByRole('dialog', { name: 'Export recipe' })))
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(saved[0]?.name).toBe('lentil-soup.md')
  expect(ourMarkdown(await saved[0]!.file.text())).toMatchObject([{ exact: { title: 'Lentil Soup' } }])
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('saves all recipes as one file, and says what to do if they cannot be read [EXPORT-2]', async () => {
  let isDown = true
  const recipes = [soup, pie]
  openPage(
    'recipes',
    '/recipes',
    {},
    {
      backend: {
        tables: { recipes },
        intercept: ({ method, query }) =>
          isDown && method === 'GET' && query.get('select')?.includes('figures,')
            ? { status: 500, body: {} }
            : undefined,
      },
    },
  )
  await press('Export all recipes')
  const dialog = within(await screen.findByRole('dialog'))
  await press(/JSON-LD/, dialog)
  expect(await dialog.findByRole('alert')).toBeTruthy()
  expect(saved).toEqual([])
  isDown = false
  await press(/JSON-LD/, dialog)
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(saved[0]?.name).toBe('evenplate-recipes.json')
  const titles = JSON.parse(await saved[0]!.file.text()).map((one: object) => ourJsonLd({ ...one })?.title)
  expect(titles).toEqual(['Apple Pie', 'Lentil Soup'])
})
