import { mondayOf, plusDays } from '@evenplate/meal-plan/dates'
import { fakeMember, fakePlatform, MEMBER_ID } from '@evenplate/platform/fake'
import { type FakeBackend, fakeDb } from '@evenplate/platform/fake-db'
import type { PartName } from '@evenplate/platform/parts'
import { cleanup, render, screen, within } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, expect, it } from 'vitest'
import { localDay } from '../plan/words.ts'
import remote from '../remote.tsx'

afterEach(cleanup)

const today = localDay(new Date())
const week = mondayOf(today)
const RULES = {
  counts: 'total',
  budgets: { Breakfast: null, Lunch: null, Dinner: { carbs: 45, tolerance: 7 }, Snacks: null },
  onWeekdays: [],
}
const slot = (id: string, day: string, meal: string, content: unknown, portion = 1) => ({
  id,
  day,
  meal,
  content,
  portion,
})
const chili = { kind: 'dish', dish: 'chili' }
const dish = (id: string, title: string, values: object = {}) => ({
  id,
  user_id: MEMBER_ID,
  week,
  title,
  basis: 'computed',
  may_add: null,
  carbs: 44.4,
  net_carbs: 30,
  ...values,
})
const tables = (slots: object[], rules: object = RULES) => ({
  meal_plans: [{ user_id: MEMBER_ID, week, revision: 1, plan: { version: 1, week, rules, slots } }],
  planned_dishes: [
    dish('chili', 'Three-Bean Chili'),
    dish('pie', 'Shepherd’s Pie', { carbs: 60, net_carbs: 52 }),
    dish('stew', 'Stew with a Spice Mix', { basis: 'partial', carbs: 20 }),
    dish('mystery', 'Grandmother’s Secret', { basis: 'model', carbs: null, net_carbs: null }),
  ],
})

function draw(name: PartName, backend: FakeBackend) {
  const db = fakeDb(backend)
  const platform = fakePlatform({ auth: fakeMember(), db: () => db })
  const Part = remote.parts?.[name]
  if (!Part) throw new Error(`The remote has no part "${name}"`)
  render(
    <Suspense fallback="part is coming">
      <Part platform={platform} props={{}} />
    </Suspense>,
  )
  return platform.seen
}

it('shows what is planned for today, with carbs next to their budget', async () => {
  draw('planned-today', {
    tables: tables([
      slot('1', today, 'Breakfast', { kind: 'dish', dish: 'stew' }),
      slot('2', today, 'Lunch', { kind: 'dish', dish: 'mystery' }),
      slot('3', today, 'Dinner', chili),
      slot('4', plusDays(today, today === week ? 1 : -1), 'Dinner', { kind: 'dish', dish: 'pie' }),
    ]),
  })
  const panel = await screen.findByRole('region', { name: 'Today’s Meals' })
  const rows = (await within(panel).findAllByRole('listitem')).map(({ textContent }) => textContent)
  expect(rows).toEqual([
    'BreakfastStew with a Spice Mixat least 20 g carbs',
    'LunchGrandmother’s Secretcarbs not known',
    'DinnerThree-Bean Chili44 g carbs of 45 ± 7',
  ])
})

it('counts the portion, net carbs where the plan does, and says what is over', async () => {
  draw('planned-today', {
    tables: tables([slot('3', today, 'Dinner', { kind: 'dish', dish: 'pie' }, 1.5)], {
      ...RULES,
      counts: 'net',
    }),
  })
  expect(await screen.findByText(/78 g net carbs of 45 ± 7/)).toBeTruthy()
  expect(screen.getByText(/· over/)).toBeTruthy()
})

it('links to the planner if nothing is planned', async () => {
  draw('planned-today', { tables: {} })
  expect(await screen.findByText(/Nothing is planned for today/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Plan your week' }).getAttribute('href')).toBe('/meal-planner')
})

it('does not claim that nothing is planned when the database is down, and logs it', async () => {
  const seen = draw('my-week', {
    intercept: () => ({ status: 500, body: { code: 'XX000', message: 'down' } }),
  })
  expect(await screen.findByText(/couldn’t load your plan just now/)).toBeTruthy()
  expect(screen.queryByText(/Nothing is planned/)).toBeNull()
  expect(seen.errors).toHaveLength(1)
})

it('shows the week from Monday to Sunday, with leftovers and open meals', async () => {
  draw('my-week', {
    tables: tables([
      slot('1', week, 'Dinner', chili),
      slot('2', plusDays(week, 1), 'Lunch', { kind: 'leftover', of: '1', frozen: false }),
    ]),
  })
  expect(await screen.findAllByText('Three-Bean Chili')).toHaveLength(2)
  expect(screen.getByText('Leftovers')).toBeTruthy()
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Monday',
    'Tuesday',
    'Wednesday',
    'Thursday',
    'Friday',
    'Saturday',
    'Sunday',
  ])
  expect(screen.getAllByRole('link', { name: /^\+ Add Meal/ })).toHaveLength(26)
  const list = screen.getByRole('link', { name: 'Generate Shopping List' })
  expect(list.getAttribute('href')).toBe(`/shopping-list?week=${week}`)
})
