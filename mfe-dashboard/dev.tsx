/** The dashboard alone, without a shell: a member with sample rows, or a guest with `?guest`. */
import { FakeShell, fakeMember, fakePlatform } from '@evenplate/platform/fake'
import { fakeDb } from '@evenplate/platform/fake-db'
import { setVerificationFlags } from '@evenplate/platform/verification-flags'
import '@evenplate/shared-ui/fonts.css'
import '@evenplate/shared-ui/tokens.css'
import { createRoot } from 'react-dom/client'
import remote from './remote.tsx'
import { sampleTables } from './sample-rows.ts'

const { search } = window.location
const query = new URLSearchParams(search)
if (query.has('unverified')) setVerificationFlags('ana@example.com')
const db = fakeDb({ tables: query.has('empty') ? {} : sampleTables() })
const platform = fakePlatform({
  auth: query.has('guest') ? { status: 'guest' } : fakeMember(),
  db: () => db,
})

createRoot(document.getElementById('root') ?? document.body).render(
  <FakeShell
    page={remote.pages.dashboard}
    platform={platform}
    at={`/dashboard${search}`}
    onGo={(to) => window.history.replaceState(null, '', to)}
  />,
)
