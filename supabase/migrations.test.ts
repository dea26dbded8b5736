import { readFile } from 'node:fs/promises'
import { App } from '@supabase/lite'
import { createPostgresConnection } from '@supabase/lite/postgres'
import postgres from 'postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sqlOfPostgres } from './postgres/pool-sql.ts'
import { foundation, migrate } from './sql/migrate.ts'
import type { Sql } from './sql/sql.ts'
import { type Cluster, startCluster } from './testing/postgres-cluster.ts'

/** Like a hosted project: `postgres` is not a superuser, and the auth tables belong to the auth server. */
const HOSTED = `
  create role supabase_auth_admin login noinherit createrole;
  create role postgres login createrole createdb bypassrls;
  grant anon, authenticated, service_role to postgres;
  alter database postgres owner to postgres;
  alter default privileges for role postgres in schema public grant all on tables to anon, authenticated, service_role;
  alter default privileges for role postgres in schema public grant all on functions to anon, authenticated, service_role;
  grant all on schema public to postgres;
  alter schema auth owner to supabase_auth_admin;
  grant usage on schema auth to postgres;
  grant all on all tables in schema auth to postgres;
  grant all on all routines in schema auth to postgres;
  alter table auth.users owner to supabase_auth_admin;
  alter table auth.users enable row level security;
`

/** The migrations of the product's first version; databases that started with it still exist. */
const FIRST = [
  '20261121010000_foundations',
  '20261121010100_profiles',
  '20261121010200_recipes',
  '20261121010300_user_activity',
  '20261121010400_generation_usage',
]

/** A first-version database, migrated by the Supabase CLI, with a recipe that was favorited twice. */
async function firstVersion(owner: Sql): Promise<void> {
  await owner.run(`
    create schema supabase_migrations;
    create table supabase_migrations.schema_migrations (version text primary key, statements text[], name text);
  `)
  for (const file of FIRST) {
    await owner.run(await readFile(new URL(`./migrations/${file}.sql`, import.meta.url), 'utf8'))
    await owner.query('insert into supabase_migrations.schema_migrations (version, name) values ($1, $2)', [
      file.slice(0, 14),
      file.slice(15),
    ])
  }
  await owner.run(`
    insert into public.recipes (user_id, title, ingredients, instructions, is_favorite)
    select id, 'Crème', '{water}', '{boil}', true from auth.users;
    update public.recipes set is_favorite = false;
    update public.recipes set is_favorite = true;
  `)
}

describe('the migrations on a database like a hosted one', () => {
  let cluster: Cluster
  const drivers: postgres.Sql[] = []
  const as = (user: string): Sql => {
    const driver = postgres({ ...cluster.connect, user, max: 1, onnotice: () => {} })
    drivers.push(driver)
    return sqlOfPostgres(driver)
  }

  beforeAll(async () => {
    cluster = await startCluster()
    const superuser = as('supabase_admin')
    await superuser.run(await foundation())
    const connection = createPostgresConnection({
      url: 'postgres://localhost/postgres',
      postgresOptions: { ...cluster.connect, onnotice: () => {} },
    })
    await new App({ connection, auth: { enabled: true, jwt_secret: 'for its schema' } }).ensureSystemSchema()
    await connection.close()
    await superuser.run(HOSTED)
    // An account from before our migrations.
    await superuser.run("insert into auth.users (id, email) values (gen_random_uuid(), 'early@example.com')")
    await superuser.run('drop schema supabase_migrations cascade')
    await firstVersion(as('postgres'))
  })
  afterAll(async () => {
    await Promise.all(drivers.map((driver) => driver.end()))
    await cluster?.stop()
  })

  it('need no superuser, run once, and are recorded as the Supabase CLI does', async () => {
    const owner = as('postgres')
    const applied = await migrate(owner)
    expect(applied.length).toBeGreaterThan(0)
    expect(await migrate(owner)).toEqual([])
    const history = await owner.query<{ name: string }>(
      "select version || '_' || name as name from supabase_migrations.schema_migrations order by version",
    )
    expect(history.map((row) => row.name).slice(FIRST.length)).toEqual(applied)
  })

  it('keep the rows of the first version', async () => {
    const owner = as('postgres')
    expect(await owner.query('select title_key, search_text from public.recipes')).toEqual([
      { title_key: 'creme', search_text: 'crème\n\nwater\ncreme\n\nwater' },
    ])
    expect(await owner.query('select type, recipe_id from public.user_activity order by created_at')).toEqual(
      [
        { type: 'recipe_created', recipe_id: null },
        { type: 'recipe_favorited', recipe_id: null },
        { type: 'recipe_favorited', recipe_id: null },
      ],
    )
    await owner.run('update public.recipes set is_favorite = not is_favorite; delete from public.recipes')
  })

  it('make a profile for every existing account, and for every one the auth server adds', async () => {
    await as('supabase_auth_admin').run(
      `insert into auth.users (id, email, raw_user_meta_data) values (gen_random_uuid(), 'late@example.com', '{"name": "Late"}')`,
    )
    const profiles = await as('postgres').query('select name from public.profiles order by name nulls first')
    expect(profiles).toEqual([{ name: null }, { name: 'Late' }])
  })

  it("revoke what a hosted project's defaults grant to everyone", async () => {
    const [row] = await as('postgres').query<{ open: number }>(
      `select count(*)::int as open from pg_class c, unnest(array['select', 'insert', 'update', 'delete', 'truncate']) as privilege
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and has_table_privilege('anon', c.oid, privilege)`,
    )
    expect(row?.open).toBe(0)
    const open = await as('postgres').query(
      `select proname from pg_proc where pronamespace = 'public'::regnamespace and has_function_privilege('anon', oid, 'execute') order by 1`,
    )
    expect(open).toEqual([{ proname: 'product_limits' }, { proname: 'shared_recipe' }])
  })

  it('let the auth server delete an account without a trace', async () => {
    const auth = as('supabase_auth_admin')
    await auth.run("delete from auth.users where email = 'late@example.com'")
    expect(await as('postgres').query('select count(*)::int as n from public.profiles')).toEqual([{ n: 1 }])
  })

  it('let a member export and delete an account, although the auth tables are not ours', async () => {
    const owner = as('postgres')
    const [early] = await owner.query<{ id: string }>('select id from auth.users')
    const claims = {
      sub: early?.id,
      amr: [{ method: 'password', timestamp: Math.floor(Date.now() / 1000) }],
    }
    const asMember = (call: string) =>
      owner.transaction(async (member) => {
        await member.run('set local role authenticated')
        await member.query(
          "select set_config('request.jwt.claims', $1, true), set_config('request.jwt.claim.sub', $2, true)",
          [JSON.stringify(claims), claims.sub],
        )
        return member.query<{ answer: unknown }>(`select ${call} as answer`)
      })
    const [exported] = await asMember('public.export_my_data()')
    expect(exported?.answer).toMatchObject({ account: { email: 'early@example.com' } })
    await asMember('public.delete_my_account()')
    expect(await owner.query('select id from auth.users')).toEqual([])
    expect(await owner.query('select id from public.profiles')).toEqual([])
  })
})
