import { Hono } from 'hono'
import type { Sql } from '../sql/sql.ts'
import type { AccountMails } from './account-mails.ts'
import { AuthError, addressTaken } from './auth-error.ts'
import type { MemberOf } from './member.ts'
import type { MailPace, NetworkOf, Tries } from './pace.ts'
import { type Passwords, readNewPassword } from './passwords.ts'
import { readBody, readEmail, readMetadata, refusePkce } from './requests.ts'
import { closeSessions } from './sessions.ts'
import { accountOf, changeUser, isTaken, readUser } from './users.ts'

export type UserDeps = {
  sql: Sql
  memberOf: MemberOf
  mails: AccountMails
  pace: MailPace
  networkOf: NetworkOf
  tries: Tries
  passwords: Passwords
}

/** Seconds after giving a password or opening a mail's link in which a new password may be set. */
const PROOF_LIFE: Record<string, number> = { password: 300, otp: 3600 }

/** A token found on an open page must not be enough to take over an account. */
function provenLately(amr: unknown): boolean {
  const now = Date.now() / 1000
  return (
    Array.isArray(amr) &&
    amr.some(({ method, timestamp }) => now - Number(timestamp) <= (PROOF_LIFE[String(method)] ?? 0))
  )
}

/** What members read and change about their own account. */
export function userRoutes({ sql, memberOf, mails, pace, tries, networkOf, passwords }: UserDeps): Hono {
  const routes = new Hono()

  routes.get('/user', async (c) => {
    const { userId } = await memberOf(c.req.header('authorization'))
    return c.json(await readUser(sql, userId))
  })

  routes.put('/user', async (c) => {
    const { userId, sessionId, claims } = await memberOf(c.req.header('authorization'))
    const body = await readBody(c.req.raw)
    refusePkce(body)
    const user = await readUser(sql, userId)
    if (!user) throw new AuthError(403, 'user_not_found', 'User from sub claim in JWT does not exist')

    const newEmail = body.email === undefined ? user.email : readEmail(body.email)
    const change: Parameters<typeof changeUser>[2] = { metadata: readMetadata(body.data) }
    if (body.password !== undefined) {
      if (!provenLately(claims.amr)) {
        throw new AuthError(400, 'reauthentication_needed', 'Password update requires reauthentication')
      }
      const password = readNewPassword(body.password)
      const account = await accountOf(sql, user.email)
      if (await passwords.fits(password, account?.password)) {
        throw new AuthError(422, 'same_password', 'New password should be different from the old password.')
      }
      change.passwordHash = await passwords.hash(password)
    }
    if (newEmail !== user.email) await allowChange(userId, [user.email, newEmail], networkOf(c))

    await changeUser(sql, userId, change)
    if (change.passwordHash) {
      // Signs out anyone who knew the old password.
      await closeSessions(sql, 'others', { userId, sessionId })
      mails.passwordChanged(user.email)
    }
    if (newEmail !== user.email) await mails.emailChange(userId, newEmail, c.req.query('redirect_to'))
    return c.json(await readUser(sql, userId))
  })

  return routes

  /** Only members learn that an address is taken, as on hosted Supabase, and only for a few addresses. */
  async function allowChange(
    userId: string,
    [email, newEmail]: [string, string],
    network: string | null,
  ): Promise<void> {
    const asked = tries.begin(`address for ${userId}`, null)
    if (await isTaken(sql, newEmail)) throw addressTaken()
    pace('email_change', email, network)
    pace('email_change', newEmail, network)
    asked.succeeded()
  }
}
