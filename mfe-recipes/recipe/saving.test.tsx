import { AppError } from '@evenplate/domain/errors'
import { fakeApi } from '@evenplate/platform/fake'
import { RICE_BOWL } from '@evenplate/recipe-view/testing/rice-bowl'
import { type SampleRow, sampleRow } from '@evenplate/saved-recipe/testing/samples'
import { useToast } from '@evenplate/shared-ui/Toast'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { queryClient } from '../data/queries.ts'
import { openPage } from '../testing/open-page.tsx'
import { changedRecipes } from '../unfinished/changed-recipes.ts'

let row: SampleRow
let asked: unknown[]
beforeEach(() => {
  const { title, ingredients, instructions, servings, figures } = RICE_BOWL
  row = sampleRow({ title, ingredients, instructions, servings, figures })
  asked = []
})
afterEach(() => {
  cleanup()
  queryClient.clear()
  changedRecipes.forget()
  useToast().clear()
})

type Answer = () => Error | null | Promise<Error | null>

async function open(fail: Answer = () => null) {
  const api = fakeApi({
    post: async (_path, body) => {
      const failure = await fail()
      if (failure) throw failure
      asked.push(body)
      const { figures } = RICE_BOWL
      return { figures: { ...figures, perServing: { ...figures.perServing, carbs: 9.5 } }, conflicts: [] }
    },
  })
  const { leave } = openPage(
    'recipe',
    `/recipes/${row.id}`,
    { id: row.id },
    { api, backend: { tables: { recipes: [row] } } },
  )
  await screen.findByRole('heading', { level: 1, name: row.title })
  return Object.assign(userEvent.setup(), { leave })
}
/** A gateway that answers when the test says so. */
function held() {
  const waiting: ((failure: Error | null) => void)[] = []
  return {
    fail: () => new Promise<Error | null>((answer) => waiting.push(answer)),
    answer: async (failure: Error | null = null) => {
      await waitFor(() => expect(waiting).toHaveLength(1))
      waiting.pop()?.(failure)
    },
  }
}
const button = (name: string) => screen.getByRole('button', { name })
/** On a part of the page whose code loads when it is first needed. */
const arriving = (name: string) => screen.findByRole('button', { name })

describe('a saved recipe that was changed on its page', () => {
  it('is counted by the gateway and saved, text and figures together', async () => {
    const user = await open()
    await user.click(button('Swap it in: cauliflower rice'))
    await user.click(await arriving('Save Changes'))
    expect(await screen.findByText('Changes saved')).toBeTruthy()
    expect(asked).toMatchObject([{ title: 'Chicken and Cauliflower Rice Bowl', servings: 2 }])
    expect(row).toMatchObject({
      title: 'Chicken and Cauliflower Rice Bowl',
      figures: { perServing: { carbs: 9.5 } },
      is_public: false,
    })
    expect(row.ingredients[1]).toBe('240 g cauliflower rice')
    expect(screen.getByRole('heading', { level: 1, name: 'Chicken and Cauliflower Rice Bowl' })).toBeTruthy()
    expect(screen.queryByText('You changed this recipe')).toBeNull()
  })

  it('stays as it was saved if saving was not requested, or failed', async () => {
    const user = await open(() => new AppError('unexpected'))
    await user.click(button('Divide into servings: one more'))
    await user.click(await arriving('Save Changes'))
    expect((await screen.findByRole('alert')).textContent).toMatch(/try again/i)
    expect(row.servings).toBe(2)
    await user.click(await arriving('Undo All'))
    expect(screen.queryByText('You changed this recipe')).toBeNull()
  })

  it('saves a change that was made during saving afterwards', async () => {
    const gateway = held()
    const user = await open(gateway.fail)
    await user.click(button('Swap it in: cauliflower rice'))
    await user.click(await arriving('Save Changes'))
    await user.click(button('Divide into servings: one more'))
    await user.click(button('Swap back: white rice, cooked'))
    await gateway.answer()
    await waitFor(() => expect(row.title).toContain('Cauliflower'))
    expect(screen.queryByText('Changes saved')).toBeNull()
    await gateway.answer()
    expect(await screen.findByText('Changes saved')).toBeTruthy()
    expect(row).toMatchObject({ title: RICE_BOWL.title, servings: 3, ingredients: RICE_BOWL.ingredients })
    expect(screen.queryByText('You changed this recipe')).toBeNull()
  })

  it('continues when the visitor leaves the page', async () => {
    const gateway = held()
    const user = await open(gateway.fail)
    await user.click(button('Divide into servings: one more'))
    await user.click(await arriving('Save Changes'))
    await user.click(button('Divide into servings: one more'))
    expect(isAsked()).toBe(true)
    user.leave()
    await gateway.answer()
    await gateway.answer()
    await waitFor(() => expect(row.servings).toBe(4))
    await waitFor(() => expect(isAsked()).toBe(false))
  })

  it('opens in the editor as saved when saving ends after the editor was opened', async () => {
    const gateway = held()
    const user = await open(gateway.fail)
    await user.click(button('Swap it in: cauliflower rice'))
    await user.click(await arriving('Save Changes'))
    user.leave()
    const read: string[] = []
    const intercept = ({ method }: { method: string }) => void (method === 'GET' && read.push(row.title))
    const backend = { tables: { recipes: [row] }, intercept }
    openPage('edit-recipe', `/recipes/${row.id}/edit`, { id: row.id }, { backend })
    await screen.findByText('Loading your recipe...')
    // Long enough for a form that does not wait to have sent a request.
    await new Promise((done) => setTimeout(done, 50))
    await gateway.answer()
    const title = await screen.findByLabelText<HTMLInputElement>(/^Title/)
    expect(title.value).toBe('Chicken and Cauliflower Rice Bowl')
    expect(read).not.toContain(RICE_BOWL.title)
  })

  it('says what is stored if the later of two changes could not be saved', async () => {
    const gateway = held()
    const user = await open(gateway.fail)
    await user.click(button('Swap it in: cauliflower rice'))
    await user.click(await arriving('Save Changes'))
    await user.click(button('Divide into servings: one more'))
    await gateway.answer()
    await gateway.answer(new AppError('unexpected'))
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Your latest changes were not saved; the ones before them were.',
    )
    expect(row).toMatchObject({ title: 'Chicken and Cauliflower Rice Bowl', servings: 2 })
    expect(screen.getByText('Same amount of food. The recipe was written for 2.')).toBeTruthy()
    await user.click(await arriving('Undo All'))
    expect(screen.getByRole('heading', { level: 1, name: row.title })).toBeTruthy()
    expect(screen.queryByText('You changed this recipe')).toBeNull()
  })
})

/** Whether the browser would ask before it closes the tab. */
function isAsked(): boolean {
  const closing = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(closing)
  return closing.defaultPrevented
}
