import { fakeMember, fakePlatform } from '@evenplate/platform/fake'
import { fakeDb } from '@evenplate/platform/fake-db'
import { cleanup, render, screen, within } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { queryClient } from '../data/queries.ts'
import remote from '../remote.tsx'
import { type FakeLog, fakeLog } from '../testing/fake-log.ts'
import { STATES } from '../testing/story-states.ts'

const Part = remote.parts!['last-14-days']!

beforeAll(() => Part.preload?.())
afterEach(() => {
  cleanup()
  queryClient.clear()
})

function open(log: FakeLog) {
  const db = fakeDb(fakeLog(log).backend)
  render(
    <Suspense>
      <Part platform={fakePlatform({ auth: fakeMember(), db: () => db })} />
    </Suspense>,
  )
}

describe('the last 14 days', () => {
  const log = STATES['two weeks'].log(Date.now())

  it('have a chart with a text alternative [DASH-32]', async () => {
    open(log)
    expect(
      await screen.findByRole('img', { name: 'Each day from its lowest to its highest reading' }),
    ).toBeDefined()
  })

  it('have the member’s average, share in range and meals [DASH-33]', async () => {
    open(log)
    const of = async (term: string) =>
      (await screen.findByText(term)).closest('dt')?.nextElementSibling?.textContent
    expect(await of('Average')).toMatch(/^\d+ mg\/dL$/)
    expect(await of('In range')).toMatch(/^\d+%$/)
    expect(await of('Logged meals')).toBe('4')
  })

  it('have the latest readings [DASH-34]', async () => {
    open(log)
    const recent = within(await screen.findByRole('region', { name: 'Recent Readings' }))
    expect(recent.getAllByRole('listitem')).toHaveLength(4)
  })

  it('have meals with the change in readings after them, and no level [DASH-35]', async () => {
    open(log)
    const meals = within(await screen.findByRole('region', { name: 'Meal Impact' })).getAllByRole('listitem')
    expect(meals).toHaveLength(3)
    for (const meal of meals) expect(meal.textContent).toMatch(/^Lentil soup[+−]?\d+ mg\/dL at \d+ minutes/)
  })
})
