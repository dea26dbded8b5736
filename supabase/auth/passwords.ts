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

export type Passwords = {
  hash(password: string): Promise<string>
  /** Does the same work whether or not there is a hash to compare with. */
  fits(password: string, known: string | null | undefined): Promise<boolean>
}

/**
 * bcrypt, like hosted Supabase, so that accounts can move there. Each round less halves the work, for a guesser too: only
 * tests of something else ask for fewer.
 */
export function passwordsOf(rounds = 10): Passwords {
  const nobodys = `$2b$${String(rounds).padStart(2, '0')}$N9qo8uLOickgx2ZMRZoMyeIjZAgcfl7p92ldGxad68LJZdL17lhWy`
  return {
    hash: (password) => hash(password, rounds),
    async fits(password, known) {
      const fits = await compare(password, known || nobodys)
      return fits && Boolean(known)
    },
  }
}
