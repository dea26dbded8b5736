import { dishIn, type PlannedDish } from '@evenplate/meal-plan/plan'
import { FakeShell, fakeMember, MEMBER_ID } from '@evenplate/platform/fake'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { lock } from '../plan/actions.ts'
import { useWeek } from '../plan/plan-store.ts'
import remote from '../remote.tsx'
import { openPlanner } from '../testing/open-planner.tsx'
import { RULES, WEEK } from '../testing/sample-week.ts'

const button = (name: string | RegExp) => screen.getByRole('button', { name })
const field = (name: string) => screen.getByRole('textbox', { name })
const day = (name: string) => {
  const item = screen.getByRole('heading', { level: 3, name }).closest('li')
  if (!item) throw new Error(`No ${name}`)
  return within(item)
}

async function budget(user: UserEvent, meal: string, carbs: string, tolerance: string) {
  await user.clear(field(`${meal}: grams of carbs`))
  await user.type(field(`${meal}: grams of carbs`), carbs)
  await user.clear(field(`${meal}: grams more or less`))
  await user.type(field(`${meal}: grams more or less`), tolerance)
  await user.tab()
}
const filled = async (user: UserEvent) => {
  await user.click(button('Fill My Week'))
  await screen.findAllByText('Three-Bean Chili')
}

describe('a guest', () => {
  it('reads an empty week and the rules before any script runs', () => {
    const html = renderToString(<FakeShell page={remote.pages.week} at="/meal-planner" />)
    expect(html).toContain('Fill My Week')
    expect(html.match(/\+ Add Meal<\/button>/g)).toHaveLength(28)
    expect(html).not.toContain('2024')
  })

  it('fills the week within their budgets, reads why, and finds it after a reload', async () => {
    const { user, reload } = openPlanner()
    await budget(user, 'Lunch', '45', '7')
    await filled(user)
    const monday = day('Monday')
    expect(monday.getByText('Warm Lentil Salad with Goat Cheese')).toBeDefined()
    expect(monday.getByText('44 g carbs').closest('div')?.textContent).toContain('of 45 ± 7')
    expect(monday.getAllByText('Why this?').length).toBeGreaterThan(2)
    reload()
    expect(await screen.findAllByText('Three-Bean Chili')).toBeDefined()
    expect(field('Lunch: grams of carbs')).toHaveProperty('value', '45')
  })

  it('says what is wrong with a budget, keeps what was typed, and fills nothing by it', async () => {
    const { user } = openPlanner()
    await budget(user, 'Lunch', 'lots', '7')
    expect(screen.getByText('Please enter a budget between 0 and 150 grams.')).toBeDefined()
    expect(field('Lunch: grams of carbs')).toHaveProperty('value', 'lots')
    await budget(user, 'Lunch', '500', '7')
    expect(screen.getByText('Please enter a budget between 0 and 150 grams.')).toBeDefined()
    await budget(user, 'Dinner', '45', ' ')
    expect(screen.getByText('Please enter how many grams more or less are fine.')).toBeDefined()
    await user.click(button('Fill My Week'))
    expect(screen.queryByText('Three-Bean Chili')).toBeNull()
  })

  it('moves a dish using only the menu, hears what was done, and undoes it', async () => {
    const { user } = openPlanner()
    await filled(user)
    await user.click(day('Wednesday').getByRole('button', { name: 'More for Wednesday’s dinner' }))
    await user.click(screen.getByRole('menuitem', { name: 'Move or swap…' }))
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: /^Monday,\s*Dinner/ }))
    expect(day('Monday').getByText('Three-Bean Chili')).toBeDefined()
    expect(
      screen.getByText('Swapped Wednesday’s dinner with Monday’s dinner', { selector: '[role=status] *' }),
    ).toBeDefined()
    await user.click(button(/^Undo: Swapped/))
    expect(day('Monday').queryByText('Three-Bean Chili')).toBeNull()
  })

  it('renders only the meal that a step changes', async () => {
    const { user } = openPlanner()
    await filled(user)
    // A slow machine renders the first meal before the others.
    await waitFor(() => expect(screen.getAllByText('Why this?').length).toBeGreaterThan(2))
    const drawn: string[] = []
    // Only the week's meals show minutes.
    const watched = ({ id, recipe }: PlannedDish): PlannedDish['recipe'] =>
      Object.defineProperty({ ...recipe }, 'prepTime', { get: () => drawn.push(id) && recipe.prepTime })
    act(() =>
      useWeek.setState(({ plan }) => ({
        plan: {
          ...plan,
          dishes: Object.fromEntries(
            Object.values(plan.dishes).map((dish) => [dish.id, { ...dish, recipe: watched(dish) }]),
          ),
        },
      })),
    )
    await waitFor(() => expect(new Set(drawn).size).toBeGreaterThan(2))
    drawn.length = 0
    const { plan } = useWeek.getState()
    const [slot] = plan.slots.filter(({ content }) => content?.kind === 'dish')
    act(() => void useWeek.getState().act((now) => lock(now, slot!.id, !slot!.locked)))
    expect(drawn).toEqual([dishIn(plan, slot!)!.id])
  })

  it('requests one meal again and chooses among three', async () => {
    const { user } = openPlanner()
    await filled(user)
    await user.click(button('More for Monday’s lunch'))
    await user.click(screen.getByRole('menuitem', { name: 'Choose another dish…' }))
    const dialog = within(screen.getByRole('dialog'))
    expect(await dialog.findAllByRole('button', { name: /^Choose/ })).toHaveLength(3)
    await user.click(dialog.getByRole('button', { name: /^Choose Chickpea/ }))
    expect(day('Monday').getAllByText(/^Chickpea and Spinach Curry/).length).toBe(2)
    expect(button('Lock Monday’s lunch').getAttribute('aria-pressed')).toBe('true')
  })

  it('reads which rule prevents it, and applies the change that helps with one press', async () => {
    const { user } = openPlanner({ gateway: 'falls short' })
    await user.click(button('Fill My Week'))
    expect(
      await screen.findByText('Lunch 30 ± 5 g: two dishes fit, and four lunches are open.'),
    ).toBeDefined()
    await user.click(button('Widen lunch to ± 8 g'))
    expect(await screen.findByText(/without nothing more/)).toBeDefined()
  })

  it('sees that there is no network, and the week is unchanged', async () => {
    const { user } = openPlanner({ gateway: 'offline' })
    await user.click(button('Fill My Week'))
    expect((await screen.findByRole('alert')).textContent).toContain('Filling it needs a connection')
  })
})

