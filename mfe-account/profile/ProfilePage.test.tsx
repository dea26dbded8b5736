import { FakeShell, fakeMember, fakePlatform, MEMBER_ID } from '@evenplate/platform/fake'
import { type FakeBackend, fakeDb } from '@evenplate/platform/fake-db'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { queryClient } from '../data/queries.ts'
import remote from '../remote.tsx'

const row = () => ({
  id: MEMBER_ID,
  name: 'Ana',
  dietary_preferences: ['low-carb'],
  health_conditions: ['diabetes-type-2'],
  allergies: ['nuts'],
  cooking_skill_level: 'intermediate',
  household_size: 2,
  updated_at: '2026-11-01T00:00:00Z',
})

function open(backend: FakeBackend, auth = fakeMember()) {
  const onGo = vi.fn()
  const db = fakeDb(backend)
  const platform = fakePlatform({ auth, db: () => db })
  render(<FakeShell page={remote.pages.profile} at="/profile" platform={platform} onGo={onGo} />)
  return onGo
}

afterEach(() => {
  cleanup()
  queryClient.clear()
})

const save = () => userEvent.click(screen.getByRole('button', { name: 'Save Changes' }))

describe('profile settings', () => {
  it('wait until the session is known [PROFILE-2]', () => {
    open({}, { status: 'loading' })
    expect(screen.getByText('Loading...')).toBeTruthy()
  })

  it('show what is stored and keep what is changed', async () => {
    const stored = row()
    open({ tables: { profiles: [stored] } })
    const name = await screen.findByLabelText<HTMLInputElement>(/^name/i)
    expect(name.value).toBe('Ana')
    await userEvent.clear(name)
    await userEvent.type(name, 'Ana B')
    await userEvent.click(screen.getByLabelText('Dairy'))
    await save()
    expect(await screen.findByText('Profile updated successfully!')).toBeTruthy()
    expect(stored).toMatchObject({ name: 'Ana B', allergies: ['nuts', 'dairy'], household_size: 2 })
    expect(stored.updated_at > '2026-11-02').toBe(true)
    await userEvent.click(screen.getByLabelText('Soy'))
    expect(screen.queryByText('Profile updated successfully!')).toBeNull()
  })

  it.each(['0', '11', '2.5', ''])('refuse a household of "%s" [RULE-6]', async (size) => {
    const stored = row()
    open({ tables: { profiles: [stored] } })
    const field = await screen.findByLabelText<HTMLInputElement>(/^household/i)
    expect([field.min, field.max]).toEqual(['1', '10'])
    await userEvent.clear(field)
    if (size) await userEvent.type(field, size)
    await save()
    expect(await screen.findByText('Household size must be a whole number from 1 to 10.')).toBeTruthy()
    expect(stored.household_size).toBe(2)
  })

  it('show the server’s message when saving fails [ERROR-6]', async () => {
    open({
      tables: { profiles: [row()] },
      intercept: ({ method }) =>
        method === 'PATCH' ? { status: 400, body: { code: '23514', message: 'No such diet.' } } : undefined,
    })
    await screen.findByLabelText(/^name/i)
    await save()
    expect((await screen.findByRole('alert')).textContent).toContain('No such diet.')
    expect(screen.queryByText('Profile updated successfully!')).toBeNull()
  })

  it('show no empty form when the profile cannot be read: saving it would delete the allergies [ERROR-7]', async () => {
    open({ tables: { profiles: [{ ...row(), allergies: 'nuts' }] } })
    expect((await screen.findByRole('alert')).textContent).toContain('An unexpected error occurred')
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeTruthy()
    expect(screen.queryByLabelText(/^name/i)).toBeNull()
  })
})
