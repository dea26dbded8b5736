import { createHash } from 'node:crypto'
import type { Sql } from '../sql/sql.ts'
import { unlimited, withoutIndexes, withoutLineChecks, withQuickWords } from './quick-filling.ts'

/** Members of the million: number 1 has 5,000 recipes, everyone else 200. */
export const member = (n: number): string => uuid('m', n)
export const recipe = (n: number): string => uuid('r', n)
export const SLUG = '00000000000000000000000000000001'
/** The stored hashes of the addresses of a member's feed and of an active list. */
export const FEED_HASH: string = createHash('sha256').update('feed 3').digest('hex')
export const LIST_HASH: string = createHash('sha256').update('list 300').digest('hex')
/** The slug of a guest's active link. */
export const GUEST_SLUG: string = createHash('md5').update('s1000').digest('hex')
export const BIG_TABLES = [
  'profiles',
  'recipes',
  'user_activity',
  'contact_messages',
  'generation_usage',
  'guest_shares',
  'fit_counts',
  'plan_fill_counts',
  'bring_counts',
  'meal_plans',
  'planned_dishes',
  'planner_settings',
  'pantry_items',
  'remembered_foods',
  'shopping_marks',
  'shopping_items',
  'shared_lists',
  'calendar_feeds',
  'calendar_cancellations',
  'glucose_readings',
  'eaten_meals',
] as const
/** The import that a member's readings came with. */
export const importOfMember = (n: number): string => uuid('i', n)

/**
 * A million recipes and their related rows. Triggers are off (limits would stop it at five each), and the lines of
 * recipes, which are all alike, are not checked; other constraints apply and generated columns are computed.
 */
export async function seedMillion(sql: Sql): Promise<void> {
  // All tables are vacuumed once at the end.
  await sql.run(
    BIG_TABLES.map((table) => `alter table public.${table} set (autovacuum_enabled = off);`).join('\n'),
  )
  await unlimited(
    sql,
    `
      insert into auth.users (id, email)
      select ${MEMBER}, 'm' || n || '@example.com' from generate_series(1, 4976) as n;

      insert into public.profiles (id, name)
      select ${MEMBER}, 'Member ' || n from generate_series(1, 4976) as n;

      insert into public.contact_messages (id, user_id, name, email, subject, message, address_hash, created_at, mailed_at)
      select gen_random_uuid(), case when n % 2 = 0 then md5('m' || n % 4976 + 1)::uuid end, 'A', 'a@example.com', 'Hi',
        'Hi', case when n <= 5000 then 'address ' || n % 3000 end, now() - make_interval(mins => n), now()
      from generate_series(1, 100000) as n;

      insert into public.guest_shares (slug, day, guest_hash, cookie_hash, address_hash, idempotency_key, ends_at, recipe)
      select md5('s' || n), current_date - n % 29, 'guest ' || n, 'cookie ' || n, 'address ' || n % 20000, 'key ' || n,
        now() + make_interval(mins => n - 20), '{"title": "Soup"}'
      from generate_series(1, 50000) as n;

      insert into public.fit_counts (day, who, user_id, used)
      select current_date - n % 2, coalesce('member:' || ${OR_MEMBER}, 'guest:guest ' || n), ${OR_MEMBER}, 1
      from generate_series(1, 100000) as n
      on conflict do nothing;

${PLANNED}
      insert into public.plan_fill_counts (day, who, user_id, used)
      select current_date - n % 2, coalesce('member:' || ${OR_MEMBER}, 'guest:guest ' || n), ${OR_MEMBER}, 1
      from generate_series(1, 100000) as n
      on conflict do nothing;

      insert into public.bring_counts (day, who, user_id, used)
      select current_date - n % 2, coalesce('member:' || ${OR_MEMBER}, 'guest:guest ' || n), ${OR_MEMBER}, 1
      from generate_series(1, 100000) as n
      on conflict do nothing;

      insert into public.health_settings (user_id) select ${MEMBER} from generate_series(1, 4976) as n;

      insert into public.health_imports (id, user_id, kind, rows, first_minute, last_minute)
      select md5('i' || n)::uuid, ${MEMBER}, 'clarity', 40, ${FIRST_MINUTE}, ${FIRST_MINUTE} + 200 * 1440
      from generate_series(1, 4976) as n;

      insert into public.glucose_readings (user_id, minute, key, at, offset_min, kind, unit, value, import_id)
      select ${MEMBER}, ${FIRST_MINUTE} + 5 * k, n, to_timestamp((${FIRST_MINUTE} + 5 * k) * 60), 60, 'sensor', 'mg/dL', 104,
        md5('i' || n)::uuid
      from generate_series(1, 4976) as n, generate_series(1, case when n = 3 then 52000 else 40 end) as k;

      insert into public.eaten_meals (user_id, at, offset_min, title, recipe)
      select ${MEMBER}, to_timestamp((${FIRST_MINUTE} + 300 * k) * 60), 60, 'Soup', 'soup ' || k % 5
      from generate_series(1, 4976) as n, generate_series(1, 20) as k;
    `,
  )
  await withoutIndexes(sql, 'user_activity', () => unlimited(sql, ACTIVITY))
  await withoutIndexes(sql, 'generation_usage', () => unlimited(sql, GENERATIONS))
  await withoutIndexes(sql, 'recipes', () =>
    withoutLineChecks(sql, 'recipes', () =>
      withQuickWords(sql, async () => {
        // Two at a time: half the wait on two cores.
        await Promise.all([
          unlimited(sql, recipesOf(1, 500_000)),
          unlimited(sql, recipesOf(500_001, 1_000_000)),
        ])
      }),
    ),
  )
  await sql.run('vacuum analyze')
}

