import { browserDevice } from '@evenplate/platform/device/browser-device'
import { FakeShell, fakeMember, fakePlatform, MEMBER_ID } from '@evenplate/platform/fake'
import { type FakeBackend, fakeDb } from '@evenplate/platform/fake-db'
import { setVerificationFlags } from '@evenplate/platform/verification-flags'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import remote from '../remote.tsx'

const ana = { id: MEMBER_ID, email: 'ana@example.com', password: 'correct horse' }

function open(at = '/login', backend: FakeBackend = { users: [ana] }, auth = fakePlatform().auth) {
  const onGo = vi.fn()
  const db = fakeDb(backend)
  const platform = fakePlatform({ auth, db: () => db })
  render(<FakeShell page={remote.pages.login} at={at} platform={platform} onGo={onGo} />)
  return onGo
}

const email = () => screen.getByLabelText<HTMLInputElement>(/^email/i)
const password = () => screen.getByLabelText<HTMLInputElement>(/^password/i)

async function signIn(as: { email: string; password: string }) {
  await userEvent.clear(email())
  await userEvent.type(email(), as.email)
  await userEvent.type(password(), as.password)
  await userEvent.click(screen.getByRole('button', { name: 'Sign In' }))
}

beforeEach(() => localStorage.clear())
afterEach(cleanup)

describe('login', () => {
  it('leads to the dashboard and removes the flags [STATE-10]', async () => {
    setVerificationFlags(browserDevice, ana.email)
    const onGo = open()
    await signIn(ana)
    await waitFor(() => expect(onGo).toHaveBeenCalledWith('/dashboard', { replace: true }))
    expect(localStorage.length).toBe(0)
  })

  it('keeps flags that the signed-in event set again for an unconfirmed address', async () => {
    const onGo = open('/login', {
      users: [ana],
      intercept: () => {
        setVerificationFlags(browserDevice, ana.email)
        return undefined
      },
    })
    await signIn(ana)
    await waitFor(() => expect(onGo).toHaveBeenCalled())
    expect(localStorage.getItem('needsEmailVerification')).toBe('true')
  })

  it('leads back to the page that asked for it', async () => {
    const onGo = open('/login?next=/profile')
    await signIn(ana)
    await waitFor(() => expect(onGo).toHaveBeenCalledWith('/profile', { replace: true }))
  })

  it('shows the server’s message in a box that takes the focus, and keeps the flags', async () => {
    setVerificationFlags(browserDevice, 'new@example.com')
    const onGo = open()
    await signIn({ ...ana, password: 'wrong horse' })
    const box = await screen.findByRole('alert')
    expect(box.textContent).toContain('Invalid login credentials')
    expect(document.activeElement?.contains(box)).toBe(true)
    expect(onGo).not.toHaveBeenCalled()
    expect(localStorage.getItem('userEmail')).toBe('new@example.com')
  })

  it('has one message for everything unexpected [ERROR-12]', async () => {
    open('/login', {
      intercept: () => {
        throw new TypeError('fetch failed')
      },
    })
    await signIn(ana)
    expect((await screen.findByRole('alert')).textContent).toContain(
      'An unexpected error occurred. Please try again.',
    )
  })

  it('shows the server’s message after too many attempts', async () => {
    const msg = 'Request rate limit reached'
    open('/login', {
      intercept: () => ({ status: 429, body: { code: 429, error_code: 'over_request_rate_limit', msg } }),
    })
    await signIn(ana)
    expect((await screen.findByRole('alert')).textContent).toContain(msg)
  })

  it('remembers that a link was used up or expired, and says so once', async () => {
    const onGo = open('/login?next=%2Fdashboard#error_code=otp_expired')
    expect(
      await screen.findByText(
        'That link has expired or was already used. Sign in and we can send you a new one.',
      ),
    ).toBeTruthy()
    expect(onGo).toHaveBeenCalledWith('/login?next=%2Fdashboard', { replace: true })
    await signIn(ana)
    await waitFor(() => expect(onGo).toHaveBeenCalledWith('/dashboard', { replace: true }))
  })

  it('says goodbye after an account was deleted', async () => {
    open('/login?deleted=1')
    expect(await screen.findByText(/^Your account and everything in it have been deleted\./)).toBeTruthy()
  })

  it('is busy while it signs in', async () => {
    let answer = () => {}
    const waiting = new Promise<undefined>((resolve) => {
      answer = () => resolve(undefined)
    })
    const onGo = open('/login', { users: [ana], intercept: () => waiting })
    await signIn(ana)
    expect(await screen.findByText('Signing in...')).toBeTruthy()
    answer()
    await waitFor(() => expect(onGo).toHaveBeenCalled())
  })

  it('fills in the address that was just registered, or the one in the link', async () => {
    setVerificationFlags(browserDevice, 'new@example.com')
    open()
    await waitFor(() => expect(email().value).toBe('new@example.com'))
    cleanup()
    open('/login?email=link%40example.com')
    await waitFor(() => expect(email().value).toBe('link@example.com'))
  })

  it('asks for missing fields before it asks the server [RULE-15]', async () => {
    const intercept = vi.fn()
    open('/login', { intercept })
    await userEvent.click(screen.getByRole('button', { name: 'Sign In' }))
    expect(await screen.findByText('Please enter your email.')).toBeTruthy()
    expect(screen.getByText('Please enter your password.')).toBeTruthy()
    expect(intercept).not.toHaveBeenCalled()
  })

  it('can be filled by a password manager and links to registration and password reset [RULE-14]', () => {
    open()
    expect(email().autocomplete).toBe('username')
    expect(email().type).toBe('email')
    expect(password().autocomplete).toBe('current-password')
    expect(screen.getByRole('link', { name: 'Forgot password?' }).getAttribute('href')).toBe(
      '/forgot-password',
    )
    expect(screen.getByRole('link', { name: 'Create account' }).getAttribute('href')).toBe('/register')
  })

  it('is skipped for a member', async () => {
    const onGo = open('/login', {}, fakeMember())
    await waitFor(() => expect(onGo).toHaveBeenCalledWith('/dashboard', { replace: true }))
  })
})
