import type { Auth } from '@evenplate/platform/contract'
import { FakeShell, fakeApi, fakePlatform } from '@evenplate/platform/fake'
import { type FakeTables, fakeDb } from '@evenplate/platform/fake-db'
import { cleanup, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll } from 'vitest'
import { useReadingState } from '../bring/start/use-reading.ts'
import { BringStart, BroughtRecipe, fetchForm, Result } from '../builder/parts.ts'
import { queryClient } from '../data/queries.ts'
import remote from '../remote.tsx'
import { forgetBrought } from '../state/brought-store.ts'
import { useBuilder } from '../state/store.ts'
import { fakeBring } from './fake-bring.ts'

type Options = { at?: string; auth?: Auth; gateway?: ReturnType<typeof fakeBring>; tables?: FakeTables }

export const BRING = '/recipe-builder?mode=bring'

/** The builder's page for bringing recipes, with a gateway that reads and counts one soup. */
export function openBringing({
  at = BRING,
  auth = { status: 'guest' },
  gateway = fakeBring(),
  tables,
}: Options = {}) {
  const db = fakeDb({ tables })
  const platform = fakePlatform({ auth, api: fakeApi(gateway), db: () => db })
  const visits: string[] = []
  const shell = (now: Auth) => (
    <FakeShell
      page={remote.pages['recipe-builder']}
      platform={{ ...platform, auth: now }}
      at={at}
      onGo={(to) => visits.push(to)}
    />
  )
  const page = render(shell(auth))
  return {
    gateway,
    visits,
    seen: platform.seen,
    user: userEvent.setup(),
    unmount: page.unmount,
    becomes: (now: Auth) => page.rerender(shell(now)),
  }
}

beforeAll(() => Promise.all([fetchForm(), BringStart.fetch(), BroughtRecipe.fetch(), Result.fetch()]))

/** As a reload does: what is stored stays. */
export function forgetPage(): void {
  cleanup()
  useBuilder.setState(useBuilder.getInitialState(), true)
  useReadingState.setState(useReadingState.getInitialState(), true)
  forgetBrought()
  queryClient.clear()
}

afterEach(() => {
  forgetPage()
  localStorage.clear()
  sessionStorage.clear()
})