describe('before the week is read', () => {
  const early = { auth: { status: 'loading' } as const }

  it('a typed budget and a press of the fill button are kept for it', async () => {
    const { user, becomes } = openPlanner(early)
    await budget(user, 'Lunch', '45', '7')
    await user.click(button('Fill My Week'))
    becomes({ status: 'guest' })
    expect(await screen.findAllByText('Three-Bean Chili')).toBeDefined()
    expect(day('Monday').getByText('44 g carbs').closest('div')?.textContent).toContain('of 45 ± 7')
  })

  it('a budget is added to those that are stored', async () => {
    const { user, becomes } = openPlanner({ ...early, backend: account() })
    await budget(user, 'Breakfast', '21', '4')
    becomes(fakeMember())
    await waitFor(() => expect(field('Lunch: grams of carbs')).toHaveProperty('value', '45'))
    expect(field('Breakfast: grams of carbs')).toHaveProperty('value', '21')
  })

  it('a list of rules is not changed, or it would lose an allergy', async () => {
    const { user, becomes } = openPlanner(early)
    await user.click(button(/^Diet, allergies/))
    expect(screen.queryByRole('heading', { name: 'Not sure where to start?' })).toBeNull()
    becomes({ status: 'guest' })
    expect(await screen.findByRole('heading', { name: 'Not sure where to start?' })).toBeDefined()
  })

  it('pressing Add on a meal opens its question once the week is read', async () => {
    const { user, becomes } = openPlanner(early)
    await user.click(await screen.findByRole('button', { name: '+ Add Meal: Tuesday, Dinner' }))
    becomes({ status: 'guest' })
    expect((await screen.findByRole('dialog')).textContent).toContain('Tuesday')
  })

  it('“Save Plan” says where the week is stored once that is known', async () => {
    const { user, becomes } = openPlanner(early)
    await user.click(await screen.findByRole('button', { name: 'Save Plan' }))
    becomes({ status: 'guest' })
    expect(
      await screen.findByText(/^Your plan is saved on this device/, { selector: '[role=status] *' }),
    ).toBeDefined()
  })
})

