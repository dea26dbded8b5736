import { randomUUID } from 'node:crypto'
import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { BACKENDS, type Person, type TestBackend } from './testing/backends.ts'

type Operation = 'select' | 'insert' | 'update' | 'delete'

/** Every table, whose a row is, and what a member may do with their own. */
const TABLES: Record<
  string,
  { owner: 'id' | 'user_id'; may: Operation[]; row: (owner: string) => object; change: object }
> = {
  profiles: {
    owner: 'id',
    may: ['select', 'update'],
    row: (id) => ({ id, name: 'Forged' }),
    change: { allergies: ['nuts'] },
  },
  recipes: {
    owner: 'user_id',
    may: ['select', 'insert', 'update', 'delete'],
    row: (user_id) => ({
      id: randomUUID(),
      user_id,
      title: 'Soup',
      ingredients: ['water'],
      instructions: ['boil'],
    }),
    change: { title: 'Stew' },
  },
  user_activity: {
    owner: 'user_id',
    may: ['select'],
    row: (user_id) => ({ user_id, type: 'recipe_created', description: 'Forged' }),
    change: { description: 'Forged' },
  },
  contact_messages: {
    owner: 'user_id',
    may: ['select'],
    row: (user_id) => ({
      id: randomUUID(),
      user_id,
      name: 'Ann',
      email: 'ann@example.com',
      subject: 'Hi',
      message: 'Hi',
    }),
    change: { message: 'Forged' },
  },
  generation_usage: {
    owner: 'user_id',
    may: [],
    row: (user_id) => ({ user_id, day: '2026-11-21', subject: 'forged', lease_until: '2026-11-21' }),
    change: { finished_at: null },
  },
}

