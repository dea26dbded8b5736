import { browserDevice } from '@evenplate/platform/device/browser-device'
import { FakeShell, fakeMember, fakeNav, fakeParts, fakePlatform } from '@evenplate/platform/fake'
import { fakeDb } from '@evenplate/platform/fake-db'
import { clearVerificationFlags, setVerificationFlags } from '@evenplate/platform/verification-flags'
import { Suspense, useState } from 'react'
import { queryClient } from '../data/queries.ts'
import remote from '../remote.tsx'
import { sampleTables } from './sample-rows.ts'
import { STATES, type StateName, type StoryState } from './story-states.ts'

export type StoryPageProps = {
  /** Pages of the remote: `dashboard`, `activity`. */
  page?: string
  at?: string
  state?: StateName
}

/** A page of the dashboard on the fake platform, with sample rows. */
export function StoryPage({
  page = 'dashboard',
  at = `/${page}`,
  state = 'member with some activity',
}: StoryPageProps) {
  const [platform] = useState(() => {
    const { unverified = false, week = false, readings = false, ...own }: StoryState = STATES[state]
    queryClient.clear()
    sessionStorage.clear()
    if (unverified) setVerificationFlags(browserDevice, 'ana@example.com')
    else clearVerificationFlags(browserDevice)
    const tables = own.tables ?? sampleTables()
    const db = fakeDb({ tables, ...(own.intercept ? { intercept: own.intercept } : {}) })
    return fakePlatform({
      auth: fakeMember({ confirmed: !unverified }),
      db: () => db,
      nav: fakeNav(at),
      Part: fakeParts({
        ...(week ? { 'my-week': () => <p>The week, as the meal planner draws it.</p> } : {}),
        ...(readings ? { 'last-14-days': () => <p>The last 14 days, as the health log draws them.</p> } : {}),
      }),
    })
  })
  return (
    <Suspense>
      <FakeShell page={remote.pages[page]} platform={platform} at={at} />
    </Suspense>
  )
}
