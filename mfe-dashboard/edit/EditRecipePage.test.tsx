import type { CountRequest } from '@evenplate/domain/counting'
import { AppError } from '@evenplate/domain/errors'
import { fakeApi, MEMBER_ID } from '@evenplate/platform/fake'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { queryClient } from '../data/query-client.ts'
import { recipeOf } from '../data/saved-recipe.ts'
import { type RecipeRow, recipeRow } from '../sample-rows.ts'
import { openPage } from '../testing/open-page.tsx'

let row: RecipeRow
let counted: CountRequest[]
beforeEach(() => {
  sessionStorage.clear()
  row = recipeRow({ title: 'Lentil Soup', ingredients: ['1 cup lentils', '1 onion'] })
  counted = []
})
afterEach(() => {
  cleanup()
  queryClient.clear()
})

/** Ten grams of carbs for each line: what is counted can be told from what was saved. */
const countedBy = (request: CountRequest) => {
  const { figures } = recipeOf(row)
  return {
    figures: {
      ...figures,
      basis: 'computed' as const,
      perServing: { ...figures.perServing, carbs: request.ingredients.length * 10, glycemicLoad: 21 },
      impact: 'High' as const,
    },
    conflicts: request.ingredients.some((line) => line.includes('peanut'))
      ? [{ rule: 'nuts allergy', term: 'peanut' }]
      : [],
  }
}

function open({ fail, backend = {} }: { fail?: () => Error | null; backend?: object } = {}) {
  const api = fakeApi({
    post: (path, body) => {
      if (path !== '/figures') throw new Error(path)
      const failure = fail?.()
      if (failure) throw failure
      counted.push(body as CountRequest)
      return countedBy(body as CountRequest)
    },
  })
  return openPage(
    'edit-recipe',
    `/recipes/${row.id}/edit`,
    { id: row.id },
    { api, backend: { tables: { recipes: [row] }, ...backend } },
  )
}

const ingredients = () =>
  screen.getAllByLabelText<HTMLInputElement>(/^Ingredient \d+$/).map(({ value }) => value)
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }))

