import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LIMITS } from '../domain/limits.ts'
import { BACKENDS, type TestBackend } from './testing/backends.ts'

const KINDS = [
  {
    ...{ what: 'changes of a dish', table: 'fit_counts', count: 'count_fit', left: null },
    ...{ ofGuest: LIMITS.guestFitsPerDay, ofMember: LIMITS.memberFitsPerDay, ofAddress: 300 },
  },
  {
    ...{ what: 'filled weeks', table: 'plan_fill_counts', count: 'count_plan_fill', left: 'plan_fills_left' },
    ...{ ofGuest: LIMITS.guestPlanFillsPerDay, ofMember: LIMITS.memberPlanFillsPerDay, ofAddress: 100 },
  },
  {
    ...{ what: 'recipes that are brought', table: 'bring_counts', count: 'count_bring', left: 'brings_left' },
    ...{ ofGuest: LIMITS.guestBringsPerDay, ofMember: LIMITS.memberBringsPerDay, ofAddress: 300 },
  },
]

const guest = () => ({ p_guest: randomUUID(), p_cookie: randomUUID(), p_address: randomUUID() })

describe.each(BACKENDS)('daily limits on $engine', ({ start }) => {
  let backend: TestBackend
  beforeAll(async () => {
    backend = await start()
  })
  afterAll(() => backend?.stop())

  describe.each(KINDS)('$what', ({ table, count: counts, left: lefts, ofGuest, ofMember, ofAddress }) => {
    const call = async (name: string, who: object) =>
      (await backend.gateway().rpc(name, who).throwOnError()).data
    const count = (who: object): Promise<{ outcome: string; left: number }> => call(counts, who)
    const expectLeft = async (who: object, left: number) => {
      if (lefts) expect(await call(lefts, who)).toBe(left)
    }
    const atOnce = async (who: object, times: number) => {
      const answers = await Promise.all(Array.from({ length: times }, () => count(who)))
      const counted = answers.filter(({ outcome }) => outcome === 'counted')
      for (const one of answers)
        if (!counted.includes(one)) expect(one).toEqual({ outcome: 'refused', left: 0 })
      return counted.map(({ left }) => left).sort((a, b) => a - b)
    }
    const change = (who: string, what: string) =>
      backend.sql.query(`update public.${table} set ${what} where who = $1`, [who])
    const upTo = (n: number) => Array.from({ length: n }, (_, at) => at)

    it('are exact for a guest, even for simultaneous requests', async () => {
      const who = guest()
      await expectLeft(who, ofGuest)
      expect(await atOnce(who, ofGuest + 10)).toEqual(upTo(ofGuest))
      await expectLeft(who, 0)
      // By guest id or cookie, whichever count is higher.
      expect((await count({ ...guest(), p_cookie: who.p_cookie })).outcome).toBe('refused')
      expect((await count({ ...guest(), p_guest: who.p_guest })).outcome).toBe('refused')
      expect((await count(guest())).outcome).toBe('counted')
    })

    it('are exact for a member, from any address, and start again the next day', async () => {
      const p_user = (await backend.member()).id
      expect(await count({ p_user, p_address: randomUUID() })).toEqual({
        outcome: 'counted',
        left: ofMember - 1,
      })
      await change(`member:${p_user}`, `used = ${ofMember - 5}`)
      expect(await atOnce({ p_user }, 10)).toEqual(upTo(5))
      await expectLeft({ p_user }, 0)
      await change(`member:${p_user}`, 'day = day - 1')
      await expectLeft({ p_user }, ofMember)
      expect(await count({ p_user })).toEqual({ outcome: 'counted', left: ofMember - 1 })
    })

    it('apply per network address, and counts are deleted two days later', async () => {
      const p_address = randomUUID()
      await count({ ...guest(), p_address })
      await change(`address:${p_address}`, `used = ${ofAddress - 1}`)
      expect((await count({ ...guest(), p_address })).outcome).toBe('counted')
      await expectLeft({ ...guest(), p_address }, 0)
      expect((await count({ ...guest(), p_address })).outcome).toBe('refused')
      await change(`address:${p_address}`, 'day = day - 2')
      await count(guest())
      const kept = await backend.sql.query(`select from public.${table} where who = $1`, [
        `address:${p_address}`,
      ])
      expect(kept).toEqual([])
    })

    it('require a person', async () => {
      for (const name of [counts, lefts].filter((one) => one !== null))
        expect((await backend.gateway().rpc(name, {})).error?.code, name).toBe('PT400')
    })
  })
})
