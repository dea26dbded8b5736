import { FakeShell, fakeMember, fakePlatform, MEMBER_ID } from '@evenplate/platform/fake'
import { fakeDb } from '@evenplate/platform/fake-db'
import { useState } from 'react'
import { queryClient } from '../data/queries.ts'
import remote from '../remote.tsx'
import { STATES, type StateName } from './story-states.ts'

export type StoryPageProps = {
  /** Pages of the remote: `login`, `register`, `forgot-password`, `reset-password`, `profile`. */
  page: string
  at?: string
  state?: StateName
}

const ANA = { id: MEMBER_ID, email: 'ana@example.com', password: 'evenplate' }
const profile = () => ({
  id: MEMBER_ID,
  name: 'Ana',
  dietary_preferences: ['low-carb'],
  health_conditions: ['diabetes-type-2'],
  allergies: ['nuts'],
  cooking_skill_level: 'intermediate',
  household_size: 2,
})

/** An account page on the fake platform: ana@example.com signs in with "evenplate". */
export function StoryPage({ page, at = `/${page}`, state = 'server that answers' }: StoryPageProps) {
  const [platform] = useState(() => {
    const intercept = STATES[state]
    queryClient.clear()
    sessionStorage.clear()
    const isProfile = page === 'profile'
    const db = fakeDb({
      ...(intercept ? { intercept } : {}),
      tables: { profiles: [profile()] },
      ...(isProfile ? { signedInAs: ANA } : { users: [ANA] }),
    })
    return fakePlatform({ auth: isProfile ? fakeMember() : { status: 'guest' }, db: () => db })
  })
  return <FakeShell page={remote.pages[page]} platform={platform} at={at} />
}
