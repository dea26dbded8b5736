import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { BACKENDS, type Person, type TestBackend } from '../testing/backends.ts'
import { linkIn, mailTo, openLink } from './testing/mails.ts'

const SITE = 'http://localhost:3000'
const CONFIRM = 'Confirm your email address'
const RECOVER = 'Set a new password'
const CHANGE = 'Confirm the change of your email address'
const EXPIRED = {
  error: 'access_denied',
  error_code: 'otp_expired',
  error_description: 'Email link is invalid or has expired',
}

describe.each(BACKENDS)('links in mails on $engine', ({ start }) => {
  let backend: TestBackend
  beforeAll(async () => {
    backend = await start()
  })
  afterAll(() => backend?.stop())
  afterEach(() => void backend.mails.splice(0))

  const linkTo = async (email: string, subject: string) => linkIn(await mailTo(backend.mails, email, subject))
  const open = (link: URL, init?: RequestInit) => openLink(backend.url, link, init)
  /** In another browser, with only the link. */
  const browserWith = async (fragment: Record<string, string>) => {
    const client = backend.guest()
    const { access_token = '', refresh_token = '' } = fragment
    const { data, error } = await client.auth.setSession({ access_token, refresh_token })
    if (error) throw error
    return { client, user: data.user! }
  }
  const methods = (token: string) =>
    JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()).amr.map(
      (proof: { method: string }) => proof.method,
    )
  const makeOld = (person: Pick<Person, 'email'>, column: string, age: string) =>
    backend.sql.query(`update auth.users set ${column} = ${column} - interval '${age}' where email = $1`, [
      person.email,
    ])

  describe('an address that was registered twice', () => {
    const signUp = (email: string, password: string) => backend.guest().auth.signUp({ email, password })
    const signIn = (email: string, password: string) =>
      backend.guest().auth.signInWithPassword({ email, password })

    it('belongs to the person who opens the mail: the other person’s password and sessions become invalid', async () => {
      const email = `twice-${Date.now()}@example.com`
      await signUp(email, 'first password')
      const first = backend.guest()
      await first.auth.signInWithPassword({ email, password: 'first password' })
      await mailTo(backend.mails, email, CONFIRM)
      backend.mails.splice(0)
      backend.passTime(61_000)
      await signUp(email, 'owners password')
      const { page, fragment } = await open(await linkTo(email, CONFIRM))
      // The owner's own password comes first: the page that asks for it.
      expect([page, fragment.type]).toEqual([`${SITE}/reset-password`, 'recovery'])
      expect((await first.auth.getUser()).error).not.toBeNull()
      expect((await signIn(email, 'first password')).error?.code).toBe('invalid_credentials')
      const { client } = await browserWith(fragment)
      expect((await client.auth.updateUser({ password: 'chosen by owner' })).error).toBeNull()
      expect((await signIn(email, 'chosen by owner')).error).toBeNull()
    })

    it('is treated normally once it is confirmed', async () => {
      const { email } = await backend.registered()
      await open(await linkTo(email, CONFIRM))
      backend.passTime(61_000)
      await signUp(email, 'somebody else’s')
      expect((await signIn(email, 'a good password')).error).toBeNull()
    })
  })

  describe('a confirmation', () => {
    it('confirms the address and signs in, in a browser new to the site, once', async () => {
      const { email } = await backend.registered()
      const link = await linkTo(email, CONFIRM)
      expect(link.origin).toBe(SITE)
      const { status, page, fragment } = await open(link)
      expect([status, page]).toEqual([303, `${SITE}/dashboard`])
      expect(fragment).toMatchObject({ type: 'signup', token_type: 'bearer', expires_in: '3600' })
      expect(Number(fragment.expires_at)).toBeGreaterThan(Date.now() / 1000)
      expect(methods(fragment.access_token!)).toEqual(['otp'])
      const { user } = await browserWith(fragment)
      expect(user).toMatchObject({ email, user_metadata: { email_verified: true } })
      expect(user.email_confirmed_at).toBeTruthy()
      expect(user.identities?.[0]?.identity_data).toMatchObject({ email, email_verified: true })

      expect(await open(link)).toEqual({ status: 303, page: `${SITE}/dashboard`, fragment: EXPIRED })
    })

    it('is valid for a day', async () => {
      const person = await backend.registered()
      const link = await linkTo(person.email, CONFIRM)
      await makeOld(person, 'confirmation_sent_at', '24 hours')
      expect((await open(link)).fragment).toEqual(EXPIRED)
      await makeOld(person, 'confirmation_sent_at', '-1 minute')
      expect((await open(link)).fragment.type).toBe('signup')
    })

    it.each([
      ['a HEAD', { method: 'HEAD' }],
      [
        'a preview',
        { headers: { 'user-agent': 'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)' } },
      ],
      ['a browser preloading pages', { headers: { 'sec-purpose': 'prefetch;prerender' } }],
    ])('is not used up by %s', async (_who, init) => {
      const { email } = await backend.registered()
      const link = await linkTo(email, CONFIRM)
      expect(await open(link, init)).toEqual({ status: 303, page: `${SITE}/dashboard`, fragment: {} })
      expect((await open(link)).fragment.type).toBe('signup')
    })

    it('is used only once if two open it at the same moment', async () => {
      const link = await linkTo((await backend.registered()).email, CONFIRM)
      const landed = await Promise.all([open(link), open(link), open(link)])
      expect(landed.filter(({ fragment }) => fragment.access_token)).toHaveLength(1)
    })

    it('is not stored in the database', async () => {
      const { email } = await backend.registered()
      const token = (await linkTo(email, CONFIRM)).searchParams.get('token')!
      expect(Buffer.from(token, 'base64url').length).toBeGreaterThanOrEqual(32)
      const [row] = await backend.sql.query<{ row: string }>(
        'select to_jsonb(u)::text as row from auth.users u where email = $1',
        [email],
      )
      expect(row?.row).not.toContain(token)
    })

    it('is also accepted from the client, by its token or by token and address [CALL-4]', async () => {
      for (const way of ['hash', 'address'] as const) {
        const { email } = await backend.registered()
        const token = (await linkTo(email, CONFIRM)).searchParams.get('token')!
        const guest = backend.guest()
        const foreign = await guest.auth.verifyOtp({ email: 'other@example.com', token, type: 'signup' })
        expect(foreign.error).toMatchObject({ code: 'otp_expired', status: 403 })
        const { data, error } = await guest.auth.verifyOtp(
          way === 'hash' ? { token_hash: token, type: 'email' } : { email, token, type: 'signup' },
        )
        expect(error).toBeNull()
        expect(data).toMatchObject({ user: { email }, session: { token_type: 'bearer' } })
      }
    })
  })

  describe('the page it leads to', () => {
    it.each([
      [`${SITE}/recipes/7?from=mail`, `${SITE}/recipes/7?from=mail`],
      ['/profile', `${SITE}/profile`],
      ['https://evil.example/dashboard', `${SITE}/reset-password`],
      ['//evil.example', `${SITE}/reset-password`],
      [`${SITE}@evil.example`, `${SITE}/reset-password`],
      ['javascript:alert(1)', `${SITE}/reset-password`],
      [`blob:${SITE}/abc`, `${SITE}/reset-password`],
      ['not a url:', `${SITE}/not%20a%20url:`],
    ])('for %s is %s', async (asked, page) => {
      const { email } = await backend.registered()
      await backend.guest().auth.resetPasswordForEmail(email, { redirectTo: asked })
      const link = await linkTo(email, RECOVER)
      expect(link.searchParams.get('redirect_to')).toBe(page)
      link.searchParams.set('redirect_to', asked)
      expect((await open(link)).page).toBe(page)
    })

    it('is the home page if the link is invalid', async () => {
      const landed = await open(new URL(`${SITE}/auth/v1/verify?token=&type=magic`))
      expect(landed).toEqual({ status: 303, page: `${SITE}/`, fragment: EXPIRED })
    })
  })

  describe('a recovery', () => {
    it('confirms the address and lets its owner set a new password [CALL-5]', async () => {
      const { email, client: elsewhere } = await backend.registered()
      await backend.guest().auth.resetPasswordForEmail(email)
      const link = await linkTo(email, RECOVER)
      const { page, fragment } = await open(link)
      expect([page, fragment.type]).toEqual([`${SITE}/reset-password`, 'recovery'])
      expect((await open(link)).fragment).toEqual(EXPIRED)

      const { client, user } = await browserWith(fragment)
      expect(user.email_confirmed_at).toBeTruthy()
      expect((await client.auth.updateUser({ password: 'a new password' })).error).toBeNull()
      expect((await elsewhere.auth.getUser()).error).not.toBeNull()
      const { error } = await backend.guest().auth.signInWithPassword({ email, password: 'a new password' })
      expect(error).toBeNull()
      expect((await mailTo(backend.mails, email, 'Your password was changed')).text).toContain(email)
    })

    it('is valid for an hour', async () => {
      const person = await backend.registered()
      await backend.guest().auth.resetPasswordForEmail(person.email)
      const link = await linkTo(person.email, RECOVER)
      await makeOld(person, 'recovery_sent_at', '1 hour')
      expect((await open(link)).fragment).toEqual(EXPIRED)
    })

    it('is void once the password has been changed', async () => {
      const { email, client } = await backend.registered()
      await backend.guest().auth.resetPasswordForEmail(email)
      const link = await linkTo(email, RECOVER)
      await client.auth.updateUser({ password: 'a new password' })
      expect((await open(link)).fragment).toEqual(EXPIRED)
    })
  })

  describe('a change of address', () => {
    const moving = async (to: string) => {
      const person = await backend.registered()
      const { data, error } = await person.client.auth.updateUser({ email: to })
      if (error) throw error
      expect(data.user).toMatchObject({ email: person.email, new_email: to })
      return { ...person, fromOld: await linkTo(person.email, CHANGE), fromNew: await linkTo(to, CHANGE) }
    }

    it.each(['fromOld', 'fromNew'] as const)(
      'takes effect when both links are opened, starting %s',
      async (first) => {
        const to = `${first.toLowerCase()}@example.com`
        const { email, password, client, ...links } = await moving(to)
        expect(await open(links[first])).toEqual({
          status: 303,
          page: `${SITE}/profile`,
          fragment: {
            message: 'Confirmation link accepted. Please proceed to confirm link sent to the other email',
          },
        })
        expect((await open(links[first])).fragment).toEqual(EXPIRED)
        expect((await client.auth.getUser()).data.user).toMatchObject({ email, new_email: to })

        const { page, fragment } = await open(first === 'fromOld' ? links.fromNew : links.fromOld)
        expect([page, fragment.type]).toEqual([`${SITE}/profile`, 'email_change'])
        const { user } = await browserWith(fragment)
        expect(user).toMatchObject({ email: to, identities: [{ identity_data: { email: to } }] })
        expect(user.new_email).toBeUndefined()
        const signedIn = await backend.guest().auth.signInWithPassword({ email: to, password })
        expect(signedIn.error).toBeNull()
        const before = await backend.guest().auth.signInWithPassword({ email, password })
        expect(before.error?.code).toBe('invalid_credentials')
        expect((await mailTo(backend.mails, email, 'Your email address was changed')).text).toContain(to)
      },
    )

    it('answers the client after the first of the two', async () => {
      const { fromNew } = await moving('first@example.com')
      const token_hash = fromNew.searchParams.get('token')!
      const { data, error } = await backend.guest().auth.verifyOtp({ token_hash, type: 'email_change' })
      expect([data, error]).toEqual([{ user: null, session: null }, null])
    })

    it('is valid for an hour', async () => {
      const { fromOld, fromNew, ...person } = await moving('late@example.com')
      await open(fromOld)
      await makeOld(person, 'email_change_sent_at', '1 hour')
      expect((await open(fromNew)).fragment).toEqual(EXPIRED)
    })

    it('is refused for a taken address, even while its links are pending', async () => {
      const other = await backend.registered()
      const { client } = await backend.registered()
      const taken = await client.auth.updateUser({ email: other.email.toUpperCase() })
      expect(taken.error).toMatchObject({ code: 'email_exists', status: 422 })

      const { fromOld, fromNew } = await moving('wanted@example.com')
      await backend.guest().auth.signUp({ email: 'wanted@example.com', password: 'of somebody else' })
      await open(fromOld)
      expect((await open(fromNew)).fragment.error_code).toBe('email_exists')
    })

    it('sends no mail if the address is the current one', async () => {
      const { client, email } = await backend.registered()
      const { data } = await client.auth.updateUser({ email: ` ${email.toUpperCase()}` })
      expect(data.user?.new_email).toBeUndefined()
    })
  })

  it('needs an API key for everything but opening a link', async () => {
    const status = async (path: string, init?: RequestInit) =>
      (await fetch(`${backend.url}/auth/v1/${path}`, init)).status
    expect(await status('verify', { method: 'POST', body: '{}' })).toBe(401)
    expect(await status('verify/')).toBe(401)
    expect(await status('user')).toBe(401)
    expect((await fetch(`${backend.url}/rest/v1/recipes`)).status).toBe(401)
  })
})
