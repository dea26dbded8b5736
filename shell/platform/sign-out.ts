import { clearVerificationFlags } from '@evenplate/platform/verification-flags'
import { localStore } from './browser-storage.ts'
import { loadDb } from './db.ts'
import { forgetKeptInTab, storedSessionKeys } from './session-traces.ts'

/**
 * Ends this browser's session; other devices stay signed in. Works without a network too:
 * whoever presses "Sign Out" on a shared tablet must be able to walk away.
 * @param startAnew loads a fresh page when the server could not be told
 */
export async function signOut(startAnew = () => window.location.assign('/')): Promise<void> {
  const { error } = await loadDb().then(
    (db) => db.auth.signOut({ scope: 'local' }),
    (error: unknown) => ({ error }),
  )
  clearVerificationFlags()
  forgetKeptInTab()
  if (!error) return
  // The server could not be told. The session goes from here anyway, and a fresh page holds nothing of it.
  for (const key of storedSessionKeys()) localStore.remove(key)
  startAnew()
}
