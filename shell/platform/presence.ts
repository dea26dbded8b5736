import type { Auth } from '@evenplate/platform/contract'

/** Who is signed in, and who was. */
export type Presence = {
  auth: Auth
  /**
   * How many members have signed out since the page was loaded. Used as a key over everything a person sees: when it
   * goes up, everything the last one left on screen is removed. When a guest signs in, the page stays.
   */
  departures: number
}

export const NOBODY_KNOWN_YET: Presence = { auth: { status: 'loading' }, departures: 0 }

export type PresenceStore = {
  read(): Presence
  tell(auth: Auth): void
  subscribe(listener: () => void): () => void
}

/**
 * A store, not a context value: a context that changes while a prerendered page is still hydrating would make React
 * discard that page and render it again.
 */
export function presenceStore(presence: Presence = NOBODY_KNOWN_YET): PresenceStore {
  const listeners = new Set<() => void>()
  return {
    read: () => presence,
    tell(auth) {
      const next = nextPresence(presence, auth)
      if (next === presence) return
      presence = next
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** The same object while nothing has changed, so that a renewed token renders nothing again. */
export function nextPresence(before: Presence, auth: Auth): Presence {
  const [was, is] = [memberOf(before.auth), memberOf(auth)]
  const same =
    before.auth.status === auth.status &&
    was?.id === is?.id &&
    was?.email === is?.email &&
    was?.confirmed === is?.confirmed
  if (same) return before
  return { auth, departures: before.departures + (was && was.id !== is?.id ? 1 : 0) }
}

const memberOf = (auth: Auth) => (auth.status === 'member' ? auth.user : null)
