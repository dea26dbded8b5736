import { Hono } from 'hono'
import type { Sql } from '../sql.ts'
import { AuthError, invalid, wrongCredentials } from './auth-error.ts'
import type { SendMail } from './auth-mail.ts'
import { bearerOf, type Member, readBearer } from './bearer.ts'
import { hashPassword, passwordFits, readNewPassword } from './passwords.ts'
import { closeSessions, openSession, renewSession, type SessionSettings, sessionStands } from './sessions.ts'
import { accountOf, changeUser, createUser, lookAlike, readUser } from './users.ts'

export type AuthDeps = { sql: Sql; settings: SessionSettings; sendMail: SendMail }

/**
 * The part of Supabase's auth API this product needs, over the tables of the `auth` schema. It stands in for
 * @supabase/lite's, which tells known addresses from unknown ones and signs nobody in before confirmation.
 * Everything else is answered with a JSON error.
 */
export function authRoutes({ sql, settings, sendMail }: AuthDeps): Hono {
  const routes = new Hono()

  routes.post('/signup', async (c) => {
    const body = await readBody(c.req.raw)
    if (body.email === undefined) {
      throw new AuthError(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled')
    }
    const email = readEmail(body.email)
    const metadata = readMetadata(body.data)
    // Hashed for a known address too: both take the same time.
    const passwordHash = await hashPassword(readNewPassword(body.password))
    const userId = await createUser(sql, { email, passwordHash, metadata })
    const known = userId ? null : await accountOf(sql, email)
    if (userId) await sendMail({ kind: 'confirmation', to: email, userId })
    if (known) await sendMail({ kind: 'already-registered', to: email, userId: known.id })
    return c.json(lookAlike(email, metadata, new Date()))
  })

  routes.post('/token', async (c) => {
    const body = await readBody(c.req.raw)
    switch (c.req.query('grant_type')) {
      case 'password': {
        if (body.email === undefined) throw invalid('missing email or phone')
        const account = await accountOf(sql, String(body.email).trim().toLowerCase())
        if (!(await passwordFits(String(body.password ?? ''), account?.password)) || !account)
          throw wrongCredentials()
        if (account.banned) throw new AuthError(400, 'user_banned', 'User is banned')
        return c.json(await openSession(sql, settings, account.id))
      }
      case 'refresh_token': {
        if (typeof body.refresh_token !== 'string') throw invalid('Refresh token is not valid')
        return c.json(await renewSession(sql, settings, body.refresh_token))
      }
      default:
        throw new AuthError(400, 'unsupported_grant_type', 'unsupported_grant_type')
    }
  })

  routes.get('/user', async (c) => {
    const { userId } = await memberOf(c.req.header('authorization'))
    return c.json(await readUser(sql, userId))
  })

  routes.put('/user', async (c) => {
    const { userId, sessionId } = await memberOf(c.req.header('authorization'))
    const body = await readBody(c.req.raw)
    const user = await readUser(sql, userId)
    if (body.email !== undefined && body.email !== user?.email) {
      throw new AuthError(422, 'email_provider_disabled', 'The e-mail address cannot be changed here')
    }
    const change: Parameters<typeof changeUser>[2] = { metadata: readMetadata(body.data) }
    if (body.password !== undefined) {
      const password = readNewPassword(body.password)
      const account = user && (await accountOf(sql, user.email))
      if (await passwordFits(password, account?.password)) {
        throw new AuthError(422, 'same_password', 'New password should be different from the old password.')
      }
      change.passwordHash = await hashPassword(password)
    }
    await changeUser(sql, userId, change)
    // Whoever knew the old password is signed out with it.
    if (change.passwordHash) await closeSessions(sql, 'others', { userId, sessionId })
    return c.json(await readUser(sql, userId))
  })

  routes.post('/logout', async (c) => {
    const member = await memberOf(c.req.header('authorization'))
    const scope = c.req.query('scope') ?? 'global'
    if (scope !== 'global' && scope !== 'local' && scope !== 'others') {
      throw invalid(`Unsupported logout scope "${scope}"`)
    }
    await closeSessions(sql, scope, member)
    return c.body(null, 204)
  })

  routes.post('/recover', async (c) => {
    const email = readEmail((await readBody(c.req.raw)).email)
    const account = await accountOf(sql, email)
    if (account) await sendMail({ kind: 'recovery', to: email, userId: account.id })
    return c.json({})
  })

  routes.post('/resend', async (c) => {
    const body = await readBody(c.req.raw)
    if (body.type !== 'signup') throw invalid('Only the confirmation of a sign-up can be sent again')
    const email = readEmail(body.email)
    const account = await accountOf(sql, email)
    if (account && !account.confirmed) await sendMail({ kind: 'confirmation', to: email, userId: account.id })
    return c.json({})
  })

  routes.get('/health', (c) =>
    c.json({ name: 'GoTrue', description: 'Evenplate embedded auth', version: 'embedded' }),
  )

  routes.get('/settings', (c) =>
    c.json({
      external: { email: true, phone: false, anonymous_users: false },
      disable_signup: false,
      mailer_autoconfirm: false,
      phone_autoconfirm: false,
      saml_enabled: false,
    }),
  )

  routes.all('*', () => {
    throw new AuthError(404, 'not_found', 'This backend does not offer that')
  })

  async function memberOf(header: string | undefined): Promise<Member> {
    const token = bearerOf(header)
    if (!token) throw new AuthError(401, 'no_authorization', 'This endpoint requires a valid Bearer token')
    const member = await readBearer(token, settings.jwtSecret)
    if (typeof member === 'string') {
      throw new AuthError(
        403,
        'bad_jwt',
        `invalid JWT: unable to parse or verify signature, token is ${member}`,
      )
    }
    if (!(await sessionStands(sql, member))) {
      throw new AuthError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist')
    }
    return member
  }

  return routes
}

async function readBody(request: Request): Promise<Record<string, unknown>> {
  try {
    const body: unknown = await request.json()
    if (isRecord(body)) return body
  } catch {
    // Falls through to the same answer as any other body that is no object.
  }
  throw new AuthError(400, 'bad_json', 'Could not parse request body as JSON')
}

function readEmail(value: unknown): string {
  const email = typeof value === 'string' ? value.trim().toLowerCase() : ''
  if (email.length > 255 || !/^[^\s@<>]+@[^\s@<>]+\.[^\s@<>.]+$/.test(email)) {
    throw invalid('Unable to validate email address: invalid format')
  }
  return email
}

/** What a client keeps with the account. Bounded, since it travels in every token. */
function readMetadata(value: unknown): Record<string, unknown> {
  if (value === undefined || value === null) return {}
  if (!isRecord(value) || JSON.stringify(value).length > 4000) throw invalid('data must be a small object')
  return value
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
