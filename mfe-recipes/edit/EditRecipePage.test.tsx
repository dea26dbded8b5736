import type { CountRequest } from '@evenplate/domain/counting'
import { AppError } from '@evenplate/domain/errors'
import { fakeApi, MEMBER_ID } from '@evenplate/platform/fake'
import { recipeOf } from '@evenplate/saved-recipe/row'
import { type SampleRow, sampleRow } from '@evenplate/saved-recipe/testing/samples'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { queryClient } from '../data/queries.ts'
import { openPage } from '../testing/open-page.tsx'

let row: SampleRow
let counted: CountRequest[]
beforeEach(() => {
  sessionStorage.clear()
  row = sampleRow({ title: 'Lentil Soup', ingredients: ['1 cup lentils', '1 onion'] })
  counted = []
})
afterEach(() => {
  cleanup()
  queryClient.clear()
})

/** Ten grams of carbs a line, to tell counted figures from saved ones. */
const countedBy = (request: CountRequest) => {
  const { figures } = recipeOf(row).recipe
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
    await userEvent.click(screen.getByRole('button', { name: 'Add Ingredient' }))
    await userEvent.type(screen.getByLabelText('Ingredient 3'), '2 cups rice')
    await userEvent.clear(screen.getByLabelText(/^Cook time/))
    await userEvent.type(screen.getByLabelText(/^Cook time/), '40')
    await save()
    await waitFor(() => expect(onGo).toHaveBeenLastCalledWith(`/recipes/${row.id}`, undefined))
    expect(patches).toHaveLength(1)
    expect(patches[0]).toMatchObject({
      ingredients: ['1 cup lentils', '1 onion', '2 cups rice'],
      cook_time: 40,
      figures: { basis: 'computed', impact: 'High', perServing: { carbs: 30, glycemicLoad: 21 } },
    })
    expect(sessionStorage.length).toBe(0)
  })

  it('counts again when typing pauses, and shows before and after', async () => {
    open()
    await waitFor(() =>
      expect(screen.getByRole('row', { name: /Total carbs/ }).textContent).toContain('20 g'),
    )
    expect(screen.getByRole('row', { name: /Total carbs/ }).textContent).toContain('12 g')
    await userEvent.type(screen.getByLabelText('Ingredient 2'), ', large')
    await waitFor(() => expect(counted.at(-1)?.ingredients).toEqual(['1 cup lentils', '1 onion, large']), {
      timeout: 3000,
    })
    // One for the saved recipe, one for the typed text: not one for each key.
    expect(counted).toHaveLength(2)
  })

  it('names what conflicts with the member’s profile', async () => {
    row = sampleRow({ ingredients: ['2 tbsp peanut butter'] })
    open()
    expect(await screen.findByText(/It contains “peanut”: nuts allergy/)).toBeTruthy()
    await save()
    expect(await screen.findByText('Recipe saved. It goes against your profile: peanut')).toBeTruthy()
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

  it('distinguishes a database that refuses from one that cannot be reached', async () => {
    const { onGo } = open({
      backend: {
        intercept: ({ method }: { method: string }) =>
          method === 'PATCH' ? { status: 500, body: { code: 'XX000', message: 'secret' } } : undefined,
      },
    })
    await screen.findByText('Counted from your ingredients.')
    await save()
    expect(await screen.findByText('Failed to save recipe. Please try again.')).toBeTruthy()
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await save()
    expect(await screen.findByText(/You seem to be offline/)).toBeTruthy()
    expect(onGo).not.toHaveBeenCalled()
    online.mockRestore()
  })

  it('keeps a draft over a reload and offers the saved recipe back', async () => {
    const first = open()
    await userEvent.type(await screen.findByLabelText(/^Title/), ' deluxe')
    await waitFor(() =>
      expect(sessionStorage.getItem(`evenplate.edit.${MEMBER_ID}.${row.id}`)).toContain('deluxe'),
    )
    first.leave()
    open()
    const title = await screen.findByLabelText<HTMLInputElement>(/^Title/)
    expect(title.value).toBe('Lentil Soup deluxe')
    await userEvent.click(screen.getByRole('button', { name: 'Go Back to the Saved Recipe' }))
    expect(title.value).toBe('Lentil Soup')
  })

  it.each([
    ['Title', ' ', 'Please enter a title.'],
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
    await userEvent.click(screen.getByRole('button', { name: 'Add Ingredient' }))
    fireEvent.paste(screen.getByLabelText('Ingredient 3'), {
      clipboardData: { getData: () => '1 carrot\n\n2 cups stock\n' },
    })
    await waitFor(() =>
      expect(ingredients()).toEqual(['1 onion', '1 cup lentils', '1 carrot', '2 cups stock']),
    )
  })

  it('starts the next ingredient with Enter, without saving', async () => {
    open()
    await userEvent.type(await screen.findByLabelText('Ingredient 1'), '{Enter}2 carrots')
    expect(ingredients()).toEqual(['1 cup lentils', '2 carrots', '1 onion'])
  })

  it('opens a collapsed part if something in it is wrong', async () => {
    row = sampleRow({ tips: ['Eat slowly.'] })
    open()
    const tip = await screen.findByLabelText<HTMLTextAreaElement>('Tip 1')
    fireEvent.change(tip, { target: { value: 'a'.repeat(5000) } })
    const fold = tip.closest('details')
    if (fold) fold.open = false
    await save()
    await waitFor(() => expect(fold?.open).toBe(true))
    await waitFor(() => expect(document.activeElement).toBe(tip))
  })

  it('pastes a list at the caret, and moves the caret after it', async () => {
    open()
    const onion = await screen.findByLabelText<HTMLInputElement>('Ingredient 2')
    await userEvent.click(onion)
    onion.setSelectionRange(2, 2)
    fireEvent.paste(onion, { clipboardData: { getData: () => '- red pepper\n- white ' } })
    await waitFor(() => expect(ingredients()).toEqual(['1 cup lentils', '1 red pepper', 'whiteonion']))
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Ingredient 3')))
  })

  it('splits pasted steps, too, but not in the middle of one', async () => {
    row = sampleRow({ instructions: ['Wash the lentils.'] })
    open()
    const steps = () => screen.getAllByLabelText<HTMLTextAreaElement>(/^Step \d+$/).map(({ value }) => value)
    const paste = { clipboardData: { getData: () => '1. Boil them.\n2. Serve.' } }
    fireEvent.paste(await screen.findByLabelText('Step 1'), paste)
    expect(steps()).toEqual(['Wash the lentils.'])
    await userEvent.click(screen.getByRole('button', { name: 'Add step' }))
    fireEvent.paste(screen.getByLabelText('Step 2'), paste)
    await waitFor(() => expect(steps()).toEqual(['Wash the lentils.', 'Boil them.', 'Serve.']))
  })

  it('shows no numbers of another dish when there is no ingredient', async () => {
    row = sampleRow({ ingredients: ['1 onion'] })
    open()
    await waitFor(() =>
      expect(screen.getByRole('row', { name: /Total carbs/ }).textContent).toContain('10 g'),
    )
    await userEvent.clear(screen.getByLabelText('Ingredient 1'))
    expect(await screen.findByText('No ingredients yet.', {}, { timeout: 3000 })).toBeTruthy()
    expect(screen.getByRole('row', { name: /Total carbs/ }).textContent).not.toContain('10 g')
  })

  it('ignores a draft of another shape', async () => {
    const odd = { title: 'Old', ingredients: [], instructions: [] }
    sessionStorage.setItem(`evenplate.edit.${MEMBER_ID}.${row.id}`, JSON.stringify(odd))
    open()
    expect((await screen.findByLabelText<HTMLInputElement>(/^Title/)).value).toBe('Lentil Soup')
    expect(screen.queryByText(/Your unsaved changes are still here/)).toBeNull()
  })
})

describe('the address of a recipe that is not there', () => {
  it('says so', async () => {
    row = { ...row, user_id: 'somebody-else' }
    open()
    expect(await screen.findByRole('heading', { name: 'Recipe not found' })).toBeTruthy()
  })
})
