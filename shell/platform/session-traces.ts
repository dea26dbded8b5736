import { localStore, sessionStore } from './browser-storage.ts'

/**
 * What tells, without the Supabase client, whether somebody may be signed in here:
 * its session in storage, or an answer of the auth server in the address.
 */
export const mayBeSignedIn = (address: URL): boolean =>
  storedSessionKeys().length > 0 || isAuthAnswer(address)

/** Keys the Supabase client keeps a session under: `sb-<host>-auth-token`. */
export const storedSessionKeys = (): string[] => localStore.keys().filter(isSessionKey)

export const isSessionKey = (key: string): boolean => /^sb-.+-auth-token$/.test(key)

/** A link from a mail lands with a session (or a code) in its address. */
function isAuthAnswer({ hash, searchParams }: URL): boolean {
  return new URLSearchParams(hash.slice(1)).has('access_token') || searchParams.has('code')
}

/** Read by the page that sets a new password. */
export const RECOVERY_MARKER = 'evenplate.recovery'

/** Read by the profile, which says that an address was changed. */
export const LINK_MARKER = 'evenplate.link'

/** The Supabase client clears the fragment when it is created, so markers are kept before that. */
export function keepLinkMarkers(address: URL): void {
  const type = new URLSearchParams(address.hash.slice(1)).get('type')
  if (type === 'recovery') sessionStore.set(RECOVERY_MARKER, '1')
  if (type === 'email_change') sessionStore.set(LINK_MARKER, type)
}

/**
 * Takes out what the parts of the site kept in this tab over reloads, such as a half-filled form. Only for who leaves
 * on purpose: whose session ended by itself signs in again and goes on.
 */
export function forgetKeptInTab(): void {
  for (const key of sessionStore.keys()) sessionStore.remove(key)
}
