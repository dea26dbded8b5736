import { createHash, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { BACKENDS, type Person, type TestBackend } from './testing/backends.ts'
import { MONDAY } from './testing/week.ts'

type Mark = { item: string; checked: boolean; at: number; device: string; grams?: number | null }

const hashOf = (slug: string) => createHash('sha256').update(slug).digest('hex')
const LIST = {
  week: MONDAY,
  sections: [
    { name: 'Dairy', items: [{ key: 'eggs', name: 'Eggs', amount: '6', grams: 300 }] },
    { name: 'Produce', items: [{ key: 'kale', name: 'Kale', amount: '200 g', grams: 200 }] },
  ],
}

describe.each(BACKENDS)('a shopping list on $engine', ({ start }) => {
  let backend: TestBackend
  let ann: Person
  let ben: Person
  beforeAll(async () => {
    backend = await start()
    ann = await backend.member()
    ben = await backend.member()
  })
  beforeEach(() =>
    backend.sql.run(`
      delete from public.shopping_marks; delete from public.shopping_items; delete from public.pantry_items;
      delete from public.shared_lists;
    `),
  )
  afterAll(() => backend?.stop())

  const tick = (item: string, at: number, more: Partial<Mark> = {}): Mark => ({
    item,
    checked: true,
    at,
    device: 'phone',
    grams: null,
    ...more,
  })
  const ask = ({ client }: Person, p_ops: unknown, p_week = MONDAY) =>
    client.rpc('merge_shopping_marks', { p_week, p_ops })
  const merge = async (person: Person, ops: Mark[]): Promise<Mark[]> => {
    const { data, error } = await ask(person, ops)
    if (error) throw error
    return data
  }

  describe('checking off', () => {
    it('ends the same, in whichever order two phones reconnect', async () => {
      const phone = [tick('eggs', 10), tick('kale', 30, { checked: false }), tick('rice', 5, { grams: 300 })]
      const tablet = [tick('eggs', 20, { checked: false, device: 'tablet' }), tick('milk', 1)]
      const orders = [[phone, tablet], [tablet, phone], [[...tablet, ...phone]], [phone, tablet, phone]]
      for (const order of orders) {
        await backend.sql.run('delete from public.shopping_marks')
        let last: Mark[] = []
        for (const ops of order) last = await merge(ann, ops)
        expect(last).toEqual([tablet[0], phone[1], tablet[1], phone[2]])
      }
    })

    it('is decided by device at equal times, and checked if one device says both', async () => {
      const [a, b] = [tick('eggs', 10, { device: 'a' }), tick('eggs', 10, { device: 'B', checked: false })]
      for (const order of [
        [a, b],
        [b, a],
      ]) {
        await backend.sql.run('delete from public.shopping_marks')
        for (const op of order) await merge(ann, [op])
        expect(await merge(ann, [])).toEqual([a])
      }
      const more = { ...a!, grams: 60 }
      expect(await merge(ann, [more, a!])).toEqual([more])
      const open = tick('kale', 10, { checked: false })
      expect(await merge(ann, [open, tick('kale', 10)])).toContainEqual(tick('kale', 10))
      expect(await merge(ann, [open])).toContainEqual(tick('kale', 10))
    })

    it('loses nothing from twenty phones at once', async () => {
      await Promise.all(
        Array.from({ length: 20 }, (_, n) => merge(ann, [tick(`item ${n}`, n), tick('eggs', n)])),
      )
      const marks = await merge(ann, [])
      expect(marks).toHaveLength(21)
      expect(marks.find(({ item }) => item === 'eggs')?.at).toBe(19)
    })

    it('uses the current time if a clock is ahead', async () => {
      const ahead = Date.now() + 60 * 60_000
      const [mark] = await merge(ann, [tick('eggs', ahead)])
      expect(mark!.at).toBeLessThan(ahead - 50 * 60_000)
      const soon = Date.now() + 60_000
      expect((await merge(ann, [tick('kale', soon)])).find(({ item }) => item === 'kale')?.at).toBe(soon)
    })

    it('is stored for up to a thousand items a week, and forty weeks', async () => {
      const thousand = Array.from({ length: 1000 }, (_, n) => tick(`item ${n}`, 1))
      await merge(ann, thousand)
      expect((await ask(ann, [tick('one more', 1)])).error?.message).toBe('marks_limit')
      expect(await merge(ann, [tick('item 7', 2)])).toHaveLength(1000)
      const [{ n } = { n: 0 }] = await backend.sql.query<{ n: number }>(
        `with made as (
          insert into public.shopping_marks (user_id, week, item, checked, at, device)
          select $1, date '2026-11-30' + 7 * n, 'eggs', true, 1, 'phone' from generate_series(0, 38) as n returning 1
        ) select count(*)::int as n from made`,
        [ann.id],
      )
      expect(n).toBe(39)
      expect((await ask(ann, [tick('eggs', 1)], '2028-11-27')).error?.message).toBe('marks_limit')
    })

    it.each<[what: string, ops: unknown, week?: string]>([
      ['an invalid list', { item: 'eggs' }],
      ['nothing', null],
      ['invalid marks', [1, null]],
      ['an item without a name', [tick('', 1)]],
      ['a very long item', [tick('x'.repeat(201), 1)]],
      ['a time that is text', [{ ...tick('eggs', 1), at: 'now' }]],
      ['a time before all times', [tick('eggs', -1)]],
      ['a time past all times', [tick('eggs', 1e17)]],
      ['no device', [{ ...tick('eggs', 1), device: undefined }]],
      ['a boolean that is text', [{ ...tick('eggs', 1), checked: 'true' }]],
      ['negative grams', [tick('eggs', 1, { grams: -1 })]],
      ['over a thousand', Array.from({ length: 1001 }, (_, n) => tick(`${n}`, 1))],
      ['a Tuesday', [tick('eggs', 1)], '2026-11-24'],
      ['the year 1', [tick('eggs', 1)], '0001-01-01'],
    ])('refuses %s', async (_what, ops, week) => {
      const { error, status } = await ask(ann, ops, week)
      expect({ status, told: error?.message }).toEqual({ status: 400, told: 'invalid_marks' })
    })
  })

  it.each<[what: string, table: string, most: number, row: object]>([
    ['two hundred foods at home', 'pantry_items', 200, { food_id: '1', label: 'Rice', grams: 1 }],
    ['five hundred items of their own', 'shopping_items', 500, { week: MONDAY, text: 'Candles' }],
  ])('has %s at most, exact for simultaneous requests', async (_what, table, most, row) => {
    await ann.client
      .from(table)
      .insert(Array.from({ length: most - 5 }, () => row))
      .throwOnError()
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => ann.client.from(table).insert({ id: randomUUID(), ...row })),
    )
    expect(answers.filter(({ error }) => error === null)).toHaveLength(5)
    expect(answers.filter(({ error }) => error?.message.endsWith('_limit'))).toHaveLength(7)
    expect((await ben.client.from(table).insert(row)).error).toBeNull()
  })

  it.each<[table: string, row: object]>([
    ['pantry_items', { food_id: '1', label: 'Rice', grams: -1 }],
    ['pantry_items', { food_id: '1', label: 'Rice', grams: 1e6 }],
    ['pantry_items', { food_id: '1', label: '', grams: 1 }],
    ['pantry_items', { food_id: '1', label: 'Rice', grams: 1, use_by: '0001-01-01' }],
    ['shopping_items', { week: '2026-11-24', text: 'Candles' }],
    ['shopping_items', { week: MONDAY, text: 'x'.repeat(201) }],
    ['planner_settings', { rules: [] }],
    ['planner_settings', { rules: { more: 'x'.repeat(20 * 1024) } }],
    ['planner_settings', { shopping: { more: 'x'.repeat(60 * 1024) } }],
  ])('accepts no invalid row in %s: %j', async (table, row) => {
    expect((await ann.client.from(table).insert(row)).error?.code).toBe('23514')
  })

  it('has settings that can be saved repeatedly', async () => {
    const save = (settings: object) => ben.client.from('planner_settings').upsert(settings).throwOnError()
    await save({ rules: { plates: 3 }, shopping: { aisles: [] } })
    await save({ rules: { plates: 1 } })
    const { data } = await ben.client.from('planner_settings').select('rules, shopping').single()
    expect(data).toEqual({ rules: { plates: 1 }, shopping: { aisles: [] } })
  })

  describe('on another phone', () => {
    const call = async (name: string, args: object) => {
      const { data, error } = await backend.gateway().rpc(name, args)
      if (error) throw error
      return data
    }
    const share = async ({ client }: Person, p_list: unknown = LIST) =>
      (await client.rpc('share_shopping_list', { p_week: MONDAY, p_list }).throwOnError()).data
    const read = (slug: string) => call('shared_list', { p_slug_hash: hashOf(slug) })
    const mark = (slug: string, p_ops: unknown) =>
      call('mark_shared_list', { p_slug_hash: hashOf(slug), p_ops })

    it('can be read and checked off by anyone with the link, for seven days', async () => {
      const { slug, until, outcome } = await share(ann)
      expect(outcome).toBe('shared')
      expect(slug).toMatch(/^[0-9a-f]{64}$/)
      const days = (Date.parse(until) - Date.now()) / 86_400_000
      expect(days).toBeGreaterThan(6.9)
      expect(days).toBeLessThan(7.1)
      expect(await read(slug)).toEqual({ list: LIST, marks: [], until })
      const ticked = tick('eggs', 7, { device: 'another' })
      expect(await mark(slug, [ticked])).toEqual({ list: LIST, marks: [ticked], until })
      expect(await merge(ann, [])).toEqual([ticked])
    })

    it("shows and changes nothing of its owner's except the list", async () => {
      const { slug } = await share(ann)
      const own = tick('glucose tablets', 1)
      await merge(ann, [own])
      await merge(ben, [tick('eggs', 1)])
      const { marks } = await mark(slug, [tick('glucose tablets', 9, { checked: false }), tick('secret', 1)])
      expect(marks).toEqual([])
      expect(await merge(ann, [])).toEqual([own])
      expect(await merge(ben, [])).toEqual([tick('eggs', 1)])
    })

    it('is gone after seven days or when its owner ends it, and not found under any other address', async () => {
      const { slug } = await share(ann)
      const other = await share(ann)
      await backend.sql.query(
        "update public.shared_lists set ends_at = now() - interval '1 second' where slug_hash = $1",
        [hashOf(slug)],
      )
      expect(await read(slug)).toBeNull()
      expect(await mark(slug, [tick('eggs', 1)])).toBeNull()
      await ann.client.from('shared_lists').delete().eq('week', MONDAY).throwOnError()
      for (const gone of [other.slug, hashOf(other.slug), '', randomUUID()]) {
        expect(await read(gone)).toBeNull()
        expect(await mark(gone, [tick('eggs', 1)])).toBeNull()
      }
      expect(await merge(ann, [])).toEqual([])
    })

    it('is one of five at most, exact for simultaneous requests', async () => {
      const outcomes = (await Promise.all(Array.from({ length: 9 }, () => share(ann)))).map(
        ({ outcome }) => outcome,
      )
      expect(outcomes.sort()).toEqual([...Array(4).fill('refused'), ...Array(5).fill('shared')])
      await backend.sql.run("update public.shared_lists set ends_at = now() - interval '1 second'")
      expect((await share(ann)).outcome).toBe('shared')
      const rows = await backend.sql.query('select id from public.shared_lists')
      expect(rows).toHaveLength(1)
    })

    it('is stored without the secret part of its address', async () => {
      const { slug } = await share(ann)
      const rows = await backend.sql.query<{ row: string }>(
        'select to_jsonb(l)::text as row from public.shared_lists l',
      )
      expect(rows).toHaveLength(1)
      expect(rows[0]!.row).not.toContain(slug)
    })

    it.each<[what: string, list: unknown]>([
      ['an invalid list', []],
      ['nothing', null],
      [
        'over a thousand items',
        { sections: [{ items: Array.from({ length: 1001 }, (_, n) => ({ key: `${n}` })) }] },
      ],
      ['over 100 KB', { more: 'x'.repeat(100 * 1024) }],
    ])('is refused as %s', async (_what, p_list) => {
      const { error, status } = await ann.client.rpc('share_shopping_list', { p_week: MONDAY, p_list })
      expect({ status, told: error?.message }).toEqual({ status: 400, told: 'invalid_list' })
    })

    it('can be opened only by the gateway', async () => {
      const { slug } = await share(ann)
      for (const client of [backend.guest(), ben.client, ann.client])
        for (const name of ['shared_list', 'mark_shared_list'])
          expect(
            (
              await client.rpc(name, {
                p_slug_hash: hashOf(slug),
                ...(name.startsWith('m') && { p_ops: [] }),
              })
            ).error?.code,
          ).toBe('42501')
    })
  })
})
