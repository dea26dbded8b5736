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
  const signInAgain = async ({ email }: { email: string }) => {
    const client = backend.guest()
    const { data, error } = await client.auth.signInWithPassword({ email, password })
    if (error) throw error
    return { client, session: data.session }
  }

  describe('signing up', () => {
    it('answers a known address like an unknown one, without a session', async () => {
      const answers = []
      for (const email of ['bo@example.com', ' BO@example.com']) {
        const { data, error } = await backend
          .guest()
          .auth.signUp({ email, password, options: { data: { name: 'Bo' } } })
        expect(error).toBeNull()
        expect(data.session).toBeNull()
        const { id, created_at, updated_at, confirmation_sent_at, ...rest } = data.user!
        expect([id, created_at, updated_at, confirmation_sent_at].every(Boolean)).toBe(true)
        answers.push(rest)
      }
      expect(answers[1]).toEqual(answers[0])
      expect(backend.mails.map((mail) => [mail.kind, mail.to])).toEqual([
        ['confirmation', 'bo@example.com'],
        ['already-registered', 'bo@example.com'],
      ])
    })

    it('keeps the first password of an address', async () => {
      const { email } = await backend.member()
      await backend.guest().auth.signUp({ email, password: 'of somebody else' })
      const { error } = await backend.guest().auth.signInWithPassword({ email, password: 'of somebody else' })
      expect(error?.code).toBe('invalid_credentials')
    })

    it('makes a profile with the name that was given', async () => {
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

    it('wants as long a password as the form does', async () => {
      expect(PASSWORD_MIN).toBe(LIMITS.passwordMin)
      const { error } = await backend
        .guest()
        .auth.signUp({ email: 'di@example.com', password: 'x'.repeat(7) })
      expect(error).toMatchObject({ name: 'AuthWeakPasswordError', reasons: ['length'], status: 422 })
      expect(error?.message).toBe('Password should be at least 8 characters.')
    })

    it('refuses a password longer than is compared, and an address that is none', async () => {
      const long = await backend.guest().auth.signUp({ email: 'di@example.com', password: 'ü'.repeat(37) })
      expect(long.error).toMatchObject({ code: 'validation_failed', status: 400 })
      const odd = await backend.guest().auth.signUp({ email: 'di@', password })
      expect(odd.error?.message).toBe('Unable to validate email address: invalid format')
    })
  })

  describe('signing in', () => {
    it('lets in who has not confirmed yet, and shows that they have not', async () => {
      const { client, id, email } = await backend.member()
      const { data } = await client.auth.getUser()
      expect(data.user).toMatchObject({ id, email, role: 'authenticated', is_anonymous: false })
      expect(data.user?.email_confirmed_at).toBeUndefined()
      expect(data.user?.identities).toHaveLength(1)
    })

    it('says the same of a wrong password and an unknown address', async () => {
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
    it('is renewed, by two tabs at once too', async () => {
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

    it('ends for everybody when an old token of it comes back', async () => {
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
    ] as const)('signed out with scope %s ends at once, for data too', async (scope, stands) => {
      const person = await backend.member()
      const here = await sessionOf(person)
      const { session: there } = await signInAgain(person)
      expect((await person.client.auth.signOut({ scope })).error).toBeNull()
      const works = async (token: string) => (await readRecipes(token)).status === 200
      expect([await works(here.access_token), await works(there.access_token)]).toEqual(stands)
    })

    it('carries who, how and since when', async () => {
      const { access_token, expires_at, expires_in } = await sessionOf(await backend.member())
      const claims = JSON.parse(Buffer.from(access_token.split('.')[1]!, 'base64url').toString())
      expect(claims).toMatchObject({
        aud: 'authenticated',
        role: 'authenticated',
        aal: 'aal1',
        exp: expires_at,
      })
      expect(claims.exp - claims.iat).toBe(expires_in)
      expect(claims.amr).toEqual([{ method: 'password', timestamp: claims.iat }])
    })
  })

  describe('changing the password', () => {
    it('signs out everywhere else', async () => {
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

    it('refuses the same one', async () => {
      const { client } = await backend.member()
      expect((await client.auth.updateUser({ password })).error?.code).toBe('same_password')
    })
  })

  it('answers alike whether or not it knows whom to mail', async () => {
    const { email } = await backend.member()
    backend.mails.splice(0)
    for (const to of [email, 'nobody@example.com']) {
      expect((await backend.guest().auth.resetPasswordForEmail(to)).error).toBeNull()
      expect((await backend.guest().auth.resend({ type: 'signup', email: to })).error).toBeNull()
    }
    expect(backend.mails.map((mail) => [mail.kind, mail.to])).toEqual([
      ['recovery', email],
      ['confirmation', email],
    ])
  })

  it('takes everything of a deleted account with it', async () => {
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

  it('says in JSON what it does not offer', async () => {
    const { error } = await backend.guest().auth.signInWithOtp({ email: 'anyone@example.com' })
    expect(error).toMatchObject({ name: 'AuthApiError', status: 404, code: 'not_found' })
    const old = await fetch(`${backend.url}/auth/v1/sso`, {
      headers: { apikey: backend.keys.publishableKey },
    })
    expect(await old.json()).toEqual({
      code: 404,
      error_code: 'not_found',
      msg: 'This backend does not offer that',
    })
  })

  it('does not let a browser use the secret key', async () => {
    const headers = { apikey: backend.keys.secretKey, 'user-agent': 'Mozilla/5.0' }
    expect((await fetch(`${backend.url}/rest/v1/recipes`, { headers })).status).toBe(401)
  })

  const readRecipes = (token: string) =>
    fetch(`${backend.url}/rest/v1/recipes`, {
      headers: { apikey: backend.keys.publishableKey, authorization: `Bearer ${token}` },
    })
})
