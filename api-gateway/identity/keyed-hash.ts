import { createHmac, hkdfSync } from 'node:crypto'
import type { Secrets } from '../deps/deps.ts'

/** Ids and addresses leave the process in this form: equal for equal input, and revealing nothing without the key. */
export const keyedHash = (key: string, purpose: string, value: string): string =>
  createHmac('sha256', key).update(`${purpose}\0${value}`).digest('base64url')

/**
 * The gateway's secrets, derived from one that all gateways of a site share (the Supabase secret key), so that they agree without
 * further settings. HKDF-SHA256, RFC 5869.
 */
export function secretsFrom(root: string): Secrets {
  const derive = (purpose: string) =>
    Buffer.from(hkdfSync('sha256', root, 'evenplate api-gateway', purpose, 32)).toString('base64url')
  return { cookie: derive('guest cookie'), hash: derive('hashes of ids and addresses') }
}
