import type { Auth, Db } from '@evenplate/platform/contract'
import { afterEach, expect, it } from 'vitest'
import { followAuth } from './follow-auth.ts'

afterEach(() => localStorage.clear())

/** The client after it gave up renewing a session, as far as it is asked here. */
const gaveUp = {
  auth: {
    onAuthStateChange(tell: (event: string, session: null) => void) {
      tell('INITIAL_SESSION', null)
      return { data: { subscription: { unsubscribe() {} } } }
    },
    getSession: async () => ({ data: { session: null } }),
  },
} as unknown as Db

const toldBy = (db: Db): Auth[] => {
  const told: Auth[] = []
  followAuth(db, true, (auth) => told.push(auth))
  return told
}

it('a session that could not be renewed for want of a network is still a member’s', () => {
  const user = { id: 'ana', email: 'ana@example.com', email_confirmed_at: '2026-01-01T00:00:00Z' }
  localStorage.setItem('sb-project-auth-token', JSON.stringify({ access_token: 'x', user }))
  expect(toldBy(gaveUp)).toEqual([
    { status: 'member', user: { id: 'ana', email: 'ana@example.com', confirmed: true } },
  ])
})

it('a session that was refused is nobody’s: the client has taken it out', () => {
  expect(toldBy(gaveUp)).toEqual([{ status: 'guest' }])
})
