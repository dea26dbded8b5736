import type { Db } from '@evenplate/platform/contract'

let asking = false

/** Too many requests, or a server in trouble, say nothing about the session. */
const REFUSALS: readonly unknown[] = [400, 401, 403]

/**
 * For a session that was refused although it should have worked: revoked elsewhere, or its account is gone. Renewing it
 * shows which. If that is refused too, the session ends here and the guards lead to login; if the server cannot be
 * reached, nothing is decided.
 */
export function doubtSession(db: Db): void {
  if (asking) return
  asking = true
  // Later: the client may hold its lock while it requests data.
  setTimeout(async () => {
    const { error } = await db.auth.refreshSession()
    if (REFUSALS.includes(error?.status)) await db.auth.signOut({ scope: 'local' })
    asking = false
  })
}