describe.each(BACKENDS)('who may touch what, on $engine', ({ start }) => {
  let backend: TestBackend
  let owner: Person
  let stranger: Person

  beforeAll(async () => {
    backend = await start()
    owner = await backend.member()
    stranger = await backend.member()
  })
  afterAll(() => backend?.stop())

  beforeEach(async () => {
    await backend.sql.run(
      'delete from public.recipes; delete from public.user_activity; delete from public.generation_usage',
    )
    await backend.sql.run("update public.profiles set name = 'Ann', allergies = '{dairy}'")
    for (const person of [owner, stranger]) {
      const saved = await person.client.from('recipes').insert(TABLES.recipes!.row(person.id))
      expect(saved.error).toBeNull()
      await backend.gateway().rpc('take_generation', { p_subject_kind: 'member', p_user: person.id })
    }
  })

  const rowsOf = (table: string, person: Person) =>
    backend.sql.query(`select to_jsonb(t) as row from public.${table} t where ${TABLES[table]!.owner} = $1`, [
      person.id,
    ])

  it('knows every table there is, each with row level security', async () => {
    const tables = await backend.sql.query<{ name: string; guarded: boolean }>(
      "select relname as name, relrowsecurity as guarded from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm')",
    )
    expect(tables.map((table) => table.name).sort()).toEqual(Object.keys(TABLES).sort())
    expect(tables.filter((table) => !table.guarded)).toEqual([])
  })

  it('has one policy for each operation a member may do, and none for anyone else', async () => {
    const policies = await backend.sql.query<{ policy: string }>(
      "select tablename || ' ' || lower(cmd) || ' ' || array_to_string(roles, ',') as policy from pg_policies where schemaname = 'public'",
    )
    const wanted = Object.entries(TABLES).flatMap(([table, { may }]) =>
      may.map((one) => `${table} ${one} authenticated`),
    )
    expect(policies.map((row) => row.policy).sort()).toEqual(wanted.sort())
  })

  it('lets nobody run a function that was not granted, and pins the search path of every one', async () => {
    const functions = await backend.sql.query<{ name: string; who: string | null; pinned: boolean }>(
      `select p.oid::regprocedure::text as name,
        (select string_agg(role, ',' order by role) from unnest(array['anon', 'authenticated']) as role
          where has_function_privilege(role, p.oid, 'execute')) as who,
        coalesce('search_path=""' = any (p.proconfig), false) as pinned
      from pg_proc p where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)`,
    )
    expect(functions.filter((one) => !one.pinned)).toEqual([])
    expect(Object.fromEntries(functions.filter((one) => one.who).map((one) => [one.name, one.who]))).toEqual({
      'product_limits()': 'anon,authenticated',
      'shared_recipe(text)': 'anon,authenticated',
      'private.product_limit(text[])': 'authenticated',
      'private.lines_fit(text[],integer,integer)': 'authenticated',
      'private.share_slug(boolean,text)': 'authenticated',
    })
  })

  describe.each(Object.entries(TABLES))('%s', (table, { owner: column, may, row, change }) => {
    const operations: Record<Operation, (client: SupabaseClient, of: Person) => PromiseLike<Answer>> = {
      select: (client, of) => client.from(table).select().eq(column, of.id),
      insert: (client, of) => client.from(table).insert(row(of.id)).select(),
      update: (client, of) => client.from(table).update(change).eq(column, of.id).select(),
      delete: (client, of) => client.from(table).delete().eq(column, of.id).select(),
    }

    it.each(Object.keys(operations) as Operation[])(
      '%s: a member may with their own rows what is granted',
      async (name) => {
        const answer = await operations[name](owner.client, owner)
        if (may.includes(name)) {
          expect(answer.error).toBeNull()
          expect(answer.data?.length).toBeGreaterThan(0)
        } else {
          expect(answer.error?.code).toBe('42501')
        }
      },
    )

    it.each(Object.keys(operations) as Operation[])(
      '%s: a stranger reaches no row of the owner',
      async (name) => {
        const before = await rowsOf(table, owner)
        const answer = await operations[name](stranger.client, owner)
        if (name === 'insert' || !may.includes(name)) expect(answer.error?.code).toBe('42501')
        else expect(answer).toMatchObject({ error: null, data: [] })
        expect(before.length).toBeGreaterThan(0)
        expect(await rowsOf(table, owner)).toEqual(before)
      },
    )

    it.each(Object.keys(operations) as Operation[])('%s: a guest is refused', async (name) => {
      const before = await rowsOf(table, owner)
      const answer = await operations[name](backend.guest(), owner)
      expect(answer).toMatchObject({ status: 401, error: { code: '42501' } })
      expect(await rowsOf(table, owner)).toEqual(before)
    })

    it('counts only what the one who asks may see', async () => {
      const count = (client: SupabaseClient) => client.from(table).select('*', { count: 'exact', head: true })
      if (!may.includes('select')) {
        expect((await count(owner.client)).count).toBeNull()
        return
      }
      expect((await count(owner.client)).count).toBe((await rowsOf(table, owner)).length)
      expect((await count(stranger.client).eq(column, owner.id)).count).toBe(0)
      expect((await count(backend.guest())).count).toBeNull()
    })

    it('never changes hands', async () => {
      const before = await rowsOf(table, owner)
      const given = await owner.client
        .from(table)
        .update({ [column]: stranger.id })
        .eq(column, owner.id)
      expect(given.error?.code).toBe('42501')
      expect(await rowsOf(table, owner)).toEqual(before)
    })
  })

  it('never mixes people up who ask at the same moment, whatever fails in between', async () => {
    const people = await Promise.all(
      [owner, stranger].map(async ({ id, client }) => ({
        id,
        token: (await client.auth.getSession()).data.session?.access_token,
      })),
    )
    const { keys, app } = backend
    // Without a network in between, all of them are under way at once.
    const asks = Array.from({ length: 60 }, async (_, n) => {
      const { id, token } = people[n % 2]!
      const guest = { apikey: keys.publishableKey, 'content-type': 'application/json' }
      const member = { ...guest, authorization: `Bearer ${token}` }
      const [mine, refused, user, none, all] = await Promise.all([
        app.request('/rest/v1/recipes?select=user_id', { headers: member }),
        app.request('/rest/v1/recipes', { headers: member, method: 'POST', body: '{"title":""}' }),
        app.request('/auth/v1/user', { headers: member }),
        app.request('/rest/v1/recipes', { headers: guest }),
        app.request('/rest/v1/recipes', { headers: { apikey: keys.secretKey } }),
      ])
      expect(await mine.json()).toEqual([{ user_id: id }])
      expect(refused.status).toBe(400)
      expect(await user.json()).toMatchObject({ id })
      expect(none.status).toBe(401)
      expect(await all.json()).toHaveLength(2)
    })
    await Promise.all(asks)
  })

  it('gives a token signed by someone else, or naming another role, nothing', async () => {
    const ask = (token: string) =>
      fetch(`${backend.url}/rest/v1/recipes`, {
        headers: { apikey: backend.keys.publishableKey, authorization: `Bearer ${token}` },
      })
    const { data } = await owner.client.auth.getSession()
    const [head, , signature] = data.session!.access_token.split('.')
    const forged = Buffer.from(JSON.stringify({ sub: stranger.id, role: 'service_role' })).toString(
      'base64url',
    )
    expect((await ask(`${head}.${forged}.${signature}`)).status).toBe(401)
    expect((await ask(data.session!.access_token)).status).toBe(200)
  })

  it('exposes no schema but the public one, to nobody', async () => {
    for (const apikey of [backend.keys.publishableKey, backend.keys.secretKey]) {
      for (const [schema, path] of [
        ['auth', 'users'],
        ['private', 'rpc/product_limit'],
        ['pg_catalog', 'rpc/pg_sleep'],
        ['supabase_migrations', 'schema_migrations'],
      ]) {
        const headers = { apikey, 'accept-profile': schema!, 'content-profile': schema! }
        for (const method of ['GET', 'POST']) {
          const body = method === 'POST' ? '{}' : undefined
          const answer = await fetch(`${backend.url}/rest/v1/${path}`, { method, headers, body })
          expect(answer.status, `${method} ${schema}`).toBe(406)
        }
      }
    }
  })

  it('has no keyless way in', async () => {
    for (const path of ['/rest/v1/recipes', '/auth/v1/settings', '/_system', '/storage/v1/bucket', '/']) {
      expect((await fetch(backend.url + path)).status, path).toBe(401)
    }
  })
})

type Answer = { status: number; error: { code: string } | null; data: unknown[] | null }
