import { readRequest } from '@evenplate/domain/request'
import { dayOf } from '@evenplate/domain/usage'
import { fakeMember } from '@evenplate/platform/fake'
import { SALMON } from '@evenplate/recipe-view/testing/recipes'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { useBuilder } from '../state/store.ts'
import { askFor, button, openBuilder } from '../testing/open-builder.tsx'

const today = () => dayOf(new Date())
const USAGE_KEY = 'evenplate.usage'
const usage = () => JSON.parse(localStorage.getItem(USAGE_KEY) ?? '{}')
const used = (count: number) => localStorage.setItem(USAGE_KEY, JSON.stringify({ [today()]: count }))

describe('generating a recipe', () => {
  it('sends what was typed, shows what has passed, then the recipe [STATE-13]', async () => {
    const { gateway, user, visits } = openBuilder()
    await askFor(user)
    await waitFor(() => expect(gateway.requests).toHaveLength(1))
    expect(gateway.requests[0]).toMatchObject({
      path: '/recipes',
      body: { mode: 'free', text: 'Salmon with greens, please' },
    })
    expect(gateway.requests[0]?.options?.idempotencyKey).toMatch(/^[0-9a-f-]{36}$/)

    gateway.shows({ title: 'Lemon Salmon', ingredients: ['300 g salmon fillet'] })
    expect(await screen.findByText('300 g salmon fillet')).toBeDefined()

    gateway.serves()
    const title = await screen.findByRole('heading', { level: 1, name: SALMON.title })
    expect(document.activeElement).toBe(title)
    expect(visits.at(-1)).toBe('/recipe-builder?view=recipe')
  })

  it('discards a draft that is being repaired and says why', async () => {
    const { gateway, user } = openBuilder()
    await askFor(user)
    gateway.shows({ title: 'Mushroom stew', ingredients: ['2 cups mushrooms'] })
    await screen.findByText('2 cups mushrooms')
    gateway.repairs()
    expect(await screen.findByText(/contained something you avoid/)).toBeDefined()
    expect(screen.queryByText('2 cups mushrooms')).toBeNull()
  })

  it('counts a guest by the gateway’s reply, and not for a failure [STORE-2]', async () => {
    const { gateway, user } = openBuilder()
    await askFor(user)
    gateway.fails('provider_unavailable', 'Failed to generate recipe. Please try again.')
    await screen.findByRole('alert')
    expect(usage()).toEqual({})
    await user.click(button('Try Again'))
    gateway.serves(SALMON, 2)
    await screen.findByRole('heading', { level: 1, name: SALMON.title })
    expect(usage()).toEqual({ [today()]: 2 })
  })

  it('asks a guest to register on the fourth recipe, without calling [STATE-15]', async () => {
    used(3)
    const { gateway, user, visits } = openBuilder()
    await askFor(user)
    expect(
      await screen.findByRole('dialog', { name: "You've reached your daily recipe limit" }),
    ).toBeDefined()
    expect(gateway.requests).toHaveLength(0)
    await user.click(button('Create Free Account'))
    expect(visits.at(-1)).toBe('/register')
  })

  it('asks to register when the gateway counted three', async () => {
    const { gateway, user } = openBuilder()
    await askFor(user)
    gateway.fails('guest_limit', "You've reached your daily recipe limit")
    expect(await screen.findByRole('dialog')).toBeDefined()
    expect((screen.getByRole('textbox') as HTMLTextAreaElement).value).toBe('Salmon with greens, please')
  })

  it('says what failed, keeps what was typed, and focuses the message [STATE-14]', async () => {
    const { gateway, user } = openBuilder()
    await askFor(user)
    // Thrown by the shell, whose bundle has its own AppError.
    gateway.throws(Object.assign(new Error('You seem to be offline.'), { name: 'AppError', code: 'offline' }))
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('You seem to be offline')
    expect(document.activeElement).toBe(alert)
    expect((screen.getByRole('textbox') as HTMLTextAreaElement).value).toBe('Salmon with greens, please')
  })

  it.each([
    [
      'a stream that ends without a recipe',
      (gateway: ReturnType<typeof openBuilder>['gateway']) => gateway.hangsUp(),
    ],
    [
      'an unknown code',
      (gateway: ReturnType<typeof openBuilder>['gateway']) => gateway.fails('new_code', 'boom'),
    ],
    [
      'a reply of another shape',
      (gateway: ReturnType<typeof openBuilder>['gateway']) => gateway.throws(new TypeError('x')),
    ],
  ])('reads %s as a failed generation', async (_, happens) => {
    const { gateway, user } = openBuilder()
    await askFor(user)
    happens(gateway)
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('Failed to generate recipe. Please try again.')
    expect(alert.textContent).not.toContain('boom')
  })

  it('offers no retry if it cannot help', async () => {
    const { gateway, user } = openBuilder()
    await askFor(user)
    gateway.fails('unsafe_recipe', 'We could not make a recipe that follows all your rules.')
    await screen.findByRole('alert')
    expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull()
  })

  it('shows how to treat a low instead of a recipe', async () => {
    const { gateway, user } = openBuilder()
    await askFor(user, "I'm at 52 and shaky, what now")
    gateway.fails('low_blood_sugar', 'This sounds like low blood sugar right now.')
    const title = await screen.findByRole('heading', { level: 1, name: 'Treat the low first' })
    expect(document.activeElement).toBe(title)
    expect(screen.getByText(/4 glucose tablets/)).toBeDefined()
    expect(screen.getByText(/Call emergency services/)).toBeDefined()
    await user.click(button('Back to the Builder'))
    expect((screen.getByRole('textbox') as HTMLTextAreaElement).value).toContain('shaky')
  })

  it('sends a dosing question to the care team', async () => {
    const { gateway, user } = openBuilder()
    await askFor(user, 'how many units for pasta')
    gateway.fails('dosing_question', 'Questions about insulin …')
    expect(await screen.findByRole('heading', { level: 1, name: /care team/ })).toBeDefined()
  })

  it('ends the request on cancel, and a late recipe changes nothing', async () => {
    const { gateway, user } = openBuilder()
    await askFor(user)
    await user.click(button('Cancel'))
    expect(gateway.requests[0]?.options?.signal?.aborted).toBe(true)
    gateway.serves()
    expect(screen.getByRole('tab', { name: 'Just Tell Me' })).toBeDefined()
    expect(usage()).toEqual({})
  })

  it('returns to a canceled request under the same key, until there is another request', async () => {
    const { gateway, user } = openBuilder()
    const keys = () => gateway.requests.map(({ options }) => options?.idempotencyKey)
    await askFor(user)
    await user.click(button('Cancel'))
    await user.click(button('Generate My Recipe'))
    expect(keys()[1]).toBe(keys()[0])
    await user.click(button('Cancel'))
    await user.type(screen.getByRole('textbox'), ' and peas')
    await user.click(button('Generate My Recipe'))
    expect(keys()[2]).not.toBe(keys()[0])
  })

  it('requests another dish once there was an answer', async () => {
    const { gateway, user } = openBuilder()
    await askFor(user)
    const asked = readRequest(gateway.requests[0]?.body)
    const key = useBuilder.getState().keyFor(asked)
    expect(key).toBe(gateway.requests[0]?.options?.idempotencyKey)
    gateway.serves(SALMON, 1)
    await screen.findByRole('heading', { level: 1, name: SALMON.title })
    expect(useBuilder.getState().keyFor(asked)).not.toBe(key)
  })

  it('ends the request when the visitor leaves', async () => {
    const { gateway, user, unmount } = openBuilder()
    await askFor(user)
    unmount()
    expect(gateway.requests[0]?.options?.signal?.aborted).toBe(true)
  })

  it('waits only until the session is known to generate', async () => {
    const { gateway, user, becomes } = openBuilder({ auth: { status: 'loading' } })
    await user.click(screen.getByRole('tab', { name: 'Just Tell Me' }))
    await user.type(screen.getByRole('textbox'), 'Salmon with greens')
    expect(button('One moment...')).toHaveProperty('disabled', true)
    becomes({ status: 'guest' })
    await user.click(button('Generate My Recipe'))
    expect(gateway.requests).toHaveLength(1)
  })

  it('resets every input for a new recipe [RESULT-17]', async () => {
    const { gateway, user, visits } = openBuilder()
    await askFor(user)
    gateway.serves()
    await user.click(await screen.findByRole('button', { name: 'Create New Recipe' }))
    // It stays in the same mode.
    expect(visits.at(-1)).toBe('/recipe-builder?mode=free')
    expect(screen.queryByText(/last recipe is still here/)).toBeNull()
    expect((screen.getByRole('textbox') as HTMLTextAreaElement).value).toBe('')
    await user.click(screen.getByRole('tab', { name: 'Step-by-Step' }))
    expect(screen.getAllByRole('radio').some((radio) => (radio as HTMLInputElement).checked)).toBe(false)
  })

  it('keeps a guest’s text when they sign in, and forgets a member’s when they sign out', async () => {
    const { user, becomes } = openBuilder()
    await user.click(screen.getByRole('tab', { name: 'Just Tell Me' }))
    await user.type(screen.getByRole('textbox'), 'My A1C is 8.1')
    becomes(fakeMember())
    await waitFor(() => expect(sessionStorage.getItem('evenplate.builder')).toContain('8.1'))
    expect((screen.getByRole('textbox') as HTMLTextAreaElement).value).toContain('8.1')
    becomes({ status: 'guest' })
    await waitFor(() => expect((screen.getByRole('textbox') as HTMLTextAreaElement).value).toBe(''))
    expect(sessionStorage.getItem('evenplate.builder')).not.toContain('8.1')
  })
})
