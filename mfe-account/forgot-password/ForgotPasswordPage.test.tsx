import { FakeShell, fakePlatform } from '@evenplate/platform/fake'
import { type FakeCall, fakeDb } from '@evenplate/platform/fake-db'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import remote from '../remote.tsx'

afterEach(cleanup)

it('mails a link that leads back to this site, and says to check the mail [STATE-21]', async () => {
  const calls: FakeCall[] = []
  const db = fakeDb({ intercept: (call) => void calls.push(call) })
  render(<FakeShell page={remote.pages['forgot-password']} platform={fakePlatform({ db: () => db })} />)
  await userEvent.type(screen.getByLabelText(/^email/i), 'ana@example.com')
  await userEvent.click(screen.getByRole('button', { name: 'Send Reset Link' }))
  expect(await screen.findByRole('heading', { name: 'Check Your Email' })).toBeTruthy()
  expect(screen.getByText('ana@example.com')).toBeTruthy()
  expect(screen.getByRole('link', { name: /return to login/i }).getAttribute('href')).toBe('/login')
  expect(calls[0]?.body).toMatchObject({ email: 'ana@example.com' })
  expect(calls[0]?.query.get('redirect_to')).toBe(`${window.location.origin}/reset-password`)
})

it('shows the server’s message when it is asked too often [ERROR-10]', async () => {
  const msg = 'For security purposes, you can only request this after 42 seconds.'
  const db = fakeDb({
    intercept: () => ({ status: 429, body: { code: 429, error_code: 'over_email_send_rate_limit', msg } }),
  })
  render(<FakeShell page={remote.pages['forgot-password']} platform={fakePlatform({ db: () => db })} />)
  await userEvent.type(screen.getByLabelText(/^email/i), 'ana@example.com')
  await userEvent.click(screen.getByRole('button', { name: 'Send Reset Link' }))
  expect((await screen.findByRole('alert')).textContent).toContain(msg)
})
