import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Sql } from './sql/sql.ts'
import { BACKENDS, type TestBackend } from './testing/backends.ts'
import { packed, sensorReadings } from './testing/health-log.ts'
import {
  BIG_TABLES,
  FEED_HASH,
  GUEST_SLUG,
  importOfMember,
  LIST_HASH,
  member,
  recipe,
  SLUG,
  seedMillion,
} from './testing/million.ts'
import { dishWith, MONDAY, planOf, slotWith } from './testing/week.ts'

const COOK = member(1)
/** Has 52,000 readings, half a year of a sensor. */
const WEARER = member(3)
const CARD =
  'id, title, description, prep_time, cook_time, meal_type, glycemic_index, carb_count, plate, is_favorite, created_at'
const mine = `select ${CARD} from public.recipes where user_id = '${COOK}'`

/** Every query of the pages, in the form PostgREST sends it. */
const QUESTIONS: Record<string, string> = {
  'my recipes, newest first': `${mine} order by created_at desc, id limit 24`,
  'my recipes, oldest first': `${mine} order by created_at, id limit 24`,
  'my recipes, A to Z': `${mine} order by title_key, id limit 24`,
  'my recipes, Z to A': `${mine} order by title_key desc, id limit 24`,
  'the second page': `${mine} order by created_at desc, id limit 24 offset 24`,
  'the last of 5,000, newest first': `${mine} order by created_at desc, id limit 24 offset 4976`,
  'the last of 5,000, A to Z': `${mine} order by title_key, id limit 24 offset 4976`,
  'all the rest, as export pages it': `${mine} order by created_at desc, id limit 1000 offset 4000`,
  'a search for one word': `${mine} and search_text ilike '%lentil%' order by created_at desc, id limit 24`,
  'a search for two words': `${mine} and search_text ilike '%lentil%' and search_text ilike '%4711%' order by title_key, id limit 24`,
  'a search that finds nothing': `${mine} and search_text ilike '%zucchini%' order by created_at desc, id limit 24`,
  'my dinners': `${mine} and meal_type = 'dinner' order by created_at desc, id limit 24`,
  'my vegan ones': `${mine} and dietary_type @> '{vegan}' order by created_at desc, id limit 24`,
  'my vegan dinners with lentils': `${mine} and meal_type = 'dinner' and dietary_type @> '{vegan}' and search_text ilike '%lentil%' order by title_key, id limit 24`,
  'my favorites': `${mine} and is_favorite = true order by created_at desc, id limit 24`,
  'four favorites': `${mine} and is_favorite = true order by created_at desc limit 4`,
  'how many I have': `select count(*) from public.recipes where user_id = '${COOK}'`,
  'how many favorites': `select count(*) from public.recipes where user_id = '${COOK}' and is_favorite = true`,
  'my vegan favorites, Z to A': `${mine} and dietary_type @> '{vegan}' and is_favorite = true order by title_key desc, id limit 24 offset 24`,
  'how many a search finds': `select count(*) from public.recipes where user_id = '${COOK}' and search_text ilike '%lentil%'`,
  'whatever I may see, without my id': `select ${CARD} from public.recipes order by created_at desc limit 24`,
  'one recipe': `select * from public.recipes where id = '${recipe(7)}'`,
  'one recipe of mine': `select * from public.recipes where id = '${recipe(7)}' and user_id = '${COOK}'`,
  'a heart': `update public.recipes set is_favorite = true where id = '${recipe(7)}' and user_id = '${COOK}' returning id`,
  'whether it is shared': `select is_public, share_slug from public.recipes where user_id = '${COOK}' and id = '${recipe(7)}'`,
  'making it public': `update public.recipes set is_public = true where user_id = '${COOK}' and id = '${recipe(7)}' returning share_slug`,
  'a deletion': `delete from public.recipes where id = '${recipe(7)}' and user_id = '${COOK}' returning id`,
  'recent activity': `select id, type, description, recipe_id, created_at from public.user_activity where user_id = '${COOK}' order by created_at desc, id limit 5`,
  'a page of activity': `select id, type, description, recipe_id, created_at from public.user_activity where user_id = '${COOK}' order by created_at desc, id limit 50 offset 450`,
  'how much activity': `select count(*) from public.user_activity where user_id = '${COOK}'`,
  'my profile': `select name, dietary_preferences, health_conditions, allergies, cooking_skill_level, household_size from public.profiles where id = '${COOK}'`,
  'a change of my profile': `update public.profiles set name = 'Ann' where id = '${COOK}'`,
  'my week': `select revision, plan from public.meal_plans where user_id = '${COOK}' and week = '2026-11-23'`,
  'the dishes of my week': `select id, source, recipe from public.planned_dishes where user_id = '${COOK}' and week = '2026-11-23'`,
  'my planning settings': `select rules, shopping from public.planner_settings where user_id = '${COOK}'`,
  'my pantry': `select id, food_id, label, grams, use_by from public.pantry_items where user_id = '${COOK}' order by updated_at desc, id`,
  "my week's items": `select id, text, removed from public.shopping_items where user_id = '${COOK}' and week = '2026-11-23' order by created_at, id`,
  "my week's marks": `select item, checked, at, device from public.shopping_marks where user_id = '${COOK}' and week = '2026-11-23'`,
  'my shared lists': `select id, week, ends_at from public.shared_lists where user_id = '${COOK}' and ends_at > now()`,
  'whether I have a feed': `select with_carbs, created_at from public.calendar_feeds where user_id = '${COOK}'`,
  'a deleted week': `delete from public.meal_plans where user_id = '${COOK}' and week = '2026-11-23'`,
  'what I said of foods': `select phrase, food from public.remembered_foods where user_id = '${COOK}'`,
  'something forgotten': `delete from public.remembered_foods where user_id = '${COOK}' and phrase = 'food 3'`,
  'my messages': `select id, subject, message, created_at from public.contact_messages where user_id = '${COOK}' order by created_at desc`,
  'my readings of 90 days': `select kind, value from public.glucose_readings where user_id = '${COOK}' and minute between 29100000 and 29229600`,
  'a note on a reading': `update public.glucose_readings set note = 'a' where minute = 29000005 and key = 1`,
  'the end of a reading': `delete from public.glucose_readings where minute = 29000005 and key = 1 and user_id = '${COOK}'`,
  'meals of two weeks': `select title, carbs from public.eaten_meals where user_id = '${COOK}' and at >= to_timestamp(1740000000) and at < to_timestamp(1741000000) order by at`,
  'meals of a recipe': `select at, carbs from public.eaten_meals where user_id = '${COOK}' and recipe = 'soup 3' order by at`,
  'an undone meal': `delete from public.eaten_meals where id = '${recipe(7)}'`,
}

