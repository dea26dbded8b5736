import { MEMBER_ID } from '@evenplate/platform/fake'
import { SALMON } from '@evenplate/recipe-view/testing/recipes'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { askFor, button, memberWith, openBuilder } from '../testing/open-builder.tsx'

const refuse =
  (status: number, body: unknown) =>
  ({ method, path }: { method: string; path: string }) =>
    method === 'POST' && path.endsWith('/recipes') ? { status, body } : undefined

describe('a member’s recipe', () => {
  it('is saved automatically, once, with its numbers [ENTITY-4] [ENTITY-6] [STATE-17]', async () => {
    const member = memberWith(1)
    const { gateway, user } = openBuilder(member)
    await askFor(user)
    gateway.serves()
    expect(await screen.findByRole('button', { name: 'Saved' })).toBeDefined()
    const rows = member.backend.tables.recipes ?? []
    expect(rows).toHaveLength(2)
    expect(rows[1]).toMatchObject({
      user_id: MEMBER_ID,
      title: SALMON.title,
      prep_time: 10,
      meal_type: null,
      figures: { impact: 'Medium', perServing: { carbs: 34, glycemicLoad: 13.6 } },
      is_favorite: false,
      is_public: false,
    })
    await user.click(button('Saved'))
    expect(rows).toHaveLength(2)
  })

  it('from free text is saved with the type it turned out to have, so that the filters find it', async () => {
    const member = memberWith(0)
    const { gateway, user } = openBuilder(member)
    await askFor(user)
    gateway.serves({ ...SALMON, kind: { mealType: 'Dinner', dietary: ['low-carb', 'gluten-free'] } })
    expect(await screen.findByRole('button', { name: 'Saved' })).toBeDefined()
    expect(member.backend.tables.recipes?.[0]).toMatchObject({
      meal_type: 'dinner',
      dietary_type: ['low-carb', 'gluten-free'],
    })
  })

  it('logs a failed auto-save and keeps the button; by hand it says what failed [ERROR-3] [ERROR-5]', async () => {
    const member = memberWith(0)
    const { gateway, user, seen } = openBuilder({
      ...member,
      backend: { ...member.backend, intercept: refuse(500, { code: 'XX000', message: 'disk' }) },
    })
    await askFor(user)
    gateway.serves()
    const save = await screen.findByRole('button', { name: 'Save Recipe' })
    await waitFor(() => expect(seen.errors).toHaveLength(1))
    expect(screen.queryByRole('alert')).toBeNull()
    await user.click(save)
    expect((await screen.findByRole('alert')).textContent).toBe('Failed to save recipe. Please try again.')
  })

  it('says so when saving fails unexpectedly [ERROR-4]', async () => {
    const { gateway, user } = openBuilder({
      ...memberWith(0),
      db: () => Promise.reject(new Error('no client')),
    })
    await askFor(user)
    gateway.serves()
    await user.click(await screen.findByRole('button', { name: 'Save Recipe' }))
    expect((await screen.findByRole('alert')).textContent).toBe(
      'An unexpected error occurred. Please try again.',
    )
  })

  it('counts as saved if it is already there', async () => {
    const member = memberWith(0)
    const { gateway, user } = openBuilder({
      ...member,
      backend: { ...member.backend, intercept: refuse(409, { code: '23505', message: 'duplicate key' }) },
    })
    await askFor(user)
    gateway.serves()
    expect(await screen.findByRole('button', { name: 'Saved' })).toBeDefined()
  })

  it('names the limit when the database refuses the sixth [ERROR-14]', async () => {
    const member = memberWith(0)
    const { gateway, user } = openBuilder({
      ...member,
      backend: { ...member.backend, intercept: refuse(403, { code: 'PT403', message: 'saved_limit' }) },
    })
    await askFor(user)
    gateway.serves()
    await user.click(await screen.findByRole('button', { name: 'Save Recipe' }))
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain("You've reached your limit of free recipes")
  })

  it('is announced as the third and the last free one [WARN-1]', async () => {
    openBuilder(memberWith(3))
    expect(await screen.findByText('You have 2 free recipe creations remaining')).toBeDefined()
    expect(screen.queryByText(/last free recipe/)).toBeNull()
  })

  it('is called the last free recipe at four [WARN-2]', async () => {
    openBuilder(memberWith(4))
    expect(await screen.findByText('You have 1 free recipe creation remaining')).toBeDefined()
    expect(screen.getByText(/This is your last free recipe/)).toBeDefined()
  })

  it('needs no warning at two [WARN-3]', async () => {
    const { user } = openBuilder(memberWith(2))
    await user.click(screen.getByRole('radio', { name: /Lunch/ }))
    expect(screen.queryByText(/remaining/)).toBeNull()
  })

  it('is not generated while five are saved [RULE-9]', async () => {
    const { gateway, user } = openBuilder(memberWith(5))
    await screen.findByText("You've reached your limit of free recipes")
    await askFor(user)
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain("You've reached your limit of free recipes")
    expect(within(alert).getByRole('link', { name: 'My Recipes' })).toBeDefined()
    expect(gateway.requests).toHaveLength(0)
  })
})
