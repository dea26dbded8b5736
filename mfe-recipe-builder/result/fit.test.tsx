import type { FitRequest } from '@evenplate/domain/fit'
import { RICE_BOWL } from '@evenplate/recipe-view/testing/rice-bowl'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { askFor, button, memberWith, openBuilder } from '../testing/open-builder.tsx'

const LEAN = { ...RICE_BOWL, title: 'Chicken Bowl with Less Rice', cookTime: 9 }
const SAID = ['Half the rice: 19 g of carbs instead of 38 g.']

async function serve(as: Parameters<typeof openBuilder>[0] = {}) {
  const builder = openBuilder(as)
  await askFor(builder.user)
  builder.gateway.serves(RICE_BOWL)
  await screen.findByRole('heading', { level: 1, name: RICE_BOWL.title })
  return builder
}
const title = (name: string) => screen.findByRole('heading', { level: 1, name })

describe('a dish that is made to fit', () => {
  it('changes this dish, says what changed, and is undone with one press', async () => {
    const { gateway, user } = await serve()
    await user.click(button('Divide into servings: one more'))
    await user.click(button('Make It Fit'))
    await user.click(await screen.findByRole('button', { name: 'Fewer carbs' }))
    await waitFor(() => expect(gateway.mails).toHaveLength(1))
    expect(gateway.mails[0]?.path).toBe('/fits')
    // As shown: including changes made by hand.
    expect(gateway.mails[0]?.body as FitRequest).toMatchObject({
      fit: 'fewer-carbs',
      recipe: { servings: 3 },
    })
    gateway.mails[0]?.answer({ recipe: LEAN, changed: SAID, left: 29 })
    await title(LEAN.title)
    expect(screen.getByText(SAID[0] ?? '')).toBeDefined()
    expect(screen.queryByRole('dialog')).toBeNull()
    await user.click(button('Undo This Change'))
    await title(RICE_BOWL.title)
    expect(screen.getByRole('list', { name: 'At a glance' }).textContent).toContain('Servings3')
  })

  it('asks what to leave out, and for how many', async () => {
    const { gateway, user } = await serve()
    await user.click(button('Make It Fit'))
    await user.selectOptions(await screen.findByLabelText('Leave out one ingredient'), 'broccoli florets')
    await user.click(button('Make it without'))
    await waitFor(() => expect(gateway.mails[0]?.body).toMatchObject({ fit: 'without', at: 2 }))
    gateway.mails[0]?.refuse('fit_limit')
    expect(await screen.findByText(/You have changed thirty recipes today/)).toBeDefined()
    await user.click(button('Cook for 4'))
    await waitFor(() => expect(gateway.mails[1]?.body).toMatchObject({ fit: 'people', servings: 4 }))
    gateway.mails[1]?.answer({ recipe: RICE_BOWL, changed: [], left: 3 })
    expect(await screen.findByText(/We found no way to do that/)).toBeDefined()
  })

  it('replaces a saved one after a question, and does not count as another of the five', async () => {
    const member = memberWith(0)
    const { gateway, user } = await serve(member)
    await screen.findByRole('button', { name: 'Saved' })
    const rows = () => member.backend.tables.recipes ?? []
    await user.click(button('Make It Fit'))
    await user.click(await screen.findByRole('button', { name: 'Faster' }))
    await waitFor(() => expect(gateway.mails).toHaveLength(1))
    gateway.mails[0]?.answer({ recipe: LEAN, changed: SAID, left: 29 })
    await title(LEAN.title)
    expect(rows()[0]).toMatchObject({ title: RICE_BOWL.title })
    await user.click(button('Save Changes'))
    await user.click(button('Not Now'))
    expect(gateway.mails).toHaveLength(1)
    await user.click(button('Save Changes'))
    await user.click(button('Replace It'))
    await waitFor(() => expect(gateway.mails).toHaveLength(2))
    expect(gateway.mails[1]?.path).toBe('/figures')
    gateway.mails[1]?.answer({ figures: LEAN.figures, conflicts: [] })
    await waitFor(() => expect(rows()).toHaveLength(1))
    await waitFor(() => expect(rows()[0]).toMatchObject({ title: LEAN.title, cook_time: 9 }))
  })
})
