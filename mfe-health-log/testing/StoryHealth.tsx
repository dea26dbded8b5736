import { FakeShell, fakeMember, fakePlatform } from '@evenplate/platform/fake'
import { fakeDb } from '@evenplate/platform/fake-db'
import { Suspense, useState } from 'react'
import { queryClient } from '../data/queries.ts'
import remote from '../remote.tsx'
import { fakeLog } from './fake-log.ts'
import { STATES, type State, type StateName } from './story-states.ts'

/** `page`: of the remote: `start`, `import`, `report`. */
export type StoryHealthProps = { page?: string; at?: string; state?: StateName }

/** The health log on the fake platform. */
export function StoryHealth({ page = 'start', at = '/health', state = 'two weeks' }: StoryHealthProps) {
  const [platform] = useState(() => {
    const own: State = STATES[state]
    queryClient.clear()
    localStorage.clear()
    const { backend } = fakeLog(own.log(Date.now()))
    const db = fakeDb({
      ...backend,
      intercept: ({ path, method }) => {
        if (own.isDown) return { status: 500, body: { message: 'down' } }
        if (
          own.isOffline &&
          (method !== 'GET' || path.endsWith('import_readings')) &&
          !path.endsWith('readings_between')
        )
          throw new TypeError('Failed to fetch')
        return undefined
      },
    })
    return fakePlatform({ db: () => db, ...(own.isGuest ? {} : { auth: fakeMember() }) })
  })
  return (
    <Suspense>
      <FakeShell page={remote.pages[page]} platform={platform} at={at} />
    </Suspense>
  )
}
