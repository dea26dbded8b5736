import { createHash, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { BACKENDS, type Person, type TestBackend } from './testing/backends.ts'
import { dishWith, planOf, slotWith } from './testing/week.ts'

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')
/** This week's Monday: a feed shows recent and coming weeks. */
const today = new Date()
const WEEK = new Date(
  Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate() - ((today.getUTCDay() + 6) % 7)),
)
  .toISOString()
  .slice(0, 10)

describe.each(BACKENDS)('a calendar feed on $engine', ({ start }) => {
  let backend: TestBackend
  let ann: Person
  beforeAll(async () => {
    backend = await start()
    ann = await backend.member()
  })
  beforeEach(() =>
    backend.sql.run(
      'delete from public.meal_plans; delete from public.calendar_feeds; delete from public.calendar_cancellations',
    ),
  )
  afterAll(() => backend?.stop())

  const make = async ({ client }: Person, p_with_carbs = false): Promise<string> =>
    (await client.rpc('make_calendar_feed', { p_with_carbs }).throwOnError()).data
  const read = async (token: string) => {
    const { data, error } = await backend.gateway().rpc('calendar_of', { p_token_hash: hashOf(token) })
    if (error) throw error
    return data
  }
  const save = async (
    { client }: Person,
    p_revision: number,
    slots: ReturnType<typeof slotWith>[],
    p_dishes: object[] = [],
  ) => {
    const args = { p_week: WEEK, p_revision, p_plan: planOf(slots, WEEK), p_dishes }
    const { data } = await client.rpc('save_meal_plan', args).throwOnError()
    expect(data.outcome).toBe('saved')
    return data.revision
  }
  const dinner = (dish: string, id: string = randomUUID()) => slotWith({ id, dish, day: WEEK })

  it('has an address of 244 random bits that is stored only as a hash', async () => {
    const token = await make(ann)
    expect(token).toMatch(/^[0-9a-f]{64}$/)
    const rows = await backend.sql.query<{ row: string }>(
      'select to_jsonb(f)::text as row from public.calendar_feeds f where user_id = $1',
      [ann.id],
    )
    expect(rows).toHaveLength(1)
    expect(rows[0]!.row).not.toContain(token)
    const { data } = await ann.client.from('calendar_feeds').select('with_carbs, created_at')
    expect(data).toEqual([{ with_carbs: false, created_at: expect.any(String) }])
  })

  it('shows the plan’s dishes, and nothing about health', async () => {
    const token = await make(ann)
    const dish = dishWith()
    const cooks = dinner(dish.id)
    const eats = slotWith({ leftoverOf: cooks.id, day: WEEK, meal: 'Lunch' })
    await save(ann, 0, [cooks, eats, slotWith({ day: WEEK })], [dish])
    const { changed: _, ...shown } = cooks
    const { changed: __, ...shownToo } = eats
    expect(await read(token)).toEqual({
      with_carbs: false,
      plans: [
        {
          week: WEEK,
          revision: 1,
          updated_at: expect.any(String),
          counts: 'total',
          slots: [shown, shownToo],
          dishes: { [dish.id]: { title: 'Turkey chili' } },
        },
      ],
      cancelled: [],
    })
  })

  it('shows carbohydrate only if its owner asked for it', async () => {
    const dish = dishWith()
    await save(ann, 0, [dinner(dish.id)], [dish])
    const { plans } = await read(await make(ann, true))
    expect(plans[0].dishes[dish.id]).toEqual({
      title: 'Turkey chili',
      carbs: 44,
      net_carbs: 36,
      basis: 'computed',
      may_add: null,
    })
  })

  it('is unknown once it is revoked or its address changes', async () => {
    const first = await make(ann)
    const second = await make(ann)
    expect(await read(first)).toBeNull()
    expect(await read(second)).not.toBeNull()
    expect((await ann.client.rpc('revoke_calendar_feed')).data).toBe(true)
    expect((await ann.client.rpc('revoke_calendar_feed')).data).toBe(false)
    for (const token of [second, '', hashOf(second)]) expect(await read(token)).toBeNull()
  })

  it('can be opened only by the gateway', async () => {
    const p_token_hash = hashOf(await make(ann))
    for (const client of [backend.guest(), ann.client])
      expect((await client.rpc('calendar_of', { p_token_hash })).error?.code).toBe('42501')
    for (const name of ['make_calendar_feed', 'revoke_calendar_feed'])
      expect((await backend.guest().rpc(name)).error?.code).toBe('42501')
  })

  it('lists removed meals for thirty days, and drops those that are back', async () => {
    const token = await make(ann)
    const dish = dishWith()
    const [kept, emptied, removed] = [dinner(dish.id), dinner(dish.id), dinner(dish.id)]
    await save(ann, 0, [kept, emptied, removed], [dish])
    await save(ann, 1, [kept, { ...emptied, content: null as never }])
    const cancelled = async () => {
      const feed = await read(token)
      return feed.cancelled.map(({ id, revision }: { id: string; revision: number }) => ({ id, revision }))
    }
    const both = [emptied.id, removed.id].sort().map((id) => ({ id, revision: 2 }))
    expect(
      (await cancelled()).sort((a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1)),
    ).toEqual(both)
    await save(ann, 2, [kept, removed])
    expect(await cancelled()).toEqual([{ id: emptied.id, revision: 2 }])
    await backend.sql.query(
      "update public.calendar_cancellations set cancelled_at = cancelled_at - interval '30 days' where user_id = $1",
      [ann.id],
    )
    expect(await cancelled()).toEqual([])
    await save(ann, 3, [kept])
    const left = await backend.sql.query<{ slot: string }>(
      'select slot from public.calendar_cancellations where user_id = $1',
      [ann.id],
    )
    expect(left).toEqual([{ slot: removed.id }])
  })

  it('cancels a deleted week, and restarts it with higher revisions', async () => {
    const token = await make(ann)
    const dish = dishWith()
    const slot = dinner(dish.id)
    await save(ann, 0, [slot], [dish])
    await save(ann, 1, [slot])
    await ann.client.from('meal_plans').delete().eq('week', WEEK).throwOnError()
    expect(await read(token)).toMatchObject({
      plans: [],
      cancelled: [{ id: slot.id, day: WEEK, meal: 'Dinner', revision: 3 }],
    })
    expect(await save(ann, 0, [slot], [dish])).toBe(4)
    expect(await read(token)).toMatchObject({ cancelled: [] })
  })

  it('keeps no removed meals without a feed, and at most five hundred', async () => {
    const dish = dishWith()
    await save(ann, 0, [dinner(dish.id)], [dish])
    await save(ann, 1, [])
    const token = await make(ann)
    expect((await read(token)).cancelled).toEqual([])
    for (let n = 0; n < 12; n += 1)
      await save(
        ann,
        2 + n,
        Array.from({ length: 49 }, () => dinner(dish.id)),
        [dish],
      )
    expect((await read(token)).cancelled).toHaveLength(500)
  })
})
