import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { mayTakeOver } from './link-session.ts'

const tokenOf = (sub: string, email: string) => `h.${btoa(JSON.stringify({ sub, email }))}.s`
const at = (path: string) => {
  window.history.replaceState(null, '', `${path}#access_token=x`)
  return new URL(window.location.href)
}
const signedInAs = (id: string) =>
  localStorage.setItem('sb-x-auth-token', JSON.stringify({ user: { id, email: `${id}@example.com` } }))

const ask = vi.fn(() => true)
beforeEach(() => {
  localStorage.clear()
  ask.mockClear().mockReturnValue(true)
})
afterEach(() => localStorage.clear())

describe('a link with a session in it', () => {
  it.each(['/dashboard', '/profile', '/reset-password'])(
    'signs in on a page our mails link to: %s',
    (path) => {
      expect(mayTakeOver(at(path), tokenOf('ana', 'ana@example.com'), ask)).toBe(true)
      expect(ask).not.toHaveBeenCalled()
    },
  )

  it.each(['/', '/glossary', '/login', '/shared/x'])(
    'signs nobody in at %s, and is removed from the address',
    (path) => {
      expect(mayTakeOver(at(path), tokenOf('eve', 'eve@example.com'), ask)).toBe(false)
      expect(window.location.hash).toBe('')
    },
  )

  it('asks a user who is signed in as someone else, and names both', () => {
    signedInAs('ana')
    expect(mayTakeOver(at('/dashboard'), tokenOf('eve', 'eve@example.com'), ask)).toBe(true)
    expect(ask).toHaveBeenCalledWith(
      'You are signed in as ana@example.com. This link is for eve@example.com. Continue as eve@example.com?',
    )
    ask.mockReturnValue(false)
    expect(mayTakeOver(at('/dashboard'), tokenOf('eve', 'eve@example.com'), ask)).toBe(false)
    expect(window.location.hash).toBe('')
  })

  it('does not ask if the link is the user’s own', () => {
    signedInAs('ana')
    expect(mayTakeOver(at('/profile'), tokenOf('ana', 'new@example.com'), ask)).toBe(true)
    expect(ask).not.toHaveBeenCalled()
  })

  it('without one changes nothing', () => {
    expect(mayTakeOver(at('/dashboard'), undefined, ask)).toBe(false)
    expect(window.location.hash).toBe('#access_token=x')
  })
})
