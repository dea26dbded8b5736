import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { LIMITS } from '../domain/limits.ts'
import { BACKENDS, type TestBackend } from './testing/backends.ts'

type Taken = {
  outcome: string
  id: string
  reason: string | null
  limit: number
  used: number
  reset_at: string
  result: unknown
}

describe.each(BACKENDS)('the quota on $engine', ({ engine, start }) => {
  let backend: TestBackend
  beforeAll(async () => {
    backend = await start()
  })
  afterAll(() => backend?.stop())

  const call = async (name: string, args: object): Promise<Taken> => {
    const { data, error } = await backend.gateway().rpc(name, args)
    if (error) throw error
    return data
  }
  const guest = () => ({
    p_subject_kind: 'guest',
    p_guest: randomUUID(),
    p_cookie: randomUUID(),
    p_address: randomUUID(),
  })
  const take = (args: object) =>
    call('take_generation', { p_lease_seconds: 60, p_request_hash: 'h', ...args })
  const finish = (taken: Taken, result?: object) =>
    call('finish_generation', { p_id: taken.id, p_result: result })
  const make = async (args: object) => finish(await take(args))

  it('gives one guest exactly three of twelve at once', async () => {
    const who = guest()
    const answers = await Promise.all(Array.from({ length: 12 }, () => take(who)))
    expect(
      answers
        .filter((answer) => answer.outcome === 'taken')
        .map((answer) => answer.used)
        .sort(),
    ).toEqual([1, 2, 3])
    const refused = answers.filter((answer) => answer.outcome === 'refused')
    expect(refused).toHaveLength(9)
    for (const answer of refused) {
      expect(answer).toMatchObject({
        reason: 'guest_limit',
        limit: LIMITS.guestPerDay,
        used: LIMITS.guestPerDay,
      })
    }
  })

  it('stays exact when guests share cookies and addresses crosswise', async () => {
    const [a, b, c] = [guest(), guest(), guest()]
    const mixed = [
      { ...a, p_cookie: b.p_cookie, p_address: c.p_address },
      { ...b, p_cookie: c.p_cookie, p_address: a.p_address },
      { ...c, p_cookie: a.p_cookie, p_address: b.p_address },
    ]
    const answers = await Promise.all(Array.from({ length: 30 }, (_, n) => take(mixed[n % 3]!)))
    expect(answers.filter((answer) => answer.outcome === 'taken')).toHaveLength(9)
  })

  // PGlite has one session: no one to wait for.
  if (engine === 'PostgreSQL')
    it('locks shared counts in one order, so that no two requests wait for each other', async () => {
      const who = guest()
      const names = [
        `generation:guest:${who.p_guest}`,
        `guest:${who.p_guest}`,
        `cookie:${who.p_cookie}`,
        `address:${who.p_address}`,
      ]
      const rows = await backend.sql.query<{ key: string }>(
        'select hashtextextended(name, 0)::text as key from unnest($1::text[]) as name order by hashtextextended(name, 0)',
        [names],
      )
      const keys = rows.map(({ key }) => key)
      for (const [at, key] of keys.entries()) {
        let taking: Promise<Taken> | undefined
        let held: string[] = []
        await backend.sql.transaction(async (holder) => {
          await holder.query('select pg_advisory_xact_lock($1::bigint)::text', [key])
          taking = take(who)
          held = await locksBeside(key).catch(() => ['nobody waited'])
        })
        const taken = await taking
        expect(held).toEqual(keys.slice(0, at))
        expect(taken?.outcome).toBe(at < LIMITS.guestPerDay ? 'taken' : 'refused')
      }
    })

  /** The locks already held by the request waiting for this one, in order. */
  async function locksBeside(key: string): Promise<string[]> {
    const locks = `select pid, granted, ((classid::bigint << 32) | objid::bigint)::text as key from pg_locks where locktype = 'advisory'`
    return vi.waitFor(async () => {
      const rows = await backend.sql.query<{ pid: number; granted: boolean; key: string }>(locks)
      const waiting = rows.find((lock) => lock.key === key && !lock.granted)
      if (!waiting) throw new Error('no request waits')
      const held = rows.filter(({ pid, granted }) => pid === waiting.pid && granted)
      return held
        .map((lock) => BigInt(lock.key))
        .sort((a, b) => (a < b ? -1 : 1))
        .map(String)
    })
  }

  it('counts by guest id and cookie, whichever fills first', async () => {
    const who = guest()
    for (let n = 0; n < 3; n++) await make(who)
    expect(await take({ ...guest(), p_guest: who.p_guest })).toMatchObject({ outcome: 'refused' })
    expect(await take({ ...guest(), p_cookie: who.p_cookie })).toMatchObject({ outcome: 'refused' })
    expect(await take({ ...guest(), p_address: who.p_address })).toMatchObject({ outcome: 'taken' })
  })

  it('counts by address for a guest who clears both', async () => {
    const { p_address } = guest()
    for (let n = 0; n < 4; n++) await make({ ...guest(), p_address, p_address_limit: 4 })
    expect(await take({ ...guest(), p_address, p_address_limit: 4 })).toMatchObject({
      outcome: 'refused',
      reason: 'guest_limit',
      used: LIMITS.guestPerDay,
    })
  })

  it('starts again at the next UTC midnight', async () => {
    const who = guest()
    for (let n = 0; n < 3; n++) await make(who)
    const refused = await take(who)
    expect(refused.outcome).toBe('refused')
    const tomorrow = new Date(Date.now() + 24 * 3600 * 1000).toISOString().slice(0, 10)
    expect(refused.reset_at).toBe(`${tomorrow}T00:00:00.000Z`)

    await backend.sql.query('update public.generation_usage set day = day - 1 where guest_hash = $1', [
      who.p_guest,
    ])
    expect((await take(who)).outcome).toBe('taken')
  })

  it('counts a recipe when it is made, and nothing for a failure', async () => {
    const who = guest()
    const failed = await take(who)
    const { data } = await backend.gateway().rpc('release_generation', { p_id: failed.id })
    expect(data).toBe(true)
    expect(await make(who)).toMatchObject({ outcome: 'finished', used: 1, limit: 3 })
    expect(await call('read_quota', { p_subject_kind: 'guest', p_guest: who.p_guest })).toMatchObject({
      used: 1,
      limit: 3,
    })
    expect(await finish(failed)).toMatchObject({ outcome: 'lost' })
  })

  it('does not give back what was counted', async () => {
    const made = await make(guest())
    expect((await backend.gateway().rpc('release_generation', { p_id: made.id })).data).toBe(false)
  })

  it('frees the places of a gateway that died', async () => {
    const who = guest()
    for (let n = 0; n < 3; n++) expect((await take({ ...who, p_lease_seconds: 0 })).outcome).toBe('taken')
    expect((await take(who)).outcome).toBe('taken')
  })

  describe('an idempotency key', () => {
    it('makes one generation and repeats its answer', async () => {
      const who = { ...guest(), p_idempotency_key: randomUUID() }
      const taken = await take(who)
      expect(await take(who)).toMatchObject({ outcome: 'pending', id: taken.id, result: null })
      await finish(taken, { title: 'Soup' })
      expect(await take(who)).toMatchObject({ outcome: 'replay', result: { title: 'Soup' }, used: 1 })
    })

    it('repeats the answer at the limit too', async () => {
      const who = guest()
      await make(who)
      await make(who)
      const third = { ...who, p_idempotency_key: randomUUID() }
      await finish(await take(third), { title: 'Soup' })
      expect(await take(third)).toMatchObject({ outcome: 'replay', result: { title: 'Soup' } })
    })

    it('makes one generation of twelve requests at once', async () => {
      const who = { ...guest(), p_idempotency_key: randomUUID() }
      const answers = await Promise.all(Array.from({ length: 12 }, () => take(who)))
      expect(answers.map((answer) => answer.outcome).sort()).toEqual([...Array(11).fill('pending'), 'taken'])
    })

    it('does not work for other content, and reveals nothing to it', async () => {
      const who = { ...guest(), p_idempotency_key: randomUUID() }
      await finish(await take(who), { title: 'Soup' })
      expect(await take({ ...who, p_request_hash: 'other' })).toMatchObject({
        outcome: 'mismatch',
        result: null,
      })
    })

    it('does not work for another guest', async () => {
      const key = { p_idempotency_key: randomUUID() }
      await finish(await take({ ...guest(), ...key }), { title: 'Soup' })
      expect(await take({ ...guest(), ...key })).toMatchObject({ outcome: 'taken', result: null })
    })

    it('is free again if its gateway died or its generation failed', async () => {
      const who = { ...guest(), p_idempotency_key: randomUUID() }
      await take({ ...who, p_lease_seconds: 0 })
      const second = await take(who)
      expect(second.outcome).toBe('taken')
      await backend.gateway().rpc('release_generation', { p_id: second.id })
      expect((await take(who)).outcome).toBe('taken')
    })

    it('is deleted after 24 hours, with its answer', async () => {
      const who = { ...guest(), p_idempotency_key: randomUUID() }
      const made = await finish(await take(who), { title: 'Soup' })
      await backend.sql.query(
        "update public.generation_usage set finished_at = finished_at - interval '25 hours' where id = $1",
        [made.id],
      )
      expect(await take(who)).toMatchObject({ outcome: 'taken', result: null })
      expect(
        await backend.sql.query('select result from public.generation_usage where id = $1', [made.id]),
      ).toEqual([{ result: null }])
    })
  })

  it('stores no answer without a key, and no row for longer than two days', async () => {
    const made = await finish(await take(guest()), { title: 'Soup' })
    const rows = () =>
      backend.sql.query('select result from public.generation_usage where id = $1', [made.id])
    expect(await rows()).toEqual([{ result: null }])
    await backend.sql.query(
      "update public.generation_usage set created_at = now() - interval '49 hours' where id = $1",
      [made.id],
    )
    await take(guest())
    expect(await rows()).toEqual([])
  })

  describe('of a member', () => {
    it('ends at twenty a day', async () => {
      const { id } = await backend.member()
      const who = { p_subject_kind: 'member', p_user: id }
      const answers = await Promise.all(Array.from({ length: 25 }, () => take(who)))
      expect(answers.filter((answer) => answer.outcome === 'taken')).toHaveLength(LIMITS.memberPerDay)
      expect(answers.find((answer) => answer.outcome === 'refused')).toMatchObject({
        reason: 'member_daily_limit',
        limit: LIMITS.memberPerDay,
      })
    })

    it('is refused at five saved recipes, until one is deleted', async () => {
      const { id, client } = await backend.member()
      const recipe = () => ({
        id: randomUUID(),
        title: 'Soup',
        ingredients: ['water'],
        instructions: ['boil'],
      })
      const recipes = Array.from({ length: 5 }, recipe)
      expect((await client.from('recipes').insert(recipes)).error).toBeNull()
      const who = { p_subject_kind: 'member', p_user: id }
      expect(await take(who)).toMatchObject({ outcome: 'refused', reason: 'saved_limit', limit: 5, used: 5 })
      await client.from('recipes').delete().eq('id', recipes[0]!.id)
      expect((await take(who)).outcome).toBe('taken')
    })
  })

  it('can be called only by the gateway', async () => {
    const { client } = await backend.member()
    for (const caller of [backend.guest(), client]) {
      for (const [name, args] of [
        ['take_generation', guest()],
        ['finish_generation', { p_id: randomUUID() }],
        ['release_generation', { p_id: randomUUID() }],
        ['read_quota', { p_subject_kind: 'guest', p_guest: 'x' }],
      ] as const) {
        expect((await caller.rpc(name, args)).error?.code, name).toBe('42501')
      }
    }
  })

  it('requires a person', async () => {
    const { error } = await backend.gateway().rpc('take_generation', { p_subject_kind: 'guest' })
    expect(error?.code).toBe('PT400')
  })
})
