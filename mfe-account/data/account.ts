import type { Db } from '@evenplate/platform/contract'

export type Credentials = { email: string; password: string }

/** @throws the auth server's error; `errorWords` turns it into a message. */
export async function signIn(db: Db, credentials: Credentials): Promise<void> {
  const { error } = await db.auth.signInWithPassword(credentials)
  if (error) throw error
}

/** Creates an account. Known and unknown addresses get the same answer, so nobody can find out who has one. */
export async function signUp(db: Db, credentials: Credentials): Promise<void> {
  const { error } = await db.auth.signUp(credentials)
  if (error) throw error
}

/** Mails a reset link; the answer is the same whether or not the address has an account. */
export async function sendResetLink(db: Db, email: string, redirectTo: string): Promise<void> {
  const { error } = await db.auth.resetPasswordForEmail(email, { redirectTo })
  if (error) throw error
}

/**
 * Sets a new password for the person whom the recovery link signed in, and ends their sessions elsewhere: anyone who
 * knew the old password is signed out.
 */
export async function updatePassword(db: Db, password: string): Promise<void> {
  const { error } = await db.auth.updateUser({ password })
  if (error) throw error
  // If this fails, the reset has not failed: the password is already changed.
  await db.auth.signOut({ scope: 'others' })
}

/**
 * The id of the signed-in user once the client has read this page's address; null if signed out. 'refused': the address
 * contains a session that the auth server does not accept, and the user who was signed in before stays signed in.
 */
export async function whomLinkSignedIn(db: Db): Promise<string | null | 'refused'> {
  const { error } = await db.auth.initialize()
  if (error) return 'refused'
  const { data } = await db.auth.getSession()
  return data.session?.user.id ?? null
}

/** Ends the session that the recovery link made, so that login asks for the new password. */
export async function endRecovery(db: Db): Promise<void> {
  await db.auth.signOut({ scope: 'local' })
}
