import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rename, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { createClient } from '@supabase/supabase-js'
import postgres from 'postgres'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { tablesOf } from './backup/tables.ts'
import { backUp, restore } from './backups.ts'
import { openDatabase } from './embedded/database.ts'
import { type Backend, openBackend } from './embedded.ts'
import { openBackendOn } from './own-postgres.ts'
import type { DatabaseAddress } from './postgres/address.ts'
import { sqlOfPostgres } from './postgres/pool-sql.ts'
import type { Sql } from './sql/sql.ts'
import { fillDataFolder } from './testing/empty-schema.ts'
import { type Cluster, startCluster } from './testing/postgres-cluster.ts'
import { somethingOf } from './testing/something.ts'

const siteUrl = 'http://localhost:3000'
const ann = { email: 'ann@example.com', password: 'the old password' }
/** Values that a careless reader of rows would trip over. */
const ODD = {
  title: 'Soup \\. \\N "quoted" \\',
  description: 'a\tb\nc\r\n\\.\n\\N\u2028 é 🥕',
  ingredients: ['NULL', '{1,2}', 'a,b "c" \\', '1 l\nwater'],
  instructions: ["Robert'); drop table recipes;--"],
}

let home: string
let cluster: Cluster
let address: DatabaseAddress
let file: string
const drivers: postgres.Sql[] = []
const folder = (name: string) => join(home, name)
const signedIn = async (backend: Backend, password = ann.password) => {
  const client = createClient(backend.url, backend.publishableKey, { auth: { persistSession: false } })
  const { data, error } = await client.auth.signInWithPassword({ ...ann, password })
  return { client, error: error?.code, session: data.session }
}

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'backup-'))
  file = folder('evenplate.backup')
  cluster = await startCluster()
  // A user without rights beyond its databases, as in docs/operate.md.
  const admin = sqlIn('postgres', 'supabase_admin')
  await admin.run(`create role anon nologin; create role authenticated nologin;
    create role service_role nologin bypassrls; create role evenplate login;
    grant anon, authenticated, service_role to evenplate`)
  for (const name of ['moved', 'taken']) await admin.run(`create database ${name} owner evenplate`)
  address = { ...cluster.address, user: 'evenplate', database: 'moved' }

  await fillDataFolder(folder('first'))
  const backend = await openBackend({ dataDir: folder('first'), siteUrl })
  await createClient(backend.url, backend.publishableKey).auth.signUp(ann)
  const { client } = await signedIn(backend)
  await client.from('recipes').insert(ODD).throwOnError()
  await backend.close()
  const { connection, sql } = await openDatabase(join(folder('first'), 'database'))
  const [user] = await sql.query<{ id: string }>('select id from auth.users')
  await sql.run(somethingOf(user?.id ?? ''))
  await sql.run('insert into auth.contested_accounts select id from auth.users')
  await connection.close()
})
afterAll(async () => {
  await Promise.all(drivers.map((driver) => driver.end()))
  await cluster?.stop()
  await rm(home, { recursive: true, force: true })
})

function sqlIn(database: string, user = 'evenplate'): Sql {
  const driver = postgres({ ...cluster.connect, database, user, max: 1, onnotice: () => {} })
  drivers.push(driver)
  return sqlOfPostgres(driver)
}

async function inFolder<Result>(name: string, work: (sql: Sql) => Promise<Result>): Promise<Result> {
  const { connection, sql } = await openDatabase(join(folder(name), 'database'))
  try {
    return await work(sql)
  } finally {
    await connection.close()
  }
}

/** Every row of every table, as PostgreSQL writes it, generated columns included. */
async function everyRow(sql: Sql): Promise<Record<string, string[]>> {
  await sql.run("set time zone 'UTC'")
  const rows: Record<string, string[]> = {}
  for (const { name } of await tablesOf(sql)) {
    const found = await sql.query<{ row: string }>(`select t::text as row from ${name} t order by 1`)
    rows[name] = found.map(({ row }) => row)
  }
  return rows
}

/** Tables that the product leaves empty. */
const UNUSED = ['auth.audit_log_entries', 'auth.flow_state']

