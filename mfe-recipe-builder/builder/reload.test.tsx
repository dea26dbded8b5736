import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { EMPTY_FORM } from '../state/builder-form.ts'

const KEY = 'evenplate.builder'

async function reloadAt(at: string) {
  vi.resetModules()
  const { openBuilder } = await import('../testing/open-builder.tsx')
  return openBuilder({ at })
}

it('shows the same step with everything typed after a reload', async () => {
  const state = {
    draft: { ...EMPTY_FORM, mealType: 'Lunch', bloodSugarRange: 'A1C 6.8%' },
    last: null,
    owner: null,
  }
  sessionStorage.setItem(KEY, JSON.stringify(state))
  await reloadAt('/recipe-builder?step=4')
  // The step's code is loaded again, too.
  expect(await screen.findByLabelText(/A1C or blood sugar range/)).toHaveProperty('value', 'A1C 6.8%')
  expect(screen.getByRole('button', { name: 'Generate My Recipe' })).toHaveProperty('disabled', false)
})

it('starts with an empty form when the stored one cannot be read', async () => {
  sessionStorage.setItem(KEY, '{"draft":{"mealType":"Brunch"}}')
  await reloadAt('/recipe-builder?step=3')
  expect(await screen.findByRole('textbox', { name: 'Ingredient 1' })).toHaveProperty('value', '')
})

it('shows the form if an address names a recipe that this tab does not have', async () => {
  await reloadAt('/recipe-builder?view=recipe')
  expect(screen.getByRole('heading', { name: 'Which meal is it?' })).toBeDefined()
})
