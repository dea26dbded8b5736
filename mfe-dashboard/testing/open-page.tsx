import type { Api } from '@evenplate/platform/contract'
import { FakeShell, fakeMember, fakeNav, fakePlatform } from '@evenplate/platform/fake'
import { type FakeBackend, fakeDb } from '@evenplate/platform/fake-db'
import { render } from '@testing-library/react'
import { Suspense } from 'react'
import { vi } from 'vitest'
import remote from '../remote.tsx'

type Options = { backend?: FakeBackend; auth?: ReturnType<typeof fakeMember>; api?: Api }

/** A page of the dashboard's remote as the shell shows it. @param params named parts of the address */
export function openPage(
  name: string,
  at: string,
  params: Record<string, string> = {},
  { backend = {}, auth = fakeMember(), api }: Options = {},
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
