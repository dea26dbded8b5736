import { localStore } from '@evenplate/platform/device/browser-storage'
import { storedSessionKeys } from './session-traces.ts'

/** Pages that our emails link to. A session in any other address was put there by somebody else. */
const LANDINGS = ['/dashboard', '/profile', '/reset-password']

/**
 * Whether the session in a link may become this browser's. Anyone can write a link with their own session in it: a user
 * who is signed in as someone else is asked first, or they would continue in a stranger's account.
 * @param token the link's access token, if it has one
 */
export function mayTakeOver(
  { pathname }: URL,
  token: string | undefined,
  ask: (question: string) => boolean = (question) => window.confirm(question),
): boolean {
  if (!token) return false
  const [here, theirs] = [storedUser(), claimsOf(token)]
  const other = here !== null && theirs !== null && here.id !== theirs.sub
  const allowed =
    LANDINGS.includes(pathname) &&
    (!other ||
      ask(
        `You are signed in as ${here.email}. This link is for ${theirs.email}. Continue as ${theirs.email}?`,
      ))
  // If refused, it must not stay in the address for the next reload.
  if (!allowed)
    window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search)
  return allowed
}

function storedUser(): { id: string; email: string } | null {
  try {
    const [key] = storedSessionKeys()
    const { user } = JSON.parse((key && localStore.get(key)) || '{}')
    return user ? { id: String(user.id), email: String(user.email) } : null
  } catch {
    return null
  }
}

/** What a token claims. Unchecked, and only used for a question: the server verifies it. */
function claimsOf(token: string): { sub: string; email: string } | null {
  try {
    const { sub, email } = JSON.parse(
      atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')),
    )
    return sub ? { sub: String(sub), email: String(email) } : null
  } catch {
    return null
  }
}