// It opens six databases, one after another.
it('moves every row of every table and the accounts from the embedded database to PostgreSQL and back', {
  timeout: 240_000,
}, async () => {
  const before = await inFolder('first', everyRow)
  const empty = Object.keys(before).filter((name) => before[name]?.length === 0)
  expect(empty.sort()).toEqual(UNUSED)
  // A running backend hashed the account's password, in as many rounds as hosted Supabase.
  expect(before['auth.users']).toEqual([expect.stringContaining('$2b$10$')])

  await backUp({ dataDir: folder('first') }, file)
  await restore(file, { address })
  expect(await everyRow(sqlIn('moved'))).toEqual(before)

  const onPostgres = await openBackendOn(address, { siteUrl })
  expect(await signedIn(onPostgres, 'another password')).toMatchObject({ error: 'invalid_credentials' })
  const { client, error, session } = await signedIn(onPostgres)
  expect(error).toBeUndefined()
  expect((await client.from('recipes').select('title, ingredients').eq('title', ODD.title)).data).toEqual([
    { title: ODD.title, ingredients: ODD.ingredients },
  ])
  // New rows work too, and rules still apply: triggers are on again.
  await client.from('recipes').update({ is_favorite: true }).eq('title', ODD.title).throwOnError()
  await onPostgres.close()
  const changed = await everyRow(sqlIn('moved'))
  expect(changed['public.user_activity']?.length).toBe((before['public.user_activity']?.length ?? 0) + 1)

  await backUp({ address }, folder('back.backup'))
  await restore(folder('back.backup'), { dataDir: folder('second') })
  expect(await inFolder('second', everyRow)).toEqual(changed)
  const again = await openBackend({ dataDir: folder('second'), siteUrl })
  expect((await signedIn(again)).error).toBeUndefined()
  // The keys were moved too: people who were signed in still are.
  const read = await fetch(`${again.url}/rest/v1/recipes?select=id`, {
    headers: { apikey: onPostgres.publishableKey, authorization: `Bearer ${session?.access_token}` },
  })
  expect(read.status).toBe(200)
  await again.close()
})

it('writes a file that only its owner can read, and overwrites none', async () => {
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  const before = await readFile(file)
  await expect(backUp({ dataDir: folder('first') }, file)).rejects.toThrow(/is there already/)
  expect(await readFile(file)).toEqual(before)
  await expect(backUp({ dataDir: folder('nowhere') }, folder('none'))).rejects.toThrow('There is no database')
  expect(existsSync(folder('none'))).toBe(false)
})

it('writes nothing into a file that others placed where its draft may be', async () => {
  await writeFile(folder('theirs'), 'theirs')
  await symlink(folder('theirs'), folder('linked.backup.part'))
  await backUp({ address }, folder('linked.backup'))
  expect(await readFile(folder('theirs'), 'utf8')).toBe('theirs')
  expect((await stat(folder('linked.backup'))).mode & 0o777).toBe(0o600)
  const drafts = (await readdir(home)).filter((name) => name.endsWith('.part'))
  expect(drafts).toEqual(['linked.backup.part'])
})

it('backs up a database as of one moment while a site writes to it', async () => {
  const sql = sqlIn('moved')
  let goesOn = true
  const writing = (async () => {
    // Two tables in one transaction: no moment had one row without the other.
    while (goesOn)
      await sql.run(`begin; insert into public.fit_counts (id, day, who, used) values (gen_random_uuid(), current_date, gen_random_uuid(), 1);
        insert into public.plan_fill_counts (id, day, who, used) values (gen_random_uuid(), current_date, gen_random_uuid(), 1); commit`)
  })()
  const { rows } = await backUp({ address }, folder('moment.backup'))
  goesOn = false
  await writing
  expect(rows['public.fit_counts']).toBe(rows['public.plan_fill_counts'])
})

it('leaves existing data alone unless told to replace it', {
  timeout: 180_000,
}, async () => {
  await expect(restore(file, { dataDir: folder('second') })).rejects.toThrow(/has data already/)
  await expect(restore(file, { address })).rejects.toThrow(/has data already/)
  const first = await inFolder('first', everyRow)
  // One row more than the backup has, so that a restore that should have been refused would show.
  expect(await inFolder('second', (sql) => sql.query('select 1 from public.user_activity'))).toHaveLength(
    (first['public.user_activity']?.length ?? 0) + 1,
  )
  await restore(file, { dataDir: folder('second') }, { replace: true })
  await restore(file, { address }, { replace: true })
  expect(await inFolder('second', everyRow)).toEqual(first)
  expect(await everyRow(sqlIn('moved'))).toEqual(first)
})

