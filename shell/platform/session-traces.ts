import type { Auth } from '@evenplate/platform/contract'
import { browserDevice } from '@evenplate/platform/device/browser-device'
import { localStore } from '@evenplate/platform/device/browser-storage'

/**
 * Signs, without the Supabase client, that somebody may be signed in here: its session in storage, or the auth server's
 * answer in the address.
 */
export const mayBeSignedIn = (address: URL): boolean =>
  storedSessionKeys().length > 0 || isAuthAnswer(address)

/** Keys under which the Supabase client stores a session: `sb-<host>-auth-token`. */
export const storedSessionKeys = (): string[] => localStore.keys().filter(isSessionKey)

export const isSessionKey = (key: string): boolean => /^sb-.+-auth-token$/.test(key)

/** Whose session is stored, as far as this browser knows: the server verifies it when it can be reached. */
export function storedMember(): Auth | null {
  try {
    const [key] = storedSessionKeys()
    const { user } = JSON.parse((key && localStore.get(key)) || '{}')
    return user?.id ? authOf(user) : null
  } catch {
    return null
  }
}

type StoredUser = { id: string; email?: string; email_confirmed_at?: string }

export function authOf(user: StoredUser | undefined | null): Auth {
  if (!user) return { status: 'guest' }
  return {
    status: 'member',
    user: { id: user.id, email: user.email ?? '', confirmed: Boolean(user.email_confirmed_at) },
  }
}

/** An emailed link arrives with a session (or a code) in its address. */
export const isAuthAnswer = ({ hash, searchParams }: URL): boolean =>
  new URLSearchParams(hash.slice(1)).has('access_token') || searchParams.has('code')

/** The Supabase client clears the fragment when it is created, so markers are stored before that. */
export function keepLinkMarkers(address: URL): void {
  const type = new URLSearchParams(address.hash.slice(1)).get('type')
  if (type === 'recovery') browserDevice.write('recovery-link', '1')
  if (type === 'email_change') browserDevice.write('email-link', type)
}
