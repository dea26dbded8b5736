import { render } from '@testing-library/react'
import { Suspense } from 'react'
import { vi } from 'vitest'
import type { Api, Platform, RemoteModule } from '../contract.ts'
import { FakeShell, fakeMember, fakeNav, fakePlatform } from './fake.tsx'
import { type FakeBackend, fakeDb } from './fake-db.ts'

type Options = { backend?: FakeBackend; auth?: Platform['auth']; api?: Api; params?: Record<string, string> }

/** A page of a remote as the shell shows it. @param options.params named parts of the address */
export function openPage(
  remote: RemoteModule,
  name: string,
  at: string,
  { backend = {}, auth = fakeMember(), api, params = {} }: Options = {},
) {
  const onGo = vi.fn()
  const db = fakeDb(backend)
  const platform = fakePlatform({
    auth,
    db: () => db,
    nav: fakeNav(at, onGo, params),
    ...(api ? { api } : {}),
  })
  const view = render(
    <Suspense fallback="page is coming">
      <FakeShell page={remote.pages[name]} at={at} platform={platform} onGo={onGo} />
    </Suspense>,
  )
  return { onGo, seen: platform.seen, leave: view.unmount }
}
