import { expect, it } from 'vitest'
import { linkWords } from './link-words.ts'

it('says nothing where no link has spoken', () => {
  expect(linkWords('')).toBeNull()
  expect(linkWords('access_token=x&type=recovery')).toBeNull()
})

it('never repeats what an address says: anyone can write one', () => {
  expect(linkWords('message=You+won+a+prize')?.text).not.toContain('prize')
  expect(linkWords('error=x&error_code=y&error_description=Call+this+number')?.text).not.toContain('number')
})
