import type { Device } from '@evenplate/platform/contract'

/**
 * The shell stores that a recovery link opened the site, before the Supabase client clears the fragment: `1` until the
 * page knows whose link it is, then that person's id.
 */
const marker = (device: Device) => device.read('recovery-link', String)

/** Whether a recovery link brought the visitor here. @param hash the fragment without `#` */
export const cameByRecoveryLink = (device: Device, hash: string): boolean =>
  new URLSearchParams(hash).get('type') === 'recovery' || marker(device) !== null

/**
 * Whether the auth server says that the link is used up or expired.
 * @param hash the fragment without `#`
 */
export function isRefusal(hash: string): boolean {
  const facts = new URLSearchParams(hash)
  return facts.has('error') || facts.has('error_code')
}

/** Whose password the link is for, as far as a page of this tab has found out. */
export function recoveringPerson(device: Device): string | null {
  const value = marker(device)
  return value === '1' ? null : value
}

export const noteRecoveringPerson = (device: Device, id: string): void => device.write('recovery-link', id)

/** The link is used up. */
export const forgetRecovery = (device: Device): void => device.remove('recovery-link')
