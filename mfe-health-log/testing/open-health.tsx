import type { Auth } from '@evenplate/platform/contract'
import { FakeShell, fakeApi, fakeMember, fakeNav, fakePlatform } from '@evenplate/platform/fake'
import { type FakeIntercept, fakeDb } from '@evenplate/platform/fake-db'
import { cleanup, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense } from 'react'
import { afterEach, beforeAll } from 'vitest'
import { queryClient } from '../data/queries.ts'
import remote from '../remote.tsx'
import { type FakeLog, fakeLog } from './fake-log.ts'

type Options = FakeLog & {
  at?: string
  auth?: Auth
  intercept?: FakeIntercept
  /** The gateway's answer when words are counted. */
  count?: () => unknown
}

/** The health log as the shell shows it to a member. */
export function openHealth({ at = '/health', auth = fakeMember(), intercept, count, ...log }: Options = {}) {
  const fake = fakeLog(log)
  const db = fakeDb({ ...fake.backend, ...(intercept ? { intercept } : {}) })
  const visits: string[] = []
  const platform = fakePlatform({
    auth,
    db: () => db,
    nav: fakeNav(at),
    api: fakeApi(count ? { post: count } : {}),
  })
  const view = render(
    <Suspense>
      <FakeShell page={remote.pages.start} platform={platform} at={at} onGo={(to) => visits.push(to)} />
    </Suspense>,
  )
  return { ...fake, visits, view, user: userEvent.setup(), seen: platform.seen }
}

beforeAll(() => remote.pages.start?.preload?.())

afterEach(() => {
  cleanup()
  queryClient.clear()
  localStorage.clear()
})
