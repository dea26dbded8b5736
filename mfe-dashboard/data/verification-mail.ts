import type { Db } from '@evenplate/platform/contract'

/**
 * Resends the confirmation of an address.
 * @throws the auth server's error, whose message is shown to the visitor
 */
export async function resendConfirmation(db: Db, email: string): Promise<void> {
  const { error } = await db.auth.resend({ type: 'signup', email })
  if (error) throw error
}