it('leaves other programs’ data in the same database alone', async () => {
  const sql = sqlIn('moved')
  await sql.run(`create schema shop; create table shop.orders (id int primary key); insert into shop.orders values (1);
    create table public.notes (id int primary key); insert into public.notes values (1)`)
  await expect(restore(file, { address }, { replace: true })).rejects.toThrow(
    'The table public.notes has rows that would be lost',
  )
  expect(await sql.query('select id from public.notes')).toEqual([{ id: 1 }])
  await sql.run('drop table public.notes')
  const { rows } = await backUp({ address }, folder('beside.backup'))
  expect(Object.keys(rows).filter((name) => name.startsWith('shop.'))).toEqual([])
  await restore(file, { address }, { replace: true })
  expect(await sql.query('select id from shop.orders')).toEqual([{ id: 1 }])
  await sql.run('drop schema shop cascade')
})

it('moves every table that the site makes, except its migration history and keys', async () => {
  const sql = sqlIn('moved')
  const made = await sql.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
  )
  const moved = (await tablesOf(sql)).map(({ name }) => name)
  expect(made.map(({ name }) => name).filter((name) => !moved.includes(name))).toEqual([
    'evenplate_site.keys',
    'supabase_migrations.schema_migrations',
    'supabase_migrations.seed_files',
  ])
})

it('keeps the old database if a restore was killed while that was set aside', async () => {
  const setAside = () => rename(join(folder('second'), 'database'), join(folder('second'), 'database.before'))
  await setAside()
  await expect(restore(file, { dataDir: folder('second') })).rejects.toThrow(/has data already/)
  await setAside()
  const backend = await openBackend({ dataDir: folder('second'), siteUrl })
  expect((await signedIn(backend)).error).toBeUndefined()
  await backend.close()
})

it('does not wait for a running site: it has to be stopped', async () => {
  const backend = await openBackendOn(address, { siteUrl })
  await expect(restore(file, { address }, { replace: true })).rejects.toThrow('A site uses this database')
  await backend.close()
  const embedded = await openBackend({ dataDir: folder('second'), siteUrl })
  await expect(restore(file, { dataDir: folder('second') }, { replace: true })).rejects.toThrow('is in use')
  await expect(backUp({ dataDir: folder('second') }, folder('used.backup'))).rejects.toThrow('is in use')
  await embedded.close()
})

it('refuses a file that is not a backup, is cut off, changed or from another version, and changes nothing', async () => {
  const text = gunzipSync(await readFile(file)).toString()
  const packed = await readFile(file)
  const bad: [name: string, bytes: Uint8Array, told: RegExp][] = [
    ['none', Buffer.from('not a backup'), /damaged/],
    ['other', gzipSync('select 1;\n'), /no backup of Evenplate/],
    ['cut', packed.subarray(0, packed.length / 2), /damaged or cut off/],
    ['ended', gzipSync(text.slice(0, text.lastIndexOf('-- evenplate end'))), /damaged or cut off/],
    ['changed', gzipSync(text.replace('ann@example.com', 'eve@example.com')), /damaged/],
    ['newer', gzipSync(text.replace('"version":1', '"version":2')), /another version/],
    [
      'later',
      gzipSync(text.replace('"migrations":[', '"migrations":["19990101000000",')),
      /later version|damaged/,
    ],
  ]
  const before = await everyRow(sqlIn('moved'))
  for (const [name, bytes, told] of bad) {
    await writeFile(folder(name), bytes)
    for (const place of [{ dataDir: folder('second') }, { address }])
      await expect(restore(folder(name), place, { replace: true }), name).rejects.toThrow(told)
  }
  await expect(restore(folder('missing'), { address })).rejects.toThrow('There is no file')
  expect(await everyRow(sqlIn('moved'))).toEqual(before)
  expect(existsSync(join(folder('second'), 'database.restored'))).toBe(false)
})

it('rolls back if the database refuses a row in the middle', async () => {
  const sql = sqlIn('moved')
  const before = await everyRow(sql)
  await sql.run("alter table public.recipes add constraint no_soup check (title not like 'Soup%') not valid")
  await expect(restore(file, { address }, { replace: true })).rejects.toThrow(/no_soup/)
  await sql.run('alter table public.recipes drop constraint no_soup')
  expect(await everyRow(sql)).toEqual(before)
  const asleep = await sql.query("select tgname from pg_trigger where not tgisinternal and tgenabled = 'D'")
  expect(asleep).toEqual([])
})
