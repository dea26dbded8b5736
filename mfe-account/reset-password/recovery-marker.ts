/** Where the shell keeps that a recovery link opened the site, before the Supabase client clears the fragment. */
export const RECOVERY_KEY = 'evenplate.recovery'

/** Whether a recovery link brought the visitor here. @param hash the fragment without `#` */
export function cameByRecoveryLink(hash: string): boolean {
  return new URLSearchParams(hash).get('type') === 'recovery' || kept()
}

/** The link is used up. */
export function forgetRecovery(): void {
  try {
    sessionStorage.removeItem(RECOVERY_KEY)
  } catch {}
}

function kept(): boolean {
  try {
    return sessionStorage.getItem(RECOVERY_KEY) === '1'
  } catch {
    return false
  }
}
