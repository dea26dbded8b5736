import { expect, it } from 'vitest'
import { linkWords } from './link-words.ts'

const ana = { email: 'ana@example.com' }

it('says nothing if no link left a message', () => {
  expect(linkWords('', null)).toBeNull()
  expect(linkWords('access_token=x&type=recovery', null)).toBeNull()
})

it('says what to do after a link that did not work, to a guest and to a member', () => {
  expect(linkWords('error_code=otp_expired', null)?.text).toBe(
    'That link has expired or was already used. Sign in and we can send you a new one.',
  )
  expect(linkWords('error_code=otp_expired', ana)?.text).toContain('Your email is ana@example.com')
})

it('never repeats text from an address: anyone can write one', () => {
  expect(linkWords('message=You+won+a+prize', ana)?.text).not.toContain('prize')
  expect(linkWords('error=x&error_code=y&error_description=Call+this', ana)?.text).not.toContain('Call this')
})
