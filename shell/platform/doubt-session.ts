import type { Db } from '@evenplate/platform/contract'

let asking = false

/** Too many requests, or a server in trouble, says nothing about the session. */
const REFUSALS: readonly unknown[] = [400, 401, 403]

/**
 * For a session refused where it should have worked: revoked elsewhere, or its account is gone. Renewing it tells. If
 * that is refused too, the session ends here and the guards lead to login; an unreachable server tells nothing.
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
