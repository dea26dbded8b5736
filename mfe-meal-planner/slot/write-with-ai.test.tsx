import { AppError } from '@evenplate/domain/errors'
import { browserDevice } from '@evenplate/platform/device/browser-device'
import { fakeMember } from '@evenplate/platform/fake'
import { sampleRow } from '@evenplate/saved-recipe/testing/samples'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { writeGuestPlan } from '../data/guest-plans.ts'
import { fakeModel } from '../testing/fake-model.ts'
import { openPlanner } from '../testing/open-planner.tsx'
import { STUFFED_PEPPERS } from '../testing/sample-dishes.ts'
import { fullWeek } from '../testing/sample-week.ts'

const WRITE = 'Write This One with AI'
const dialog = () => within(screen.getByRole('dialog'))
const write = () => dialog().findByRole('button', { name: WRITE })
const choices = () => dialog().findAllByRole('button', { name: /^Choose/ })

/** Monday’s lunch, 45 ± 7 g, requested again. */
async function askAgain(model?: ReturnType<typeof fakeModel>) {
  writeGuestPlan(browserDevice, fullWeek())
  const page = openPlanner({ model })
  const again = async () => {
    await page.user.click(await screen.findByRole('button', { name: 'More for Monday’s lunch' }))
    await page.user.click(screen.getByRole('menuitem', { name: 'Choose another dish…' }))
    expect(await choices()).not.toHaveLength(0)
  }
  await again()
  return { ...page, again }
}

