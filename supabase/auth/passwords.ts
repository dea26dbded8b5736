import { AuthError, invalid } from './auth-error.ts'
import { compare, hash } from './hashing.ts'

/** The same number as the domain's `passwordMin`; a test keeps the two equal. */
export const PASSWORD_MIN = 8

/** bcrypt ignores what is longer. */
const MAX_BYTES = 72

/** @returns the password. @throws AuthError if it is missing, too short or too long. */
export function readNewPassword(password: unknown): string {
  if (typeof password !== 'string' || password === '') throw invalid('Signup requires a valid password')
  if (Buffer.byteLength(password) > MAX_BYTES) throw invalid('Password cannot be longer than 72 characters')
  if (password.length < PASSWORD_MIN) {
    throw new AuthError(422, 'weak_password', `Password should be at least ${PASSWORD_MIN} characters.`, {
      weak_password: { reasons: ['length'] },
    })
  }
  return password
}

/** bcrypt, like hosted Supabase, so that accounts can move there. */
export const hashPassword = (password: string): Promise<string> => hash(password, 10)

/** Does the same work whether or not there is a hash to compare with. */
export async function passwordFits(password: string, known: string | null | undefined): Promise<boolean> {
  const fits = await compare(password, known || NOBODYS_HASH)
  return fits && Boolean(known)
}

const NOBODYS_HASH = '$2b$10$N9qo8uLOickgx2ZMRZoMyeIjZAgcfl7p92ldGxad68LJZdL17lhWy'
