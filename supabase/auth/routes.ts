import { Hono } from 'hono'
import type { Sql } from '../sql/sql.ts'
import { accountMails } from './account-mails.ts'
import type { AfterAnswers } from './after-answers.ts'
import { AuthError, invalid, wrongCredentials } from './auth-error.ts'
import type { SendMail } from './auth-mail.ts'
import { linkRoutes } from './link-routes.ts'
import { memberReader } from './member.ts'
import { limitedTries, mailPace, type NetworkOf } from './pace.ts'
import { passwordsOf, readNewPassword } from './passwords.ts'
import { readBody, readEmail, readMetadata, refusePkce } from './requests.ts'
import { closeSessions, openSession, renewSession, type SessionSettings } from './sessions.ts'
import { siteLinks } from './site-links.ts'
import { userRoutes } from './user-routes.ts'
import { accountOf, createUser, lookAlike } from './users.ts'

export type AuthDeps = {
  sql: Sql
  settings: SessionSettings
  siteUrl: string
  sendMail: SendMail
  after: AfterAnswers
  /** Milliseconds. */
  now: () => number
  /** A header the proxy in front always writes itself; null if there is none to trust. */
  clientAddressHeader: string | null
  passwordRounds?: number
}

/**
 * The part of Supabase's auth API this product needs, over the tables of the `auth` schema. It stands in for
 * @supabase/lite's, which reveals known addresses and signs no one in before confirmation.
 * Everything else is answered with a JSON error.
 */
export function authRoutes({
  sql,
  settings,
  siteUrl,
  sendMail,
  after,
  now,
  clientAddressHeader,
  passwordRounds,
}: AuthDeps): Hono {
  const links = siteLinks(siteUrl, settings.issuer)
  const mails = accountMails({ sql, links, siteUrl, sendMail, after })
  const passwords = passwordsOf(passwordRounds)
  const pace = mailPace(now)
  const tries = limitedTries(now)
  const memberOf = memberReader(sql, settings)
  const networkOf: NetworkOf = (c) => (clientAddressHeader && c.req.header(clientAddressHeader)) || null
  const routes = new Hono()

  routes.post('/signup', async (c) => {
    const body = await readBody(c.req.raw)
    if (body.email === undefined) {
      throw new AuthError(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled')
    }
    refusePkce(body)
    const email = readEmail(body.email)
    const metadata = readMetadata(body.data)
    const password = readNewPassword(body.password)
    pace('confirmation', email, networkOf(c))
    await createUser(sql, { email, passwordHash: await passwords.hash(password), metadata })
    mails.confirmation(email, c.req.query('redirect_to'), { again: true })
    return c.json(lookAlike(email, metadata, new Date()))
  })

  routes.post('/token', async (c) => {
    const body = await readBody(c.req.raw)
    switch (c.req.query('grant_type')) {
      case 'password': {
        if (typeof body.email !== 'string') throw invalid('missing email or phone')
        if (typeof body.password !== 'string') throw invalid('missing password')
        const email = body.email.trim().toLowerCase()
        const attempt = tries.begin(email, networkOf(c))
        const account = await accountOf(sql, email)
        if (!(await passwords.fits(body.password, account?.password)) || !account) throw wrongCredentials()
        attempt.succeeded()
        if (account.banned) throw new AuthError(400, 'user_banned', 'User is banned')
        return c.json(await openSession(sql, settings, account.id, 'password'))
      }
      case 'refresh_token': {
        if (typeof body.refresh_token !== 'string') throw invalid('Refresh token is not valid')
        return c.json(await renewSession(sql, settings, body.refresh_token))
      }
      case 'pkce':
        throw new AuthError(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found')
      default:
        throw new AuthError(400, 'unsupported_grant_type', 'unsupported_grant_type')
    }
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

  routes.route('/', userRoutes({ sql, memberOf, mails, pace, tries, networkOf, passwords }))
  routes.route('/', linkRoutes({ sql, settings, links, mails, pace, networkOf }))

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

  return routes
}
