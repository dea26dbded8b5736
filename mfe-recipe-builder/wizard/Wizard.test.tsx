import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { button, openBuilder } from '../testing/open-builder.tsx'

const stepButton = (name: string) =>
  within(screen.getByRole('navigation', { name: 'Steps' })).getByRole('button', { name: new RegExp(name) })

describe('the four steps', () => {
  it('continues only with a meal type, and goes back again', async () => {
    const { user } = openBuilder()
    expect(button('Continue')).toHaveProperty('disabled', true)
    await user.click(screen.getByRole('radio', { name: /Dinner/ }))
    await user.click(button('Continue'))
    const heading = screen.getByRole('heading', { name: 'Do you follow a diet?' })
    expect(document.activeElement).toBe(heading)
    await user.click(button('Back'))
    expect(screen.getByRole('radio', { name: /Dinner/ })).toHaveProperty('checked', true)
  })

  it('opens steps up to the next one [BUILD-4]', async () => {
    const { user } = openBuilder({ at: '/recipe-builder?step=2' })
    expect(stepButton('Dietary').getAttribute('aria-current')).toBe('step')
    expect(stepButton('Details')).toHaveProperty('disabled', true)
    await user.click(stepButton('Ingredients'))
    expect(stepButton('Details')).toHaveProperty('disabled', false)
    expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('Step 3 of 4: Ingredients')
  })

  it('does not generate without a meal type, and leads to it [RULE-3]', async () => {
    const { user } = openBuilder({ at: '/recipe-builder?step=4' })
    expect(button('Generate My Recipe')).toHaveProperty('disabled', true)
    await user.click(button('Choose a Meal Type First'))
    expect(screen.getByRole('heading', { name: 'Which meal is it?' })).toBeDefined()
  })

  it('toggles quick-add ingredients in any case, and always leaves one row [BUILD-12]', async () => {
    const { user } = openBuilder({ at: '/recipe-builder?step=3' })
    expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull()
    await user.type(screen.getByRole('textbox', { name: 'Ingredient 1' }), 'greek yogurt')
    expect(screen.getByRole('checkbox', { name: 'Greek Yogurt' })).toHaveProperty('checked', true)
    await user.click(screen.getByRole('checkbox', { name: 'Salmon' }))
    expect(screen.getByRole('textbox', { name: 'Ingredient 2' })).toHaveProperty('value', 'Salmon')
    await user.click(screen.getByRole('checkbox', { name: 'Greek Yogurt' }))
    expect(screen.getByRole('textbox', { name: 'Ingredient 1' })).toHaveProperty('value', 'Salmon')
  })

  it('moves to the next row on Enter, and from a removed row to its neighbor', async () => {
    const { user } = openBuilder({ at: '/recipe-builder?step=3' })
    await user.type(screen.getByRole('textbox', { name: 'Ingredient 1' }), 'tofu{Enter}kale')
    expect(screen.getByRole('textbox', { name: 'Ingredient 2' })).toHaveProperty('value', 'kale')
    await user.click(button('Remove kale'))
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Ingredient 1' }))
  })

  it('sends all four steps [BUILD-24]', async () => {
    const { user, gateway } = openBuilder()
    await user.click(screen.getByRole('radio', { name: /Breakfast/ }))
    await user.click(button('Continue'))
    await user.click(screen.getByRole('checkbox', { name: /Low-GI/ }))
    await user.click(button('Continue'))
    await user.type(screen.getByRole('textbox', { name: 'Ingredient 1' }), 'eggs')
    await user.type(screen.getByRole('textbox', { name: /avoid/ }), 'peanuts')
    await user.click(button('Continue'))
    await user.click(screen.getByRole('radio', { name: '30 minutes' }))
    for (let press = 0; press < 5; press += 1) await user.click(button('Servings: one less'))
    await user.type(screen.getByRole('textbox', { name: /A1C/ }), 'A1C 6.8%')
    await user.click(button('Generate My Recipe'))
    expect(gateway.requests[0]?.body).toEqual({
      mode: 'guided',
      mealType: 'Breakfast',
      dietary: ['low-gi'],
      ingredients: [{ name: 'eggs', quantity: '', unit: '' }],
      avoid: 'peanuts',
      cookingTime: '30 minutes',
      servings: 1,
      skillLevel: 'intermediate',
      bloodSugarRange: 'A1C 6.8%',
      challenges: '',
    })
  })
})