describe('editing a recipe', () => {
  it('saves texts and the numbers counted from them in one step', async () => {
    const patches: unknown[] = []
    const { onGo } = open({
      backend: {
        intercept: ({ method, body }: { method: string; body: unknown }) =>
          void (method === 'PATCH' && patches.push(body)),
      },
    })
    await screen.findByLabelText(/^Title/)
    await userEvent.click(screen.getByRole('button', { name: 'Add ingredient' }))
    await userEvent.type(screen.getByLabelText('Ingredient 3'), '2 cups rice')
    await userEvent.clear(screen.getByLabelText(/^Cook time/))
    await userEvent.type(screen.getByLabelText(/^Cook time/), '40')
    await save()
    await waitFor(() => expect(onGo).toHaveBeenLastCalledWith(`/recipes/${row.id}`, undefined))
    expect(patches).toHaveLength(1)
    expect(patches[0]).toMatchObject({
      ingredients: ['1 cup lentils', '1 onion', '2 cups rice'],
      cook_time: 40,
      carb_count: 30,
      glycemic_load: 21,
      glycemic_index: 'High',
      figures: { basis: 'computed' },
    })
    expect(sessionStorage.length).toBe(0)
  })

  it('counts again when typing rests, and shows before and after', async () => {
    open()
    await waitFor(() =>
      expect(screen.getByRole('row', { name: /Total carbs/ }).textContent).toContain('20 g'),
    )
    expect(screen.getByRole('row', { name: /Total carbs/ }).textContent).toContain('12 g')
    await userEvent.type(screen.getByLabelText('Ingredient 2'), ', large')
    await waitFor(() => expect(counted.at(-1)?.ingredients).toEqual(['1 cup lentils', '1 onion, large']), {
      timeout: 3000,
    })
    // One for what was saved, one for what was typed: not one for each key.
    expect(counted).toHaveLength(2)
  })

  it('names what the member’s profile speaks against', async () => {
    row = recipeRow({ ingredients: ['2 tbsp peanut butter'] })
    open()
    expect(await screen.findByText(/It has “peanut”: nuts allergy/)).toBeTruthy()
  })

  it('keeps everything typed when counting or saving fails, and says so', async () => {
    let failing = true
    const { onGo } = open({ fail: () => (failing ? new AppError('offline') : null) })
    const title = await screen.findByLabelText<HTMLInputElement>(/^Title/)
    await userEvent.type(title, ' deluxe')
    await save()
    expect((await screen.findAllByText(/You seem to be offline/)).length).toBeGreaterThan(0)
    expect(title.value).toBe('Lentil Soup deluxe')
    expect(row.title).toBe('Lentil Soup')
    failing = false
    await save()
    await waitFor(() => expect(onGo).toHaveBeenLastCalledWith(`/recipes/${row.id}`, undefined))
    expect(row.title).toBe('Lentil Soup deluxe')
  })

  it('keeps a draft over a reload, offers the saved recipe back, and leaves nobody else’s', async () => {
    sessionStorage.setItem('evenplate.edit.somebody-else.1', '{}')
    const first = open()
    await userEvent.type(await screen.findByLabelText(/^Title/), ' deluxe')
    await waitFor(() =>
      expect(sessionStorage.getItem(`evenplate.edit.${MEMBER_ID}.${row.id}`)).toContain('deluxe'),
    )
    expect(sessionStorage.getItem('evenplate.edit.somebody-else.1')).toBeNull()
    first.leave()
    open()
    const title = await screen.findByLabelText<HTMLInputElement>(/^Title/)
    expect(title.value).toBe('Lentil Soup deluxe')
    await userEvent.click(screen.getByRole('button', { name: 'Start again from the saved recipe' }))
    expect(title.value).toBe('Lentil Soup')
  })

  it.each([
    ['Title', ' ', 'Please give it a title.'],
    ['Prep time', 'soon', 'Please enter whole minutes.'],
    ['Cook time', '2000', 'That is more than a day.'],
  ])('refuses a bad %s and saves nothing', async (label, value, words) => {
    open()
    const field = await screen.findByLabelText(new RegExp(`^${label}`))
    await userEvent.clear(field)
    await userEvent.type(field, value)
    await save()
    expect(await screen.findByText(words)).toBeTruthy()
    expect(row.title).toBe('Lentil Soup')
  })

  it('needs an ingredient', async () => {
    open()
    await screen.findByLabelText(/^Title/)
    await userEvent.click(screen.getByRole('button', { name: 'Remove ingredient 2' }))
    await userEvent.click(screen.getByRole('button', { name: 'Remove ingredient 1' }))
    await save()
    expect(await screen.findByText('Please enter at least one ingredient.')).toBeTruthy()
  })

  it('moves lines, and splits a list that is pasted', async () => {
    open()
    await screen.findByLabelText(/^Title/)
    await userEvent.click(screen.getByRole('button', { name: 'Move ingredient 2 up' }))
    expect(ingredients()).toEqual(['1 onion', '1 cup lentils'])
    await userEvent.click(screen.getByRole('button', { name: 'Add ingredient' }))
    fireEvent.paste(screen.getByLabelText('Ingredient 3'), {
      clipboardData: { getData: () => '1 carrot\n\n2 cups stock\n' },
    })
    await waitFor(() =>
      expect(ingredients()).toEqual(['1 onion', '1 cup lentils', '1 carrot', '2 cups stock']),
    )
  })
})

describe('the address of a recipe that is not there', () => {
  it('says so', async () => {
    row = { ...row, user_id: 'somebody-else' }
    open()
    expect(await screen.findByRole('heading', { name: 'Recipe not found' })).toBeTruthy()
  })
})
