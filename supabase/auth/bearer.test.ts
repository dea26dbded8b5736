import { SignJWT } from 'jose'
import { describe, expect, it } from 'vitest'
import { bearerOf, readBearer } from './bearer.ts'

const secret = new TextEncoder().encode('a secret that signs nothing but the tokens of tests')
const signed = (claims: object, { key = secret, exp = '1h' } = {}) =>
  new SignJWT({ role: 'authenticated', session_id: 's', ...claims })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject('ann')
    .setAudience('authenticated')
    .setExpirationTime(exp)
    .sign(key)

describe('a bearer token', () => {
  it('tells who it belongs to', async () => {
    expect(await readBearer(await signed({}), secret)).toMatchObject({ userId: 'ann', sessionId: 's' })
  })

  it('is told apart when it is only too old', async () => {
    expect(await readBearer(await signed({}, { exp: '-1s' }), secret)).toBe('expired')
  })

  it.each([
    ['signed by someone else', () => signed({}, { key: new TextEncoder().encode('x'.repeat(40)) })],
    ['naming another role', () => signed({ role: 'service_role' })],
    ['of no session', () => signed({ session_id: undefined })],
    [
      'without a signature',
      async () => `${btoa('{"alg":"none"}')}.${btoa('{"sub":"ann","role":"authenticated"}')}.`,
    ],
    ['that is none', async () => 'token'],
  ])("is nobody's when %s", async (_name, token) => {
    expect(await readBearer(await token(), secret)).toBe('invalid')
  })

  it('is not an API key, which travels in the same header', () => {
    expect(bearerOf('Bearer sb_publishable_x')).toBeNull()
    expect(bearerOf('Bearer a.b.c')).toBe('a.b.c')
    expect(bearerOf(undefined)).toBeNull()
  })
})
