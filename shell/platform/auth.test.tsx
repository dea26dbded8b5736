import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

/** An auth server with one account, so that the real client runs against real answers. */
type Account = { confirmed: boolean; gone: boolean; revoked: boolean }
const account: Account = { confirmed: true, gone: false, revoked: false }
let server: Server
let refuseNext = false

const userNow = () => ({
  id: '11111111-1111-4111-8111-111111111111',
  aud: 'authenticated',
  role: 'authenticated',
  email: 'ana@example.com',
  email_confirmed_at: account.confirmed ? '2026-01-01T00:00:00Z' : null,
  app_metadata: {},
  user_metadata: {},
  created_at: '2026-01-01T00:00:00Z',
})
const sessionNow = () => ({
  access_token: 'e30.e30.sig',
  token_type: 'bearer',
  expires_in: 3600,
  expires_at: Math.floor(Date.now() / 1000) + 3600,
  refresh_token: 'refresh',
  user: userNow(),
})

beforeEach(async () => {
  Object.assign(account, { confirmed: true, gone: false, revoked: false })
  server = createServer((request, response) => {
    const reply = (status: number, body: unknown) =>
      response
        .writeHead(status, {
          'content-type': 'application/json',
          'access-control-allow-origin': '*',
          'access-control-allow-headers': '*',
        })
        .end(body === null ? '' : JSON.stringify(body))
    if (request.method === 'OPTIONS') reply(204, null)
    else if (request.url?.startsWith('/rest/v1/')) {
      const refused = account.revoked || refuseNext
      refuseNext = false
      reply(refused ? 401 : 200, refused ? { code: 'PGRST303', message: 'JWT expired' } : [])
    } else if (account.revoked)
      reply(400, { code: 400, error_code: 'refresh_token_not_found', msg: 'Invalid Refresh Token' })
    else if (request.url?.startsWith('/auth/v1/token')) reply(200, sessionNow())
    else if (request.url?.startsWith('/auth/v1/logout')) reply(204, null)
    else if (account.gone) reply(403, { code: 403, error_code: 'user_not_found', msg: 'User not found' })
    else reply(200, userNow())
  }).listen(0, '127.0.0.1')
  await new Promise((ready) => server.once('listening', ready))
  const { port } = server.address() as AddressInfo
  document.head.innerHTML = `<script type="application/json" id="evenplate-config">${JSON.stringify({
    supabaseUrl: `http://127.0.0.1:${port}`,
    publishableKey: 'publishable',
    remotes: {},
    siteUrl: 'https://evenplate.example',
  })}</script>`
  localStorage.clear()
  sessionStorage.clear()
  window.history.replaceState(null, '', '/')
  vi.resetModules()
})
afterEach(async () => {
  cleanup()
  // A client of an earlier test would still listen on the channel between tabs.
  const { dbIsWanted, loadDb } = await import('./db.ts')
  if (dbIsWanted()) await (await loadDb()).auth.dispose()
  server.closeAllConnections()
  server.close()
})

const SESSION_KEY = 'sb-127-auth-token'

/** A fresh page: new modules, as after loading the document. */
async function openPage() {
  const { AuthProvider, useAuth, useDepartures } = await import('./auth.tsx')
  const db = await import('./db.ts')
  function Who() {
    const auth = useAuth()
    return (
      <p>
        {auth.status} {auth.status === 'member' ? auth.user.email : ''} left {useDepartures()}
      </p>
    )
  }
  render(
    <AuthProvider>
      <Who />
    </AuthProvider>,
  )
  return db
}

const credentials = { email: 'ana@example.com', password: 'long enough' }
const flag = () => localStorage.getItem('needsEmailVerification')

describe('the session', () => {
  it('is a guest at once, without the Supabase client, if there is no sign of a session', async () => {
    const db = await openPage()
    expect(screen.getByText(/^guest/)).toBeTruthy()
    expect(db.dbIsWanted()).toBe(false)
  })

  it('is the member whose session is stored [STORE-4] [STATE-1]', async () => {
    localStorage.setItem(SESSION_KEY, JSON.stringify(sessionNow()))
    const db = await openPage()
    // Before the client could be asked: loading its code takes a request.
    expect(screen.getByText('member ana@example.com left 0')).toBeTruthy()
    await (await db.loadDb()).auth.getSession()
    expect(screen.getByText('member ana@example.com left 0')).toBeTruthy()
  })

  it('is not known before the link that opened the page is read: it may be another person’s', async () => {
    localStorage.setItem(SESSION_KEY, JSON.stringify(sessionNow()))
    window.location.hash = 'access_token=e30.e30.sig&expires_in=3600&refresh_token=r&token_type=bearer'
    await openPage()
    expect(screen.getByText(/^loading/)).toBeTruthy()
    await screen.findByText(/^member/)
  })

  it('ends when the server no longer knows the stored account [STATE-2] [ERROR-25]', async () => {
    account.gone = true
    localStorage.setItem(SESSION_KEY, JSON.stringify(sessionNow()))
    await openPage()
    await screen.findByText(/^guest/)
    expect(localStorage.getItem(SESSION_KEY)).toBeNull()
  })

  it('follows a sign-in from another part of the page, and counts sign-outs [STATE-3]', async () => {
    const { loadDb } = await openPage()
    const client = await loadDb()
    await client.auth.signInWithPassword(credentials)
    await screen.findByText('member ana@example.com left 0')
    await client.auth.signOut()
    await screen.findByText('guest left 1')
  })

  it('is a guest when storage is emptied from another tab', async () => {
    localStorage.setItem(SESSION_KEY, JSON.stringify(sessionNow()))
    await openPage()
    await screen.findByText(/^member/)
    localStorage.clear()
    window.dispatchEvent(new StorageEvent('storage', { key: null }))
    await screen.findByText('guest left 1')
  })
})

describe('a session that was revoked elsewhere', () => {
  it('ends here as soon as it is refused data', async () => {
    localStorage.setItem(SESSION_KEY, JSON.stringify(sessionNow()))
    const { loadDb } = await openPage()
    await screen.findByText(/^member/)
    account.revoked = true
    await (await loadDb()).from('recipes').select('id')
    await screen.findByText('guest left 1')
    expect(localStorage.getItem(SESSION_KEY)).toBeNull()
  })

  it('continues if renewing it helps: only its token had expired', async () => {
    localStorage.setItem(SESSION_KEY, JSON.stringify(sessionNow()))
    const { loadDb } = await openPage()
    await screen.findByText(/^member/)
    const client = await loadDb()
    const renewed = new Promise((resolve) =>
      client.auth.onAuthStateChange((event) => event === 'TOKEN_REFRESHED' && resolve(event)),
    )
    refuseNext = true
    await client.from('recipes').select('id')
    await renewed
    expect(screen.getByText('member ana@example.com left 0')).toBeTruthy()
  })
})

it('a link that has expired signs nobody out', async () => {
  localStorage.setItem(SESSION_KEY, JSON.stringify(sessionNow()))
  window.location.hash = 'error=access_denied&error_code=otp_expired&error_description=expired'
  const { loadDb } = await openPage()
  await screen.findByText(/^member/)
  expect((await (await loadDb()).auth.getSession()).data.session).not.toBeNull()
  expect(window.location.hash).toContain('otp_expired')
})

describe('signing out', () => {
  it('works without a network, too, and leaves none of the person’s data here', async () => {
    account.confirmed = false
    const { loadDb } = await openPage()
    await (await loadDb()).auth.signInWithPassword(credentials)
    await screen.findByText(/^member/)
    server.closeAllConnections()
    server.close()
    const { signOut } = await import('./sign-out.ts')
    const startAnew = vi.fn()
    await signOut(startAnew)
    expect(startAnew).toHaveBeenCalledOnce()
    expect(Object.keys(localStorage)).toEqual([])
  })
})

describe('the flags of an unconfirmed address', () => {
  it('are set by a sign-in [STATE-4]', async () => {
    account.confirmed = false
    const { loadDb } = await openPage()
    await (await loadDb()).auth.signInWithPassword(credentials)
    await waitFor(() => expect(flag()).toBe('true'))
    expect(localStorage.getItem('userEmail')).toBe('ana@example.com')
  })

  it('are removed by a sign-in with a confirmed address [STATE-5]', async () => {
    localStorage.setItem('needsEmailVerification', 'true')
    localStorage.setItem('userEmail', 'ana@example.com')
    const { loadDb } = await openPage()
    await (await loadDb()).auth.signInWithPassword(credentials)
    await waitFor(() => expect(flag()).toBeNull())
    expect(localStorage.getItem('userEmail')).toBeNull()
  })

  it('stay dismissed when the same session is found again', async () => {
    account.confirmed = false
    localStorage.setItem(SESSION_KEY, JSON.stringify(sessionNow()))
    await openPage()
    await screen.findByText(/^member/)
    expect(flag()).toBeNull()
  })

  it('survive a page that a visitor without a session opens', async () => {
    localStorage.setItem('needsEmailVerification', 'true')
    await openPage()
    await screen.findByText(/^guest/)
    expect(flag()).toBe('true')
  })
})

it('stores that it was a recovery link before the client clears the address', async () => {
  const session = sessionNow()
  window.history.replaceState(null, '', '/reset-password')
  window.location.hash = `access_token=${session.access_token}&expires_in=3600&refresh_token=r&token_type=bearer&type=recovery`
  await openPage()
  expect(sessionStorage.getItem('evenplate.recovery')).toBe('1')
  await screen.findByText(/^member/)
  expect(window.location.hash).toBe('')
})

it('a recovery link signs in its owner, even when someone else was signed in here', async () => {
  const bo = { ...userNow(), id: '22222222-2222-4222-8222-222222222222', email: 'bo@example.com' }
  localStorage.setItem(SESSION_KEY, JSON.stringify({ ...sessionNow(), user: bo }))
  const token = `e30.${btoa(JSON.stringify({ sub: userNow().id, email: 'ana@example.com' }))}.sig`
  const asked = vi.spyOn(window, 'confirm').mockReturnValue(true)
  window.history.replaceState(null, '', '/reset-password')
  window.location.hash = `access_token=${token}&expires_in=3600&refresh_token=r&token_type=bearer&type=recovery`
  const { loadDb } = await openPage()
  await screen.findByText(/^member ana@example.com/)
  expect((await (await loadDb()).auth.getSession()).data.session?.user.email).toBe('ana@example.com')
  expect(asked).toHaveBeenCalledOnce()
  asked.mockRestore()
})

it('a stranger’s link changes nothing for a user who declines', async () => {
  const bo = { ...userNow(), id: '22222222-2222-4222-8222-222222222222', email: 'bo@example.com' }
  localStorage.setItem(SESSION_KEY, JSON.stringify({ ...sessionNow(), user: bo }))
  const token = `e30.${btoa(JSON.stringify({ sub: userNow().id, email: 'ana@example.com' }))}.sig`
  const asked = vi.spyOn(window, 'confirm').mockReturnValue(false)
  window.history.replaceState(null, '', '/dashboard')
  window.location.hash = `access_token=${token}&expires_in=3600&refresh_token=r&token_type=bearer&type=signup`
  const { loadDb } = await openPage()
  expect((await (await loadDb()).auth.getSession()).data.session?.user.email).toBe('bo@example.com')
  expect(window.location.hash).toBe('')
  asked.mockRestore()
})

it('remembers that a link has changed the address, for the page that says so', async () => {
  window.history.replaceState(null, '', '/profile')
  window.location.hash = `access_token=e30.e30.sig&expires_in=3600&refresh_token=r&token_type=bearer&type=email_change`
  await openPage()
  expect(sessionStorage.getItem('evenplate.link')).toBe('email_change')
  await screen.findByText(/^member/)
})
