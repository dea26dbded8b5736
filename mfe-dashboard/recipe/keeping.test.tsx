import { AppError } from '@evenplate/domain/errors'
import { fakeApi } from '@evenplate/platform/fake'
import { RICE_BOWL } from '@evenplate/recipe-view/testing/rice-bowl'
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { queryClient } from '../data/query-client.ts'
import { type RecipeRow, recipeRow } from '../sample-rows.ts'
import { openPage } from '../testing/open-page.tsx'

let row: RecipeRow
let asked: unknown[]
beforeEach(() => {
  const { title, ingredients, instructions, servings, figures } = RICE_BOWL
  row = recipeRow({ title, ingredients, instructions, servings, figures })
  asked = []
})
afterEach(() => {
  cleanup()
  queryClient.clear()
})

async function open(fail: () => Error | null = () => null) {
  const api = fakeApi({
    post: (_path, body) => {
      const failure = fail()
      if (failure) throw failure
      asked.push(body)
      const { figures } = RICE_BOWL
      return { figures: { ...figures, perServing: { ...figures.perServing, carbs: 9.5 } }, conflicts: [] }
    },
  })
  openPage('recipe', `/recipes/${row.id}`, { id: row.id }, { api, backend: { tables: { recipes: [row] } } })
  await screen.findByRole('heading', { level: 1, name: row.title })
  return userEvent.setup()
}
const button = (name: string) => screen.getByRole('button', { name })

describe('a saved recipe that was changed on its page', () => {
  it('is counted anew by the gateway and kept, texts and numbers in one', async () => {
    const user = await open()
    await user.click(button('Swap it in: cauliflower rice'))
    await user.click(button('Keep changes'))
    expect(await screen.findByText('Changes kept')).toBeTruthy()
    expect(asked).toMatchObject([{ title: 'Chicken and Cauliflower Rice Bowl', servings: 2 }])
    expect(row).toMatchObject({
      title: 'Chicken and Cauliflower Rice Bowl',
      carb_count: 9.5,
      is_public: false,
    })
    expect(row.ingredients[1]).toBe('240 g cauliflower rice')
    expect(screen.getByRole('heading', { level: 1, name: 'Chicken and Cauliflower Rice Bowl' })).toBeTruthy()
    expect(screen.queryByText('You changed this recipe')).toBeNull()
  })

  it('stays as it was saved where nothing is kept, or could not be', async () => {
    const user = await open(() => new AppError('unexpected'))
    await user.click(button('Divide into servings: one more'))
    await user.click(button('Keep changes'))
    expect((await screen.findByRole('alert')).textContent).toMatch(/try again/i)
    expect(row.servings).toBe(2)
    await user.click(button('Undo all'))
    expect(screen.queryByText('You changed this recipe')).toBeNull()
  })
})
