import type { EatenMeal, Reading } from '@evenplate/glycemia/reading'
import { fakeMember, fakePlatform, MEMBER_ID } from '@evenplate/platform/fake'
import { type FakeIntercept, fakeDb } from '@evenplate/platform/fake-db'
import type { Parts } from '@evenplate/platform/parts'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, expect, it } from 'vitest'
import { queryClient } from '../data/queries.ts'
import remote from '../remote.tsx'
import { type FakeLog, fakeLog } from '../testing/fake-log.ts'

afterEach(() => {
  cleanup()
  queryClient.clear()
})

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const NOW = Date.now()
const RECIPE = '00000000-0000-4000-8000-00000000000a'

function draw<Name extends keyof Parts>(
  name: Name,
  props: Parts[Name],
  log: FakeLog & { intercept?: FakeIntercept } = {},
) {
  const fake = fakeLog(log)
  const db = fakeDb({ ...fake.backend, ...(log.intercept ? { intercept: log.intercept } : {}) })
  const platform = fakePlatform({ auth: fakeMember(), db: () => db })
  const Part = remote.parts?.[name]
  if (!Part) throw new Error(`The remote has no part "${name}"`)
  const { container } = render(
    <Suspense fallback="part is coming">
      <Part platform={platform} props={props} />
    </Suspense>,
  )
  return { ...fake, container, seen: platform.seen }
}

/** Every five minutes; `after` changes the value by minutes since a meal. */
function sensor(from: number, to: number, mg: (at: number) => number): Reading[] {
  return Array.from({ length: Math.floor((to - from) / (5 * MINUTE)) }, (_, place) => {
    const at = from + place * 5 * MINUTE
    return { at, offset: 0, kind: 'sensor', value: mg(at), unit: 'mg/dL', bound: null, device: 'a' }
  })
}

const meal = (id: string, at: number, more: Partial<EatenMeal> = {}): EatenMeal => ({
  id,
  at,
  offset: 0,
  title: 'Lentil Soup',
  recipe: RECIPE,
  carbs: 45,
  portion: 1,
  flags: [],
  ...more,
})

it('shows the last 14 days: chart, average, in range, meals, readings, what meals did', async () => {
  const ate = Math.floor(NOW / DAY) * DAY - DAY
  const readings = sensor(NOW - 15 * DAY, NOW - 5 * MINUTE, (at) =>
    at > ate && at <= ate + 2 * HOUR ? 150 : 110,
  )
  draw('last-14-days', {}, { readings, meals: [meal('m', ate)] })
  expect(await screen.findByRole('img', { name: /Each day from its lowest to its highest/ })).toBeTruthy()
  expect(screen.getByText('Average').nextSibling?.textContent).toMatch(/^11\d mg\/dL$/)
  expect(screen.getByText('In range').closest('div')?.textContent).toBe('In range100%')
  expect(screen.getByText('Logged meals').nextSibling?.textContent).toBe('1')
  const recent = within(screen.getByRole('region', { name: 'Recent Readings' }))
  expect(recent.getAllByText('110 mg/dL')).toHaveLength(4)
  const impact = within(screen.getByRole('region', { name: 'Meal Impact' }))
  expect(impact.getByText(/^\+40 mg\/dL at \d minutes/)).toBeTruthy()
})

it('links to the log if there is nothing yet', async () => {
  draw('last-14-days', {})
  const link = await screen.findByRole('link', { name: 'Log Blood Sugar' })
  expect(link.getAttribute('href')).toBe('/health')
})

it('does not claim that there is nothing when the database is down, and logs it', async () => {
  const { seen } = draw('last-14-days', {}, { intercept: () => ({ status: 500, body: { message: 'down' } }) })
  expect(await screen.findByText(/couldn’t load your readings/)).toBeTruthy()
  expect(screen.queryByText('No readings yet.')).toBeNull()
  await waitFor(() => expect(seen.errors.length).toBeGreaterThan(0))
})

it('shows what readings did after a recipe eaten four times, once set aside', async () => {
  const times = [2, 4, 6, 8].map((days) => Math.floor(NOW / DAY) * DAY - days * DAY + 8 * HOUR)
  const readings = sensor(NOW - 10 * DAY, NOW, (at) => {
    const after = times.findIndex((time) => at > time && at <= time + 2 * HOUR)
    return after === -1 ? 100 : 138 + after * 11
  })
  const meals = times.map((at, place) => meal(`m${place}`, at, place === 3 ? { flags: ['exercise'] } : {}))
  draw('my-rise', { saved: RECIPE, title: 'Lentil Soup' }, { readings, meals })
  const panel = within(await screen.findByRole('region', { name: 'How It Worked for Me' }))
  expect(panel.getByText(/^Over the last 90 days\./)).toBeTruthy()
  expect(
    panel.getByText(
      'After this recipe (3 times, about 45 g carbohydrate, in the morning) your reading rose 38 to 60 mg/dL, median 49.',
    ),
  ).toBeTruthy()
  expect(panel.getByText('1 meal set aside')).toBeTruthy()
  expect(panel.getByText(/Exercise near the meal/)).toBeTruthy()
  expect(panel.getByText(/Sleep, activity, medicine/)).toBeTruthy()
})

it('is not shown for a recipe that was never logged', async () => {
  const { container } = draw('my-rise', { saved: RECIPE, title: 'Lentil Soup' })
  await waitFor(() => expect(container.textContent).not.toContain('part is coming'))
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(container.textContent).toBe('')
})

const PLANNED: Parts['ate-it'] = {
  slot: 'slot-1',
  title: 'Lentil Soup',
  carbs: 30,
  portion: 1.5,
  on: new Date(NOW - 2 * DAY).toISOString().slice(0, 10),
  meal: 'Dinner',
  saved: RECIPE,
}

it('logs a planned meal with one press and its portion’s carbs, and undoes it', async () => {
  const { tables } = draw('ate-it', PLANNED)
  fireEvent.click(await screen.findByRole('button', { name: 'Ate It' }))
  expect(await screen.findByText(/^Eaten: .*6:30 PM$/)).toBeTruthy()
  expect(tables.eaten_meals).toMatchObject([
    { slot: 'slot-1', recipe: RECIPE, title: 'Lentil Soup', carbs: 45, portion: 1.5 },
  ])
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByRole('button', { name: 'Ate It' })).toBeTruthy()
  expect(tables.eaten_meals).toEqual([])
})

it('recognizes a meal that was already logged from its slot', async () => {
  const logged = { ...meal('m', NOW - DAY), user_id: MEMBER_ID, slot: 'slot-1' }
  const row = { ...logged, at: new Date(logged.at).toISOString(), offset_min: 0 }
  draw('ate-it', PLANNED, { tables: { eaten_meals: [row] } })
  expect(await screen.findByText(/^Eaten: /)).toBeTruthy()
})

it('cannot log a meal of a future day', async () => {
  const on = new Date(NOW + 2 * DAY).toISOString().slice(0, 10)
  const { container } = draw('ate-it', { ...PLANNED, on })
  await waitFor(() => expect(container.textContent).not.toContain('part is coming'))
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(container.textContent).toBe('')
})
