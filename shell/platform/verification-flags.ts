import type { Auth } from '@evenplate/platform/contract'
import { localStore } from './browser-storage.ts'

type Member = Extract<Auth, { status: 'member' }>['user']

/**
 * The flags behind the dashboard's "verify your email" banner, after somebody signed in.
 * The client also tells of a sign-in when a known session is found again (a reload, a tab that comes back):
 * that must not bring back a banner its reader has dismissed.
 */
export function noteSignIn(user: Member, found: 'new' | 'known'): void {
  if (user.confirmed) {
    localStore.remove('needsEmailVerification')
    localStore.remove('userEmail')
  } else if (found === 'new') {
    localStore.set('needsEmailVerification', 'true')
    localStore.set('userEmail', user.email)
  }
}
