import type { Db } from '@evenplate/platform/contract'

/** Sends the confirmation of an address again. @throws the auth server's error, whose message is for the reader */
export async function resendConfirmation(db: Db, email: string): Promise<void> {
  const { error } = await db.auth.resend({ type: 'signup', email })
  if (error) throw error
}
