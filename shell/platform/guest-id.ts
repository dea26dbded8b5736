import { randomUuid } from '@evenplate/domain/random-uuid'
import { browserDevice } from '@evenplate/platform/device/browser-device'

const SHAPE = /^[0-9a-f-]{36}$/
/** For a browser that blocks storage: the same id at least until the page is left. */
let remembered: string | null = null

/** A guest's random id, made when first needed. It only counts recipes. */
export function guestId(): string {
  const stored = browserDevice.read('guest-id', String)
  if (stored && SHAPE.test(stored)) return stored
  remembered ??= randomUuid()
  browserDevice.write('guest-id', remembered)
  return remembered
}
