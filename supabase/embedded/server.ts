import type { App } from '@supabase/lite'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { type AfterAnswers, afterAnswers } from '../auth/after-answers.ts'
import { AuthError } from '../auth/auth-error.ts'
import type { SendMail } from '../auth/auth-mail.ts'
import { bearerOf, type Member, readBearer } from '../auth/bearer.ts'
import { Busy } from '../auth/hashing.ts'
import { authRoutes } from '../auth/routes.ts'
import type { SessionSettings } from '../auth/sessions.ts'
import { addressAsker, memberAsker, onBehalfOf } from '../sql/askers.ts'
import type { Sql } from '../sql/sql.ts'
import type { Statements } from '../sql/statements.ts'
import { type Admission, admission, type Refusal } from './admission.ts'
import { dataApi } from './data-api.ts'
import type { Keys } from './keys.ts'
import type { InTurn } from './turns.ts'

export type ServerDeps = {
  connection: App['connection']
  sql: Sql
  /** Several statements at once, on the same connection. */
  statements: Statements
  /** How requests share `connection`: one after the other if it is a single session. */
  inTurn: InTurn
  /** Resets the shared session after a request that was refused or failed. */
  settle?: () => Promise<'sound' | 'broken'>
  /** Called when the shared session can no longer be trusted. */
  broken?: () => void
  /** Who may use the database now. */
  admitted?: Admission
  keys: Keys
  /** Origin of the site, e.g. `https://evenplate.example`. */
  siteUrl: string
  /** Origin at which browsers reach this server; by default the site's, which passes their requests on. */
  publicUrl?: string
  sendMail: SendMail
  /** Takes work that answers do not wait for. */
  after?: AfterAnswers
  /** A header with the visitor's address that the proxy in front always writes itself. */
  clientAddressHeader?: string
  /** Milliseconds. */
  now?: () => number
  /** Of bcrypt; a thread's settings do not have it, so a site always makes the usual number. */
  passwordRounds?: number
  /** Gets a line about unexpected events; never a value from a row. */
  log: (line: string) => void
}

/** The two APIs of Supabase this product uses, and nothing else: auth is ours, data is @supabase/lite's. */
export function createServer({
  connection,
  sql,
  statements,
  inTurn,
  settle,
  broken,
  keys,
  siteUrl,
  publicUrl = siteUrl,
  sendMail,
  log,
  after = afterAnswers(workFailed(log)),
  clientAddressHeader,
  passwordRounds,
  now = Date.now,
  admitted = admission(now),
}: ServerDeps): Hono<ServerEnv> {
  const settings: SessionSettings = {
    jwtSecret: new TextEncoder().encode(keys.jwtSecret),
    issuer: `${publicUrl}/auth/v1`,
    tokenLife: 3600,
    reuseInterval: 10,
  }
  const data = dataApi({
    connection,
    sql,
    inTurn,
    statements,
    settle: async () => {
      if ((await settle?.()) === 'broken') broken?.()
    },
  })
  const server = new Hono<ServerEnv>()

  server.use(async (c, next) => {
    if (c.req.method === 'OPTIONS') return preflight(c)
    await next()
    c.res.headers.set('access-control-allow-origin', '*')
    c.res.headers.set('access-control-expose-headers', 'content-range, x-supabase-api-version')
    c.res.headers.set('cache-control', 'no-store')
  })

  server.use(async (c, next) => {
    if (isOpenedLink(c)) return next()
    const key = c.req.header('apikey')
    if (!key) return c.json({ message: 'No API key found in request' }, 401)
    if (key !== keys.publishableKey && key !== keys.secretKey)
      return c.json({ message: 'Invalid API key' }, 401)
    // As on hosted Supabase: a secret key that got into a browser must not work there.
    if (key === keys.secretKey && /^mozilla\//i.test(c.req.header('user-agent') ?? '')) {
      return c.json({ message: 'Forbidden use of secret API key in browser' }, 401)
    }
    await next()
  })

  server.use(async (c, next) => {
    const token = bearerOf(c.req.header('authorization'))
    const bearer = token ? await readBearer(token, settings.jwtSecret) : null
    c.set('bearer', bearer)
    const asker = askerOf(c, bearer)
    const entered = admitted.enter(asker)
    if ('refused' in entered) return refuseForNow(c, entered.refused)
    try {
      await onBehalfOf(asker, next)
    } finally {
      entered.leave()
    }
  })
  // Only admitted clients can make us read this much.
  server.use(
    bodyLimit({ maxSize: 1024 * 1024, onError: (c) => c.json({ message: 'Payload too large' }, 413) }),
  )

  server.route(
    '/auth/v1',
    authRoutes({
      sql,
      settings,
      siteUrl,
      sendMail,
      after,
      now,
      clientAddressHeader: clientAddressHeader ?? null,
      passwordRounds,
    }),
  )

  server.all('/rest/v1/*', async (c) => {
    const bearer = c.get('bearer')
    if (bearer === 'expired') return refuse(c, 'PGRST303', 'JWT expired')
    if (bearer === 'invalid') return refuse(c, 'PGRST301', 'No suitable key or wrong key type')
    const keyRole = c.req.header('apikey') === keys.secretKey ? 'service_role' : 'anon'
    const claims = bearer ? { role: 'authenticated', ...bearer.claims } : { role: keyRole }
    const answer = await data(c.req.raw, claims, bearer)
    return answer === 'ended' ? refuse(c, 'PGRST303', 'JWT expired') : answer
  })

  server.notFound((c) => c.json({ message: 'Not found' }, 404))
  server.onError((error, c) => {
    if (error instanceof AuthError) return authRefusal(c, error)
    if (error instanceof Busy) return refuseForNow(c, { status: 503, retryAfter: 1 })
    log(`${c.req.method} ${c.req.path} failed: ${error.name}${codeOf(error)}`)
    return c.json(
      {
        code: 500,
        error_code: 'unexpected_failure',
        message: 'Unexpected failure',
        msg: 'Unexpected failure',
      },
      500,
    )
  })
  return server

  /** A member, or else the network address if it can be trusted, or else no one in particular. */
  function askerOf(c: Context, bearer: Bearer): string | null {
    if (c.req.header('apikey') === keys.secretKey) return null
    if (bearer && typeof bearer !== 'string') return memberAsker(bearer.userId)
    const address = clientAddressHeader && c.req.header(clientAddressHeader)
    return address ? addressAsker(address) : null
  }
}

