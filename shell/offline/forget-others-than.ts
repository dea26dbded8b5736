import type { Auth } from '@evenplate/platform/contract'
import { forgetOthers } from '@evenplate/platform/device/forget-others'
import { storedSessionKeys } from '../platform/session-traces.ts'

/** A member without a network is still a member: their session is stored, even if nobody can confirm it. */
export function forgetOthersThan(auth: Auth): void {
  if (auth.status === 'member') forgetOthers(auth.user.id)
  if (auth.status === 'guest' && storedSessionKeys().length === 0) forgetOthers(null)
}