const CHILI = dishWith()
const GUEST = { p_subject_kind: 'guest', p_guest: 'guest 11', p_cookie: 'cookie 12', p_address: 'address 13' }
const MEMBER = { p_subject_kind: 'member', p_user: member(3) }
const AT_MOST = {
  p_origin: 'address 13',
  p_person_places: 2,
  p_person_unfinished: 6,
  p_address_unfinished: 20,
}

/** Functions, by what they are for. EXPLAIN does not show their statements, so their table scans are counted. */
const CALLS: [what: string, as: 'authenticated' | 'service_role', name: string, args: object][] = [
  ['the public page of a recipe', 'authenticated', 'shared_recipe', { p_slug: SLUG }],
  ['an export', 'authenticated', 'export_my_data', {}],
  ['the first page of an export', 'authenticated', 'export_my_page', {}],
  ['a page of readings of an export', 'authenticated', 'export_my_page', { p_page: 'health_log:0' }],
  ['the end of an account', 'authenticated', 'delete_my_account', {}],
  [
    "a guest's generation",
    'service_role',
    'take_generation',
    { ...GUEST, ...AT_MOST, p_idempotency_key: 'key 11' },
  ],
  [
    "a member's generation",
    'service_role',
    'take_generation',
    { ...MEMBER, ...AT_MOST, p_idempotency_key: 'new' },
  ],
  ['a longer lease', 'service_role', 'renew_generations', { p_ids: [randomUUID()], p_lease_seconds: 30 }],
  ['a generation that is shown', 'service_role', 'generation_shown', { p_id: randomUUID() }],
  ['a generation that is left', 'service_role', 'leave_generation', { p_id: randomUUID() }],
  ["a guest's quota", 'service_role', 'read_quota', { ...GUEST, p_address: undefined }],
  ["a member's quota", 'service_role', 'read_quota', MEMBER],
  [
    "a guest's recipe mail",
    'service_role',
    'take_recipe_mail',
    { ...GUEST, p_idempotency_key: 'key 11', p_recipient: 'to 20' },
  ],
  [
    "a member's recipe mail",
    'service_role',
    'take_recipe_mail',
    { ...MEMBER, p_idempotency_key: 'key 4', p_recipient: 'to 20' },
  ],
  [
    "a link of a guest's recipe",
    'service_role',
    'share_as_guest',
    { p_guest: 'guest 11', p_cookie: 'cookie 11', p_address: 'address 11', p_idempotency_key: 'key 11' },
  ],
  [
    'a link taken back',
    'service_role',
    'unshare_as_guest',
    { p_guest: 'guest 13', p_cookie: 'cookie 13', p_slug: GUEST_SLUG },
  ],
  ["the page of a guest's link", 'service_role', 'guest_share', { p_slug: GUEST_SLUG }],
  ["a guest's change", 'service_role', 'count_fit', { ...GUEST, p_subject_kind: undefined }],
  ["a member's change", 'service_role', 'count_fit', { p_user: member(3) }],
  [
    'a saved week',
    'authenticated',
    'save_meal_plan',
    {
      p_week: MONDAY,
      p_revision: 1,
      p_plan: planOf([slotWith({ dish: CHILI.id })]),
      p_dishes: JSON.stringify([CHILI]),
    },
  ],
  [
    'marks that are merged',
    'authenticated',
    'merge_shopping_marks',
    {
      p_week: MONDAY,
      p_ops: JSON.stringify([{ item: 'eggs', checked: true, at: 1, device: 'phone' }]),
    },
  ],
  ['a list that is shared', 'authenticated', 'share_shopping_list', { p_week: MONDAY, p_list: {} }],
  ['the page of a shared list', 'service_role', 'shared_list', { p_slug_hash: LIST_HASH }],
  ['a feed that is made', 'authenticated', 'make_calendar_feed', { p_with_carbs: true }],
  ['a feed that is read', 'service_role', 'calendar_of', { p_token_hash: FEED_HASH }],
  ['a feed that is revoked', 'authenticated', 'revoke_calendar_feed', {}],
  ["a guest's filled week", 'service_role', 'count_plan_fill', { ...GUEST, p_subject_kind: undefined }],
  ["a member's filled week", 'service_role', 'count_plan_fill', { p_user: member(3) }],
  ['what a guest brings', 'service_role', 'count_bring', { ...GUEST, p_subject_kind: undefined }],
  ['what a member brings', 'service_role', 'count_bring', { p_user: member(3) }],
  ['recipes left to bring', 'service_role', 'brings_left', { ...GUEST, p_subject_kind: undefined }],
  ['weeks left to fill', 'service_role', 'plan_fills_left', { ...GUEST, p_subject_kind: undefined }],
  ['readings of 90 days', 'authenticated', 'readings_between', { p_from: '2025-05-01', p_to: '2025-07-30' }],
  ['how many readings a day', 'authenticated', 'day_counts', { p_from: '2025-02-20', p_to: '2025-08-20' }],
  [
    'readings that come in',
    'authenticated',
    'import_readings',
    { p_rows: packed(sensorReadings(500)), p_import: importOfMember(3) },
  ],
  [
    'meals that come in',
    'authenticated',
    'import_entries',
    {
      p_import: importOfMember(3),
      p_entries: { meals: [{ key: 'c1', at: 1_760_000_000_000, offset: 0, title: 'Soup', carbs: 20 }] },
    },
  ],
  ['an import taken back', 'authenticated', 'take_back_import', { p_import: importOfMember(3) }],
  ['the end of a health log', 'authenticated', 'delete_health_log', {}],
  [
    'a contact message',
    'service_role',
    'leave_contact_message',
    {
      p_id: randomUUID(),
      p_name: 'A',
      p_email: 'a@example.com',
      p_subject: 'Hi',
      p_message: 'Hi',
      p_address: 'address 7',
    },
  ],
]

