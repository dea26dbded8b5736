import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BACKENDS, type TestBackend } from './testing/backends.ts'

type Taken = { outcome: string; id: string; reason: string | null; retry_after?: number; used: number }

describe.each(BACKENDS)('limits on generations beyond the quota on $engine', ({ start }) => {
  let backend: TestBackend
  beforeAll(async () => {
    backend = await start()
  })
  afterAll(() => backend?.stop())

  const call = async <Answer>(name: string, args: object): Promise<Answer> => {
    const { data, error } = await backend.gateway().rpc(name, args)
    if (error) throw error
    return data
  }
  const guest = (origin: string = randomUUID()) => ({
    p_subject_kind: 'guest',
    p_guest: randomUUID(),
    p_cookie: randomUUID(),
    p_address: origin,
  })
  const take = (args: object) =>
    call<Taken>('take_generation', { p_lease_seconds: 60, p_request_hash: 'h', ...args })
  const leave = ({ id }: Taken) => call('leave_generation', { p_id: id })
  const shown = ({ id }: Taken) => call('generation_shown', { p_id: id })
  const renew = (all: Taken[], p_lease_seconds: number) =>
    call('renew_generations', { p_ids: all.map(({ id }) => id), p_lease_seconds })
  const outcomes = (answers: Taken[]) => answers.map(({ outcome }) => outcome).sort()
  /** As if all generations without a result had happened that long ago. */
  const passTime = (guestHash: string, time: string) =>
    backend.sql.query(
      'update public.generation_usage set unfinished_at = unfinished_at - $2::interval, created_at = created_at - $2::interval where guest_hash = $1',
      [guestHash, time],
    )

  describe('one person’s simultaneous generations', () => {
    it('are two of twelve requested at once, with the reason for the refusals', async () => {
      const who = { ...guest(), p_person_places: 2 }
      const answers = await Promise.all(Array.from({ length: 12 }, () => take(who)))
      expect(outcomes(answers)).toEqual(['taken', 'taken', ...Array(10).fill('wait')])
      expect(answers.find(({ outcome }) => outcome === 'wait')).toMatchObject({
        reason: 'person_busy',
        retry_after: 5,
        used: 0,
      })
    })

    it('count by guest id or cookie, whichever has more running', async () => {
      const who = { ...guest(), p_person_places: 2 }
      await take(who)
      await take(who)
      expect(await take({ ...who, p_guest: randomUUID() })).toMatchObject({ outcome: 'wait' })
      expect(await take({ ...who, p_cookie: randomUUID() })).toMatchObject({ outcome: 'wait' })
      expect(await take({ ...guest(who.p_address), p_person_places: 2 })).toMatchObject({ outcome: 'taken' })
    })

    it('are limited for a member too, with room again when one is done', async () => {
      const { id } = await backend.member()
      const who = { p_subject_kind: 'member', p_user: id, p_person_places: 2 }
      const first = await take(who)
      await take(who)
      expect(await take(who)).toMatchObject({ outcome: 'wait', reason: 'person_busy' })
      await call('finish_generation', { p_id: first.id })
      expect(await take(who)).toMatchObject({ outcome: 'taken' })
    })

    it('can still be joined, and their answers repeated', async () => {
      const who = { ...guest(), p_person_places: 2, p_idempotency_key: randomUUID() }
      const first = await take(who)
      await take({ ...who, p_idempotency_key: randomUUID() })
      expect(await take(who)).toMatchObject({ outcome: 'pending', id: first.id })
      await call('finish_generation', { p_id: first.id, p_result: { title: 'Soup' } })
      await take({ ...who, p_idempotency_key: randomUUID() })
      expect(await take(who)).toMatchObject({ outcome: 'replay' })
    })
  })

  describe('a generation without a result', () => {
    it('costs no quota and frees its key, but is counted: exactly this many an hour', async () => {
      const who = { ...guest(), p_person_unfinished: 4 }
      let left = 0
      // Everyone who gets a place leaves it at once, all together and repeatedly.
      for (let round = 0; round < 3; round++)
        await Promise.all(
          Array.from({ length: 6 }, async (_, n) => {
            const taken = await take({ ...who, p_idempotency_key: `key ${n}` })
            if (taken.outcome !== 'taken') return
            left += 1
            await leave(taken)
          }),
        )
      expect(left).toBe(4)
      const refused = await take(who)
      expect(refused).toMatchObject({ outcome: 'wait', reason: 'unfinished_limit', used: 0 })
      expect(refused.retry_after).toBeGreaterThan(3_500)
      expect(refused.retry_after).toBeLessThanOrEqual(3_600)
      await passTime(who.p_guest, '59 minutes')
      expect((await take(who)).retry_after).toBeLessThanOrEqual(60)
      await passTime(who.p_guest, '1 minute')
      expect(await take(who)).toMatchObject({ outcome: 'taken', used: 1 })
    })

    it('is counted by guest id, by cookie and by address, for guests and members', async () => {
      const who = { ...guest(), p_person_unfinished: 2, p_address_unfinished: 3 }
      for (let n = 0; n < 2; n++) await leave(await take(who))
      for (const same of [{ p_guest: who.p_guest }, { p_cookie: who.p_cookie }])
        expect(await take({ ...who, ...guest(), ...same })).toMatchObject({ reason: 'unfinished_limit' })
      const { id } = await backend.member()
      const member = {
        p_subject_kind: 'member',
        p_user: id,
        p_origin: who.p_address,
        p_person_unfinished: 2,
        p_address_unfinished: 3,
      }
      await leave(await take(member))
      expect(await take(member)).toMatchObject({ outcome: 'wait', reason: 'unfinished_limit' })
      expect(await take({ ...who, ...guest(who.p_address) })).toMatchObject({ outcome: 'wait' })
      expect(await take({ ...member, p_origin: randomUUID() })).toMatchObject({ outcome: 'taken' })
    })

    it('can be a running one that has shown nothing, but not one that has', async () => {
      const origin = randomUUID()
      const limits = { p_address_unfinished: 3 }
      const cooking = await Promise.all([1, 2, 3].map(() => take({ ...guest(origin), ...limits })))
      expect(outcomes(cooking)).toEqual(['taken', 'taken', 'taken'])
      expect(await take({ ...guest(origin), ...limits })).toMatchObject({ outcome: 'wait', retry_after: 5 })
      await shown(cooking[0]!)
      expect(await take({ ...guest(origin), ...limits })).toMatchObject({ outcome: 'taken' })
    })

    it('is not one that failed, and not one that was counted', async () => {
      const who = { ...guest(), p_person_unfinished: 1 }
      for (let n = 0; n < 3; n++) await call('release_generation', { p_id: (await take(who)).id })
      const made = await take(who)
      await call('finish_generation', { p_id: made.id })
      await leave(made)
      expect(await take(who)).toMatchObject({ outcome: 'taken', used: 2 })
    })
  })

  describe('a lease', () => {
    it('lasts as long as it was renewed for, all leases of a gateway in one call', async () => {
      const who = { ...guest(), p_person_places: 2, p_lease_seconds: 0 }
      const both = [await take(who), await take(who)]
      await renew(both, 60)
      expect(await take(who)).toMatchObject({ outcome: 'wait', reason: 'person_busy' })
      await renew(both, 0)
      expect(await take(who)).toMatchObject({ outcome: 'taken' })
    })

    it('that expired frees the key for the next, and a gateway that was only slow is still counted', async () => {
      const who = { ...guest(), p_idempotency_key: randomUUID() }
      const slow = await take({ ...who, p_lease_seconds: 0 })
      const next = await take(who)
      expect(next.outcome).toBe('taken')
      expect(await call('finish_generation', { p_id: slow.id, p_result: { title: 'Late' } })).toMatchObject({
        outcome: 'finished',
        used: 1,
      })
      expect(await call('finish_generation', { p_id: next.id, p_result: { title: 'Soup' } })).toMatchObject({
        outcome: 'finished',
        used: 2,
      })
      expect(await take(who)).toMatchObject({ outcome: 'replay', result: { title: 'Soup' } })
    })

    it('is not renewed for finished generations', async () => {
      const who = { ...guest(), p_person_places: 1 }
      const left = await take(who)
      await leave(left)
      await renew([left], 60)
      expect(await take(who)).toMatchObject({ outcome: 'taken' })
    })
  })
})
