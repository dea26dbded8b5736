import { fakeMember, MEMBER_ID } from '@evenplate/platform/fake'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openBuilder } from '../testing/open-builder.tsx'

const at = '/recipe-builder?step=4'
const profiles = [{ id: MEMBER_ID, cooking_skill_level: 'beginner' }]

describe('the cooking skill', () => {
  it('is a guest’s to choose', () => {
    openBuilder({ at })
    expect(screen.getByRole('slider', { name: 'Cooking skill' })).toBeDefined()
  })

  it('comes from a member’s profile, and says so', async () => {
    openBuilder({ at, auth: fakeMember(), backend: { tables: { profiles } } })
    expect(await screen.findByText('Beginner')).toBeDefined()
    expect(screen.getByText(/We use the skill level in your profile/).textContent).toContain(
      'allergies and diets',
    )
    expect(screen.queryByRole('slider')).toBeNull()
    expect(screen.getByRole('link', { name: 'Change your profile' })).toBeDefined()
  })

  it('is still there to choose while the profile cannot be read', async () => {
    const intercept = ({ path }: { path: string }) =>
      path.endsWith('/profiles') ? { status: 400, body: { message: 'down' } } : undefined
    openBuilder({ at, auth: fakeMember(), backend: { intercept } })
    expect(await screen.findByRole('slider', { name: 'Cooking skill' }, { timeout: 4000 })).toBeDefined()
  })
})