describe('with a million recipes on PostgreSQL', () => {
  let backend: TestBackend
  beforeAll(async () => {
    backend = await BACKENDS[1]!.start()
    await seedMillion(backend.sql)
  }, 300_000)
  afterAll(() => backend?.stop())

  /** Runs as an API role, and rolls everything back. */
  async function as<Result>(role: string, id: string, work: (sql: Sql) => Promise<Result>): Promise<Result> {
    const claims = { sub: id, amr: [{ method: 'password', timestamp: Math.floor(Date.now() / 1000) }] }
    let result: { value: Result } | undefined
    const undone = new Error('undone')
    await backend.sql
      .transaction(async (sql) => {
        await sql.query(
          "select set_config('request.jwt.claims', $1, true), set_config('request.jwt.claim.sub', $2, true)",
          [JSON.stringify(claims), id],
        )
        await sql.run(`set local role ${role}`)
        result = { value: await work(sql) }
        throw undone
      })
      .catch((error: unknown) => {
        if (error !== undone) throw error
      })
    return result!.value
  }

  /** Tables that are scanned completely during some work, including functions and triggers. */
  async function scannedBy(
    role: string,
    id: string,
    work: (sql: Sql) => Promise<unknown>,
  ): Promise<string[]> {
    return as(role, id, async (sql) => {
      const before = await scans(sql)
      await work(sql)
      const after = await scans(sql)
      return BIG_TABLES.filter((table) => after[table] !== before[table])
    })
  }

  const scans = async (sql: Sql): Promise<Record<string, number>> =>
    Object.fromEntries(
      (
        await sql.query<{ relname: string; seq_scan: number }>(
          'select relname, seq_scan::int from pg_stat_xact_user_tables',
        )
      ).map(({ relname, seq_scan }) => [relname, seq_scan]),
    )

  it('really has a million', async () => {
    const rows = await backend.sql.query(
      `select count(*)::int as all, count(*) filter (where user_id = $1)::int as of_one, count(*) filter (where search_text like '%lentil%')::int as worded from public.recipes`,
      [COOK],
    )
    expect(rows).toEqual([{ all: 1_000_000, of_one: 5000, worded: 1_000_000 }])
  })

  it('has the words that the schema makes of them', async () => {
    expect(await backend.sql.query("select private.folded('Crème') as word")).toEqual([{ word: 'creme' }])
    const wrong = await backend.sql.query(
      `select id from public.recipes where user_id = $1
      and (title_key <> private.folded(title) or search_text <> private.search_text(title, description, ingredients))`,
      [COOK],
    )
    expect(wrong).toEqual([])
  })

  it.each(Object.entries(QUESTIONS))('uses an index: %s', async (_what, question) => {
    const [plan] = await as('authenticated', COOK, (sql) =>
      sql.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(`explain (format json) ${question}`),
    )
    const steps = stepsOf(plan!['QUERY PLAN'][0].Plan)
    expect(steps.filter((step) => step['Node Type'] === 'Seq Scan')).toEqual([])
    expect(steps.filter((step) => step['Index Name'])).not.toEqual([])
  })

  it.each(CALLS)('scans no table for %s', async (_what, role, name, args) => {
    const given = Object.entries(args).filter(([, value]) => value !== undefined)
    const scanned = await scannedBy(role, WEARER, (sql) =>
      sql.query(
        `select * from public.${name}(${given.map(([key], n) => `${key} => $${n + 1}`).join(', ')})`,
        given.map(([, value]) => value),
      ),
    )
    expect(scanned).toEqual([])
  })

  it('scans no table when a recipe is saved, favorited and deleted', async () => {
    const { id } = await backend.member()
    const scanned = await scannedBy('authenticated', id, async (sql) => {
      const [made] = await sql.query<{ id: string }>(
        "insert into public.recipes (title, ingredients, instructions) values ('Soup', '{water}', '{boil}') returning id",
      )
      await sql.query('update public.recipes set is_favorite = true where id = $1', [made!.id])
      await sql.query('delete from public.recipes where id = $1', [made!.id])
    })
    expect(scanned).toEqual([])
  })
})

type Plan = { 'Node Type': string; 'Relation Name'?: string; 'Index Name'?: string; Plans?: Plan[] }

const stepsOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(stepsOf)]
