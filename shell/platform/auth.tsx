import type { Auth } from '@evenplate/platform/contract'
import { createContext, type ReactNode, useContext, useEffect, useState, useSyncExternalStore } from 'react'
import { loadDb, whenDbLoaded } from './db.ts'
import { followAuth } from './follow-auth.ts'
import { NOBODY_KNOWN_YET, type Presence, type PresenceStore, presenceStore } from './presence.ts'
import {
  isAuthAnswer,
  isSessionKey,
  keepLinkMarkers,
  mayBeSignedIn,
  storedMember,
  storedSessionKeys,
} from './session-traces.ts'
import { telemetry } from './telemetry.ts'

/** Knows who is signed in, also after changes in other tabs. 'loading' on the server and on first paint. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const [store] = useState(() => presenceStore())
  useEffect(() => watch(store.tell), [store])
  return <PresenceContext value={store}>{children}</PresenceContext>
}

/** Renders children with this value: for tests and stories. */
export function AuthAs({ presence, children }: { presence: Presence; children: ReactNode }) {
  return <PresenceContext value={presenceStore(presence)}>{children}</PresenceContext>
}

export const useAuth = (): Auth => usePresence().auth
export const useDepartures = (): number => usePresence().departures

const PresenceContext = createContext<PresenceStore>(presenceStore())

function usePresence(): Presence {
  const store = useContext(PresenceContext)
  return useSyncExternalStore(store.subscribe, store.read, () => NOBODY_KNOWN_YET)
}

function watch(tell: (auth: Auth) => void): () => void {
  const guest = () => tell({ status: 'guest' })
  const load = () =>
    loadDb().catch((error: unknown) => {
      telemetry.error(error)
      guest()
    })

  const address = new URL(window.location.href)
  keepLinkMarkers(address)
  const knownSession = storedSessionKeys().length > 0
  let stopFollowing = () => {}
  // A stored session is trusted until a server says otherwise, since only the server gives out data. A link that
  // contains a session may be another person's.
  const member = isAuthAnswer(address) ? null : storedMember()
  if (member) tell(member)
  const stopWaiting = whenDbLoaded((db) => {
    stopFollowing = followAuth(db, knownSession, tell)
  })
  if (mayBeSignedIn(address)) load()
  else guest()

  // Once the client runs, it hears from other tabs itself; this covers a tab that has not loaded it yet, and storage
  // that is cleared completely.
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== null && !isSessionKey(key)) return
    if (storedSessionKeys().length > 0) load()
    else guest()
  }
  window.addEventListener('storage', onStorage)
  return () => {
    window.removeEventListener('storage', onStorage)
    stopWaiting()
    stopFollowing()
  }
}
