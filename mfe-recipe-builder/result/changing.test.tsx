import type { CountRequest } from '@evenplate/domain/counting'
import { RICE_BOWL } from '@evenplate/recipe-view/testing/rice-bowl'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { askFor, button, memberWith, openBuilder } from '../testing/open-builder.tsx'

const DIVIDE = 'Divide into servings: one more'

async function serve(as: Parameters<typeof openBuilder>[0] = {}) {
  const builder = openBuilder(as)
  await askFor(builder.user)
  builder.gateway.serves(RICE_BOWL)
  await screen.findByRole('heading', { level: 1, name: RICE_BOWL.title })
  return builder
}

/** The gateway's count has one different figure, to tell it from what the page computed. */
const counted = (conflicts: object[] = []) => ({
  figures: { ...RICE_BOWL.figures, perServing: { ...RICE_BOWL.figures.perServing, carbs: 25.5 }, swaps: [] },
  conflicts,
})

async function answerCount(gateway: Awaited<ReturnType<typeof serve>>['gateway'], conflicts?: object[]) {
  await waitFor(() => expect(gateway.mails).toHaveLength(1))
  const [ask] = gateway.mails
  expect(ask?.path).toBe('/figures')
  ask?.answer(counted(conflicts))
  return ask?.body as CountRequest
}

describe('a changed recipe', () => {
  it('is saved with the gateway’s figures when a member presses Save; until then the saved one stays', async () => {
    const member = memberWith(0)
    const { gateway, user } = await serve(member)
    await screen.findByRole('button', { name: 'Saved' })
    const row = () => member.backend.tables.recipes?.[0]
    await user.click(button(DIVIDE))
    await user.click(button('Swap it in: cauliflower rice'))
    expect(row()).toMatchObject({ servings: 2, title: RICE_BOWL.title })
    await user.click(button('Save Changes'))
    const request = await answerCount(gateway, [{ rule: 'vegan', term: 'chicken' }])
    expect(request).toMatchObject({ servings: 3, title: 'Chicken and Cauliflower Rice Bowl' })
    expect(await screen.findByText('Changes saved')).toBeDefined()
    expect(screen.getByText('It contains “chicken”. Your profile: vegan.')).toBeDefined()
    expect(member.backend.tables.recipes).toHaveLength(1)
    expect(row()).toMatchObject({
      servings: 3,
      title: 'Chicken and Cauliflower Rice Bowl',
      figures: { perServing: { carbs: 25.5 } },
    })
    await waitFor(() => expect(screen.queryByText('You changed this recipe')).toBeNull())
  })

  it('is saved as last changed when it changes during saving, or says that it is not saved', async () => {
    const member = memberWith(0)
    const { gateway, user } = await serve(member)
    await screen.findByRole('button', { name: 'Saved' })
    const row = () => member.backend.tables.recipes?.[0]
    await user.click(button('Swap it in: cauliflower rice'))
    await user.click(button('Save Changes'))
    await user.click(button(DIVIDE))
    await user.click(button('Swap back: white rice, cooked'))
    await answerCount(gateway)
    await waitFor(() => expect(gateway.mails).toHaveLength(2))
    expect(gateway.mails[1]?.body).toMatchObject({ servings: 3, title: RICE_BOWL.title })
    await user.click(button(DIVIDE))
    gateway.mails[1]?.answer({ ...counted(), figures: { ...RICE_BOWL.figures } })
    await waitFor(() => expect(gateway.mails).toHaveLength(3))
    expect(row()).toMatchObject({ servings: 3, title: RICE_BOWL.title })
    gateway.mails[2]?.refuse('offline')
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('You seem to be offline')
    expect(alert.textContent).toContain('Your latest changes were not saved; the ones before them were.')
    await user.click(button('Undo All'))
    expect(screen.queryByText('You changed this recipe')).toBeNull()
    expect(screen.getByRole('list', { name: 'At a glance' }).textContent).toContain('Servings3')
  })

  it('says why it could not be saved, and loses nothing', async () => {
    const member = memberWith(0)
    const { gateway, user } = await serve(member)
    await screen.findByRole('button', { name: 'Saved' })
    await user.click(button(DIVIDE))
    await user.click(button('Save Changes'))
    await waitFor(() => expect(gateway.mails).toHaveLength(1))
    gateway.mails[0]?.refuse('offline')
    expect((await screen.findByRole('alert')).textContent).toContain('You seem to be offline')
    expect(screen.getByText('You changed this recipe')).toBeDefined()
    await user.click(button('Undo All'))
    expect(member.backend.tables.recipes?.[0]).toMatchObject({ servings: 2 })
  })

  it('that was never saved is saved by Save', async () => {
    const member = memberWith(0)
    let down = true
    const { gateway, user } = await serve({
      ...member,
      backend: {
        ...member.backend,
        intercept: ({ method }) =>
          method === 'POST' && down ? { status: 500, body: { code: 'XX000', message: 'disk' } } : undefined,
      },
    })
    const save = await screen.findByRole('button', { name: 'Save Recipe' })
    down = false
    await user.click(button(DIVIDE))
    expect(screen.queryByRole('button', { name: 'Save Changes' })).toBeNull()
    await user.click(save)
    await answerCount(gateway)
    expect(await screen.findByRole('button', { name: 'Saved' })).toBeDefined()
    expect(member.backend.tables.recipes?.[0]).toMatchObject({
      servings: 3,
      figures: { perServing: { carbs: 25.5 } },
    })
  })

  it('is still changed after a guest leaves and comes back', async () => {
    const { user, unmount } = await serve()
    await user.click(button(DIVIDE))
    unmount()
    const again = openBuilder()
    await again.user.click(button('Back to the Recipe'))
    expect(await screen.findByText('You changed this recipe')).toBeDefined()
    expect(screen.getByText(/email contains the original recipe/)).toBeDefined()
    await again.user.click(button('Undo All'))
    expect(screen.queryByText('You changed this recipe')).toBeNull()
  })
})
