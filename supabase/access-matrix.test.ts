import { createHash, randomUUID } from 'node:crypto'
import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { BACKENDS, type Person, type TestBackend } from './testing/backends.ts'
import { somethingOf } from './testing/something.ts'
import { MONDAY, planOf } from './testing/week.ts'

type Right = 'select' | 'insert' | 'update' | 'delete'
type Table = {
  /** The column that names a row's owner. */
  owner: 'id' | 'user_id'
  /** What members may do with their own rows. No one may do anything with others' rows, and guests nothing at all. */
  members: Right[]
  /** What the gateway's key may do besides calling its own functions. */
  gateway: Right[]
  /** Columns members may read, if not all of them. */
  readable?: string
  /** True if rows belong to the writer without naming an owner. */
  unnamed?: true
  row: (owner: string) => Record<string, unknown>
  change: object
}

const NOON = '2025-10-01T12:00:00Z'
const METER = { offset_min: 60, kind: 'meter', unit: 'mg/dL' }

/** Every table. A new one needs its line here, or the first test fails. */
const TABLES: Record<string, Table> = {
  profiles: {
    owner: 'id',
    members: ['select', 'update'],
    gateway: ['select'],
    row: (id) => ({ id, name: 'Forged' }),
    change: { allergies: ['nuts'] },
  },
  recipes: {
    owner: 'user_id',
    members: ['select', 'insert', 'update', 'delete'],
    gateway: ['select'],
    row: (user_id) => ({
      id: randomUUID(),
      user_id,
      title: 'Soup',
      ingredients: ['water'],
      instructions: ['boil'],
      is_public: true,
    }),
    change: { title: 'Stew' },
  },
  user_activity: {
    owner: 'user_id',
    members: ['select'],
    gateway: ['select'],
    row: (user_id) => ({ user_id, type: 'recipe_created', description: 'Forged' }),
    change: { description: 'Forged' },
  },
  contact_messages: {
    owner: 'user_id',
    members: ['select'],
    gateway: [],
    readable: 'id, user_id, name, email, subject, message, created_at',
    row: (user_id) => ({
      id: randomUUID(),
      user_id,
      name: 'A',
      email: 'a@example.com',
      subject: 'Hi',
      message: 'Hi',
    }),
    change: { message: 'Forged' },
  },
  generation_usage: {
    owner: 'user_id',
    members: [],
    gateway: [],
    row: (user_id) => ({ user_id, day: '2026-11-21', subject: 'forged', lease_until: '2026-11-21' }),
    change: { finished_at: null },
  },
  // Neither belongs to an account, so the id stands in for an owner: no one may touch them at all.
  guest_shares: {
    owner: 'id',
    members: [],
    gateway: [],
    row: (id) => ({ id, guest_hash: 'forged', cookie_hash: 'forged', idempotency_key: 'forged', recipe: {} }),
    change: { recipe: null },
  },
  fit_counts: {
    owner: 'id',
    members: [],
    gateway: [],
    row: (id) => ({ id, day: '2026-11-21', who: 'forged', used: 0 }),
    change: { used: 0 },
  },
  meal_plans: {
    owner: 'user_id',
    members: ['select', 'delete'],
    gateway: [],
    row: (user_id) => ({ user_id, week: MONDAY, revision: 1, plan: planOf([]) }),
    change: { revision: 7 },
  },
  planned_dishes: {
    owner: 'user_id',
    members: ['select'],
    gateway: [],
    row: (user_id) => ({ id: randomUUID(), user_id, week: MONDAY, source: {}, recipe: { title: 'Forged' } }),
    change: { recipe: { title: 'Forged' } },
  },
  planner_settings: {
    owner: 'user_id',
    members: ['select', 'insert', 'update'],
    gateway: [],
    row: (user_id) => ({ user_id, rules: {} }),
    change: { rules: { plates: 3 } },
    unnamed: true,
  },
  pantry_items: {
    owner: 'user_id',
    members: ['select', 'insert', 'update', 'delete'],
    gateway: [],
    row: (user_id) => ({ id: randomUUID(), user_id, food_id: '11090', label: 'Broccoli', grams: 300 }),
    change: { grams: 200 },
  },
  shopping_marks: {
    owner: 'user_id',
    members: ['select'],
    gateway: [],
    row: (user_id) => ({ user_id, week: MONDAY, item: 'forged', checked: true, at: 1, device: 'forged' }),
    change: { checked: false },
  },
  shopping_items: {
    owner: 'user_id',
    members: ['select', 'insert', 'update', 'delete'],
    gateway: [],
    row: (user_id) => ({ id: randomUUID(), user_id, week: MONDAY, text: 'Candles' }),
    change: { removed: true },
  },
  shared_lists: {
    owner: 'user_id',
    members: ['select', 'delete'],
    gateway: [],
    readable: 'id, user_id, week, list, created_at, ends_at',
    row: (user_id) => ({ user_id, week: MONDAY, slug_hash: hash(randomUUID()), list: {} }),
    change: { list: {} },
  },
  calendar_feeds: {
    owner: 'user_id',
    members: ['select'],
    gateway: [],
    readable: 'user_id, with_carbs, created_at',
    row: (user_id) => ({ user_id, token_hash: hash(randomUUID()), with_carbs: true }),
    change: { with_carbs: true },
  },
  calendar_cancellations: {
    owner: 'user_id',
    members: ['select'],
    gateway: [],
    row: (user_id) => ({
      user_id,
      slot: randomUUID(),
      week: MONDAY,
      day: MONDAY,
      meal: 'Lunch',
      revision: 1,
    }),
    change: { revision: 7 },
  },
  health_settings: {
    owner: 'user_id',
    members: ['select', 'insert', 'update'],
    gateway: [],
    readable: 'user_id, unit, goal_group, preferred_source, updated_at',
    row: (user_id) => ({ user_id, unit: 'mmol/L' }),
    change: { goal_group: 'older-or-high-risk' },
    unnamed: true,
  },
  health_imports: {
    owner: 'user_id',
    members: ['select', 'insert'],
    gateway: [],
    row: (user_id) => ({ id: randomUUID(), user_id, kind: 'clarity', rows: 3 }),
    change: { added: 7 },
  },
  glucose_readings: {
    owner: 'user_id',
    members: ['select', 'update', 'delete'],
    gateway: [],
    row: (user_id) => ({ user_id, minute: 1, key: 1, at: NOON, ...METER, value: 100 }),
    change: { moment: 'before lunch' },
  },
  eaten_meals: {
    owner: 'user_id',
    members: ['select', 'insert', 'update', 'delete'],
    gateway: [],
    row: (user_id) => ({ id: randomUUID(), user_id, at: NOON, offset_min: 60, title: 'Soup' }),
    change: { carbs: 30 },
  },
  low_treatments: {
    owner: 'user_id',
    members: ['select', 'insert', 'delete'],
    gateway: [],
    row: (user_id) => ({ id: randomUUID(), user_id, at: NOON, offset_min: 60, carbs: 15 }),
    change: { carbs: 30 },
  },
  lab_a1c: {
    owner: 'user_id',
    members: ['select', 'insert', 'update', 'delete'],
    gateway: [],
    row: (user_id) => ({ id: randomUUID(), user_id, day: '2025-10-01', percent: 7, unit: '%' }),
    change: { percent: 6.5 },
  },
  insulin_entries: {
    owner: 'user_id',
    members: ['select', 'delete'],
    gateway: [],
    row: (user_id) => ({
      ...{ id: randomUUID(), user_id, at: NOON, offset_min: 60, units: 4, sort: 'rapid' },
      ...{ import_id: user_id, key: 'forged' },
    }),
    change: { units: 40 },
  },
  plan_fill_counts: {
    owner: 'id',
    members: [],
    gateway: [],
    row: (id) => ({ id, day: '2026-11-21', who: 'forged', used: 0 }),
    change: { used: 0 },
  },
  remembered_foods: {
    owner: 'user_id',
    members: ['select', 'insert', 'update', 'delete'],
    gateway: [],
    row: (user_id) => ({ user_id, phrase: 'forged', food: 'flour-almond' }),
    change: { food: 'flour-coconut' },
    unnamed: true,
  },
  bring_counts: {
    owner: 'id',
    members: [],
    gateway: [],
    row: (id) => ({ id, day: '2026-11-21', who: 'forged', used: 0 }),
    change: { used: 0 },
  },
}

