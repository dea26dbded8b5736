import type { Db } from '@evenplate/platform/contract'

export type Credentials = { email: string; password: string }

/** @throws the auth server's error; `errorWords` puts it into words. */
export async function signIn(db: Db, credentials: Credentials): Promise<void> {
  const { error } = await db.auth.signInWithPassword(credentials)
  if (error) throw error
}

/** Makes an account. Known and unknown addresses are answered alike, so nobody learns who has one. */
export async function signUp(db: Db, credentials: Credentials): Promise<void> {
  const { error } = await db.auth.signUp(credentials)
  if (error) throw error
}

/** Mails a reset link; answers alike whether or not the address has an account. */
export async function sendResetLink(db: Db, email: string, redirectTo: string): Promise<void> {
  const { error } = await db.auth.resetPasswordForEmail(email, { redirectTo })
  if (error) throw error
}

/**
 * Sets a new password for the person the recovery link signed in, then ends every session:
 * whoever knew the old password is out, and the owner signs in with the new one.
 */
export async function updatePassword(db: Db, password: string): Promise<void> {
  const { error } = await db.auth.updateUser({ password })
  if (error) throw error
  const ended = await db.auth.signOut({ scope: 'global' })
  // The password is changed already; a failed sign-out elsewhere must not read as a failed reset.
  if (ended.error) await db.auth.signOut({ scope: 'local' })
}
