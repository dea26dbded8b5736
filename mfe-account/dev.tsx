/** The account pages alone, without a shell. Any address works; ana@example.com signs in with "evenplate". */
import { FakeShell, fakeMember, fakePlatform, MEMBER_ID } from '@evenplate/platform/fake'
import { fakeDb } from '@evenplate/platform/fake-db'
import '@evenplate/shared-ui/fonts.css'
import '@evenplate/shared-ui/tokens.css'
import { createRoot } from 'react-dom/client'
import remote from './remote.tsx'

const user = { id: MEMBER_ID, email: 'ana@example.com', password: 'evenplate' }
const tables = {
  profiles: [
    {
      id: MEMBER_ID,
      name: 'Ana',
      dietary_preferences: ['low-carb'],
      health_conditions: ['diabetes-type-2'],
      allergies: ['nuts'],
      cooking_skill_level: 'intermediate',
      household_size: 2,
    },
  ],
}

const { pathname, search, hash } = window.location
const page = pathname.slice(1) in remote.pages ? pathname.slice(1) : 'login'
const functions = { export_my_page: () => ({ data: tables, next: null }), delete_my_account: () => null }
const db = fakeDb({ tables, functions, signedInAs: user })
const platform = fakePlatform({
  auth: page === 'profile' ? fakeMember() : { status: 'guest' },
  db: () => db,
})

createRoot(document.getElementById('root') ?? document.body).render(
  <FakeShell
    page={remote.pages[page]}
    platform={platform}
    at={`/${page}${search}${hash}`}
    onGo={(to) => window.location.assign(to)}
  />,
)
