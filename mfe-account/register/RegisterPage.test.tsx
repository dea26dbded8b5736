import { FakeShell, fakePlatform } from '@evenplate/platform/fake'
import { type FakeBackend, fakeDb } from '@evenplate/platform/fake-db'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import remote from '../remote.tsx'

function open(backend: FakeBackend = {}) {
  const onGo = vi.fn()
  const db = fakeDb(backend)
  const platform = fakePlatform({ db: () => db })
  render(<FakeShell page={remote.pages.register} at="/register" platform={platform} onGo={onGo} />)
  return onGo
}

async function fill(email: string, password: string, confirm: string) {
  await userEvent.type(screen.getByLabelText(/^email/i), email)
  await userEvent.type(screen.getByLabelText(/^password/i), password)
  await userEvent.type(screen.getByLabelText(/^confirm/i), confirm)
  await userEvent.click(screen.getByRole('button', { name: 'Create Account' }))
}

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('register', () => {
  it('says so, stores both flags and goes to the dashboard [REG-6] [STORE-1] [STATE-9]', async () => {
    const onGo = open()
    await fill('new@example.com', 'long enough', 'long enough')
    expect(
      await screen.findByText(
        'Registration Successful! Please check your email to confirm your account. Redirecting to dashboard...',
      ),
    ).toBeTruthy()
    expect(localStorage.getItem('needsEmailVerification')).toBe('true')
    expect(localStorage.getItem('userEmail')).toBe('new@example.com')
    expect(onGo).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(3000)
    expect(onGo).toHaveBeenCalledWith('/dashboard', { replace: true })
  })

  it('checks that the passwords match before it checks their length', async () => {
    const intercept = vi.fn()
    open({ intercept })
    await fill('new@example.com', 'short', 'other')
    expect((await screen.findByRole('alert')).textContent).toContain("Passwords don't match")
    await userEvent.clear(screen.getByLabelText(/^confirm/i))
    await userEvent.type(screen.getByLabelText(/^confirm/i), 'short')
    await userEvent.click(screen.getByRole('button', { name: 'Create Account' }))
    expect(await screen.findByText('Password must be at least 8 characters')).toBeTruthy()
    expect(intercept).not.toHaveBeenCalled()
    expect(localStorage.length).toBe(0)
  })

  it('shows the server’s message, with the reasons for a weak password [ERROR-9]', async () => {
    open({
      intercept: () => ({
        status: 422,
        body: {
          code: 422,
          error_code: 'weak_password',
          msg: 'Password is known to be weak.',
          weak_password: { reasons: ['pwned'] },
        },
      }),
    })
    await fill('new@example.com', 'password', 'password')
    const box = await screen.findByRole('alert')
    expect(box.textContent).toContain('Password is known to be weak.')
    expect(box.textContent).toContain('appeared in a data leak')
    expect(localStorage.length).toBe(0)
  })

  it('shows the server’s message when it is asked too often', async () => {
    const msg = 'For security purposes, you can only request this after 42 seconds.'
    open({
      intercept: () => ({
        status: 429,
        body: { code: 429, error_code: 'over_email_send_rate_limit', msg },
      }),
    })
    await fill('new@example.com', 'long enough', 'long enough')
    expect((await screen.findByRole('alert')).textContent).toContain(msg)
    expect(localStorage.length).toBe(0)
  })

  it('gives the hint, lets a password manager generate one, and links to terms and privacy', () => {
    open()
    expect(screen.getByText('Must be at least 8 characters')).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>(/^password/i).autocomplete).toBe('new-password')
    expect(screen.getByRole('link', { name: 'Terms of Service' }).getAttribute('href')).toBe('/terms')
    expect(screen.getByRole('link', { name: 'Privacy Policy' }).getAttribute('href')).toBe('/privacy')
  })
})
