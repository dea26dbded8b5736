import type { Db } from '@evenplate/platform/contract'

let asking = false

/** Too many requests, or a server in trouble, is no word about the session. */
const REFUSALS: readonly unknown[] = [400, 401, 403]

/**
 * For when a session was refused where it should have held: revoked elsewhere, or its account is gone. Renewing it
 * tells. When that is refused too the session ends here, and the guards lead to login; a server that is not
 * reached tells nothing.
 */
export function doubtSession(db: Db): void {
  if (asking) return
  asking = true
  // Later: the client may be holding its lock while it asks for data.
  setTimeout(async () => {
    const { error } = await db.auth.refreshSession()
    if (REFUSALS.includes(error?.status)) await db.auth.signOut({ scope: 'local' })
    asking = false
  })
}