describe('an address', () => {
  it('that does not name a week gets a message', () => {
    openPlanner({ week: '0001-01-01' })
    expect(screen.getByText('We can’t plan that week.')).toBeDefined()
  })

  it('that names another day leads to its Monday', () => {
    const { visits } = openPlanner({ week: '2026-11-26' })
    expect(visits).toEqual([`/meal-planner/${WEEK}`])
  })
})

/** The one function and the rows in which a week is stored. */
function account() {
  const tables = {
    meal_plans: [] as Record<string, unknown>[],
    planned_dishes: [] as Record<string, unknown>[],
    planner_settings: [{ user_id: MEMBER_ID, rules: RULES }] as Record<string, unknown>[],
    recipes: [] as Record<string, unknown>[],
  }
  const functions = {
    save_meal_plan(args: Record<string, unknown>) {
      const [row] = tables.meal_plans
      if (row && row.revision !== args.p_revision) return { outcome: 'changed', revision: row.revision }
      const revision = Number(args.p_revision) + 1
      tables.meal_plans = [{ user_id: MEMBER_ID, week: args.p_week, revision, plan: args.p_plan }]
      for (const { id, from, recipe } of args.p_dishes as { id: string; from: unknown; recipe: unknown }[])
        tables.planned_dishes.push({ user_id: MEMBER_ID, week: args.p_week, id, source: from, recipe })
      return { outcome: 'saved', revision }
    },
  }
  return { tables, functions }
}

describe('a member', () => {
  it('begins with their rules, and finds the week in their account', async () => {
    const backend = account()
    const { user, reload } = openPlanner({ auth: fakeMember(), backend })
    await waitFor(() => expect(field('Lunch: grams of carbs')).toHaveProperty('value', '45'))
    await filled(user)
    await waitFor(() => expect(backend.tables.meal_plans).toHaveLength(1), { timeout: 3000 })
    localStorage.clear()
    reload()
    expect(await screen.findAllByText('Three-Bean Chili')).toBeDefined()
  })

  it('uses up what is at home, even on a device that never opened the list', async () => {
    const backend = account()
    const rice = { food_id: 'white-rice', label: 'Rice', grams: 500, use_by: null }
    const pantry_items = [{ id: 'a1', user_id: MEMBER_ID, updated_at: '2026-11-20', ...rice }]
    const { user, asked } = openPlanner({
      auth: fakeMember(),
      backend: { ...backend, tables: { ...backend.tables, pantry_items } },
    })
    await waitFor(() => expect(field('Lunch: grams of carbs')).toHaveProperty('value', '45'))
    await filled(user)
    expect(asked[0]?.pantry).toEqual([
      { id: 'a1', food: 'white-rice', label: 'Rice', grams: 500, useBy: null },
    ])
  })

  it('can keep what they planned before they signed up, and is asked once', async () => {
    const { user } = openPlanner()
    await filled(user)
    await waitFor(() => expect(localStorage.length).toBeGreaterThan(1))
    cleanup()
    const backend = account()
    const member = openPlanner({ auth: fakeMember(), backend })
    await member.user.click(await screen.findByRole('button', { name: 'Keep It' }))
    await waitFor(() => expect(backend.tables.meal_plans).toHaveLength(1))
    expect(await screen.findAllByText('Three-Bean Chili')).toBeDefined()
    member.reload()
    expect(await screen.findAllByText('Three-Bean Chili')).toBeDefined()
    expect(screen.queryByText('Keep the plan you made on this device?')).toBeNull()
  })

  it('whose session ends before the save sees that, and loses nothing', async () => {
    const backend = account()
    let isOver = false
    const intercept = () => (isOver ? { status: 401, body: { message: 'JWT expired' } } : undefined)
    const { user, becomes } = openPlanner({ auth: fakeMember(), backend: { ...backend, intercept } })
    await waitFor(() => expect(screen.getByText('Your plan is saved in your account.')).toBeDefined())
    isOver = true
    await filled(user)
    becomes({ status: 'guest' })
    expect(
      await screen.findByText('You were signed out before your last changes were saved.', undefined, {
        timeout: 3000,
      }),
    ).toBeDefined()
    expect(screen.getAllByText('Three-Bean Chili').length).toBeGreaterThan(0)
    isOver = false
    becomes(fakeMember())
    await waitFor(() => expect(backend.tables.meal_plans).toHaveLength(1), { timeout: 3000 })
  })
})
