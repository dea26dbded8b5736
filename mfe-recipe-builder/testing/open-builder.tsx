import type { Auth, Platform } from '@evenplate/platform/contract'
import { FakeShell, fakeMember, fakePlatform, MEMBER_ID } from '@evenplate/platform/fake'
import { type FakeBackend, fakeDb } from '@evenplate/platform/fake-db'
import { fetchChangesBar } from '@evenplate/recipe-view/changed-bar'
import { fetchAmounts } from '@evenplate/recipe-view/ingredients'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll } from 'vitest'
import { fetchForm } from '../builder/parts.ts'
import { queryClient } from '../data/queries.ts'
import remote from '../remote.tsx'
import { useBuilder } from '../state/store.ts'
import { fakeGateway } from './fake-gateway.ts'

type Options = { at?: string; auth?: Auth; backend?: FakeBackend; db?: Platform['db'] }

/** The builder as the shell mounts it, with a gateway that answers when the test says so. */
export function openBuilder({
  at = '/recipe-builder',
  auth = { status: 'guest' },
  backend,
  ...own
}: Options = {}) {
  const gateway = fakeGateway()
  const fake = fakeDb(backend)
  const db = own.db ?? (() => fake)
  const platform = fakePlatform({ auth, api: gateway.api, db })
  const visits: string[] = []
  const shell = (now: Auth) => (
    <FakeShell
      page={remote.pages['recipe-builder']}
      platform={{ ...platform, auth: now }}
      at={at}
      onGo={(to) => visits.push(to)}
    />
  )
  const page = render(shell(auth))
  return {
    gateway,
    visits,
    seen: platform.seen,
    user: userEvent.setup(),
    unmount: page.unmount,
    becomes: (now: Auth) => page.rerender(shell(now)),
  }
}

/** A member with this many saved recipes. */
export function memberWith(saved: number) {
  const recipes = Array.from({ length: saved }, (_, index) => ({ id: `r${index}`, user_id: MEMBER_ID }))
  const tables: Record<string, Record<string, unknown>[]> = { recipes }
  return { auth: fakeMember(), backend: { tables } }
}

export const button = (name: string | RegExp) => screen.getByRole('button', { name })

/** Free text is the shortest way to a recipe. */
export async function askFor(user: ReturnType<typeof userEvent.setup>, text = 'Salmon with greens, please') {
  await user.click(screen.getByRole('tab', { name: 'Just Tell Me' }))
  await user.type(screen.getByRole('textbox'), text)
  await user.click(button('Generate My Recipe'))
}

// A visitor who fills in the form has this code by then: the first choice loads it, and so does a press.
beforeAll(() => Promise.all([fetchForm(), fetchChangesBar(), fetchAmounts()]))

afterEach(() => {
  cleanup()
  useBuilder.setState(useBuilder.getInitialState(), true)
  queryClient.clear()
  localStorage.clear()
  sessionStorage.clear()
})
