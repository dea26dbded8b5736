import { FakeShell, fakePlatform, MEMBER_ID } from '@evenplate/platform/fake'
import { type FakeBackend, type FakeCall, fakeDb } from '@evenplate/platform/fake-db'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import remote from '../remote.tsx'

const BO = '22222222-2222-4222-8222-222222222222'
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
  await waitFor(() => expect(button().disabled).toBe(false))
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
  it('refuses a visitor without a recovery link', async () => {
    open('/reset-password')
    expect((await screen.findByRole('alert')).textContent).toContain('Invalid or expired password reset link')
    expect(button().disabled || button().getAttribute('aria-disabled') === 'true').toBe(true)
  })

  it.each([
    ['the fragment', '/reset-password#access_token=x&type=recovery', false],
    ['what the shell stored about it', '/reset-password', true],
  ])('recognizes a recovery link by %s [RULE-13]', async (_, at, kept) => {
    if (kept) sessionStorage.setItem('evenplate.recovery', '1')
    open(at)
    await waitFor(() => expect(button().disabled).toBe(false))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it.each([
    ['that is used up or expired', '#error=access_denied&error_code=otp_expired&error_description=expired'],
    ['that says so and calls itself a recovery', '#error_code=otp_expired&type=recovery'],
  ])('refuses a link %s, even after a valid one in the same tab', async (_, hash) => {
    sessionStorage.setItem('evenplate.recovery', '1')
    open(`/reset-password${hash}`)
    expect((await screen.findByRole('alert')).textContent).toContain('Invalid or expired password reset link')
    expect(button().disabled).toBe(true)
    expect(screen.getByRole('link', { name: 'Ask for a new link' }).getAttribute('href')).toBe(
      '/forgot-password',
    )
    expect(sessionStorage.length).toBe(0)
  })

  it('refuses a link whose session is not valid: the password of the signed-in user does not change', async () => {
    const bo = ana()
    const db = await fakeDb({ signedInAs: bo })
    const refused = await db.auth.signInWithPassword({ ...bo, password: 'wrong' })
    vi.spyOn(db.auth, 'initialize').mockResolvedValue({ error: refused.error })
    const platform = fakePlatform({ db: async () => db })
    const at = '/reset-password#access_token=old&type=recovery'
    render(<FakeShell page={remote.pages['reset-password']} at={at} platform={platform} />)
    expect((await screen.findByRole('alert')).textContent).toContain('Invalid or expired password reset link')
    expect(button().disabled).toBe(true)
  })

  it('changes nothing when another person has signed in meanwhile', async () => {
    sessionStorage.setItem('evenplate.recovery', '1')
    const user = ana()
    const bo = { id: BO, email: 'bo@example.com', password: 'not forgotten' }
    const db = await fakeDb({ users: [user, bo], signedInAs: user })
    render(
      <FakeShell
        page={remote.pages['reset-password']}
        at="/reset-password"
        platform={fakePlatform({ db: async () => db })}
      />,
    )
    await waitFor(() => expect(button().disabled).toBe(false))
    await db.auth.signInWithPassword(bo)
    const put = vi.spyOn(db.auth, 'updateUser')
    await fill('a better one', 'a better one')
    expect((await screen.findByRole('alert')).textContent).toContain('Invalid or expired password reset link')
    expect(put).not.toHaveBeenCalled()
    expect(button().disabled).toBe(true)
  })

  it('sets the password, ends the other sessions and leads to login after 3 seconds [RESET-4] [STATE-22] [CONST-15]', async () => {
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

  it('checks that the passwords match before it checks their length [RULE-12]', async () => {
    sessionStorage.setItem('evenplate.recovery', '1')
    open('/reset-password')
    await fill('short', 'other')
    expect((await screen.findByRole('alert')).textContent).toContain("Passwords don't match")
  })

  it('says so if the link’s session is gone [ERROR-11]', async () => {
    sessionStorage.setItem('evenplate.recovery', '1')
    open('/reset-password')
    await fill('a better one', 'a better one')
    expect((await screen.findByRole('alert')).textContent).toContain('Auth session missing!')
  })
})
