import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LIMITS } from '../domain/limits.ts'
import { BACKENDS, type TestBackend } from './testing/backends.ts'

type Mail = { outcome: string; id: string | null; result: unknown }
type Who = {
  p_subject_kind: string
  p_guest?: string
  p_cookie?: string
  p_address?: string
  p_user?: string
}

describe.each(BACKENDS)('mailing a recipe on $engine', ({ start }) => {
  let backend: TestBackend
  beforeAll(async () => {
    backend = await start()
  })
  afterAll(() => backend?.stop())

  const call = async (name: string, args: object) => {
    const { data, error } = await backend.gateway().rpc(name, args)
    if (error) throw error
    return data
  }
  const guest = (): Who => ({
    p_subject_kind: 'guest',
    p_guest: randomUUID(),
    p_cookie: randomUUID(),
    p_address: randomUUID(),
  })
  const begun = async (who: Who) => {
    const key = randomUUID()
    const { id, outcome } = await call('take_generation', {
      ...who,
      p_idempotency_key: key,
      p_address_limit: 1000,
    })
    expect(outcome).toBe('taken')
    return { key, id }
  }
  const cooked = async (who: Who): Promise<string> => {
    const { key, id } = await begun(who)
    await call('finish_generation', { p_id: id, p_result: { title: `Soup ${key}` } })
    return key
  }
  const mail = (who: Who, key: string, to: string = randomUUID()): Promise<Mail> =>
    call('take_recipe_mail', { ...who, p_idempotency_key: key, p_recipient: to })
  const outcome = async (...args: Parameters<typeof mail>) => (await mail(...args)).outcome

  it('gives out the recipe once, and again if it could not be sent', async () => {
    const who = guest()
    const key = await cooked(who)
    const taken = await mail(who, key)
    expect(taken).toMatchObject({ outcome: 'taken', result: { title: `Soup ${key}` } })
    expect(await mail(who, key)).toEqual({ outcome: 'already_sent', id: null, result: null })
    expect(await call('release_recipe_mail', { p_id: taken.id })).toBe(true)
    expect(await call('release_recipe_mail', { p_id: taken.id })).toBe(false)
    expect(await outcome(who, key)).toBe('taken')
  })

  it('gives it out once for ten requests at once', async () => {
    const who = guest()
    const key = await cooked(who)
    const answers = await Promise.all(Array.from({ length: 10 }, () => outcome(who, key)))
    expect(answers.filter((answer) => answer === 'taken')).toHaveLength(1)
    expect(answers.filter((answer) => answer === 'already_sent')).toHaveLength(9)
  })

  it('waits for one that is still being generated, and finds no one else’s', async () => {
    const who = guest()
    const { key, id } = await begun(who)
    expect(await outcome(who, key)).toBe('pending')
    await call('finish_generation', { p_id: id, p_result: { title: 'Soup' } })
    expect(await outcome(guest(), key)).toBe('not_found')
    expect(await outcome(who, randomUUID())).toBe('not_found')
    expect(await outcome(who, key)).toBe('taken')
  })

  it('drops a recipe after a day, and a generation that never finished', async () => {
    const who = guest()
    const old = await cooked(who)
    const { key: lost } = await begun(who)
    await backend.sql.query(
      `update public.generation_usage set lease_until = now() - interval '1 second',
        finished_at = finished_at - interval '24 hours' where guest_hash = $1`,
      [who.p_guest],
    )
    expect(await outcome(who, old)).toBe('not_found')
    expect(await outcome(who, lost)).toBe('not_found')
  })

  it('mails a guest three a day, by guest id or cookie, whichever count is higher', async () => {
    const who = guest()
    const keys = [await cooked(who), await cooked(who), await cooked(who)]
    const others = [guest(), guest()] as const
    // The same browser with its storage cleared, and the same storage without its cookie.
    const sameCookie = { ...others[0], p_cookie: who.p_cookie }
    const sameGuest = { ...others[1], p_guest: who.p_guest }
    await yesterdaysGenerations(who)
    const [byCookie, byGuest] = [await cooked(sameCookie), await cooked(sameGuest)]
    for (const key of keys) expect(await outcome(who, key)).toBe('taken')
    expect(await outcome(sameCookie, byCookie)).toBe('refused')
    expect(await outcome(sameGuest, byGuest)).toBe('refused')
    const stranger = guest()
    expect(await outcome(stranger, await cooked(stranger))).toBe('taken')
  })

  it('mails a member exactly three a day, of six at once', async () => {
    const { id } = await backend.member()
    const who = { p_subject_kind: 'member', p_user: id }
    const keys = await Promise.all(Array.from({ length: 6 }, () => cooked(who)))
    const answers = await Promise.all(keys.map((key) => outcome(who, key)))
    expect(answers.filter((answer) => answer === 'taken')).toHaveLength(LIMITS.mailsPerDay)
    expect(answers.filter((answer) => answer === 'refused')).toHaveLength(3)
    await backend.sql.query('update public.generation_usage set mail_day = mail_day - 1 where user_id = $1', [
      id,
    ])
    expect(await outcome(who, keys[answers.indexOf('refused')]!)).toBe('taken')
  })

  it('sends one recipient three a day, no matter who asks', async () => {
    const to = randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 5 }, async () => {
        const who = guest()
        return outcome(who, await cooked(who), to)
      }),
    )
    expect(answers.filter((answer) => answer === 'taken')).toHaveLength(LIMITS.mailsPerDay)
  })

  it('allows thirty a day from one network address, members included', async () => {
    const p_address = randomUUID()
    const { id } = await backend.member()
    const askers: Who[] = [
      ...Array.from({ length: 31 }, () => ({ ...guest(), p_address })),
      { p_subject_kind: 'member', p_user: id, p_address },
    ]
    const answers = []
    for (const who of askers) answers.push(await outcome(who, await cooked(who)))
    expect(answers).toEqual([...Array(30).fill('taken'), 'refused', 'refused'])
  })

  it('requires a subject, a generation and a recipient', async () => {
    for (const args of [{}, { ...guest(), p_recipient: 'x' }, { ...guest(), p_idempotency_key: 'x' }]) {
      const { error } = await backend.gateway().rpc('take_recipe_mail', { p_subject_kind: 'guest', ...args })
      expect(error?.code).toBe('PT400')
    }
  })

  // Their day is over and their places are free again, while their recipes are still stored.
  const yesterdaysGenerations = (who: Who) =>
    backend.sql.query('update public.generation_usage set day = day - 1 where guest_hash = $1', [who.p_guest])
})
