import { createClient } from '@supabase/supabase-js'
import postgres from 'postgres'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Backend } from './embedded.ts'
import { openBackendOn } from './own-postgres.ts'
import type { DatabaseAddress } from './postgres/address.ts'
import { sqlOfPostgres } from './postgres/pool-sql.ts'
import type { Sql } from './sql/sql.ts'
import { type Cluster, startCluster } from './testing/postgres-cluster.ts'

const siteUrl = 'http://localhost:3000'
const SOUP = { title: 'Soup', ingredients: ['water'], instructions: ['boil'] }

/** As an administrator would set it up: no rights beyond its own database, as in `docs/operate.md`. */
const ADMINISTRATOR = `
  create role anon nologin;
  create role authenticated nologin;
  create role service_role nologin bypassrls;
  create role evenplate login password 'a password';
  grant anon, authenticated, service_role to evenplate;
`

/** Makes one of our functions endless, without using CPU that the other tests need. */
const ENDLESS = `
  create function public.endless() returns void language plpgsql as $$ begin loop perform pg_sleep(0.05); end loop; end $$;
  grant execute on function public.endless() to anon, authenticated;
`

let cluster: Cluster
let admin: Sql
let address: DatabaseAddress
const drivers: postgres.Sql[] = []
const open: Backend[] = []
const lines: string[] = []

beforeAll(async () => {
  cluster = await startCluster()
  admin = await as('supabase_admin', 'postgres')
  await admin.run(ADMINISTRATOR)
  await admin.run('create database evenplate owner evenplate')
  address = { ...cluster.address, user: 'evenplate', database: 'evenplate' }
})
afterEach(async () => {
  lines.splice(0)
  await Promise.all(open.splice(0).map((backend) => backend.close()))
})
afterAll(async () => {
  await Promise.all(drivers.map((driver) => driver.end()))
  await cluster?.stop()
})

async function as(user: string, database: string): Promise<Sql> {
  const driver = postgres({ ...cluster.connect, user, database, max: 1, onnotice: () => {} })
  drivers.push(driver)
  return sqlOfPostgres(driver)
}

async function opened(more: Partial<DatabaseAddress> = {}): Promise<Backend> {
  const backend = await openBackendOn(
    { ...address, ...more },
    { siteUrl, log: (line) => lines.push(line), clientAddressHeader: 'x-visitor' },
  )
  open.push(backend)
  return backend
}

const clientOf = ({ url, publishableKey }: Backend) =>
  createClient(url, publishableKey, { auth: { persistSession: false, autoRefreshToken: false } })

async function memberOf(backend: Backend, name: string) {
  const client = clientOf(backend)
  const account = { email: `${name}@example.com`, password: 'a good password' }
  await client.auth.signUp(account)
  const { data, error } = await client.auth.signInWithPassword(account)
  if (error) throw error
  return { client, account, token: data.session.access_token }
}

describe('a backend on a separate PostgreSQL', () => {
  it('is set up once by several that start at once, with no rights beyond its database', async () => {
    const backends = await Promise.all([opened(), opened(), opened()])
    const applied = lines.filter((line) => line.startsWith('Applied migration'))
    expect(applied.length).toBeGreaterThan(20)
    expect(new Set(applied).size).toBe(applied.length)
    expect(new Set(backends.map(({ secretKey }) => secretKey)).size).toBe(1)
    lines.splice(0)
    await opened()
    expect(lines).toEqual([])
  })

  it('has the same accounts and rows on each site, and shows no one another member’s', async () => {
    const [here, there] = [await opened(), await opened()]
    const ann = await memberOf(here, 'ann')
    const ben = await memberOf(there, 'ben')
    await ann.client.from('recipes').insert(SOUP).throwOnError()
    const again = clientOf(there)
    await again.auth.signInWithPassword(ann.account)
    expect((await again.from('recipes').select('title')).data).toEqual([{ title: 'Soup' }])
    expect((await ben.client.from('recipes').select('title')).data).toEqual([])
    const shown = await fetch(`${there.url}/rest/v1/recipes?select=title`, {
      headers: { apikey: there.publishableKey, authorization: `Bearer ${ann.token}` },
    })
    expect(await shown.json()).toEqual([{ title: 'Soup' }])
  })

  it('answers its gateway without HTTP, with the same rights', async () => {
    const { direct } = await opened()
    const backend = await opened()
    const [ann, ben] = [await memberOf(backend, 'dan'), await memberOf(backend, 'dot')]
    const idOf = ({ token }: { token: string }) => direct.ask({ kind: 'member', token })
    const call = (role: 'anon' | 'service_role') =>
      direct.ask({ kind: 'call', role, name: 'read_quota', args: { p_subject_kind: 'guest', p_guest: 'g' } })
    const own = { kind: 'rows', table: 'profiles', columns: ['id'], where: 'id' } as const
    expect(await call('service_role')).toMatchObject({ outcome: 'read', used: 0 })
    await expect(call('anon')).rejects.toMatchObject({ code: '42501' })
    const id = String(await idOf(ann))
    expect(await direct.ask({ ...own, token: ann.token, is: id })).toEqual([{ id }])
    expect(await direct.ask({ ...own, token: ben.token, is: id })).toEqual([])
    await ann.client.auth.signOut()
    expect(await idOf(ann)).toBeNull()
    await expect(direct.ask({ ...own, token: ann.token, is: id })).rejects.toMatchObject({ code: 'PGRST301' })
  })

  it('hides its keys from everyone but its owner', async () => {
    const owner = await as('evenplate', 'evenplate')
    for (const role of ['anon', 'authenticated', 'service_role'])
      await expect(
        owner.transaction(async (inner) => {
          await inner.run(`set local role ${role}`)
          await inner.query('select * from evenplate_site.keys')
        }),
      ).rejects.toMatchObject({ code: '42501' })
    expect(await owner.query('select only_row from evenplate_site.keys')).toHaveLength(1)
  })
})

