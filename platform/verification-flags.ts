import type { Device } from './contract.ts'

/**
 * The two flags a browser stores until an email address is confirmed. The shell's signed-in event and the register page
 * set them, login and the dashboard's Dismiss remove them.
 */
export type VerificationFlags = { needed: boolean; email: string | null }

export const readVerificationFlags = (device: Device): VerificationFlags => ({
  needed: device.read('verification-needed', String) === 'true',
  email: device.read('verification-email', String),
})

export function setVerificationFlags(device: Device, email: string): void {
  device.write('verification-needed', true)
  device.write('verification-email', email)
}

export function clearVerificationFlags(device: Device): void {
  device.remove('verification-needed')
  device.remove('verification-email')
}
