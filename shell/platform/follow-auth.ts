import type { Auth, Db } from '@evenplate/platform/contract'
import { browserDevice } from '@evenplate/platform/device/browser-device'
import { clearVerificationFlags, setVerificationFlags } from '@evenplate/platform/verification-flags'
import type { User } from '@supabase/supabase-js'
import { authOf, storedMember } from './session-traces.ts'

/**
 * Reports who is signed in, now and after every change.
 * @param knownSession whether a session was already stored here, so that finding it does not count as a new sign-in
 * @returns how to stop following
 */
export function followAuth(db: Db, knownSession: boolean, tell: (auth: Auth) => void): () => void {
  let known = knownSession
  let stopped = false
  // Synchronous on purpose: the client holds a lock while it calls back, and asking it anything here can deadlock.
  const { data } = db.auth.onAuthStateChange((event, session) => {
    // A session that could not be renewed without a network is still stored; a refused one is not.
    const auth = session
      ? authOf(session.user)
      : (event === 'INITIAL_SESSION' && storedMember()) || authOf(null)
    if (auth.status === 'member') {
      if (event === 'SIGNED_IN') noteSignIn(auth.user, known)
      known = true
    } else {
      known = false
    }
    tell(auth)
  })
  void askServer(db).then((user) => user && !stopped && tell(authOf(user)))
  return () => {
    stopped = true
    data.subscription.unsubscribe()
  }
}

/**
 * The client also reports a sign-in when it finds a known session again (a reload, a tab that comes back): that must
 * not bring back a banner that the visitor has dismissed.
 */
function noteSignIn(user: Member, known: boolean): void {
  if (user.confirmed) clearVerificationFlags(browserDevice)
  else if (!known) setVerificationFlags(browserDevice, user.email)
}

type Member = Extract<Auth, { status: 'member' }>['user']

/** The stored session says who was signed in; only the server knows whether the account still exists and is confirmed. */
async function askServer(db: Db): Promise<User | null> {
  const { data } = await db.auth.getSession()
  if (!data.session) return null
  const asked = await db.auth.getUser()
  // Refused, not unreachable: the account or its session is gone, so none of its data may stay here.
  if (asked.error?.status === 401 || asked.error?.status === 403) await db.auth.signOut({ scope: 'local' })
  return asked.data.user
}