const hash = (text: string) => createHash('sha256').update(text).digest('hex')

/** Every function in our two schemas that a role other than its owner may run, with those roles. */
const FUNCTIONS: Record<string, string> = {
  'product_limits()': 'anon,authenticated,service_role',
  'shared_recipe(text)': 'anon,authenticated,service_role',
  'export_my_data()': 'authenticated',
  'export_my_page(text)': 'authenticated',
  'delete_my_account()': 'authenticated',
  'take_generation(text,text,text,text,uuid,integer,text,text,integer,text,integer,integer,integer)':
    'service_role',
  'renew_generations(uuid[],integer)': 'service_role',
  'generation_shown(uuid)': 'service_role',
  'leave_generation(uuid)': 'service_role',
  'finish_generation(uuid,json)': 'service_role',
  'release_generation(uuid)': 'service_role',
  'read_quota(text,text,text,uuid)': 'service_role',
  'take_recipe_mail(text,text,text,text,uuid,text,text)': 'service_role',
  'release_recipe_mail(uuid)': 'service_role',
  'leave_contact_message(uuid,text,text,text,text,text,uuid)': 'service_role',
  'contact_message_mailed(uuid)': 'service_role',
  'share_as_guest(text,text,text,text)': 'service_role',
  'unshare_as_guest(text,text,text)': 'service_role',
  'guest_share(text)': 'service_role',
  'count_fit(text,text,text,uuid)': 'service_role',
  'save_meal_plan(date,integer,jsonb,jsonb)': 'authenticated',
  'merge_shopping_marks(date,jsonb)': 'authenticated',
  'share_shopping_list(date,jsonb)': 'authenticated',
  'make_calendar_feed(boolean)': 'authenticated',
  'revoke_calendar_feed()': 'authenticated',
  'import_readings(jsonb,uuid)': 'authenticated',
  'import_entries(uuid,jsonb)': 'authenticated',
  'readings_between(timestamp with time zone,timestamp with time zone)': 'authenticated',
  'day_counts(date,date)': 'authenticated',
  'device_key_salt()': 'authenticated',
  'take_back_import(uuid)': 'authenticated',
  'delete_health_log()': 'authenticated',
  'remove_reading(integer,real,text)': 'authenticated',
  'shared_list(text)': 'service_role',
  'mark_shared_list(text,jsonb)': 'service_role',
  'calendar_of(text)': 'service_role',
  'count_plan_fill(text,text,text,uuid)': 'service_role',
  'plan_fills_left(text,text,text,uuid)': 'service_role',
  'count_bring(text,text,text,uuid)': 'service_role',
  'brings_left(text,text,text,uuid)': 'service_role',
  // Functions that constraints, generated columns and triggers run as the writer.
  'private.product_limit(text[])': 'authenticated,service_role',
  'private.lines_fit(text[],integer,integer)': 'authenticated,service_role',
  'private.share_slug(boolean,text)': 'authenticated,service_role',
  'private.folded(text)': 'authenticated,service_role',
  'private.search_text(text,text,text[])': 'authenticated,service_role',
  'private.serving_figure(jsonb,text)': 'authenticated,service_role',
  'private.is_week(date)': 'authenticated,service_role',
  'private.random_secret()': 'authenticated,service_role',
}

