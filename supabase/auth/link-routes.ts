import { type Context, Hono } from 'hono'
import type { Sql } from '../sql/sql.ts'
import type { AccountMails } from './account-mails.ts'
import { AuthError, invalid } from './auth-error.ts'
import { type Accepted, acceptLink } from './links.ts'
import type { LinkType } from './mail-tokens.ts'
import { isOnlyLooking } from './only-looking.ts'
import type { MailPace, NetworkOf } from './pace.ts'
import { readBody, readEmail, refusePkce } from './requests.ts'
import { openSession, type Session, type SessionSettings } from './sessions.ts'
import type { SiteLinks } from './site-links.ts'

export type LinkDeps = {
  sql: Sql
  settings: SessionSettings
  links: SiteLinks
  mails: AccountMails
  pace: MailPace
  networkOf: NetworkOf
}

/** Requesting a mail, and following its link. A request gets the same answer for every address, before any lookup. */
export function linkRoutes({ sql, settings, links, mails, pace, networkOf }: LinkDeps): Hono {
  const routes = new Hono()

  routes.post('/recover', async (c) => {
    const body = await readBody(c.req.raw)
    refusePkce(body)
    const email = readEmail(body.email)
    pace('recovery', email, networkOf(c))
    mails.recovery(email, c.req.query('redirect_to'))
    return c.json({})
  })

  routes.post('/resend', async (c) => {
    const body = await readBody(c.req.raw)
    refusePkce(body)
    if (body.type !== 'signup' && body.type !== 'email_change') {
      throw invalid('Missing one of these types: signup, email_change')
    }
    const email = readEmail(body.email)
    const redirectTo = c.req.query('redirect_to')
    if (body.type === 'signup') {
      pace('confirmation', email, networkOf(c))
      mails.confirmation(email, redirectTo, { again: false })
    } else {
      pace('email_change', email, networkOf(c))
      mails.emailChangeAgain(email, redirectTo)
    }
    return c.json({})
  })

  // Opened by a mail's button: the only call without an API key.
  routes.get('/verify', async (c) => {
    const type = linkType(c.req.query('type'))
    const landing = links.landing(type, c.req.query('redirect_to'))
    c.header('referrer-policy', 'no-referrer')
    if (isOnlyLooking(c.req.raw)) return c.redirect(landing, 303)
    try {
      const verified = await verify(type, c.req.query('token') ?? '', null)
      if (verified === 'half') return landOn(c, landing, { message: HALF })
      const { session, contested } = verified
      return contested
        ? landOn(c, links.landing('recovery', undefined), { ...fragmentOf(session), type: 'recovery' })
        : landOn(c, landing, { ...fragmentOf(session), type: type ?? '' })
    } catch (error) {
      if (!(error instanceof AuthError)) throw error
      const { code: error_code, message: error_description } = error
      return landOn(c, landing, { error: 'access_denied', error_code, error_description })
    }
  })

  routes.post('/verify', async (c) => {
    const body = await readBody(c.req.raw)
    const type = linkType(body.type)
    if (!type) throw invalid('Verify requires a verification type')
    const byHash = typeof body.token_hash === 'string'
    const token = byHash ? body.token_hash : body.token
    if (typeof token !== 'string') throw invalid('Verify requires a token or a token hash')
    const verified = await verify(type, token, byHash ? null : readEmail(body.email))
    return c.json(verified === 'half' ? { code: 200, msg: HALF } : verified.session)
  })

  return routes

  async function verify(
    type: LinkType | null,
    token: string,
    email: string | null,
  ): Promise<{ session: Session; contested: boolean } | 'half'> {
    if (!type) throw new AuthError(403, 'otp_expired', 'Email link is invalid or has expired')
    const accepted: Accepted = await acceptLink(sql, type, token, email)
    if (accepted.outcome === 'half') return 'half'
    if (accepted.moved) mails.emailChanged(accepted.moved.from, accepted.moved.to)
    const session = await openSession(sql, settings, accepted.userId, 'otp')
    return { session, contested: accepted.contested ?? false }
  }
}

const HALF = 'Confirmation link accepted. Please proceed to confirm link sent to the other email'

/** Newer clients call a sign-up link `email`. */
function linkType(value: unknown): LinkType | null {
  if (value === 'email') return 'signup'
  return value === 'signup' || value === 'recovery' || value === 'email_change' ? value : null
}

/** In the fragment, which browsers do not send to servers. */
const landOn = (c: Context, page: string, values: Record<string, string>): Response =>
  c.redirect(`${page}#${new URLSearchParams(values)}`, 303)

const fragmentOf = ({ access_token, expires_at, expires_in, refresh_token, token_type }: Session) => ({
  access_token,
  expires_at: String(expires_at),
  expires_in: String(expires_in),
  refresh_token,
  token_type,
})
