import { localStore } from '@evenplate/platform/device/browser-storage'
import { forgetMember } from '@evenplate/platform/device/wipe'
import { loadDb } from './db.ts'
import { storedSessionKeys } from './session-traces.ts'

/**
 * Ends this browser's session; other devices stay signed in. Works without a network, too: a member who presses "Sign
 * Out" on a shared tablet must be able to walk away.
 * @param startAnew loads a fresh page if the server could not be reached
 */
export async function signOut(startAnew = () => window.location.assign('/')): Promise<void> {
  // First: the server may take long to answer, and the member may leave before it does.
  forgetMember()
  const { error } = await tellServer()
  if (!error) return
  // The server could not be reached. The session is removed here anyway, and a fresh page has no trace of it.
  for (const key of storedSessionKeys()) localStore.remove(key)
  startAnew()
}

async function tellServer(): Promise<{ error: unknown }> {
  // The client would first try for half a minute to renew an expired session.
  if (!navigator.onLine) return { error: 'offline' }
  return loadDb().then(
    (db) => db.auth.signOut({ scope: 'local' }),
    (error: unknown) => ({ error }),
  )
}
