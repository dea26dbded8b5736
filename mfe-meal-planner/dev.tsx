/**
 * The planner alone, without shell and gateway: every week is filled the same way. The address chooses what happens:
 * `?fail=fill_limit` (any error code), `?gateway=falls short`.
 */
import { isErrorCode } from '@evenplate/domain/errors'
import { FakeShell, fakeNav, fakePlatform } from '@evenplate/platform/fake'
import '@evenplate/shared-ui/fonts.css'
import '@evenplate/shared-ui/tokens.css'
import { Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import remote from './remote.tsx'
import { fakeGateway } from './testing/fake-planner.ts'

const { pathname, search, hash } = window.location
const at = pathname === '/' ? '/meal-planner' : pathname
const wish = new URLSearchParams(search)
const fail = wish.get('fail')
const week = /^\/meal-planner\/(.+)$/.exec(at)?.[1]

const platform = fakePlatform({
  api: fakeGateway(
    isErrorCode(fail) ? fail : wish.get('gateway') === 'falls short' ? 'falls short' : 'fills',
  ),
  nav: fakeNav(at, undefined, { week }),
})

createRoot(document.getElementById('root') ?? document.body).render(
  <Suspense>
    <FakeShell
      page={week ? remote.pages['other-week'] : remote.pages.week}
      platform={platform}
      at={at + search + hash}
      onGo={(to) => window.location.assign(to)}
    />
  </Suspense>,
)