describe('a member’s query that never ends', () => {
  it('is ended in time, however often it is sent, and no one else waits for it', async () => {
    const owner = await as('evenplate', 'evenplate')
    await owner.run(ENDLESS)
    const backend = await opened({ connections: 44, patience: 2500 })
    const [eve, ben] = [await memberOf(backend, 'eve'), await memberOf(backend, 'bob')]
    let ended = 0
    const away = Array.from({ length: 40 }, () =>
      eve.client.rpc('endless').then((answer) => {
        ended += 1
        return answer
      }),
    )
    // Others read, write and sign in while her queries run.
    await ben.client.from('recipes').insert(SOUP).select('id').single().throwOnError()
    await ben.client.from('recipes').delete().eq('title', 'Soup').throwOnError()
    expect((await clientOf(backend).auth.signInWithPassword(ben.account)).error).toBeNull()
    expect(ended).toBe(0)
    const statuses = (await Promise.all(away)).map(({ status, error }) => `${status} ${error?.code}`)
    expect(new Set(statuses)).toEqual(new Set(['504 57014', '503 unavailable']))
    expect((await ben.client.rpc('product_limits')).error).toBeNull()
    // Her queries' time counts against her.
    expect((await eve.client.rpc('product_limits')).status).toBe(429)
  })
})

describe('a PostgreSQL that goes down', () => {
  it('leads to 503, and is used again once it is back', async () => {
    const backend = await opened()
    const ann = await memberOf(backend, 'cat')
    const others = 'usename = $1 and pid <> pg_backend_pid()'
    await admin.run('alter role evenplate nologin')
    await admin.query(`select pg_terminate_backend(pid) from pg_stat_activity where ${others}`, ['evenplate'])
    const away = await ann.client.from('recipes').select('title')
    expect(away.status).toBe(503)
    expect((await clientOf(backend).auth.signInWithPassword(ann.account)).error?.status).toBe(503)
    await admin.run('alter role evenplate login')
    await expect
      .poll(async () => (await ann.client.from('recipes').select('title')).status, { timeout: 20_000 })
      .toBe(200)
    expect(lines.join('\n')).not.toMatch(/password|example\.com/)
  })
})

describe('a PostgreSQL that cannot be used', () => {
  const refusal = async (more: Partial<DatabaseAddress>) => {
    const error: unknown = await opened(more).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(Error)
    const { message } = error as Error
    expect(message).toMatch(/^DATABASE_URL: [^\n]+$/)
    return message
  }

  it('is refused with a one-line reason', async () => {
    expect(await refusal({ database: 'nowhere' })).toContain('has no database "nowhere"')
    expect(await refusal({ user: 'nobody_here' })).toContain('does not let the user "nobody_here" in')
    expect(await refusal({ host: '/nowhere' })).toContain('no PostgreSQL answers at /nowhere')
    expect(await refusal({ host: '127.0.0.1', port: 1 })).toContain('no PostgreSQL answers at 127.0.0.1:1')
    await admin.run(
      "create database latin encoding 'SQL_ASCII' lc_ctype 'C' template template0 owner evenplate",
    )
    expect(await refusal({ database: 'latin' })).toContain('must be in UTF8')
    await admin.run("create database plain lc_ctype 'C' template template0 owner evenplate")
    expect(await refusal({ database: 'plain' })).toContain('letters beyond ASCII')
    await admin.run('create database foreign_one owner supabase_admin')
    expect(await refusal({ database: 'foreign_one' })).toContain('lacks a right')
    await admin.run('create database hosted owner evenplate')
    await (await as('evenplate', 'hosted')).run(
      'create schema auth; create table auth.schema_migrations (version text)',
    )
    expect(await refusal({ database: 'hosted' })).toContain('set SUPABASE_URL')
  })
})
