import { randomBytes, randomUUID } from 'node:crypto'
import { type JWTPayload, SignJWT } from 'jose'
import type { Sql } from '../sql/sql.ts'
import { AuthError } from './auth-error.ts'
import { readUser, type User } from './users.ts'

export type SessionSettings = {
  jwtSecret: Uint8Array
  /** `iss` of the tokens: the address of the auth server. */
  issuer: string
  /** Seconds. */
  tokenLife: number
  /** Seconds in which a refresh token may be used twice: by two tabs, or after a lost answer. */
  reuseInterval: number
}

export type Session = {
  access_token: string
  token_type: 'bearer'
  expires_in: number
  expires_at: number
  refresh_token: string
  user: User
}

/** Signs in a person who has proven their identity: by their password, or (`otp`) by a link from a mail. */
export async function openSession(
  sql: Sql,
  settings: SessionSettings,
  userId: string,
  method: 'password' | 'otp',
): Promise<Session> {
  const sessionId = randomUUID()
  const refreshToken = await sql.transaction(async (transaction) => {
    await transaction.query('update auth.users set last_sign_in_at = now() where id = $1', [userId])
    await transaction.query(
      "insert into auth.sessions (id, user_id, aal, refreshed_at) values ($1, $2, 'aal1', now() at time zone 'utc')",
      [sessionId, userId],
    )
    await transaction.query(
      'insert into auth.mfa_amr_claims (id, session_id, authentication_method) values ($1, $2, $3)',
      [randomUUID(), sessionId, method],
    )
    return addRefreshToken(transaction, { sessionId, userId })
  })
  return sessionOf(sql, settings, { sessionId, userId, refreshToken })
}

/** Trades a refresh token for a new session. Reuse of an old, perhaps stolen token ends the session for both. */
export async function renewSession(sql: Sql, settings: SessionSettings, token: string): Promise<Session> {
  const renewed = await sql.transaction(async (transaction) => {
    const [known] = await transaction.query<RefreshToken>(REFRESH_TOKEN, [token])
    if (!known) return null
    const owner = { sessionId: known.session_id, userId: known.user_id }

    if (!known.revoked) {
      await transaction.query(
        'update auth.refresh_tokens set revoked = true, updated_at = now() where id = $1',
        [known.id],
      )
      await transaction.query(
        "update auth.sessions set refreshed_at = now() at time zone 'utc', updated_at = now() where id = $1",
        [known.session_id],
      )
      return { ...owner, refreshToken: await addRefreshToken(transaction, { ...owner, parent: token }) }
    }

    const [current] = await transaction.query<{ token: string }>(
      'select token from auth.refresh_tokens where session_id = $1 and not revoked order by created_at desc limit 1',
      [known.session_id],
    )
    if (current && (known.age <= settings.reuseInterval || known.is_parent_of_current)) {
      return { ...owner, refreshToken: current.token }
    }
    await transaction.query('delete from auth.sessions where id = $1', [known.session_id])
    return 'reused' as const
  })

  // Thrown outside the transaction, so that ending the session is not rolled back.
  if (renewed === null) {
    throw new AuthError(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found')
  }
  if (renewed === 'reused') {
    throw new AuthError(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used')
  }
  return sessionOf(sql, settings, renewed)
}

/** `global`: everywhere; `local`: here; `others`: everywhere but here. */
export async function closeSessions(
  sql: Sql,
  scope: 'global' | 'local' | 'others',
  who: { userId: string; sessionId: string },
): Promise<void> {
  await sql.query(
    `delete from auth.sessions
    where user_id = $1 and case $3 when 'local' then id = $2 when 'others' then id <> $2 else true end`,
    [who.userId, who.sessionId, scope],
  )
}

/** Finds a row if the session has not ended. */
export const standing = ({ userId, sessionId }: { userId: string; sessionId: string }) => ({
  text: 'select 1 from auth.sessions where id = $1 and user_id = $2',
  parameters: [sessionId, userId],
})

export async function sessionStands(sql: Sql, who: { userId: string; sessionId: string }): Promise<boolean> {
  const { text, parameters } = standing(who)
  return (await sql.query(text, parameters)).length === 1
}

type RefreshToken = {
  id: string
  user_id: string
  session_id: string
  revoked: boolean
  age: number
  is_parent_of_current: boolean
}

// The current token's parent is sent again if its answer never arrived: that is not theft.
const REFRESH_TOKEN = `
  select t.id, t.user_id, t.session_id, t.revoked,
    extract(epoch from now() - t.updated_at)::float8 as age,
    exists (
      select from auth.refresh_tokens c where c.session_id = t.session_id and c.parent = t.token and not c.revoked
    ) as is_parent_of_current
  from auth.refresh_tokens t
  join auth.sessions s on s.id = t.session_id
  where t.token = $1
  for update of t`

// When the password was given, not when the token was made: deleting an account requires a recent password.
const PROOFS = `
  select authentication_method as method, floor(extract(epoch from updated_at))::int as timestamp
  from auth.mfa_amr_claims where session_id = $1 order by updated_at desc`

async function addRefreshToken(
  sql: Sql,
  owner: { sessionId: string; userId: string; parent?: string },
): Promise<string> {
  const token = randomBytes(24).toString('base64url')
  await sql.query(
    'insert into auth.refresh_tokens (id, token, user_id, session_id, parent) values ($1, $2, $3, $4, $5)',
    [randomUUID(), token, owner.userId, owner.sessionId, owner.parent ?? null],
  )
  return token
}

async function sessionOf(
  sql: Sql,
  settings: SessionSettings,
  owner: { sessionId: string; userId: string; refreshToken: string },
): Promise<Session> {
  const user = await readUser(sql, owner.userId)
  if (!user) throw new AuthError(403, 'user_not_found', 'User from sub claim in JWT does not exist')
  const amr = await sql.query<{ method: string; timestamp: number }>(PROOFS, [owner.sessionId])
  const now = Math.floor(Date.now() / 1000)
  const claims: JWTPayload = {
    email: user.email,
    phone: '',
    role: 'authenticated',
    app_metadata: user.app_metadata,
    user_metadata: user.user_metadata,
    aal: 'aal1',
    amr,
    session_id: owner.sessionId,
    is_anonymous: false,
  }
  return {
    access_token: await new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setSubject(user.id)
      .setAudience('authenticated')
      .setIssuer(settings.issuer)
      .setIssuedAt(now)
      .setExpirationTime(now + settings.tokenLife)
      .sign(settings.jwtSecret),
    token_type: 'bearer',
    expires_in: settings.tokenLife,
    expires_at: now + settings.tokenLife,
    refresh_token: owner.refreshToken,
    user,
  }
}
