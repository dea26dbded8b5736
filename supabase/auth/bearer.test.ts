import { SignJWT } from 'jose'
import { describe, expect, it } from 'vitest'
import { bearerOf, readBearer } from './bearer.ts'

const secret = new TextEncoder().encode('a secret that signs nothing but the tokens of tests')
const ANN = '0e8f1c3a-5b2d-4c6e-9f7a-1b3c5d7e9f01'
const SESSION = '9b7d5f3e-1c2a-4e6b-8d0f-2a4c6e8b0d13'
const signed = (claims: object, { key = secret, exp = '1h' } = {}) =>
  new SignJWT({ role: 'authenticated', session_id: SESSION, sub: ANN, aud: 'authenticated', ...claims })
    .setProtectedHeader({ alg: 'HS256' })
    .setExpirationTime(exp)
    .sign(key)

describe('a bearer token', () => {
  it('identifies its owner', async () => {
    expect(await readBearer(await signed({}), secret)).toMatchObject({
      userId: ANN,
      sessionId: SESSION,
    })
  })

  it('is distinguished if it has only expired', async () => {
    expect(await readBearer(await signed({}, { exp: '-1s' }), secret)).toBe('expired')
  })

  it.each([
    ['signed by someone else', () => signed({}, { key: new TextEncoder().encode('x'.repeat(40)) })],
    ['naming another role', () => signed({ role: 'service_role' })],
    ['of no session', () => signed({ session_id: undefined })],
    ['whose session is not an id', () => signed({ session_id: 's' })],
    ['whose session is not text', () => signed({ session_id: { id: SESSION } })],
    ['whose subject is not an id', () => signed({ sub: 'ann' })],
    ['without a subject', () => signed({ sub: undefined })],
    ['with proofs that are not a list', () => signed({ amr: 'password' })],
    ['proven by nothing', () => signed({ amr: [null] })],
    ['proven at no time', () => signed({ amr: [{ method: 'password', timestamp: 'now' }] })],
    ['for another audience', () => signed({ aud: 'anon' })],
    [
      'without an expiry',
      () =>
        new SignJWT({ role: 'authenticated', session_id: SESSION, sub: ANN, aud: 'authenticated' })
          .setProtectedHeader({ alg: 'HS256' })
          .sign(secret),
    ],
    [
      'without a signature',
      async () => `${btoa('{"alg":"none"}')}.${btoa('{"sub":"ann","role":"authenticated"}')}.`,
    ],
    ['that is not a token', async () => 'token'],
  ])('is refused: %s', async (_name, token) => {
    expect(await readBearer(await token(), secret)).toBe('invalid')
  })

  it('is not an API key, which is sent in the same header', () => {
    expect(bearerOf('Bearer sb_publishable_x')).toBeNull()
    expect(bearerOf('Bearer a.b.c')).toBe('a.b.c')
    expect(bearerOf(undefined)).toBeNull()
  })
})
