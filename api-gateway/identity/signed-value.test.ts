import { Hono } from 'hono'
import { setSignedCookie } from 'hono/cookie'
import { expect, it } from 'vitest'
import { readSigned, signedValue } from './signed-value.ts'

it('is signed as Hono signs a cookie, so that guests keep theirs', async () => {
  const app = new Hono().get('/', async (c) => {
    await setSignedCookie(c, 'guest', 'a.value', 'secret')
    return c.text('')
  })
  const cookie = (await app.request('/')).headers.get('set-cookie') ?? ''
  const value = decodeURIComponent(/^guest=([^;]*)/.exec(cookie)?.[1] ?? '')
  expect(value).toBe(signedValue('a.value', 'secret'))
  expect(readSigned(value, 'secret')).toBe('a.value')
})

it('is invalid with another secret, another value or only part of its signature', () => {
  const signed = signedValue('mine', 'secret')
  const tampered = [signed.replace('mine', 'mime'), signed.slice(0, -1), `${signed}=`, 'mine', 'mine.', '']
  expect(tampered.map((one) => readSigned(one, 'secret'))).toEqual(tampered.map(() => null))
  expect(readSigned(signed, 'another')).toBeNull()
})
