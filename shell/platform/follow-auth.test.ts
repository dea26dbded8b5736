import type { Auth, Db } from '@evenplate/platform/contract'
import { afterEach, expect, it } from 'vitest'
import { followAuth } from './follow-auth.ts'

afterEach(() => localStorage.clear())

/** The client after it gave up renewing a session, as far as these tests need it. */
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

it('a session that could not be renewed without a network still belongs to a member', () => {
  const user = { id: 'ana', email: 'ana@example.com', email_confirmed_at: '2026-01-01T00:00:00Z' }
  localStorage.setItem('sb-project-auth-token', JSON.stringify({ access_token: 'x', user }))
  expect(toldBy(gaveUp)).toEqual([
    { status: 'member', user: { id: 'ana', email: 'ana@example.com', confirmed: true } },
  ])
})

it('a refused session belongs to nobody: the client has removed it', () => {
  expect(toldBy(gaveUp)).toEqual([{ status: 'guest' }])
})
