import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LIMITS } from '../domain/limits.ts'
import { BACKENDS, type TestBackend } from './testing/backends.ts'

type Guest = { p_guest: string; p_cookie: string; p_address: string }
type Share = { outcome: string; slug: string; until: string }

/** Private facts from its maker that a recipe may contain. */
const TOLD = ['nuts allergy', 'vegan', 'insulin', 'avoids-cilantro', 'gluten-free', 'a note', 'a later part']
const RESULT = {
  title: 'Soup',
  description: 'Warm.',
  prepTime: 5,
  cookTime: 20,
  servings: 2,
  ingredients: ['2 cups water'],
  instructions: ['Boil.'],
  tips: ['Stir.'],
  nutritionalInfo: { calories: 10, carbs: 1, fiber: 0, netCarbs: 1, protein: 0, fat: 0, glycemicLoad: 'Low' },
  kind: { mealType: 'Lunch', dietary: ['gluten-free'] },
  later: 'a later part',
  figures: {
    basis: 'computed',
    origin: {
      provider: 'house-chef',
      notice: 'ours',
      notes: ['a note'],
      checked: ['nuts allergy', 'vegan'],
      fromProfile: ['nuts allergy'],
      care: ['insulin'],
      brief: { readings: [{ id: 'avoids-cilantro', kind: 'without', text: 'avoids-cilantro' }], answers: [] },
      later: 'a later part',
    },
  },
}

describe.each(BACKENDS)("a guest's link on $engine", ({ start }) => {
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
  const guest = (): Guest => ({ p_guest: randomUUID(), p_cookie: randomUUID(), p_address: randomUUID() })
  const begun = async (who: Guest) => {
    const key = randomUUID()
    // Past the daily recipe quota, since only links are counted here.
    await backend.sql.query('update public.generation_usage set day = day - 1 where guest_hash = $1', [
      who.p_guest,
    ])
    const { id } = await call('take_generation', {
      ...who,
      p_subject_kind: 'guest',
      p_idempotency_key: key,
      p_address_limit: 1000,
    })
    return { key, id }
  }
  const cooked = async (who: Guest): Promise<string> => {
    const { key, id } = await begun(who)
    await call('finish_generation', { p_id: id, p_result: RESULT })
    return key
  }
  const share = (who: Guest, key: string): Promise<Share> =>
    call('share_as_guest', { ...who, p_idempotency_key: key })
  const unshare = ({ p_guest, p_cookie }: Guest, p_slug: string): Promise<boolean> =>
    call('unshare_as_guest', { p_guest, p_cookie, p_slug })
  const read = (p_slug: string) => call('guest_share', { p_slug })

  it('opens the recipe for thirty days, and is the same for the same recipe', async () => {
    const who = guest()
    const key = await cooked(who)
    const made = await share(who, key)
    expect(made).toMatchObject({ outcome: 'shared', slug: expect.stringMatching(/^[0-9a-f]{32}$/) })
    const days = (Date.parse(made.until) - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(29.9)
    expect(days).toBeLessThanOrEqual(30.1)
    expect(await share(who, key)).toEqual(made)
    expect(await read(made.slug)).toMatchObject({ title: 'Soup', meal_type: 'lunch', carb_count: 1 })
  })

  it('reveals nothing about allergies, diets, health or the request', async () => {
    const who = guest()
    const { slug } = await share(who, await cooked(who))
    const text = JSON.stringify(await read(slug))
    for (const told of TOLD) expect(text).not.toContain(told)
    const rows = await backend.sql.query<{ row: string }>(
      'select to_jsonb(s)::text as row from public.guest_shares s where slug = $1',
      [slug],
    )
    for (const told of TOLD) expect(rows[0]!.row).not.toContain(told)
  })

  it('is only for their own finished recipe, while it is stored', async () => {
    const who = guest()
    const { key, id } = await begun(who)
    expect((await share(who, key)).outcome).toBe('pending')
    await call('finish_generation', { p_id: id, p_result: RESULT })
    expect((await share(guest(), key)).outcome).toBe('not_found')
    expect((await share(who, randomUUID())).outcome).toBe('not_found')
    await backend.sql.query(
      "update public.generation_usage set finished_at = finished_at - interval '24 hours' where id = $1",
      [id],
    )
    expect((await share(who, key)).outcome).toBe('not_found')
  })

  it('is made exactly five times a day, of eight requested at once', async () => {
    const who = guest()
    const keys: string[] = []
    for (let n = 0; n < 8; n += 1) keys.push(await cooked(who))
    const answers = await Promise.all(keys.map((key) => share(who, key)))
    const shared = answers.filter(({ outcome }) => outcome === 'shared')
    expect(shared).toHaveLength(LIMITS.guestSharesPerDay)
    expect(answers.filter(({ outcome }) => outcome === 'refused')).toHaveLength(3)
    // Neither another guest id nor removing a link makes room.
    const other = { ...guest(), p_cookie: who.p_cookie }
    expect((await share(other, await cooked(other))).outcome).toBe('refused')
    expect(await unshare(who, shared[0]!.slug)).toBe(true)
    const refused = keys[answers.findIndex(({ outcome }) => outcome === 'refused')]!
    expect((await share(who, refused)).outcome).toBe('refused')
    await backend.sql.query('update public.guest_shares set day = day - 1 where guest_hash = $1', [
      who.p_guest,
    ])
    expect((await share(who, refused)).outcome).toBe('shared')
  })

  it('is the same for ten simultaneous requests', async () => {
    const who = guest()
    const key = await cooked(who)
    const slugs = await Promise.all(Array.from({ length: 10 }, async () => (await share(who, key)).slug))
    expect(new Set(slugs).size).toBe(1)
  })

  it('can be removed only by its maker, and gets another address when made again', async () => {
    const who = guest()
    const key = await cooked(who)
    const { slug } = await share(who, key)
    expect(await unshare(guest(), slug)).toBe(false)
    expect(await read(slug)).not.toBeNull()
    expect(await unshare(who, slug)).toBe(true)
    expect(await unshare(who, slug)).toBe(false)
    expect(await read(slug)).toBeNull()
    expect((await share(who, key)).slug).not.toBe(slug)
    const kept = await backend.sql.query(
      'select from public.guest_shares where slug = $1 and recipe is not null',
      [slug],
    )
    expect(kept).toEqual([])
  })

  it('expires, and its row is deleted on the next visit', async () => {
    const who = guest()
    const { slug } = await share(who, await cooked(who))
    await backend.sql.query(
      "update public.guest_shares set ends_at = now() - interval '1 second' where slug = $1",
      [slug],
    )
    expect(await unshare(who, slug)).toBe(false)
    expect(await read(slug)).toBeNull()
    expect(await backend.sql.query('select from public.guest_shares where slug = $1', [slug])).toEqual([])
  })

  it('requires a guest and a generation', async () => {
    const { error } = await backend.gateway().rpc('share_as_guest', { ...guest(), p_idempotency_key: null })
    expect(error?.code).toBe('PT400')
  })
})
