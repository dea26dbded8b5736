import { isWellFormed } from '../sql/well-formed.ts'
import { AuthError, invalid } from './auth-error.ts'

/** @throws AuthError 400 if it is not a JSON object, or contains text that PostgreSQL cannot store */
export async function readBody(request: Request): Promise<Record<string, unknown>> {
  const body: unknown = await request.json().catch(() => undefined)
  if (!isRecord(body)) throw new AuthError(400, 'bad_json', 'Could not parse request body as JSON')
  if (!isWellFormed(body)) throw invalid('The request holds characters that cannot be kept')
  return body
}

/** One address as HTML's email fields accept it, with a dot in its domain: no list, no group, no control characters. */
const ADDRESS =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/

/**
 * Ends in a number, or in the name of a private network: our mails must not go there. The same as `hasPublicDomain` in
 * `domain`.
 */
const NOT_PUBLIC = /\.(?:[^.a-z]+|localhost|local|internal|lan|invalid|test|onion|arpa)$/

/** @returns the address in lower case. @throws AuthError 400 if it is invalid */
export function readEmail(value: unknown): string {
  const email = typeof value === 'string' ? value.trim().toLowerCase() : ''
  if (email.length > 255 || !ADDRESS.test(email) || NOT_PUBLIC.test(email)) {
    throw invalid('Unable to validate email address: invalid format')
  }
  return email
}

/** A client's own data for the account. Bounded, since it is in every token. */
export function readMetadata(value: unknown): Record<string, unknown> {
  if (value === undefined || value === null) return {}
  const text = JSON.stringify(value)
  if (!isRecord(value) || text.length > 4000) throw invalid('data must be a small object')
  return value
}

/** Clients using the PKCE flow would get a link that their own next call refuses. @throws AuthError 400 */
export function refusePkce(body: Record<string, unknown>): void {
  if (body.code_challenge) throw invalid('This backend does not offer the PKCE flow')
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
