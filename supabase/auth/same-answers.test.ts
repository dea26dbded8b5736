import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { FEWEST_ROUNDS } from '../testing/backends.ts'
import { HASHING } from './hashing.ts'
import { type AuthServer, CLIENT_ADDRESS, startAuthServer } from './testing/auth-server.ts'
import { linkIn, openLink } from './testing/mails.ts'

const password = 'a good password'
const MINUTE = 60_000

/** No one may learn who has an account, neither from the answer nor from its timing. */
describe('known and unknown addresses', () => {
  let server: AuthServer
  const hashed: unknown[] = []
  const note = (what: unknown) => void hashed.push(what)
  beforeAll(async () => {
    HASHING.subscribe(note)
    server = await startAuthServer({ passwordRounds: FEWEST_ROUNDS })
    for (const email of ['known@example.com', 'open@example.com']) {
      await server.guest().auth.signUp({ email, password })
    }
    await server.idle()
    const confirmation = server.mails.find((mail) => mail.to === 'known@example.com')
    await openLink(server.fetch, linkIn(confirmation!))
  })
  afterAll(async () => {
    HASHING.unsubscribe(note)
    await server?.stop()
  })
  beforeEach(async () => {
    await server.idle()
    // So that no address had a mail within the last minute.
    server.clock.now += MINUTE
    server.mails.splice(0)
  })

  /** What an attacker sees, and all the work done for it. */
  const asked = async (path: string, body: object) => {
    server.statements.splice(0)
    hashed.splice(0)
    const response = await server.fetch(
      new Request(`https://evenplate.example/auth/v1/${path}`, {
        method: 'POST',
        headers: { apikey: 'sb_publishable_for_tests_only_0123456789', 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    )
    const before = [...server.statements]
    const text = await response.text()
    await server.idle()
    return {
      status: response.status,
      // Ids, times and the address itself are new each time.
      text: text.replaceAll(/[0-9a-f-]{36}|\d{4}-\d\d-\d\dT[\d:.]+Z|[\w-]+@example\.com/g, '…'),
      before,
      statements: [...server.statements],
      hashed: [...hashed],
    }
  }
  const sent = () => server.mails.map(({ to, subject }) => [to, subject])

  it.each([
    ['signup', { password }, [`hash ${FEWEST_ROUNDS}`]],
    ['recover', {}, []],
    ['resend', { type: 'signup' }, []],
    ['resend', { type: 'email_change' }, []],
  ])('get the same answer by the same work from %s %j', async (path, body, hashed) => {
    const known = await asked(path, { ...body, email: 'known@example.com' })
    const open = await asked(path, { ...body, email: 'open@example.com' })
    const unknown = await asked(path, { ...body, email: `nobody-${path}@example.com` })
    expect(known).toEqual(unknown)
    expect(open).toEqual(unknown)
    expect([unknown.status, unknown.hashed]).toEqual([200, hashed])
  })

  it('are looked up only after recover and resend have answered', async () => {
    for (const [path, body] of [
      ['recover', {}],
      ['resend', { type: 'signup' }],
      ['resend', { type: 'email_change' }],
    ] as const) {
      const { before, statements } = await asked(path, { ...body, email: 'known@example.com' })
      expect([before, statements.length], path).toEqual([[], 1])
    }
  })

  it('get the same answer by the same work at sign-in', async () => {
    const attempt = (email: string) => asked('token?grant_type=password', { email, password: 'wrong' })
    const known = await attempt('known@example.com')
    expect(known).toEqual(await attempt('nobody@example.com'))
    expect([known.status, known.hashed]).toEqual([400, [`compare ${FEWEST_ROUNDS}`]])
  })

  it('get the appropriate mails [CALL-6]', async () => {
    for (const email of ['known@example.com', 'open@example.com', 'fresh@example.com']) {
      await asked('signup', { email, password: 'of somebody else' })
    }
    expect(sent()).toEqual([
      ['known@example.com', 'You already have an account'],
      ['open@example.com', 'Confirm your email address'],
      ['fresh@example.com', 'Confirm your email address'],
    ])
    server.mails.splice(0)
    server.clock.now += MINUTE
    for (const email of ['known@example.com', 'open@example.com', 'nobody@example.com']) {
      await asked('resend', { type: 'signup', email })
      await asked('recover', { email })
      await asked('resend', { type: 'email_change', email })
    }
    expect(sent()).toEqual([
      ['known@example.com', 'Set a new password'],
      ['open@example.com', 'Confirm your email address'],
      ['open@example.com', 'Set a new password'],
    ])
  })

  it('keep the first password and the existing account', async () => {
    const ids = () => server.sql.query('select id from auth.users order by id')
    const before = await ids()
    for (const email of ['known@example.com', 'open@example.com']) {
      await asked('signup', { email, password: 'of somebody else' })
      const other = await server.guest().auth.signInWithPassword({ email, password: 'of somebody else' })
      expect(other.error?.code).toBe('invalid_credentials')
    }
    expect(await ids()).toEqual(before)
    const [left] = await server.sql.query('select count(*)::int as profiles from public.profiles')
    expect(left?.profiles).toBe(before.length)
  })

  describe('mails', () => {
    const open = () => server.guest().auth
    it.each(['open@example.com', 'nobody-at-all@example.com'])(
      'are sent to %s once a minute',
      async (email) => {
        const ways = {
          'signing up': () => open().signUp({ email, password }),
          'asking again': () => open().resend({ type: 'signup', email }),
          recovering: () => open().resetPasswordForEmail(email),
        }
        for (const way of ['signing up', 'recovering'] as const) expect((await ways[way]()).error).toBeNull()
        server.clock.now += 18_500
        for (const ask of Object.values(ways)) {
          expect((await ask()).error).toMatchObject({
            code: 'over_email_send_rate_limit',
            status: 429,
            message: 'For security purposes, you can only request this after 42 seconds.',
          })
        }
        server.clock.now += 41_500
        for (const way of ['asking again', 'recovering'] as const)
          expect((await ways[way]()).error).toBeNull()
      },
    )

    it('are sent thirty times an hour per network, to any addresses', async () => {
      const from = (network: string) => server.guest({ [CLIENT_ADDRESS]: network }).auth
      for (let n = 0; n < 30; n++) {
        expect((await from('198.51.100.7').resetPasswordForEmail(`${n}@example.com`)).error).toBeNull()
      }
      const ask = () => from('198.51.100.7').resetPasswordForEmail('one-more@example.com')
      expect((await ask()).error).toMatchObject({ code: 'over_email_send_rate_limit', status: 429 })
      expect((await from('198.51.100.8').resetPasswordForEmail('another@example.com')).error).toBeNull()
      server.clock.now += 60 * MINUTE
      expect((await ask()).error).toBeNull()
    })

    it('void the link of the previous mail', async () => {
      const email = 'open@example.com'
      await open().resetPasswordForEmail(email)
      server.clock.now += MINUTE
      await open().resetPasswordForEmail(email)
      await server.idle()
      const [first, second] = server.mails.map(linkIn)
      expect((await openLink(server.fetch, first!)).fragment.error_code).toBe('otp_expired')
      expect((await openLink(server.fetch, second!)).fragment.type).toBe('recovery')
    })

    it('about a change of address can be resent until it is confirmed', async () => {
      const person = { email: 'mover@example.com', password }
      await open().signUp(person)
      const client = server.guest()
      await client.auth.signInWithPassword(person)
      await client.auth.updateUser({ email: 'moved@example.com' })
      await server.idle()
      const toOld = server.mails.find(({ to, subject }) => to === person.email && subject.includes('change'))
      await openLink(server.fetch, linkIn(toOld!))
      server.mails.splice(0)
      server.clock.now += MINUTE
      await open().resend({ type: 'email_change', email: person.email })
      await server.idle()
      expect(server.mails.map(({ to }) => to)).toEqual(['moved@example.com'])
      expect((await openLink(server.fetch, linkIn(server.mails[0]!))).fragment.type).toBe('email_change')
    })
  })

  describe('passwords', () => {
    const tryAt = (email: string, secret = 'wrong', from?: string) =>
      server
        .guest(from ? { [CLIENT_ADDRESS]: from } : {})
        .auth.signInWithPassword({ email, password: secret })

    it.each(['known@example.com', 'nobody@example.com'])(
      'can be tried ten times in five minutes at %s, even all at once',
      async (email) => {
        server.clock.now += 5 * MINUTE
        const tries = await Promise.all(Array.from({ length: 12 }, () => tryAt(email)))
        const codes = tries.map(({ error }) => error?.code)
        expect(codes.filter((code) => code === 'invalid_credentials')).toHaveLength(10)
        const { error } = await tryAt(email, password)
        expect(error).toMatchObject({ code: 'over_request_rate_limit', status: 429 })
        server.clock.now += 5 * MINUTE
        expect((await tryAt(email, password)).error?.code ?? 'in').toBe(
          email.startsWith('known') ? 'in' : 'invalid_credentials',
        )
      },
    )

    it('can be tried fifty times from one network, for any addresses, not counting successes', async () => {
      const from = '203.0.113.7'
      for (let n = 0; n < 49; n++) await tryAt(`someone-${n}@example.com`, 'wrong', from)
      expect((await tryAt('known@example.com', password, from)).error).toBeNull()
      expect((await tryAt('one-more@example.com', 'wrong', from)).error?.code).toBe('invalid_credentials')
      expect((await tryAt('known@example.com', password, from)).error?.code).toBe('over_request_rate_limit')
      expect((await tryAt('known@example.com', password, '203.0.113.8')).error).toBeNull()
    })
  })

  it('are not revealed to a member for unlimited addresses', async () => {
    const client = server.guest()
    await client.auth.signInWithPassword({ email: 'known@example.com', password })
    const codes = []
    for (let n = 0; n < 11; n++)
      codes.push((await client.auth.updateUser({ email: 'open@example.com' })).error?.code)
    expect([...new Set(codes.slice(0, 10)), codes[10]]).toEqual(['email_exists', 'over_request_rate_limit'])
  })
})