describe('a dish that a model writes for one meal', () => {
  it('is not offered if no model is configured', async () => {
    await askAgain()
    expect(dialog().queryByRole('button', { name: WRITE })).toBeNull()
    expect(dialog().queryByText(/AI/)).toBeNull()
  })

  it('says what it costs, is requested by the slot’s budget and the week’s rules, and comes fourth [PLAN-6]', async () => {
    const model = fakeModel(2)
    const { user } = await askAgain(model)
    expect(await dialog().findByText(/uses one of today’s recipes: 2 are left/)).toBeDefined()
    await user.click(await write())
    expect(await dialog().findByText('Writing a dish for Monday’s lunch...')).toBeDefined()
    model.shows('Stuffed Peppers with Barley')
    expect(await dialog().findByText('Writing “Stuffed Peppers with Barley”...')).toBeDefined()
    model.repairs()
    expect(await dialog().findByText(/first draft was not what you asked for/)).toBeDefined()
    model.serves(STUFFED_PEPPERS.recipe)
    expect(
      await dialog().findByText(
        '“Stuffed Peppers with Barley” is ready, next to the others: 60 g carbs, 8 g over budget.',
      ),
    ).toBeDefined()
    expect(
      dialog().getByText(/counted the figures itself\. You asked for at most 52 g of carbs: 60 g\.$/),
    ).toBeDefined()
    expect(dialog().getByText(/today’s recipes: 1 is left/)).toBeDefined()
    expect(await choices()).toHaveLength(4)
    expect(model.requests).toMatchObject([
      {
        path: '/recipes',
        body: {
          mode: 'guided',
          mealType: 'Lunch',
          dietary: ['vegetarian'],
          allergies: ['nuts'],
          minutes: 30,
          servings: 1,
          limits: [
            { figure: 'carbs', kind: 'at-least', value: 38 },
            { figure: 'carbs', kind: 'at-most', value: 52 },
          ],
        },
      },
    ])
    expect(browserDevice.read('guest-usage', (used) => Object.values(used as object))).toEqual([2])
  })

  it('is chosen like the others, stored with the week, and undone', async () => {
    const model = fakeModel()
    const { user, reload } = await askAgain(model)
    await user.click(await write())
    model.serves(STUFFED_PEPPERS.recipe)
    await user.click(await dialog().findByRole('button', { name: /^Choose Stuffed Peppers/ }))
    expect(await screen.findByText('Stuffed Peppers with Barley')).toBeDefined()
    await user.click(screen.getByRole('button', { name: /^Undo: Added Stuffed Peppers/ }))
    expect(screen.queryByText('Stuffed Peppers with Barley')).toBeNull()
    await user.click(screen.getByRole('button', { name: /^Redo/ }))
    await waitFor(() => expect(JSON.stringify(localStorage)).toContain('Stuffed Peppers'))
    reload()
    expect(await screen.findByText('Stuffed Peppers with Barley')).toBeDefined()
  })

  it('is still there if the dialog was closed before it was chosen, and when others are shown', async () => {
    const model = fakeModel()
    const { user, again } = await askAgain(model)
    await user.click(await write())
    model.serves(STUFFED_PEPPERS.recipe)
    await dialog().findByRole('button', { name: /^Choose Stuffed Peppers/ })
    await user.click(dialog().getByRole('button', { name: 'Show Other Dishes' }))
    expect(dialog().getByRole('button', { name: /^Choose Stuffed Peppers/ })).toBeDefined()
    await user.keyboard('{Escape}')
    await again()
    expect(await choices()).toHaveLength(4)
  })

  it('stops when asked to; requested once more, it is the same recipe and not a second one', async () => {
    const model = fakeModel()
    const { user } = await askAgain(model)
    await user.click(await write())
    await waitFor(() => expect(model.requests).toHaveLength(1))
    await user.click(dialog().getByRole('button', { name: 'Stop' }))
    expect(dialog().getByText('Stopped. Your week hasn’t changed.')).toBeDefined()
    expect(model.requests[0]?.options?.signal?.aborted).toBe(true)
    await user.click(await write())
    await waitFor(() => expect(model.requests).toHaveLength(2))
    expect(model.requests[1]?.options?.idempotencyKey).toBe(model.requests[0]?.options?.idempotencyKey)
    model.shows('Stuffed Peppers with Barley')
    await dialog().findByText('Writing “Stuffed Peppers with Barley”...')
    await user.click(dialog().getByRole('button', { name: 'Stop' }))
    expect(dialog().getByText(/may count as one of today’s recipes/)).toBeDefined()
  })

  it('stops with the dialog', async () => {
    const model = fakeModel()
    const { user } = await askAgain(model)
    await user.click(await write())
    await waitFor(() => expect(model.requests).toHaveLength(1))
    await user.click(dialog().getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(model.requests[0]?.options?.signal?.aborted).toBe(true))
  })

  it('cannot be requested once today’s recipes are used up', async () => {
    await askAgain(fakeModel(0))
    expect(await dialog().findByText(/you have used up today’s recipes/)).toBeDefined()
    expect(await write()).toHaveProperty('disabled', true)
  })

  it('cannot be requested by a member whose account is full, and says so first', async () => {
    const recipes = Array.from({ length: 5 }, () => ({ ...sampleRow() }))
    const { user } = openPlanner({ model: fakeModel(), auth: fakeMember(), backend: { tables: { recipes } } })
    await screen.findByText('Your plan is saved in your account.')
    await user.click(screen.getByRole('button', { name: '+ Add Meal: Monday, Lunch' }))
    await screen.findByRole('dialog')
    expect(await dialog().findByText(/delete one you no longer need/)).toBeDefined()
    expect(await write()).toHaveProperty('disabled', true)
  })

  it.each([
    [
      'guest_limit',
      'You have reached it',
      /count starts over at midnight UTC\. Your week and the other/,
      true,
    ],
    ['saved_limit', 'You are at your limit', /delete one you no longer need/, false],
    ['unsafe_recipe', 'No recipe keeps to that', /didn’t use up any of today’s recipes/, false],
    ['cannot_be_done', 'There is no such dish', /didn’t use up any of today’s recipes/, false],
    ['provider_unavailable', 'That failed', /not counted twice/, false],
    ['low_blood_sugar', 'Treat it first', /Your week hasn’t changed/, false],
  ] as const)(
    'that is refused with %s says so, and the other dishes stay',
    async (code, message, help, isUsedUp) => {
      const model = fakeModel()
      const { user } = await askAgain(model)
      await user.click(await write())
      model.fails(code, message)
      const alert = await dialog().findByRole('alert')
      expect(alert.textContent).toContain(message)
      expect(alert.textContent).toMatch(help)
      expect(await choices()).toHaveLength(3)
      expect(await write()).toHaveProperty('disabled', isUsedUp)
    },
  )

  it.each([
    ['there is no network', new AppError('offline'), 'Writing a dish needs a connection'],
    ['something breaks', new TypeError('boom'), 'Failed to generate recipe'],
  ])('says so if %s', async (_, error, says) => {
    const model = fakeModel()
    const { user } = await askAgain(model)
    await user.click(await write())
    model.throws(error)
    expect((await dialog().findByRole('alert')).textContent).toContain(says)
    expect(await choices()).toHaveLength(3)
  })
})
