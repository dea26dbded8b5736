import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { LIMITS } from '../../domain/limits.ts'
import { BACKENDS, type TestBackend } from '../testing/backends.ts'
import { PASSWORD_MIN } from './passwords.ts'

describe.each(BACKENDS)('accounts on $engine', ({ start }) => {
  let backend: TestBackend
  beforeAll(async () => {
    backend = await start()
  })
  afterAll(() => backend?.stop())
  beforeEach(() => void backend.mails.splice(0))

  const password = 'a good password'
  const sessionOf = async (person: Awaited<ReturnType<TestBackend['member']>>) =>
    (await person.client.auth.getSession()).data.session!
  const claimsOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString())
  const signInAgain = async ({ email }: { email: string }) => {
    const client = backend.guest()
    const { data, error } = await client.auth.signInWithPassword({ email, password })
    if (error) throw error
    return { client, session: data.session }
  }

  describe('signing up', () => {
    it('makes a profile with the given name [ENTITY-7] [CALL-1]', async () => {
      const account = { email: 'cleo@example.com', password }
      await backend.guest().auth.signUp({ ...account, options: { data: { name: '  Cleo ' } } })
      const client = backend.guest()
      await client.auth.signInWithPassword(account)
      const { data } = await client.from('profiles').select().single()
      expect(data).toMatchObject({
        name: 'Cleo',
        cooking_skill_level: 'intermediate',
        household_size: 1,
        allergies: [],
      })
    })

    it('requires the same password length as the form [RULE-20]', async () => {
      expect(PASSWORD_MIN).toBe(LIMITS.passwordMin)
      const { error } = await backend
        .guest()
        .auth.signUp({ email: 'di@example.com', password: 'x'.repeat(7) })
      expect(error).toMatchObject({ name: 'AuthWeakPasswordError', reasons: ['length'], status: 422 })
      expect(error?.message).toBe('Password should be at least 8 characters.')
    })

    it('refuses a password longer than is compared, and an invalid address', async () => {
      const long = await backend.guest().auth.signUp({ email: 'di@example.com', password: 'ü'.repeat(37) })
      expect(long.error).toMatchObject({ code: 'validation_failed', status: 400 })
      const odd = await backend.guest().auth.signUp({ email: 'di@', password })
      expect(odd.error?.message).toBe('Unable to validate email address: invalid format')
    })
  })

  describe('signing in', () => {
    it('lets in a member who has not confirmed yet, and shows that they have not [ENTITY-10] [CALL-8]', async () => {
      const { client, id, email } = await backend.member()
      const { data } = await client.auth.getUser()
      expect(data.user).toMatchObject({ id, email, role: 'authenticated', is_anonymous: false })
      expect(data.user?.email_confirmed_at).toBeUndefined()
      expect(data.user?.identities).toHaveLength(1)
    })

    it('gives the same answer for a wrong password and an unknown address [CALL-2]', async () => {
      const { email } = await backend.member()
      const wrong = await backend.guest().auth.signInWithPassword({ email, password: 'wrong' })
      const unknown = await backend
        .guest()
        .auth.signInWithPassword({ email: 'nobody@example.com', password: 'wrong' })
      expect(wrong.error).toMatchObject({
        code: 'invalid_credentials',
        message: 'Invalid login credentials',
        status: 400,
      })
      expect(unknown.error).toMatchObject({
        code: 'invalid_credentials',
        message: 'Invalid login credentials',
        status: 400,
      })
    })
  })

  describe('a session', () => {
    it('is renewed, even by two tabs at once [CALL-3]', async () => {
      const person = await backend.member()
      const { refresh_token } = await sessionOf(person)
      const [one, two] = await Promise.all([
        backend.guest().auth.refreshSession({ refresh_token }),
        backend.guest().auth.refreshSession({ refresh_token }),
      ])
      expect(one.error).toBeNull()
      expect(two.error).toBeNull()
      expect(one.data.session?.refresh_token).not.toBe(refresh_token)
      expect(two.data.session?.refresh_token).toBe(one.data.session?.refresh_token)
    })

    it('ends for everyone if an old token of it is reused', async () => {
      const person = await backend.member()
      const { refresh_token: stolen } = await sessionOf(person)
      const { data } = await person.client.auth.refreshSession({ refresh_token: stolen })
      const { data: last } = await person.client.auth.refreshSession({
        refresh_token: data.session!.refresh_token,
      })
      await backend.sql.query(
        "update auth.refresh_tokens set updated_at = updated_at - interval '1 minute' where token = $1",
        [stolen],
      )
      const thief = await backend.guest().auth.refreshSession({ refresh_token: stolen })
      expect(thief.error?.code).toBe('refresh_token_already_used')
      const owner = await backend.guest().auth.refreshSession({ refresh_token: last.session!.refresh_token })
      expect(owner.error?.code).toBe('refresh_token_not_found')
    })

    it.each([
      ['local', [false, true]],
      ['others', [true, false]],
      ['global', [false, false]],
    ] as const)('signed out with scope %s ends at once, for data too [CALL-7]', async (scope, stands) => {
      const person = await backend.member()
      const here = await sessionOf(person)
      const { session: there } = await signInAgain(person)
      expect((await person.client.auth.signOut({ scope })).error).toBeNull()
      const works = async (token: string) => (await readRecipes(token)).status === 200
      expect([await works(here.access_token), await works(there.access_token)]).toEqual(stands)
    })

    it('contains who, how and since when', async () => {
      const { access_token, expires_at, expires_in } = await sessionOf(await backend.member())
      const claims = claimsOf(access_token)
      expect(claims).toMatchObject({
        aud: 'authenticated',
        role: 'authenticated',
        aal: 'aal1',
        exp: expires_at,
        amr: [{ method: 'password' }],
      })
      expect(claims.exp - claims.iat).toBe(expires_in)
      expect(Math.abs(claims.amr[0].timestamp - claims.iat)).toBeLessThan(30)
    })

    it('keeps the time of the password across renewals, and resets it when the password is given again', async () => {
      const person = await backend.member()
      const { access_token, refresh_token } = await sessionOf(person)
      const { amr, session_id } = claimsOf(access_token)
      await backend.sql.query(
        "update auth.mfa_amr_claims set updated_at = updated_at - interval '6 minutes' where session_id = $1",
        [session_id],
      )
      const { data } = await person.client.auth.refreshSession({ refresh_token })
      const old = [{ method: 'password', timestamp: amr[0].timestamp - 360 }]
      expect(claimsOf(data.session!.access_token).amr).toEqual(old)
      expect((await person.client.rpc('delete_my_account')).error?.message).toBe('password_needed')

      const { client } = await signInAgain(person)
      expect((await client.rpc('delete_my_account')).error).toBeNull()
    })
  })

  describe('changing the password', () => {
    it('signs out everywhere else [CALL-9]', async () => {
      const person = await backend.member()
      const { session: elsewhere } = await signInAgain(person)
      expect((await person.client.auth.updateUser({ password: 'another password' })).error).toBeNull()
      expect((await readRecipes(elsewhere.access_token)).status).toBe(401)
      expect((await person.client.from('recipes').select()).error).toBeNull()
      const { error } = await backend
        .guest()
        .auth.signInWithPassword({ email: person.email, password: 'another password' })
      expect(error).toBeNull()
    })

    it('requires more than a token: a recent password or mail', async () => {
      const person = await backend.member()
      const { access_token, refresh_token } = await sessionOf(person)
      await backend.sql.query(
        "update auth.mfa_amr_claims set updated_at = updated_at - interval '6 minutes' where session_id = $1",
        [claimsOf(access_token).session_id],
      )
      await person.client.auth.refreshSession({ refresh_token })
      const { error } = await person.client.auth.updateUser({ password: 'a stolen password' })
      expect(error?.code).toBe('reauthentication_needed')
      expect((await person.client.auth.updateUser({ data: { theme: 'dark' } })).error).toBeNull()

      const { client } = await signInAgain(person)
      expect((await client.auth.updateUser({ password: 'another password' })).error).toBeNull()
    })

    it('refuses the same one', async () => {
      const { client } = await backend.member()
      expect((await client.auth.updateUser({ password })).error?.code).toBe('same_password')
    })
  })

  it.each([
    'a,b@example.com',
    'a@example.com,b.c',
    'group:a@example.com',
    'a;b@example.com',
    'a@example.com\u0000',
    'a\u0000b@example.com',
    '"a b"@example.com',
    'a@localhost',
  ])('does not accept %j as an address', async (email) => {
    const { error } = await backend.guest().auth.signUp({ email, password })
    expect([error?.status, error?.code]).toEqual([400, 'validation_failed'])
    const signedIn = await backend.guest().auth.signInWithPassword({ email, password })
    expect(signedIn.error?.code).toBe(email.includes('\0') ? 'validation_failed' : 'invalid_credentials')
  })

  it('refuses a NUL in a client’s metadata', async () => {
    const { client } = await backend.member()
    expect((await client.auth.updateUser({ data: { name: 'a\u0000b' } })).error?.code).toBe(
      'validation_failed',
    )
  })

  it('deletes everything of a deleted account', async () => {
    const { id, client } = await backend.member()
    await client.from('recipes').insert({ title: 'Soup', ingredients: ['water'], instructions: ['boil'] })
    await backend.gateway().rpc('take_generation', { p_subject_kind: 'member', p_user: id })
    await backend.sql.query('delete from auth.users where id = $1', [id])
    const left = await backend.sql.query(
      `select (select count(*) from public.profiles where id = $1) + (select count(*) from public.recipes where user_id = $1)
        + (select count(*) from public.user_activity where user_id = $1)
        + (select count(*) from public.generation_usage where user_id = $1)
        + (select count(*) from auth.sessions where user_id = $1) as rows`,
      [id],
    )
    expect(Number(left[0]?.rows)).toBe(0)
    expect((await client.auth.getUser()).error).not.toBeNull()
  })

  describe('what it does not offer', () => {
    const ask = (path: string, init: RequestInit & { key?: string } = {}) =>
      fetch(`${backend.url}/auth/v1/${path}`, {
        ...init,
        headers: { apikey: init.key ?? backend.keys.publishableKey, ...init.headers },
      })

    it.each([
      ['POST', 'otp'],
      ['POST', 'sso'],
      ['GET', 'authorize?provider=google'],
      ['GET', 'callback'],
      ['POST', 'factors'],
      ['POST', 'factors/1/challenge'],
      ['GET', 'reauthenticate'],
      ['POST', 'invite'],
      ['GET', 'user/identities/authorize'],
      ['POST', 'token?grant_type=pkce'],
      ['GET', 'admin/users'],
    ])('is answered in JSON, in both formats: %s %s [CALL-10]', async (method, path) => {
      const init = { method, body: method === 'POST' ? '{}' : undefined, key: backend.keys.secretKey }
      const old = await ask(path, init)
      expect(old.status).toBe(404)
      expect(await old.json()).toEqual({
        code: 404,
        error_code: expect.stringMatching(/^(not_found|flow_state_not_found)$/),
        msg: expect.any(String),
      })
      const now = await ask(path, { ...init, headers: { 'x-supabase-api-version': '2024-01-01' } })
      expect(now.headers.get('x-supabase-api-version')).toBe('2024-01-01')
      expect(await now.json()).toEqual({
        code: expect.stringMatching(/not_found$/),
        message: expect.any(String),
      })
    })

    it.each(['signup', 'recover', 'resend', 'verify', 'token?grant_type=password'])(
      'refuses invalid JSON at %s',
      async (path) => {
        const refused = await ask(path, { method: 'POST', body: 'email=ann@example.com' })
        expect([refused.status, (await refused.json()).error_code]).toEqual([400, 'bad_json'])
      },
    )

    it('refuses PKCE before it sends a link that the client could not use', async () => {
      const body = JSON.stringify({
        email: 'anyone@example.com',
        code_challenge: 'x',
        code_challenge_method: 's256',
      })
      const refused = await ask('recover', { method: 'POST', body })
      expect(await refused.json()).toMatchObject({ code: 400, error_code: 'validation_failed' })
    })
  })

  it('does not let a browser use the secret key [ROLE-9]', async () => {
    const headers = { apikey: backend.keys.secretKey, 'user-agent': 'Mozilla/5.0' }
    expect((await fetch(`${backend.url}/rest/v1/recipes`, { headers })).status).toBe(401)
  })

  const readRecipes = (token: string) =>
    fetch(`${backend.url}/rest/v1/recipes`, {
      headers: { apikey: backend.keys.publishableKey, authorization: `Bearer ${token}` },
    })
})
