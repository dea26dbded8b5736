import { mondayOf } from '@evenplate/meal-plan/dates'
import { dishIn, type Plan } from '@evenplate/meal-plan/plan'
import type { Auth } from '@evenplate/platform/contract'
import { browserDevice } from '@evenplate/platform/device/browser-device'
import { fakeMember, fakePlatform, MEMBER_ID } from '@evenplate/platform/fake'
import { type FakeBackend, fakeDb } from '@evenplate/platform/fake-db'
import { SALMON } from '@evenplate/recipe-view/testing/recipes'
import { useToast } from '@evenplate/shared-ui/Toast'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense } from 'react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readGuestPlan, writeGuestPlan } from '../../data/guest-plans.ts'
import { newPlan } from '../../plan/new-plan.ts'
import { localDay, placeWords } from '../../plan/words.ts'
import remote from '../../remote.tsx'
import { sampleDish } from '../../testing/sample-dishes.ts'
import { placeFor, withDish } from './put-dish.ts'

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  useToast().clear()
})

const today = localDay(new Date())
const week = mondayOf(today)
const dinner = placeWords({ day: today, meal: 'Dinner' })

async function open(
  auth: Auth = { status: 'guest' },
  backend: FakeBackend = {},
  props: object = { recipe: SALMON },
) {
  const db = fakeDb(backend)
  const Part = remote.parts?.['add-to-week']
  if (!Part) throw new Error('The remote offers it')
  const platform = fakePlatform({ auth, db: () => db })
  render(
    <Suspense>
      <Part platform={platform} props={props} />
    </Suspense>,
  )
  return platform.seen
}

async function addTo(meal: string) {
  await userEvent.click(await screen.findByRole('button', { name: 'Add to Week' }))
  await userEvent.click(await screen.findByRole('radio', { name: meal }))
  await userEvent.click(screen.getByRole('button', { name: /^Add to \w+’s/ }))
}
const guestsDinner = () => {
  const plan = readGuestPlan(browserDevice, week)
  return plan && placeFor(plan, today, 'Dinner')
}

it('puts a recipe into a guest’s week on this device, locked, and undoes it', async () => {
  await open()
  await addTo('Dinner')
  expect(await screen.findByText(`Added to ${dinner}`)).toBeTruthy()
  expect(guestsDinner()).toMatchObject({ locked: true, content: { kind: 'dish' } })
  const [dish] = Object.values(readGuestPlan(browserDevice, week)?.dishes ?? {})
  expect(dish).toMatchObject({ recipe: { title: SALMON.title } })
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(guestsDinner()).toMatchObject({ content: null }))
})

it('says what it replaces, and restores it', async () => {
  const plan = newPlan(week)
  const there = withDish(
    plan,
    today,
    'Dinner',
    sampleDish('00000000-0000-4000-8000-000000000001', 'Black Bean Tacos', 49),
    5,
  )
  writeGuestPlan(browserDevice, there.plan)
  await open()
  await userEvent.click(await screen.findByRole('button', { name: 'Add to Week' }))
  expect(await screen.findByText(/This replaces “Black Bean Tacos”/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: `Add to ${dinner}` }))
  await screen.findByText(`Added to ${dinner}`)
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => {
    const now = readGuestPlan(browserDevice, week)
    const place = now && placeFor(now, today, 'Dinner')
    expect(now && place && dishIn(now, place)?.recipe.title).toBe('Black Bean Tacos')
  })
})

/** An account that another device saves into first. */
function account() {
  const saved: { revision: number; plan: Plan; dishes: { id: string; from: object }[] }[] = []
  let first = true
  const backend: FakeBackend = {
    tables: {
      meal_plans: [{ user_id: MEMBER_ID, week, revision: 3, plan: { ...newPlan(week), dishes: undefined } }],
      planned_dishes: [],
    },
    functions: {
      save_meal_plan({ p_revision, p_plan, p_dishes }) {
        if (first) {
          first = false
          backend.tables!.meal_plans![0]!.revision = 4
          return { outcome: 'changed', revision: 4, plan: null }
        }
        saved.push({ revision: p_revision, plan: p_plan, dishes: p_dishes } as (typeof saved)[number])
        return { outcome: 'saved', revision: 5 }
      },
    },
  }
  return { backend, saved }
}

it('puts a saved recipe into a member’s week, on top of what another device saved meanwhile', async () => {
  const { backend, saved } = account()
  await open(fakeMember(), backend, { recipe: SALMON, saved: 'a-recipe' })
  await addTo('Lunch')
  expect(await screen.findByText(`Added to ${placeWords({ day: today, meal: 'Lunch' })}`)).toBeTruthy()
  expect(saved).toHaveLength(1)
  expect(saved[0]).toMatchObject({ revision: 4, dishes: [{ from: { kind: 'saved', recipe: 'a-recipe' } }] })
})

it('says when the week cannot be saved, and stays open', async () => {
  const seen = await open(fakeMember(), {
    intercept: () => ({ status: 500, body: { code: 'XX000', message: 'down' } }),
  })
  await addTo('Dinner')
  expect(await screen.findByText(/could not be saved just now/)).toBeTruthy()
  expect(screen.getByRole('dialog', { name: 'Add to my week' })).toBeTruthy()
  expect(seen.errors.length).toBeGreaterThan(0)
})

it('makes a place for a meal that is not planned', () => {
  const plan = newPlan(week)
  const without = { ...plan, slots: plan.slots.filter(({ meal }) => meal !== 'Snacks') }
  const dish = sampleDish('00000000-0000-4000-8000-000000000002', 'Apple with Peanut Butter', 18)
  const { plan: after } = withDish(without, today, 'Snacks', dish, 5)
  expect(placeFor(after, today, 'Snacks')).toMatchObject({ content: { dish: dish.id }, changed: 5 })
})