type Answer = { status: number; error: { code: string } | null; data?: unknown; count?: number | null }
type Attempt = { needs: Right; run: (db: SupabaseClient, name: string, of: Person) => PromiseLike<Answer> }

const columnsOf = (name: string) => TABLES[name]!.readable ?? '*'
const ownerOf = (name: string) => TABLES[name]!.owner

/** Every operation a client can try on a table, aimed at one person's rows, and at no one's. */
const ATTEMPTS: Record<string, Attempt> = {
  'select theirs': {
    needs: 'select',
    run: (db, name, of) => db.from(name).select(columnsOf(name)).eq(ownerOf(name), of.id),
  },
  'select everything': { needs: 'select', run: (db, name) => db.from(name).select(columnsOf(name)) },
  'count theirs': {
    needs: 'select',
    run: (db, name, of) =>
      db.from(name).select(columnsOf(name), { count: 'exact', head: true }).eq(ownerOf(name), of.id),
  },
  'insert in their name': {
    needs: 'insert',
    run: (db, name, of) => db.from(name).insert(TABLES[name]!.row(of.id)),
  },
  'update theirs': {
    needs: 'update',
    run: (db, name, of) => db.from(name).update(TABLES[name]!.change).eq(ownerOf(name), of.id),
  },
  'delete theirs': {
    needs: 'delete',
    run: (db, name, of) => db.from(name).delete().eq(ownerOf(name), of.id),
  },
}