/** Ten weeks for everyone, and a shopping list for the last; some are old enough to be deleted. */
const PLANNED = `
      insert into public.meal_plans (user_id, week, revision, plan)
      select md5('m' || n)::uuid, date '2026-11-23' - 7 * k, 1, '{"slots": []}'
      from generate_series(1, 4976) as n, generate_series(-2, 7) as k;

      insert into public.planned_dishes (id, user_id, week, source, recipe)
      select md5('d' || n || '-' || k)::uuid, md5('m' || n)::uuid, date '2026-11-23', '{}', '{"title": "Soup"}'
      from generate_series(1, 4976) as n, generate_series(1, 10) as k;

      insert into public.planner_settings (user_id) select md5('m' || n)::uuid from generate_series(1, 4976) as n;

      insert into public.pantry_items (user_id, food_id, label, grams)
      select md5('m' || n)::uuid, '11090', 'Broccoli', 300 from generate_series(1, 4976) as n, generate_series(1, 10);

      insert into public.remembered_foods (user_id, phrase, food)
      select md5('m' || n)::uuid, 'food ' || k, 'egg' from generate_series(1, 4976) as n, generate_series(1, 10) as k;

      insert into public.shopping_marks (user_id, week, item, checked, at, device)
      select md5('m' || n)::uuid, date '2026-11-23' - 7 * (n % 20), 'item ' || k, true, k, 'phone'
      from generate_series(1, 4976) as n, generate_series(1, 30) as k;

      insert into public.shopping_items (user_id, week, text)
      select md5('m' || n)::uuid, date '2026-11-23' - 7 * (k % 20), 'Candles'
      from generate_series(1, 4976) as n, generate_series(1, 10) as k;

      insert into public.shared_lists (user_id, week, slug_hash, list, ends_at)
      select md5('m' || n)::uuid, date '2026-11-23', encode(sha256(('list ' || n)::bytea), 'hex'),
        '{"sections": [{"items": [{"key": "item 1"}]}]}', now() + make_interval(mins => n - 20)
      from generate_series(1, 4976) as n;

      insert into public.calendar_feeds (user_id, token_hash, with_carbs)
      select md5('m' || n)::uuid, encode(sha256(('feed ' || n)::bytea), 'hex'), true from generate_series(1, 4976) as n;

      insert into public.calendar_cancellations (user_id, slot, week, day, meal, revision, cancelled_at)
      select md5('m' || n)::uuid, gen_random_uuid(), date '2026-11-23', date '2026-11-23', 'Dinner', 2,
        now() - make_interval(days => k * 3)
      from generate_series(1, 4976) as n, generate_series(1, 11) as k;
`

const recipesOf = (from: number, to: number): string => `
  insert into public.recipes (
    id, user_id, title, description, ingredients, instructions, meal_type, dietary_type, is_favorite, is_public,
    share_slug, created_at
  )
  select
    md5('r' || made)::uuid,
    md5('m' || case when made <= 5000 then 1 else 2 + (made % 4975) end)::uuid,
    (array['Lentil', 'Barley', 'Chicken', 'Tofu', 'Salmon'])[1 + made % 5] || ' no. ' || made,
    'Good for a weekday',
    array['200 g lentils', '1 l water'],
    array['Boil the lentils.'],
    (array['breakfast', 'lunch', 'dinner', 'snack', 'dessert'])[1 + made % 5],
    case made % 3 when 0 then '{vegan}' when 1 then '{low-carb,keto}' else '{}' end::text[],
    made % 9 = 0,
    made % 100 = 1,
    case when made % 100 = 1 then lpad(to_hex(made), 32, '0') end,
    now() - make_interval(secs => made * 7)
  from generate_series(${from}, ${to}) as made;
`

/** When everyone's readings begin. */
const FIRST_MINUTE = 29_000_000

const MEMBER = "md5('m' || n)::uuid"
const OR_MEMBER = "case when n % 2 = 0 then md5('m' || n % 4976 + 1)::uuid end"

const ACTIVITY = `
  insert into public.user_activity (user_id, type, description, recipe_id, created_at)
  select ${MEMBER}, 'recipe_created', 'Created soup no. ' || k, gen_random_uuid(), now() - make_interval(mins => k)
  from generate_series(1, 4976) as n, generate_series(1, case when n = 1 then 1000 else 50 end) as k;
`

const GENERATIONS = `
  -- Yesterday's and today's, half of them members'; a few are old enough to be forgotten.
  insert into public.generation_usage (
    day, guest_hash, cookie_hash, address_hash, user_id, subject, idempotency_key, created_at, lease_until,
    finished_at, result, mail_day, mail_recipient_hash, mail_address_hash
  )
  select
    (made at time zone 'utc')::date, 'guest ' || n, 'cookie ' || n, 'address ' || n % 20000, ${OR_MEMBER},
    coalesce('member:' || ${OR_MEMBER}, 'guest:guest ' || n), 'key ' || n, made, made, made,
    case when n % 4 = 0 then '{"title": "Soup"}'::jsonb end,
    case when n % 10 = 0 then (made at time zone 'utc')::date end,
    case when n % 10 = 0 then 'to ' || n end, case when n % 10 = 0 then 'address ' || n % 20000 end
  from generate_series(1, 200000) as n, lateral (select now() - make_interval(secs => n * 0.9) as made) as at;
`

/** The same as PostgreSQL's md5(...)::uuid. */
function uuid(kind: string, n: number): string {
  const hex = createHash('md5').update(`${kind}${n}`).digest('hex')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
