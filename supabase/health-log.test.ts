import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BACKENDS, type Person, type TestBackend } from './testing/backends.ts'
import {
  BEGIN,
  importOf,
  type LoggedReading,
  type Packed,
  packed,
  sensorReadings,
  unpacked,
} from './testing/health-log.ts'
import { pagesOf } from './testing/pages-of.ts'

const DAY = 86_400_000
const METER: LoggedReading = {
  ...{ at: BEGIN + 60_000, offset: 60, kind: 'meter', unit: 'mmol/L', value: 5.6, bound: null, device: null },
  moment: 'before breakfast',
  note: 'After a walk',
}
const LOW: LoggedReading = { ...sensorReadings(1, BEGIN - DAY)[0]!, value: null, bound: '<40' }
const HIGH: LoggedReading = { ...LOW, unit: 'mmol/L', bound: '>22.2', at: BEGIN - 2 * DAY }

const shuffled = <Item>(items: readonly Item[]): Item[] =>
  items
    .map((item, n) => ({ item, n: (n * 7919) % items.length }))
    .sort((a, b) => a.n - b.n)
    .map(({ item }) => item)

describe.each(BACKENDS)('the health log on $engine', ({ start }) => {
  let backend: TestBackend
  beforeAll(async () => {
    backend = await start()
  })
  afterAll(() => backend?.stop())

  const ask = (person: Person, readings: readonly LoggedReading[], p_import?: string) =>
    person.client.rpc('import_readings', { p_rows: packed(readings), p_import })
  const log = async (person: Person, readings: readonly LoggedReading[], p_import?: string) => {
    const { data } = await ask(person, readings, p_import).throwOnError()
    return data as { added: number; known: number }
  }
  const between = async (person: Person, from = BEGIN - 90 * DAY, to = BEGIN + 90 * DAY) => {
    const range = { p_from: new Date(from).toISOString(), p_to: new Date(to).toISOString() }
    return unpacked((await person.client.rpc('readings_between', range).throwOnError()).data as Packed)
  }
  const takeBack = async (person: Person, p_import: string) => {
    const calls: number[] = []
    for (;;) {
      const { data } = await person.client.rpc('take_back_import', { p_import }).throwOnError()
      calls.push(data.removed)
      if (data.done) return calls
    }
  }
  const held = async ({ id }: Person, table = 'glucose_readings') =>
    (
      await backend.sql.query<{ n: number }>(
        `select count(*)::int as n from public.${table} where user_id = $1`,
        [id],
      )
    )[0]!.n

  describe('readings', () => {
    it('come out as they went in, with the same unit and local time', async () => {
      const ann = await backend.member()
      const summer = sensorReadings(3, BEGIN, { unit: 'mmol/L', device: 'another' }).map((one) => ({
        ...one,
        offset: -90,
      }))
      const all = [
        HIGH,
        LOW,
        ...sensorReadings(288),
        METER,
        ...summer.map((one, n) => ({ ...one, value: n / 10 })),
      ]
      expect(await log(ann, all, await importOf(ann.client)).catch((error) => error)).toMatchObject({
        code: 'PT400',
      })
      const { note: _, moment: __, ...plain } = METER
      const p_import = await importOf(ann.client)
      const noted = all.map((one) => (one === METER ? plain : one))
      expect(await log(ann, noted, p_import)).toEqual({ added: 294, known: 0 })
      const bare = ({ moment: _m, note: _n, ...one }: LoggedReading) =>
        JSON.stringify(Object.entries(one).sort())
      expect((await between(ann)).map(bare).sort()).toEqual(noted.map(bare).sort())
    })

    it('entered by hand keep their notes, which can be changed, and are deleted one by one', async () => {
      const ann = await backend.member()
      expect(await log(ann, [METER])).toEqual({ added: 1, known: 0 })
      expect(await log(ann, [METER])).toEqual({ added: 0, known: 1 })
      const { data } = await ann.client
        .rpc('readings_between', {
          p_from: new Date(BEGIN).toISOString(),
          p_to: new Date(BEGIN + DAY).toISOString(),
        })
        .throwOnError()
      const [{ minute, key, by_hand }] = data.series[0].others
      expect({ minute, by_hand }).toEqual({ minute: METER.at / 60_000, by_hand: true })
      const its = { minute, key }
      await ann.client.from('glucose_readings').update({ note: 'Ran' }).match(its).throwOnError()
      expect((await between(ann))[0]).toMatchObject({ note: 'Ran', moment: 'before breakfast', value: 5.6 })
      await ann.client.from('glucose_readings').delete().match(its).throwOnError()
      expect(await between(ann)).toEqual([])
    })

    it('in a time range include its start and exclude its end', async () => {
      const ann = await backend.member()
      await log(
        ann,
        [0, 30_000, 90_000].map((ms) => ({ ...METER, at: BEGIN + ms, value: 5 + ms / 1e5 })),
      )
      expect((await between(ann, BEGIN, BEGIN + 90_000)).map(({ at }) => at - BEGIN)).toEqual([0, 30_000])
      expect(await between(ann, BEGIN + 30_001, BEGIN + 90_000)).toEqual([])
      for (const [p_from, p_to] of [
        ['2025-01-01', '2025-12-31'],
        ['2025-02-01', '2025-01-01'],
        ['-infinity', '2025-01-01'],
        ['2025-02-01', null],
      ]) {
        const { error } = await ann.client.rpc('readings_between', { p_from, p_to })
        expect(error?.message, `${p_from} to ${p_to}`).toBe('invalid_range')
      }
    })

    it('are counted by local day', async () => {
      const ann = await backend.member()
      const lateWest = { ...METER, at: BEGIN + 60_000, offset: -480, note: null, moment: null }
      await log(ann, [...sensorReadings(288), lateWest])
      const { data } = await ann.client
        .rpc('day_counts', { p_from: '2025-01-01', p_to: '2025-12-31' })
        .throwOnError()
      expect(data).toEqual([
        { day: '2025-09-30', sensor: 0, meter: 1 },
        { day: '2025-10-01', sensor: 276, meter: 0 },
        { day: '2025-10-02', sensor: 12, meter: 0 },
      ])
      const one = { p_from: '2025-10-02', p_to: '2025-10-02' }
      expect((await ann.client.rpc('day_counts', one).throwOnError()).data).toEqual(data.slice(2))
    })
  })

  describe('an import', () => {
    const file = [LOW, ...sensorReadings(700), { ...METER, moment: null, note: null }]

    it('of the same file adds nothing, whether whole, in halves or shuffled', async () => {
      const ann = await backend.member()
      const half = file.slice(0, 300)
      expect(await log(ann, half, await importOf(ann.client))).toEqual({ added: 300, known: 0 })
      expect(await log(ann, shuffled(file), await importOf(ann.client))).toEqual({ added: 402, known: 300 })
      for (const again of [file, file.slice(300), half, shuffled(file)])
        expect((await log(ann, again, await importOf(ann.client))).added).toBe(0)
      expect(await held(ann)).toBe(702)
    })

    it('recognizes a reading without its seconds or from another time zone, and keeps others apart', async () => {
      const ann = await backend.member()
      const [one] = sensorReadings(1, BEGIN + 31_000) as [LoggedReading]
      await log(ann, [one])
      expect(await log(ann, [{ ...one, at: BEGIN, offset: 120 }])).toEqual({ added: 0, known: 1 })
      const others: Partial<LoggedReading>[] = [
        { at: one.at + 60_000 },
        { value: 99 },
        { kind: 'meter' },
        { device: 'another' },
        { device: null },
        { unit: 'mmol/L', value: 5.5 },
      ]
      expect(
        await log(
          ann,
          others.map((change) => ({ ...one, ...change })),
        ),
      ).toEqual({ added: 6, known: 0 })
    })

    it('from eight devices at once stores each reading once', async () => {
      const ann = await backend.member()
      const imports = await Promise.all(Array.from({ length: 8 }, () => importOf(ann.client)))
      const answers = await Promise.all(imports.map((id, n) => log(ann, n % 2 ? shuffled(file) : file, id)))
      expect(answers.reduce((sum, { added }) => sum + added, 0)).toBe(702)
      expect(answers.every(({ added, known }) => added + known === 702)).toBe(true)
      expect(await held(ann)).toBe(702)
      const { data } = await ann.client.from('health_imports').select('added').throwOnError()
      expect(data.reduce((sum, { added }) => sum + added, 0)).toBe(702)
    })

    it('includes meals, treated lows and insulin, each once', async () => {
      const ann = await backend.member()
      const when = { at: BEGIN + 500, offset: 60 }
      const p_entries = {
        meals: [
          { ...when, key: 'c1.45', title: 'Carbohydrate', carbs: 45 },
          { ...when, key: 'c2', title: 'Snack', carbs: null, note: 'at work' },
        ],
        treatments: [{ ...when, key: 't1' }],
        insulin: [{ ...when, key: 'i1', units: 4.5, sort: 'rapid' }],
      }
      const answers = await Promise.all(
        Array.from({ length: 4 }, async () => {
          const p_import = await importOf(ann.client)
          return (await ann.client.rpc('import_entries', { p_import, p_entries }).throwOnError()).data
        }),
      )
      expect(answers.map(({ added }) => added).sort()).toEqual([0, 0, 0, 4])
      const { data } = await ann.client.from('eaten_meals').select('at, title, carbs, note').order('key')
      expect(data).toEqual([
        { at: '2025-10-01T00:00:00+00:00', title: 'Carbohydrate', carbs: 45, note: null },
        { at: '2025-10-01T00:00:00+00:00', title: 'Snack', carbs: null, note: 'at work' },
      ])
      for (const table of ['low_treatments', 'insulin_entries']) expect(await held(ann, table)).toBe(1)
    })

    it('is undone completely, and nothing else', async () => {
      const ann = await backend.member()
      const [first, second] = [await importOf(ann.client), await importOf(ann.client)]
      await log(ann, file, first)
      expect((await log(ann, [...file, ...sensorReadings(9, BEGIN + 30 * DAY)], second)).added).toBe(9)
      await log(ann, [{ ...METER, value: 7 }])
      const entries = (p_import: string, key: string) =>
        ann.client
          .rpc('import_entries', {
            p_import,
            p_entries: {
              meals: [{ at: BEGIN, offset: 60, key, title: 'Soup', carbs: 20 }],
              treatments: [{ at: BEGIN, offset: 60, key }],
              insulin: [{ at: BEGIN, offset: 60, key, units: 1, sort: 'long' }],
            },
          })
          .throwOnError()
      await entries(first, 'a')
      await entries(second, 'b')
      expect(await takeBack(ann, first)).toEqual([705])
      expect(await held(ann)).toBe(10)
      const { data } = await ann.client.from('health_imports').select('id').throwOnError()
      expect(data).toEqual([{ id: second }])
      for (const table of ['eaten_meals', 'low_treatments', 'insulin_entries'])
        expect((await ann.client.from(table).select('key')).data, table).toEqual([{ key: 'b' }])
      expect((await ann.client.rpc('take_back_import', { p_import: first })).error?.message).toBe(
        'no_such_import',
      )
      expect((await ask(ann, file, first)).error?.message).toBe('no_such_import')
    })

    it('of many readings is undone in parts', async () => {
      const ann = await backend.member()
      const p_import = await importOf(ann.client)
      await log(ann, sensorReadings(2), p_import)
      await backend.sql.query(
        `insert into public.glucose_readings (user_id, minute, key, at, offset_min, kind, unit, value, import_id)
        select $1, n, 1, to_timestamp(n * 60), 0, 'sensor', 'mg/dL', 100, $2 from generate_series(25000000, 25055000) as n`,
        [ann.id, p_import],
      )
      await backend.sql.query('update public.health_imports set first_minute = 25000000 where id = $1', [
        p_import,
      ])
      expect(await takeBack(ann, p_import)).toEqual([25_000, 25_000, 5003])
      expect(await held(ann)).toBe(0)
    })

    it('cannot be added to or undone by anyone else', async () => {
      const [ann, ben] = [await backend.member(), await backend.member()]
      const p_import = await importOf(ann.client)
      await log(ann, file, p_import)
      expect((await ask(ben, file, p_import)).error?.message).toBe('no_such_import')
      for (const [name, more] of [
        ['take_back_import', {}],
        ['import_entries', { p_entries: {} }],
      ] as const)
        expect((await ben.client.rpc(name, { p_import, ...more })).error?.message).toBe('no_such_import')
      expect(await between(ben)).toEqual([])
      expect(await between(ann)).toHaveLength(702)
      expect((await log(ben, file)).added).toBe(702)
    })

    it('has a permanent key for devices, not readable in the table and different for each member', async () => {
      const [ann, ben] = [await backend.member(), await backend.member()]
      const saltOf = async (person: Person) =>
        (await person.client.rpc('device_key_salt').throwOnError()).data
      const salts = await Promise.all([saltOf(ann), saltOf(ann), saltOf(ann)])
      expect(salts[0]).toMatch(/^[\w-]{22,}$/)
      expect(new Set(salts).size).toBe(1)
      expect(await saltOf(ben)).not.toBe(salts[0])
      expect((await ann.client.from('health_settings').select('device_key_salt')).error?.code).toBe('42501')
      const forged = await ann.client
        .from('health_settings')
        .update({ device_key_salt: 'a' })
        .eq('user_id', ann.id)
      expect(forged.error?.code).toBe('42501')
      await ann.client.rpc('delete_health_log').throwOnError()
      expect(await saltOf(ann)).not.toBe(salts[0])
    })
  })

  it('lets a member undo one manual reading, but none from a file or of others', async () => {
    const [ann, ben] = [await backend.member(), await backend.member()]
    const { note: _, moment: __, ...bare } = METER
    await log(ann, [METER])
    await log(ben, [METER])
    await log(ann, [{ ...bare, at: BEGIN + 120_000 }], await importOf(ann.client))
    const remove = (minutes: number) =>
      ann.client
        .rpc('remove_reading', { p_minute: BEGIN / 60_000 + minutes, p_value: 5.6, p_unit: 'mmol/L' })
        .throwOnError()
    expect((await remove(2)).data).toBe(false)
    expect((await remove(1)).data).toBe(true)
    expect((await remove(1)).data).toBe(false)
    expect(await held(ann)).toBe(1)
    expect(await held(ben)).toBe(1)
  })

  describe('is deleted', () => {
    it('with everything, and a running import is told', async () => {
      const [ann, ben] = [await backend.member(), await backend.member()]
      const p_import = await importOf(ann.client)
      for (const person of [ann, ben]) await log(person, sensorReadings(500))
      await log(ann, sensorReadings(500, BEGIN + 9 * DAY), p_import)
      const row = { at: new Date(BEGIN).toISOString(), offset_min: 60 }
      await ann.client
        .from('eaten_meals')
        .insert({ ...row, title: 'Soup' })
        .throwOnError()
      await ann.client.from('low_treatments').insert(row).throwOnError()
      await ann.client.from('lab_a1c').insert({ day: '2025-10-01', percent: 7, unit: '%' }).throwOnError()
      await ann.client.rpc('delete_health_log').throwOnError()
      for (const table of [
        'glucose_readings',
        'eaten_meals',
        'low_treatments',
        'lab_a1c',
        'health_imports',
        'health_settings',
      ])
        expect(await held(ann, table), table).toBe(0)
      expect((await ask(ann, sensorReadings(5), p_import)).error?.message).toBe('no_such_import')
      expect(await held(ben)).toBe(500)
    })

    it('with the account, even while imports are running', async () => {
      const ann = await backend.member()
      await log(ann, sensorReadings(10))
      const imports = Array.from({ length: 6 }, (_, n) => ask(ann, sensorReadings(500, BEGIN + n * 9 * DAY)))
      await Promise.all([...imports, backend.sql.query('delete from auth.users where id = $1', [ann.id])])
      expect(await held(ann)).toBe(0)
      expect((await ask(ann, sensorReadings(5))).error).not.toBeNull()
      expect(await held(ann)).toBe(0)
    })
  })

  describe('is exported', () => {
    it('in pages with part of the readings each, and not all at once if there are very many', async () => {
      const ann = await backend.member()
      await log(ann, [METER, LOW])
      await backend.sql.query(
        `insert into public.glucose_readings (user_id, minute, key, at, offset_min, kind, unit, value, device, import_id)
        select $1, 27000000 + n, 1, to_timestamp((27000000 + n) * 60), 60, 'sensor', 'mg/dL', 100 + n % 90, 'a', $1
        from generate_series(1, 120000) as n`,
        [ann.id],
      )
      const pages = await pagesOf(ann.client)
      const readings = pages.map((page) => ((page.glucose_readings ?? []) as Packed[]).flatMap(unpacked))
      expect(readings.map(({ length }) => length)).toEqual([0, 50_000, 50_000, 20_002])
      expect(new Set(readings.flat().map(({ at }) => at)).size).toBe(120_002)
      expect(pages.filter((page) => 'eaten_meals' in page)).toHaveLength(1)
      await backend.sql.query(
        'update public.health_settings set readings_at_most = 1000001 where user_id = $1',
        [ann.id],
      )
      expect((await ann.client.rpc('export_my_data')).error?.message).toBe('export_in_pages')
      expect(await pagesOf(ann.client)).toHaveLength(4)
    })

    it('only from valid pages', async () => {
      const ann = await backend.member()
      for (const p_page of ['health_log', 'health_log:x', 'health_log:-1', 'account:0', "x';--:0", ''])
        expect((await ann.client.rpc('export_my_page', { p_page })).error?.message, p_page).toBe(
          'invalid_page',
        )
    })

    it('of no one else', async () => {
      const [ann, ben] = [await backend.member(), await backend.member()]
      await log(ann, [METER])
      expect(JSON.stringify(await pagesOf(ben.client))).not.toContain(METER.note)
    })
  })

  describe('has limits', () => {
    it('on readings, exact for simultaneous requests', async () => {
      const ann = await backend.member()
      const most = (n: number) =>
        backend.sql.run(
          `create or replace function private.readings_most() returns integer language sql immutable set search_path = '' return ${n}`,
        )
      await most(1000)
      try {
        const answers = await Promise.all(
          Array.from({ length: 6 }, (_, n) => ask(ann, sensorReadings(300, BEGIN + n * 9 * DAY))),
        )
        expect(answers.filter(({ error }) => error === null)).toHaveLength(3)
        expect(answers.filter(({ error }) => error?.message === 'readings_limit')).toHaveLength(3)
        expect(await held(ann)).toBe(900)
        // Known readings need no room, and deleted ones free some.
        expect((await log(ann, sensorReadings(100, BEGIN + 60 * DAY))).added).toBe(100)
        expect((await ask(ann, sensorReadings(1, BEGIN + 70 * DAY))).error?.message).toBe('readings_limit')
        const { error } = await ann.client
          .from('glucose_readings')
          .delete()
          .gte('at', new Date(BEGIN + 60 * DAY).toISOString())
        expect(error).toBeNull()
        expect((await log(ann, sensorReadings(100, BEGIN + 70 * DAY))).added).toBe(100)
      } finally {
        await most(2_000_000)
      }
    })

    it('on meals, exact for simultaneous requests', async () => {
      const ann = await backend.member()
      const row = { at: new Date(BEGIN).toISOString(), offset_min: 60, title: 'Soup' }
      await backend.sql.query(
        `insert into public.eaten_meals (user_id, at, offset_min, title)
        select $1, to_timestamp(1600000000 + n), 0, 'Soup' from generate_series(1, 19995) as n`,
        [ann.id],
      )
      const answers = await Promise.all(
        Array.from({ length: 8 }, () => ann.client.from('eaten_meals').insert(row)),
      )
      expect(answers.map(({ error }) => error?.message ?? 'stored').sort()).toEqual([
        ...Array(3).fill('meals_limit'),
        ...Array(5).fill('stored'),
      ])
      const p_import = await importOf(ann.client)
      const p_entries = { meals: [{ at: BEGIN, offset: 0, key: 'c1', title: 'Soup', carbs: 1 }] }
      const { error } = await ann.client.rpc('import_entries', { p_import, p_entries })
      expect(error?.message).toBe('meals_limit')
    })
  })

  describe('refuses', () => {
    let ann: Person
    beforeAll(async () => {
      ann = await backend.member()
    })
    const [one] = sensorReadings(1) as [LoggedReading]
    const rows = packed([one])
    const [series] = rows.series
    const withSeries = (change: object) => ({ ...rows, series: [{ ...series, ...change }] })
    const tomorrow = Date.now() + 2 * DAY

    it.each<[what: string, rows: unknown]>([
      ['nothing', null],
      ['a list', []],
      ['no readings', packed([])],
      ['a series without readings', withSeries({ at: '', value: '', others: [] })],
      ['5,001 readings', packed(sensorReadings(5001))],
      ['5,001 readings with notes', packed(sensorReadings(5001).map((its) => ({ ...its, moment: 'lunch' })))],
      ['201 series', { ...rows, series: Array.from({ length: 201 }, () => series) }],
      ['invalid series', { ...rows, series: [1, null, 'a'] }],
      ['a start that is not a number', { ...rows, start: 'now' }],
      ['times that are a list', withSeries({ at: [1] })],
      ['more times than values', withSeries({ at: '0 300' })],
      ['more values than times', withSeries({ value: '100 101' })],
      ['times with commas', withSeries({ at: '0,300', value: '100,101' })],
      ['times in braces', withSeries({ at: '{0}', value: '{100}' })],
      ['two blanks', withSeries({ at: '0  300', value: '100  101' })],
      ['a time that is a word', withSeries({ at: 'now' })],
      ['an infinite time', withSeries({ at: 'Infinity' })],
      ['a value that is a word', withSeries({ value: 'Low' })],
      ['a value that is NaN', withSeries({ value: 'NaN' })],
      ['a value of NULL', withSeries({ value: 'NULL' })],
      ['-5 mg/dL', packed([{ ...one, value: -5 }])],
      ['1,001 mg/dL', packed([{ ...one, value: 1001 }])],
      ['9,999 mg/dL', packed([{ ...one, value: 9999 }])],
      ['120 mmol/L', packed([{ ...one, unit: 'mmol/L', value: 120 }])],
      ['another unit', withSeries({ unit: 'mg/L' })],
      ['another kind', withSeries({ kind: 'scan' })],
      ['no kind', withSeries({ kind: null })],
      ['an offset of 30 hours', withSeries({ offset: 1800 })],
      ['no offset', withSeries({ offset: null })],
      ['a device in words', withSeries({ device: "Ann's sensor" })],
      ['a device of 25 letters', withSeries({ device: 'a'.repeat(25) })],
      ['1989', packed([{ ...one, at: Date.UTC(1989, 11, 31) }])],
      ['the day after tomorrow', packed([{ ...one, at: tomorrow }])],
      ['2099', packed([{ ...one, at: Date.UTC(2099, 0, 1) }])],
      ['a bound along with a value', packed([{ ...one, bound: '<40' }])],
      ['a bound without a side', packed([{ ...one, value: null, bound: '=40' }])],
      ['a bound without a number', packed([{ ...one, value: null, bound: '<' }])],
      ['neither a value nor a bound', withSeries({ others: [{ at: one.at }] })],
      ['a note of 501 letters', packed([{ ...METER, note: 'a'.repeat(501) }])],
      ['a moment of 41 letters', packed([{ ...METER, moment: 'a'.repeat(41) }])],
      ['one good reading along with a bad one', packed([one, { ...one, value: 9999 }])],
    ])('%s', async (_what, p_rows) => {
      const { error, status } = await ann.client.rpc('import_readings', { p_rows })
      expect({ status, told: error?.message }).toEqual({ status: 400, told: 'invalid_readings' })
      expect(await held(ann)).toBe(0)
    })

    it.each<[what: string, entries: unknown]>([
      ['nothing', null],
      ['entries that are a list', []],
      ['invalid meals', { meals: { a: 1 } }],
      ['a meal without a key', { meals: [{ at: BEGIN, offset: 0, title: 'Soup', carbs: 1 }] }],
      ['a treatment without a key', { treatments: [{ at: BEGIN, offset: 0 }] }],
      ['a meal without a title', { meals: [{ at: BEGIN, offset: 0, key: 'a', title: '' }] }],
      ['-1 g', { meals: [{ at: BEGIN, offset: 0, key: 'a', title: 'a', carbs: -1 }] }],
      [
        'insulin of an unknown sort',
        { insulin: [{ at: BEGIN, offset: 0, key: 'a', units: 1, sort: 'basal' }] },
      ],
      [
        'insulin of 2099',
        { insulin: [{ at: Date.UTC(2099, 0), offset: 0, key: 'a', units: 1, sort: 'long' }] },
      ],
      [
        '5,001 entries',
        { treatments: Array.from({ length: 5001 }, (_, n) => ({ at: BEGIN, offset: 0, key: `${n}` })) },
      ],
    ])('%s in an import', async (_what, p_entries) => {
      const { error, status } = await ann.client.rpc('import_entries', {
        p_import: await importOf(ann.client),
        p_entries,
      })
      expect({ status, told: error?.message }).toEqual({ status: 400, told: 'invalid_entries' })
      for (const table of ['eaten_meals', 'low_treatments', 'insulin_entries'])
        expect(await held(ann, table)).toBe(0)
    })

    const meal = { at: new Date(BEGIN).toISOString(), offset_min: 60, title: 'Soup' }
    it.each<[what: string, table: string, row: object]>([
      ['a meal without a title', 'eaten_meals', { ...meal, title: '' }],
      ['a title of 201 letters', 'eaten_meals', { ...meal, title: 'a'.repeat(201) }],
      ['a portion of zero', 'eaten_meals', { ...meal, portion: 0 }],
      ['an unknown flag', 'eaten_meals', { ...meal, flags: ['dose'] }],
      ['a meal of 1970', 'eaten_meals', { ...meal, at: '1970-01-01T00:00:00Z' }],
      ['a meal of next week', 'eaten_meals', { ...meal, at: new Date(tomorrow + 5 * DAY).toISOString() }],
      ['a meal at infinity', 'eaten_meals', { ...meal, at: 'infinity' }],
      ['a note of 501 letters', 'eaten_meals', { ...meal, note: 'a'.repeat(501) }],
      ['an A1C of 3 %', 'lab_a1c', { day: '2025-10-01', percent: 3, unit: '%' }],
      ['an A1C of 2099', 'lab_a1c', { day: '2099-10-01', percent: 7, unit: '%' }],
      ['an A1C in another unit', 'lab_a1c', { day: '2025-10-01', percent: 7, unit: 'mg/dL' }],
      ['another unit', 'health_settings', { unit: 'mg' }],
      ['an unknown group', 'health_settings', { goal_group: 'everybody' }],
      ['an import of another kind', 'health_imports', { kind: 'Ann.csv', rows: 1 }],
    ])('%s', async (_what, table, row) => {
      const { error, status } = await ann.client.from(table).insert(row)
      expect({ status, code: error?.code }).toEqual({ status: 400, code: '23514' })
    })

    it('a guest', async () => {
      for (const [name, args] of [
        ['import_readings', { p_rows: rows }],
        ['import_entries', { p_import: randomUUID(), p_entries: {} }],
        ['readings_between', { p_from: '2025-01-01', p_to: '2025-02-01' }],
        ['day_counts', { p_from: '2025-01-01', p_to: '2025-02-01' }],
        ['device_key_salt', {}],
        ['take_back_import', { p_import: randomUUID() }],
        ['delete_health_log', {}],
        ['remove_reading', { p_minute: 0, p_value: 1, p_unit: 'mg/dL' }],
      ] as const)
        expect((await backend.guest().rpc(name, args)).error?.code, name).toBe('42501')
    })
  })
})
