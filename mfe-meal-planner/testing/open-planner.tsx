import type { FillRequest } from '@evenplate/meal-plan/fill'
import type { Auth } from '@evenplate/platform/contract'
import { FakeShell, fakeNav, fakePlatform } from '@evenplate/platform/fake'
import { type FakeBackend, fakeDb } from '@evenplate/platform/fake-db'
import { cleanup, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll } from 'vitest'
import { queryClient } from '../data/queries.ts'
import { useWeek } from '../plan/plan-store.ts'
import remote from '../remote.tsx'
import { fetchSlotParts } from '../slot/SlotDialogs.tsx'
import type { FakeModel } from './fake-model.ts'
import { fakeGateway, type GatewayReply } from './fake-planner.ts'
import { WEEK } from './sample-week.ts'

type Options = {
  at?: string
  week?: string
  auth?: Auth
  backend?: FakeBackend
  gateway?: GatewayReply
  model?: FakeModel
}

/** The week of November 23 as the shell shows it. */
export function openPlanner({
  week = WEEK,
  at = `/meal-planner/${week}`,
  auth = { status: 'guest' },
  backend = {},
  gateway = 'fills',
  model,
}: Options = {}) {
  const visits: string[] = []
  const asked: FillRequest[] = []
  const db = fakeDb(backend)
  const platform = fakePlatform({
    api: fakeGateway(gateway, asked, model),
    db: () => db,
    nav: fakeNav(at, undefined, { week }),
  })
  const shell = (now: Auth) => (
    <FakeShell
      page={remote.pages['other-week']}
      platform={{ ...platform, auth: now }}
      at={at}
      onGo={(to) => visits.push(to)}
    />
  )
  const view = render(shell(auth))
  return {
    visits,
    /** The fill requests to the gateway. */
    asked,
    user: userEvent.setup(),
    becomes: (now: Auth) => view.rerender(shell(now)),
    /** What a reload keeps: what is stored. */
    reload() {
      view.unmount()
      useWeek.setState(useWeek.getInitialState(), true)
      return render(shell(auth))
    },
  }
}

beforeAll(() => Promise.all([remote.pages.week?.preload?.(), fetchSlotParts()]))

afterEach(() => {
  cleanup()
  useWeek.setState(useWeek.getInitialState(), true)
  queryClient.clear()
  localStorage.clear()
})
