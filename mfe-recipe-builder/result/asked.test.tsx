import { READINGS, SALMON, SALMON_ASKED } from '@evenplate/recipe-view/testing/recipes'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { askFor, button, openBuilder } from '../testing/open-builder.tsx'

const WISH = 'Lemon salmon, at most 35 g carbs'
const TAKE_BACK = 'Remove: at most 35 g carbs'
const bodyOf = (request: { body: unknown } | undefined) => request?.body

describe('what was read in a request', () => {
  it('is shown during generation, and one press removes an item and asks again', async () => {
    const { gateway, user } = openBuilder()
    await askFor(user, WISH)
    gateway.reads(READINGS)
    await user.click(await screen.findByRole('button', { name: TAKE_BACK }))
    await waitFor(() => expect(gateway.requests).toHaveLength(2))
    expect(gateway.requests[0]?.options?.signal?.aborted).toBe(true)
    expect(bodyOf(gateway.requests[1])).toEqual({
      mode: 'free',
      text: WISH,
      choices: ['drop:limit:carbs:at-most'],
    })
    // What the profile requires is changed there.
    gateway.reads(READINGS)
    await screen.findByText('no nuts')
    expect(screen.queryByRole('button', { name: 'Remove: no nuts' })).toBeNull()
    await user.click(button('Cancel'))
    expect(screen.getByRole('textbox')).toHaveProperty('value', WISH)
  })

  it('is shown above the recipe; removing an item asks first, since it makes another recipe', async () => {
    const { gateway, user } = openBuilder()
    await askFor(user, WISH)
    gateway.serves(SALMON_ASKED)
    await screen.findByRole('heading', { level: 1, name: SALMON.title })
    const asked = screen.getByRole('region', { name: 'What you asked for' })
    expect(asked.textContent).toMatch(/We couldn’t do everything you asked for.*You asked for 20 minutes/)
    expect(asked.textContent).toContain('You asked for at most 35 g of carbs: 34 g.')
    // A dish in the recipe needs no line: a check mark is enough.
    expect(asked.textContent).not.toContain('this is it')
    expect(within(asked).getAllByRole('img', { name: 'followed' })).toHaveLength(2)
    await user.click(button(TAKE_BACK))
    await user.click(button('Keep This Recipe'))
    expect(gateway.requests).toHaveLength(1)
    await user.click(button(TAKE_BACK))
    await user.click(button('Make It Again'))
    await waitFor(() => expect(gateway.requests).toHaveLength(2))
    expect(bodyOf(gateway.requests[1])).toMatchObject({ text: WISH, choices: ['drop:limit:carbs:at-most'] })
  })
})

describe('a request that no dish meets', () => {
  const refuse = (gateway: ReturnType<typeof openBuilder>['gateway']) =>
    gateway.fails('cannot_be_done', 'We don’t know a dish that fits all of this.', {
      obstacles: ['The rice alone is 45 g; 20 g are left.'],
      ways: [{ label: 'Beans instead of rice', choice: 'food:rice:black-beans' }],
    })

  it('says why it cannot be done, costs nothing, and offers an alternative to press', async () => {
    const { gateway, user } = openBuilder()
    await askFor(user, WISH)
    refuse(gateway)
    expect(await screen.findByText('The rice alone is 45 g; 20 g are left.')).toBeDefined()
    expect(screen.getByText(/did not use up a recipe/)).toBeDefined()
    expect(localStorage.getItem('evenplate.usage')).toBeNull()
    await user.click(button('Beans instead of rice'))
    await waitFor(() => expect(gateway.requests).toHaveLength(2))
    expect(bodyOf(gateway.requests[1])).toEqual({
      mode: 'free',
      text: WISH,
      choices: ['food:rice:black-beans'],
    })
    gateway.serves()
    expect(await screen.findByRole('heading', { level: 1, name: SALMON.title })).toBeDefined()
  })

  it('links back to what was typed', async () => {
    const { gateway, user } = openBuilder()
    await askFor(user, WISH)
    refuse(gateway)
    await user.click(await screen.findByRole('button', { name: 'Change What I Asked For' }))
    expect(screen.getByRole('textbox')).toHaveProperty('value', WISH)
  })
})

it('shows the recipe only once the email address is finished', async () => {
  const { gateway, user } = openBuilder()
  await askFor(user, WISH)
  await user.type(await screen.findByLabelText(/Email me this recipe/), 'ana@exam')
  gateway.serves()
  expect(await screen.findByRole('heading', { name: 'Your recipe is ready' })).toBeDefined()
  const field = screen.getByLabelText(/Email me this recipe/)
  expect(document.activeElement).toBe(field)
  await user.type(field, 'ple.com')
  await user.click(button('Email me'))
  expect(await screen.findByRole('heading', { level: 1, name: SALMON.title })).toBeDefined()
  await waitFor(() => expect(gateway.mails[0]).toMatchObject({ body: { email: 'ana@example.com' } }))
})