/** `bearer`: whose token was sent; null without one. */
type ServerEnv = { Variables: { bearer: Bearer } }
type Bearer = Member | 'expired' | 'invalid' | null

/** A browser that follows a link from a mail has no API key. GET includes HEAD. */
const isOpenedLink = (c: Context) =>
  (c.req.method === 'GET' || c.req.method === 'HEAD') && c.req.path === '/auth/v1/verify'

/** Logs work that nobody waits for, with only the error's name and code. */
export const workFailed = (log: (line: string) => void) => (error: unknown) =>
  log(`Work after an answer failed: ${error instanceof Error ? error.name + codeOf(error) : 'unknown'}`)

const refuse = (c: Context, code: string, message: string) =>
  c.json({ code, message, details: null, hint: null }, 401)

/** In the format of both APIs. */
function refuseForNow(c: Context, { status, retryAfter }: Refusal): Response {
  const message = status === 429 ? 'Too many requests. Please wait a moment.' : 'The backend is busy'
  const code = status === 429 ? 'over_request_rate_limit' : 'unavailable'
  // The Supabase client gives its callers an answer's body, not its headers.
  const hint = `Try again in ${retryAfter} s`
  return c.json({ code, error_code: code, msg: message, message, details: null, hint }, status, {
    'retry-after': String(retryAfter),
  })
}

/** Both formats of the auth API: newer clients request the second by its date. */
function authRefusal(c: Context, error: AuthError): Response {
  if ((c.req.header('x-supabase-api-version') ?? '') < API_VERSION) {
    return c.json(
      { code: error.status, error_code: error.code, msg: error.message, ...error.details },
      error.status,
    )
  }
  c.header('x-supabase-api-version', API_VERSION)
  return c.json({ code: error.code, message: error.message, ...error.details }, error.status)
}

const API_VERSION = '2024-01-01'

function preflight(c: Context): Response {
  return c.body(null, 204, {
    'access-control-allow-origin': '*',
    'access-control-allow-methods': 'GET, HEAD, POST, PATCH, PUT, DELETE, OPTIONS',
    'access-control-allow-headers':
      c.req.header('access-control-request-headers') ??
      'authorization, apikey, content-type, prefer, x-client-info',
    'access-control-max-age': '86400',
  })
}

const codeOf = (error: Error): string => ('code' in error ? ` ${String(error.code)}` : '')
