import { fakeMember, fakePlatform } from '@evenplate/platform/fake'
import { type FakeBackend, fakeDb } from '@evenplate/platform/fake-db'
import type { PartName } from '@evenplate/platform/parts'
import { render } from '@testing-library/react'
import { Suspense } from 'react'
import remote from '../remote.tsx'

/** Parts of this remote side by side, as another remote's page shows them. */
export function openParts(names: readonly PartName[], backend: FakeBackend) {
  const db = fakeDb(backend)
  const platform = fakePlatform({ auth: fakeMember(), db: () => db })
  const view = render(
    names.map((name) => {
      const Part = remote.parts?.[name]
      if (!Part) throw new Error(`The remote has no part "${name}"`)
      return (
        <Suspense key={name} fallback="part is coming">
          <Part platform={platform} props={{}} />
        </Suspense>
      )
    }),
  )
  return { seen: platform.seen, leave: view.unmount }
}
