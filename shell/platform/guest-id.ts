import { browserDevice } from '@evenplate/platform/device/browser-device'

const SHAPE = /^[0-9a-f-]{36}$/
/** For a browser that forbids storage: the same id at least until the page is left. */
let remembered: string | null = null

/** A guest's random id, made when first needed. It counts recipes and tells nothing else. */
export function guestId(): string {
  const stored = browserDevice.read('guest-id', String)
  if (stored && SHAPE.test(stored)) return stored
  remembered ??= randomUuid()
  browserDevice.write('guest-id', remembered)
  return remembered
}

/** `crypto.randomUUID` exists on https and localhost only; a phone on the home network has neither. */
export function randomUuid(): string {
  if ('randomUUID' in crypto) return crypto.randomUUID()
  const bytes = (crypto as Crypto).getRandomValues(new Uint8Array(16))
  bytes[6] = (bytes[6]! & 0x0f) | 0x40
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
