/**
 * Where the shell keeps that a recovery link opened the site, before the Supabase client clears the fragment.
 * Its value is '1' until the page knows whom the link is for, then that person's id.
 */
export const RECOVERY_KEY = 'evenplate.recovery'

/** Whether a recovery link brought the visitor here. @param hash the fragment without `#` */
export function cameByRecoveryLink(hash: string): boolean {
  return new URLSearchParams(hash).get('type') === 'recovery' || kept() !== null
}

/** Whether the auth server says of the link that it is used up or expired. @param hash the fragment without `#` */
export function isRefusal(hash: string): boolean {
  const facts = new URLSearchParams(hash)
  return facts.has('error') || facts.has('error_code')
}

/** Whose password the link is for, as far as a page of this tab has found out. */
export function recoveringPerson(): string | null {
  const value = kept()
  return value === '1' ? null : value
}

export function keepRecoveringPerson(id: string): void {
  try {
    sessionStorage.setItem(RECOVERY_KEY, id)
  } catch {}
}

/** The link is used up. */
export function forgetRecovery(): void {
  try {
    sessionStorage.removeItem(RECOVERY_KEY)
  } catch {}
}

function kept(): string | null {
  try {
    return sessionStorage.getItem(RECOVERY_KEY)
  } catch {
    return null
  }
}
