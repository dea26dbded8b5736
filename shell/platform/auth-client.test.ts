import { createClient } from '@supabase/supabase-js'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createDb } from './supabase-client.ts'

/** The Supabase client as the product configures it: what it sends, its errors, when it renews. */
type Answer = { status: number; body: unknown }
let answer: (path: string) => Answer | Promise<Answer>
let asked: string[]
let open: ReturnType<typeof createDb>[]

const USER = { id: '11111111-1111-4111-8111-111111111111', email: 'ana@example.com', aud: 'authenticated' }
const NOW = Date.parse('2026-11-21T12:00:00Z')
const seconds = () => Math.floor(Date.now() / 1000)
const session = (lastsFor = 3600) => ({
  access_token: 'e30.e30.sig',
  refresh_token: 'r',
  token_type: 'bearer',
  expires_in: 3600,
  expires_at: seconds() + lastsFor,
  user: USER,
})
const credentials = { email: 'ana@example.com', password: 'long enough' }
const ok = (body: unknown = {}): Answer => ({ status: 200, body })

beforeEach(() => {
  localStorage.clear()
  window.history.replaceState(null, '', '/')
  vi.useFakeTimers({ now: NOW, shouldAdvanceTime: true })
  asked = []
  open = []
  answer = (path) => ok(path.startsWith('/token') ? session() : path === '/user' ? USER : {})
  vi.stubGlobal('fetch', async (input: string | URL | Request) => {
    const { pathname, search } = new URL(String(input instanceof Request ? input.url : input))
    const path = pathname.replace('/auth/v1', '') + search
    asked.push(path)
    const { status, body } = await answer(path)
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status })
  })
  document.head.innerHTML = `<script type="application/json" id="evenplate-config">${JSON.stringify({
    supabaseUrl: 'https://project.supabase.test',
    publishableKey: 'publishable',
    remotes: {},
    siteUrl: 'https://evenplate.example',
  })}</script>`
})
afterEach(async () => {
  for (const { auth } of open) await auth.dispose()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function client() {
  const db = createDb()
  open.push(db)
  return db.auth
}
const KEY = 'sb-project-auth-token'
const keep = (lastsFor: number) => localStorage.setItem(KEY, JSON.stringify(session(lastsFor)))
/** The auth server's answer to a sign-in, as the error that the visitor's page gets. */
const refusedWith = async (status: number, body: unknown) => {
  answer = () => ({ status, body })
  return (await client().signInWithPassword(credentials)).error
}

describe('what a call needs', () => {
  const NEEDS = 'You must provide either an email or phone number and a password'

  it('to sign up or in: an email or phone and a password [RULE-17]', async () => {
    const nobody = { password: 'long enough' } as typeof credentials
    const auth = client()
    expect((await auth.signUp(nobody)).error?.message).toBe(NEEDS)
    expect((await auth.signInWithPassword(nobody)).error?.message).toBe(NEEDS)
    expect(asked).toEqual([])
  })

  it('for a one-time code: an email or phone [RULE-18]', async () => {
    const { error } = await client().signInWithOtp({} as { email: string })
    expect(error?.message).toBe('You must provide either an email or phone number.')
  })

  it('to resend a mail: an email or phone, and a type [RULE-19]', async () => {
    const { error } = await client().resend({ type: 'signup' } as { type: 'signup'; email: string })
    expect(error?.message).toBe('You must provide either an email or phone number and a type')
  })
})

describe('how a failure is named', () => {
  it('by the server’s message [ERROR-16]', async () => {
    const msg = 'Invalid login credentials'
    expect(await refusedWith(400, { error_code: 'invalid_credentials', msg })).toMatchObject({
      name: 'AuthApiError',
      message: msg,
      status: 400,
    })
  })

  it('as unknown if the answer cannot be read [ERROR-17]', async () => {
    expect((await refusedWith(400, '<html>'))?.name).toBe('AuthUnknownError')
  })

  it('as a missing session [ERROR-18]', async () => {
    const { error } = await client().updateUser({ password: 'another one' })
    expect(error).toMatchObject({
      name: 'AuthSessionMissingError',
      message: 'Auth session missing!',
      status: 400,
    })
  })

  it('as an invalid answer if it has no session [ERROR-19]', async () => {
    answer = () => ok()
    const { error } = await client().signInWithPassword(credentials)
    expect(error).toMatchObject({
      name: 'AuthInvalidTokenResponseError',
      message: 'Auth session or user missing',
      status: 500,
    })
  })

  it('as invalid credentials if they are incomplete [ERROR-20]', async () => {
    const { error } = await client().signInWithPassword({ password: 'x' } as typeof credentials)
    expect(error).toMatchObject({ name: 'AuthInvalidCredentialsError', status: 400 })
  })

  it('as a failed redirect if a link contains an error [ERROR-21]', async () => {
    const auth = withFlow('implicit', '/reset-password#error=access_denied&error_description=expired')
    expect((await auth.initialize()).error).toMatchObject({
      name: 'AuthImplicitGrantRedirectError',
      message: 'expired',
      status: 500,
    })
  })

  it('as a failed exchange if a link contains a session but a code was expected [ERROR-22]', async () => {
    const auth = withFlow('pkce', '/reset-password#access_token=a&refresh_token=r&expires_in=9&token_type=b')
    expect((await auth.initialize()).error).toMatchObject({
      name: 'AuthPKCEGrantCodeExchangeError',
      status: 500,
    })
  })

  it('as temporary for 502, 503 and 504, and for no answer at all [ERROR-23]', async () => {
    for (const status of [502, 503, 504])
      expect(await refusedWith(status, {})).toMatchObject({ name: 'AuthRetryableFetchError', status })
    answer = () => Promise.reject(new TypeError('fetch failed'))
    const { error } = await client().signInWithPassword(credentials)
    expect(error).toMatchObject({ name: 'AuthRetryableFetchError', status: 0 })
  })

  it('as a weak password, with its reasons [ERROR-24]', async () => {
    const body = { error_code: 'weak_password', msg: 'weak', weak_password: { reasons: ['pwned'] } }
    expect(await refusedWith(422, body)).toMatchObject({
      name: 'AuthWeakPasswordError',
      code: 'weak_password',
      reasons: ['pwned'],
    })
  })
})

it('reports what happens to a session [STATE-6]', async () => {
  window.history.replaceState(
    null,
    '',
    '/reset-password#access_token=e30.e30.sig&refresh_token=r&expires_in=3600&token_type=bearer&type=recovery',
  )
  const events: string[] = []
  const auth = client()
  auth.onAuthStateChange((event) => void events.push(event))
  await auth.initialize()
  await vi.waitFor(() => expect(events).toContain('PASSWORD_RECOVERY'))
  await auth.signInWithPassword(credentials)
  await auth.refreshSession()
  await auth.updateUser({ password: 'another one' })
  await auth.signOut({ scope: 'local' })
  for (const event of ['INITIAL_SESSION', 'SIGNED_IN', 'TOKEN_REFRESHED', 'USER_UPDATED', 'SIGNED_OUT'])
    expect(events).toContain(event)
})

describe('a session that is about to expire', () => {
  const renewals = () => asked.filter((path) => path.includes('grant_type=refresh_token')).length

  it('is renewed by the first 30 s tick with at most three ticks left [STATE-7] [CONST-16]', async () => {
    keep(149)
    await client().initialize()
    await vi.advanceTimersByTimeAsync(25_000)
    expect(renewals()).toBe(0)
    await vi.advanceTimersByTimeAsync(6_000)
    expect(renewals()).toBe(1)
  })

  it('is retried after 200 ms, then 400, then 800 [CONST-17]', async () => {
    const at: number[] = []
    answer = () => {
      at.push(Date.now())
      return { status: 503, body: {} }
    }
    keep(10)
    void client().getSession()
    await vi.advanceTimersByTimeAsync(2_000)
    const waits = at.slice(1, 4).map((time, index) => Math.round((time - (at[index] ?? 0)) / 100) * 100)
    expect(waits).toEqual([200, 400, 800])
  })
})

it('makes a code verifier of 56 random values if asked for one [CONST-18]', async () => {
  const stored = new Map<string, string>()
  const auth = withFlow('pkce', '/', {
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
    removeItem: (key) => void stored.delete(key),
  })
  await auth.signInWithOtp({ email: 'ana@example.com' })
  const verifier = [...stored].find(([key]) => key.includes('code-verifier'))?.[1] ?? ''
  // Each value as two hexadecimal digits.
  expect(JSON.parse(verifier)).toMatch(/^[0-9a-f]{112}$/)
})

it('warns of a session in an address that is older than 120 s [CONST-19]', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const link = (age: number) =>
    `/reset-password#access_token=e30.e30.sig&refresh_token=r&token_type=bearer&expires_in=3600&expires_at=${seconds() + 3600 - age}`
  await withFlow('implicit', link(119)).initialize()
  expect(warned).not.toHaveBeenCalled()
  await withFlow('implicit', link(120)).initialize()
  expect(warned.mock.calls.flat().join(' ')).toContain('issued over 120s ago')
})

let made = 0

/** A client that reads any address, to see what the library says about it. */
function withFlow(
  flowType: 'implicit' | 'pkce',
  address: string,
  storage?: {
    getItem(key: string): string | null
    setItem(key: string, value: string): void
    removeItem(key: string): void
  },
) {
  window.history.replaceState(null, '', address)
  made += 1
  const db = createClient('https://project.supabase.test', 'publishable', {
    auth: { flowType, storageKey: `flow-${made}`, ...(storage && { storage }) },
  })
  open.push(db as ReturnType<typeof createDb>)
  return db.auth
}
