import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LIMITS } from '../domain/limits.ts'
import { BACKENDS, type TestBackend } from './testing/backends.ts'

const guest = () => ({ p_guest: randomUUID(), p_cookie: randomUUID(), p_address: randomUUID() })

describe.each(BACKENDS)('recipes brought in a day on $engine', ({ start }) => {
  let backend: TestBackend
  beforeAll(async () => {
    backend = await start()
  })
  afterAll(() => backend?.stop())

  const call = async (name: string, who: object) =>
    (await backend.gateway().rpc(name, who).throwOnError()).data
  const count = (who: object): Promise<{ outcome: string; left: number }> => call('count_bring', who)
  const left = (who: object): Promise<number> => call('brings_left', who)

  it('are thirty for a guest, exactly, of forty that come at once', async () => {
    const who = guest()
    expect(await left(who)).toBe(LIMITS.guestBringsPerDay)
    const answers = await Promise.all(Array.from({ length: 40 }, () => count(who)))
    const counted = answers.filter(({ outcome }) => outcome === 'counted')
    expect(counted.map((one) => one.left).sort((a, b) => a - b)).toEqual(
      Array.from({ length: LIMITS.guestBringsPerDay }, (_, at) => at),
    )
    expect(await left(who)).toBe(0)
    // Whichever of guest id and cookie is fuller.
    expect((await count({ ...guest(), p_cookie: who.p_cookie })).outcome).toBe('refused')
    expect((await count({ ...guest(), p_guest: who.p_guest })).outcome).toBe('refused')
    expect((await count(guest())).outcome).toBe('counted')
  })

  it('are two hundred for a member, exactly, and again the next day', async () => {
    const p_user = (await backend.member()).id
    const answers = await Promise.all(Array.from({ length: 205 }, () => count({ p_user })))
    expect(answers.filter(({ outcome }) => outcome === 'counted')).toHaveLength(LIMITS.memberBringsPerDay)
    expect(await left({ p_user })).toBe(0)
    await backend.sql.query('update public.bring_counts set day = day - 1 where who = $1', [
      `member:${p_user}`,
    ])
    expect(await left({ p_user })).toBe(LIMITS.memberBringsPerDay)
    expect(await count({ p_user })).toEqual({ outcome: 'counted', left: LIMITS.memberBringsPerDay - 1 })
  })

  it('are three hundred for a network address, and forgotten two days later', async () => {
    const p_address = randomUUID()
    await count({ ...guest(), p_address })
    await backend.sql.query('update public.bring_counts set used = 299 where who = $1', [
      `address:${p_address}`,
    ])
    expect(await count({ ...guest(), p_address })).toEqual({ outcome: 'counted', left: 0 })
    expect((await count({ ...guest(), p_address })).outcome).toBe('refused')
    await backend.sql.query('update public.bring_counts set day = day - 2 where who = $1', [
      `address:${p_address}`,
    ])
    await count(guest())
    expect(
      await backend.sql.query('select from public.bring_counts where who = $1', [`address:${p_address}`]),
    ).toEqual([])
  })

  it('ask for somebody', async () => {
    for (const name of ['count_bring', 'brings_left'])
      expect((await backend.gateway().rpc(name, {})).error?.code, name).toBe('PT400')
  })
})
