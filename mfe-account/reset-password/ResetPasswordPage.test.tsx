import { FakeShell, fakePlatform, MEMBER_ID } from '@evenplate/platform/fake'
import { type FakeBackend, type FakeCall, fakeDb } from '@evenplate/platform/fake-db'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import remote from '../remote.tsx'

const ana = () => ({ id: MEMBER_ID, email: 'ana@example.com', password: 'forgotten' })

function open(at: string, backend: FakeBackend = {}) {
  const onGo = vi.fn()
  const db = fakeDb(backend)
  const platform = fakePlatform({ db: () => db })
  render(<FakeShell page={remote.pages['reset-password']} at={at} platform={platform} onGo={onGo} />)
  return onGo
}

const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Update Password' })

async function fill(password: string, confirm: string) {
  await userEvent.type(screen.getByLabelText(/^new password/i), password)
  await userEvent.type(screen.getByLabelText(/^confirm/i), confirm)
  await userEvent.click(button())
}

beforeEach(() => {
  sessionStorage.clear()
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('reset password', () => {
  it('refuses whoever did not come by a recovery link', async () => {
    open('/reset-password')
    expect((await screen.findByRole('alert')).textContent).toContain('Invalid or expired password reset link')
    expect(button().disabled || button().getAttribute('aria-disabled') === 'true').toBe(true)
  })

  it.each([
    ['the fragment', '/reset-password#access_token=x&type=recovery', false],
    ['what the shell kept of it', '/reset-password', true],
  ])('knows a recovery link by %s', async (_, at, kept) => {
    if (kept) sessionStorage.setItem('evenplate.recovery', '1')
    open(at)
    expect(screen.queryByRole('alert')).toBeNull()
    expect(button().disabled).toBe(false)
  })

  it('sets the password, ends the other sessions and leads to login after 3 seconds', async () => {
    sessionStorage.setItem('evenplate.recovery', '1')
    const user = ana()
    const calls: FakeCall[] = []
    const onGo = open('/reset-password', { signedInAs: user, intercept: (call) => void calls.push(call) })
    await fill('a better one', 'a better one')
    expect(await screen.findByRole('heading', { name: 'Password Updated!' })).toBeTruthy()
    expect(user.password).toBe('a better one')
    expect(calls.at(-1)?.query.get('scope')).toBe('others')
    await vi.advanceTimersByTimeAsync(2900)
    expect(onGo).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(200)
    await vi.waitFor(() => expect(onGo).toHaveBeenCalledWith('/login', { replace: true }))
    expect(sessionStorage.length).toBe(0)
  })

  it('looks at whether the passwords match before it looks at their length', async () => {
    sessionStorage.setItem('evenplate.recovery', '1')
    open('/reset-password')
    await fill('short', 'other')
    expect((await screen.findByRole('alert')).textContent).toContain("Passwords don't match")
  })

  it('says so when the session of the link is gone', async () => {
    sessionStorage.setItem('evenplate.recovery', '1')
    open('/reset-password')
    await fill('a better one', 'a better one')
    expect((await screen.findByRole('alert')).textContent).toContain('Auth session missing!')
  })
})
