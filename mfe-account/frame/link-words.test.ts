import { expect, it } from 'vitest'
import { linkWords } from './link-words.ts'

const ana = { email: 'ana@example.com' }

it('says nothing where no link has spoken', () => {
  expect(linkWords('', null)).toBeNull()
  expect(linkWords('access_token=x&type=recovery', null)).toBeNull()
})

it('says of a link that led nowhere what to do now, to a guest and to a member', () => {
  expect(linkWords('error_code=otp_expired', null)?.text).toBe(
    'That link has expired or was already used. Sign in and we can send you a new one.',
  )
  expect(linkWords('error_code=otp_expired', ana)?.text).toContain('Your email is ana@example.com')
})

it('never repeats what an address says: anyone can write one', () => {
  expect(linkWords('message=You+won+a+prize', ana)?.text).not.toContain('prize')
  expect(linkWords('error=x&error_code=y&error_description=Call+this', ana)?.text).not.toContain('Call this')
})
