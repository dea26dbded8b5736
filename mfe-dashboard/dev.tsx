/**
 * The dashboard alone, without a shell: `/dashboard`, `/activity`. Parts of other remotes are missing. A member with
 * sample rows; `?empty` for none, `?unverified`, `?guest`.
 */
import { browserDevice } from '@evenplate/platform/device/browser-device'
import { FakeShell, fakeMember, fakeNav, fakePlatform } from '@evenplate/platform/fake'
import { fakeDb } from '@evenplate/platform/fake-db'
import { setVerificationFlags } from '@evenplate/platform/verification-flags'
import '@evenplate/shared-ui/fonts.css'
import '@evenplate/shared-ui/tokens.css'
import { Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import remote from './remote.tsx'
import { sampleTables } from './testing/sample-rows.ts'

const { pathname, search } = window.location
const query = new URLSearchParams(search)
if (query.has('unverified')) setVerificationFlags(browserDevice, 'ana@example.com')
const db = fakeDb({ tables: query.has('empty') ? {} : sampleTables() })
const name = pathname === '/activity' ? 'activity' : 'dashboard'
const at = `/${name}${search}`
const platform = fakePlatform({
  auth: query.has('guest') ? { status: 'guest' } : fakeMember({ confirmed: !query.has('unverified') }),
  db: () => db,
  nav: fakeNav(at),
})

createRoot(document.getElementById('root') ?? document.body).render(
  <Suspense fallback="Loading...">
    <FakeShell
      page={remote.pages[name]}
      platform={platform}
      at={at}
      // Another page needs a fresh start; the same page only needs another address.
      onGo={(to) =>
        new URL(to, window.location.href).pathname === pathname
          ? window.history.replaceState(null, '', to)
          : window.location.assign(to)
      }
    />
  </Suspense>,
)
