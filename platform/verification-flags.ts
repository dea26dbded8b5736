/**
 * The two flags a browser keeps while an address waits for confirmation. The shell's signed-in event
 * and the register page set them, login and the dashboard's Dismiss remove them.
 * Storage may be refused (private windows): then there is no flag, and nothing breaks.
 */
export const VERIFICATION_KEYS = { needed: 'needsEmailVerification', email: 'userEmail' } as const

export type VerificationFlags = { needed: boolean; email: string | null }

export function readVerificationFlags(): VerificationFlags {
  try {
    return {
      needed: localStorage.getItem(VERIFICATION_KEYS.needed) === 'true',
      email: localStorage.getItem(VERIFICATION_KEYS.email),
    }
  } catch {
    return { needed: false, email: null }
  }
}

export function setVerificationFlags(email: string): void {
  try {
    localStorage.setItem(VERIFICATION_KEYS.needed, 'true')
    localStorage.setItem(VERIFICATION_KEYS.email, email)
  } catch {}
}

export function clearVerificationFlags(): void {
  try {
    localStorage.removeItem(VERIFICATION_KEYS.needed)
    localStorage.removeItem(VERIFICATION_KEYS.email)
  } catch {}
}