describe.each(BACKENDS)('access rights on $engine', ({ start }) => {
  let backend: TestBackend
  let owner: Person
  let stranger: Person

  beforeAll(async () => {
    backend = await start()
    owner = await backend.member()
    stranger = await backend.member()
  })
  afterAll(() => backend?.stop())

  /** Whether every row is as inserted: a test that is refused or only reads leaves the rows for the next one. */
  let untouched = false
  beforeEach(async () => {
    if (!untouched) await putIn()
    untouched = true
  })
  afterEach(({ task }) => {
    if (task.result?.state === 'fail') untouched = false
  })

  const putIn = () =>
    backend.sql.run(`
      delete from public.recipes; delete from public.user_activity;
      delete from public.generation_usage; delete from public.contact_messages;
      delete from public.meal_plans; delete from public.planner_settings; delete from public.pantry_items;
      delete from public.shopping_marks; delete from public.shopping_items; delete from public.shared_lists;
      delete from public.health_settings; delete from public.health_imports; delete from public.eaten_meals;
      delete from public.low_treatments; delete from public.lab_a1c; delete from public.insulin_entries;
      delete from public.calendar_feeds; delete from public.calendar_cancellations;
      delete from public.guest_shares; delete from public.fit_counts; delete from public.plan_fill_counts;
      delete from public.bring_counts; delete from public.remembered_foods;
      update public.profiles set name = 'Ann', allergies = '{dairy}';
      ${[owner, stranger].map(({ id }) => somethingOf(id)).join('')}
    `)

  const rowsOf = async (name: string, person: Person): Promise<Record<string, unknown>[]> =>
    (
      await backend.sql.query<{ row: Record<string, unknown> }>(
        `select to_jsonb(t) as row from public.${name} t where ${ownerOf(name)} = $1 order by 1`,
        [person.id],
      )
    ).map(({ row }) => row)

  describe('the catalog', () => {
    it('has no table without expectations here, and none without row level security', async () => {
      const tables = await backend.sql.query<{ name: string; guarded: boolean }>(
        "select relname as name, relrowsecurity as guarded from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f')",
      )
      expect(tables.map((table) => table.name).sort()).toEqual(Object.keys(TABLES).sort())
      expect(tables.filter((table) => !table.guarded)).toEqual([])
    })

    it('has one policy for each operation a member may do on their own rows, and none for anyone else', async () => {
      const policies = await backend.sql.query<{ policy: string; old: string | null; new: string | null }>(
        `select tablename || ' ' || lower(cmd) || ' ' || array_to_string(roles, ',') as policy, qual as old, with_check as new
        from pg_policies where schemaname = 'public' order by 1`,
      )
      const wanted = Object.entries(TABLES).flatMap(([name, { owner: column, members }]) => {
        // In a subquery, so that it is evaluated once and not per row.
        const own = `(${column} = ( SELECT auth.uid() AS uid))`
        return members.map((right) => ({
          policy: `${name} ${right} authenticated`,
          old: right === 'insert' ? null : own,
          new: right === 'insert' || right === 'update' ? own : null,
        }))
      })
      expect(policies).toEqual(wanted.sort((a, b) => (a.policy < b.policy ? -1 : 1)))
    })

    it('grants each role what it needs and no more', async () => {
      const grants = await backend.sql.query<{ granted: string }>(
        `select distinct t.relname || ' ' || role || ' ' || privilege as granted
        from pg_class t, unnest(array['anon', 'authenticated', 'service_role']) as role,
          unnest(array['select', 'insert', 'update', 'delete', 'truncate', 'references', 'trigger']) as privilege
        where t.relnamespace = 'public'::regnamespace and t.relkind = 'r'
          and case when privilege in ('select', 'insert', 'update', 'references')
            then has_any_column_privilege(role, t.oid, privilege) else has_table_privilege(role, t.oid, privilege) end`,
      )
      const wanted = Object.entries(TABLES).flatMap(([name, { members, gateway }]) => [
        ...members.map((right) => `${name} authenticated ${right}`),
        ...gateway.map((right) => `${name} service_role ${right}`),
      ])
      expect(grants.map((row) => row.granted).sort()).toEqual(wanted.sort())
    })

    it('lets no one run a function without a grant, and pins every search path', async () => {
      const functions = await backend.sql.query<{ name: string; who: string | null; pinned: boolean }>(
        `select p.oid::regprocedure::text as name,
          (select string_agg(role, ',' order by role) from unnest(array['anon', 'authenticated', 'service_role']) as role
            where has_function_privilege(role, p.oid, 'execute')) as who,
          coalesce('search_path=""' = any (p.proconfig), false) as pinned
        from pg_proc p where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)`,
      )
      expect(functions.filter((one) => !one.pinned)).toEqual([])
      const runnable = functions.filter((one) => one.who)
      expect(Object.fromEntries(runnable.map((one) => [one.name, one.who]))).toEqual(FUNCTIONS)
    })
  })

  describe.each(Object.entries(TABLES))('%s', (name, { owner: column, members, row, change, unnamed }) => {
    describe.each(Object.entries(ATTEMPTS))('%s', (attempt, { needs, run }) => {
      it('a guest is refused', async () => {
        const before = await rowsOf(name, owner)
        const answer = await run(backend.guest(), name, owner)
        expect(answer.status).toBe(401)
        expect(answer.data ?? null).toBeNull()
        expect(answer.count ?? null).toBeNull()
        expect(await rowsOf(name, owner)).toEqual(before)
      })

      it('another member reaches nothing [ROLE-6]', async () => {
        const before = await rowsOf(name, owner)
        expect(before).not.toEqual([])
        const answer = await run(stranger.client, name, owner)
        if (needs === 'insert' || !members.includes(needs)) expect(answer.status).toBe(403)
        else expect(answer.error).toBeNull()
        const seen = (answer.data ?? []) as Record<string, unknown>[]
        expect(seen.filter((one) => one[column] !== stranger.id)).toEqual([])
        if (attempt === 'select everything' && members.includes('select')) expect(seen).not.toEqual([])
        expect(answer.count ?? 0).toBe(0)
        expect(await rowsOf(name, owner)).toEqual(before)
      })

      it('its owner may do what is granted', async () => {
        const before = await rowsOf(name, owner)
        const answer = await run(owner.client, name, owner)
        if (!members.includes(needs)) {
          expect(answer.status).toBe(403)
          expect(await rowsOf(name, owner)).toEqual(before)
          return
        }
        if (needs === 'insert' && unnamed) {
          expect(answer.status).toBe(403)
          expect(await rowsOf(name, owner)).toEqual(before)
          return
        }
        expect(answer.error).toBeNull()
        if (needs !== 'select') untouched = false
        const after = await rowsOf(name, owner)
        if (attempt.startsWith('select')) expect(answer.data).toHaveLength(before.length)
        if (attempt.startsWith('count')) expect(answer.count).toBe(before.length)
        if (needs === 'insert') expect(after).toHaveLength(before.length + 1)
        if (needs === 'update') expect(after).toMatchObject(before.map(() => change))
        if (needs === 'delete') expect(after).toEqual([])
      })
    })

    it.each([
      [
        'an update of every row',
        (db: SupabaseClient) => db.from(name).update(change).not(column, 'is', null),
      ],
      ['a deletion of every row', (db: SupabaseClient) => db.from(name).delete().not(column, 'is', null)],
    ])('%s reaches no rows of another member', async (_what, run) => {
      const before = await rowsOf(name, stranger)
      untouched &&= members.every((right) => right === 'select')
      await run(owner.client)
      await run(backend.guest())
      expect(await rowsOf(name, stranger)).toEqual(before)
    })

    it('never changes owner, neither given away nor taken', async () => {
      const before = [await rowsOf(name, owner), await rowsOf(name, stranger)]
      const [theirs] = before[1]!
      const attempts = [
        owner.client
          .from(name)
          .update({ [column]: stranger.id })
          .eq(column, owner.id),
        owner.client
          .from(name)
          .update({ [column]: owner.id })
          .eq(column, stranger.id),
        owner.client.from(name).insert({ ...row(stranger.id) }),
        // If the owner is the key, these are the member's own row, not attempts.
        ...(unnamed
          ? []
          : [
              owner.client.from(name).upsert({ ...row(owner.id), id: theirs!.id }),
              owner.client.from(name).upsert({ ...theirs, [column]: owner.id }),
            ]),
        backend
          .guest()
          .from(name)
          .upsert({ ...row(stranger.id), id: theirs!.id }),
      ]
      for (const answer of await Promise.all(attempts)) expect(answer.error).not.toBeNull()
      expect([await rowsOf(name, owner), await rowsOf(name, stranger)]).toEqual(before)
    })
  })
})
