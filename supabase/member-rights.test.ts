import { randomUUID } from 'node:crypto'
import { createClient } from '@supabase/supabase-js'
import { decodeJwt, SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BACKENDS, type Person, type TestBackend } from './testing/backends.ts'
import { leaveHealthLog, type Packed, unpacked } from './testing/health-log.ts'
import { pagesOf } from './testing/pages-of.ts'
import { leavePlan } from './testing/week.ts'

/** Columns an export leaves out: computed from others, or hashes of a secret. */
const LEFT_OUT: Record<string, string[]> = {
  recipes: ['plate', 'search_text', 'title_key'],
  contact_messages: ['address_hash'],
  fit_counts: ['who'],
  shared_lists: ['slug_hash'],
  calendar_feeds: ['token_hash'],
  health_settings: ['device_key_salt', 'readings_at_most'],
  plan_fill_counts: ['who'],
  bring_counts: ['who'],
  generation_usage: [
    'address_hash',
    'cookie_hash',
    'guest_hash',
    'lease_until',
    'mail_address_hash',
    'mail_recipient_hash',
    'request_hash',
    'subject',
  ],
}

/** Too many rows for an object each: its export is compared separately, and it is removed with other rows. */
const PACKED = 'glucose_readings'

/** Made by guests, who have no account. */
const OF_GUESTS = ['guest_shares']

describe.each(BACKENDS)('the rights of a member on $engine', ({ start }) => {
  let backend: TestBackend
  let ann: Person
  let ben: Person
  beforeAll(async () => {
    backend = await start()
    ann = await backend.member()
    ben = await backend.member()
    for (const person of [ann, ben]) await leaveTraces(person)
  })
  afterAll(() => backend?.stop())

  /** Puts something of a person into every table that can have it. */
  async function leaveTraces({ id, email, client }: Person): Promise<void> {
    const gateway = backend.gateway()
    const key = randomUUID()
    const mine = { p_subject_kind: 'member', p_user: id, p_idempotency_key: key }
    await client
      .from('profiles')
      .update({ name: email, allergies: ['nuts'] })
      .eq('id', id)
      .throwOnError()
    const dish = { title: `Soup of ${email}`, ingredients: ['water'], instructions: ['boil'] }
    await client
      .from('recipes')
      .insert({ ...dish, is_favorite: true, is_public: true })
      .throwOnError()
    await gateway
      .rpc('leave_contact_message', {
        p_id: randomUUID(),
        p_name: 'A',
        p_email: email,
        p_subject: 'Hi',
        p_message: 'Hi',
        p_address: randomUUID(),
        p_user: id,
      })
      .throwOnError()
    const { data } = await gateway.rpc('take_generation', mine).throwOnError()
    await gateway.rpc('finish_generation', { p_id: data.id, p_result: { title: email } }).throwOnError()
    await gateway.rpc('take_recipe_mail', { ...mine, p_recipient: randomUUID() }).throwOnError()
    await gateway.rpc('count_fit', { p_user: id }).throwOnError()
    await leavePlan(client)
    await leaveHealthLog(client)
    await gateway.rpc('count_plan_fill', { p_user: id }).throwOnError()
    await gateway.rpc('count_bring', { p_user: id }).throwOnError()
    await client
      .from('remembered_foods')
      .insert({ phrase: `flour of ${email}`, food: 'egg' })
      .throwOnError()
    await backend.sql.query(
      `insert into auth.flow_state (id, user_id, auth_code, code_challenge_method, code_challenge, provider_type, authentication_method)
      values ($1, $2, 'code', 's256', 'challenge', 'email', 'email')`,
      [randomUUID(), id],
    )
  }

  type Table = { schema: string; name: string }
  const tables = () =>
    backend.sql.query<Table>(
      "select table_schema as schema, table_name as name from information_schema.tables where table_schema in ('public', 'auth') and table_type = 'BASE TABLE'",
    )
  /** Every row of every table, as text, by its table. */
  const everything = async () =>
    Object.fromEntries(
      await Promise.all(
        (await tables()).map(async ({ schema, name }) => {
          const rows = await backend.sql.query<{ row: string }>(
            `select to_jsonb(t)::text as row from ${schema}.${name} t order by 1`,
          )
          return [`${schema}.${name}`, rows.map(({ row }) => row)] as const
        }),
      ),
    )
  /** What identifies a person's row. */
  const namesOf = async ({ id, email }: Person) => {
    const sessions = await backend.sql.query<{ id: string }>(
      'select id from auth.sessions where user_id = $1',
      [id],
    )
    return [id, email, ...sessions.map((session) => session.id)]
  }
  const tells = (row: string, names: string[]) => names.some((name) => row.includes(name))

  it('exports everything of a person, from every table, and nothing of anyone else', async () => {
    const { data, error } = await ann.client.rpc('export_my_data')
    expect(error).toBeNull()
    for (const { name, owner, columns } of await ownedTables()) {
      const rows = await backend.sql.query<{ row: object }>(
        `select to_jsonb(t) - $2::text[] as row from public.${name} t where ${owner} = $1`,
        [ann.id, LEFT_OUT[name] ?? []],
      )
      expect(rows, `leaveTraces() leaves nothing in ${name}`).not.toEqual([])
      const exported: object[] = data[name] ?? []
      if (name === PACKED) {
        const readings = (exported as Packed[]).flatMap(unpacked)
        expect(readings.map(({ at }) => at).sort()).toEqual(
          rows.map(({ row }) => Date.parse((row as { at: string }).at)).sort(),
        )
        expect(readings.filter(({ bound, note }) => bound ?? note)).toHaveLength(2)
        continue
      }
      expect(sorted(exported), name).toEqual(sorted(rows.map(({ row }) => row)))
      const known = [...Object.keys(exported[0] ?? {}), ...(LEFT_OUT[name] ?? [])]
      expect(known.sort(), name).toEqual(columns.sort())
    }
    expect(data.account).toMatchObject({ id: ann.id, email: ann.email })
    expect(data.identities).toMatchObject([{ provider: 'email' }])
    expect(data.sessions).toHaveLength(1)
    expect(tells(JSON.stringify(data), await namesOf(ben))).toBe(false)
    expect(JSON.stringify(data)).not.toMatch(/password|token|secret/i)
  })

  it('exports the same page by page', async () => {
    const { exported_at: _, ...whole } = (await ann.client.rpc('export_my_data').throwOnError()).data
    const pages = await pagesOf(ann.client)
    expect(new Set(pages.flatMap((page) => Object.keys(page)))).toEqual(
      new Set(['exported_at', ...Object.keys(whole)]),
    )
    for (const [table, rows] of Object.entries<object[] | object>(whole)) {
      const paged = pages.flatMap((page) => page[table] ?? []) as object[]
      if (table === PACKED)
        expect((paged as Packed[]).flatMap(unpacked)).toEqual((rows as Packed[]).flatMap(unpacked))
      else expect(sorted(paged), table).toEqual(sorted([rows].flat()))
    }
  })

  const sorted = (rows: object[]) => rows.map((row) => JSON.stringify(Object.entries(row).sort())).sort()

  /** Our tables with a column that names a user; a table without one must be listed here. */
  async function ownedTables() {
    const owned = await backend.sql.query<{ name: string; owner: string | null; columns: string[] }>(
      `select t.relname as name,
        (select a.attname::text from pg_constraint k
          join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
          where k.conrelid = t.oid and k.contype = 'f' and k.confrelid = 'auth.users'::regclass) as owner,
        array(select attname::text from pg_attribute where attrelid = t.oid and attnum > 0 and not attisdropped) as columns
      from pg_class t where t.relnamespace = 'public'::regnamespace and t.relkind in ('r', 'p')`,
    )
    const members = owned.filter(({ name }) => !OF_GUESTS.includes(name))
    expect(members.filter((table) => !table.owner).map(({ name }) => name)).toEqual([PACKED])
    return members.map((table) => ({ ...table, owner: table.owner ?? 'user_id' }))
  }

  it('exports nothing to a guest or the gateway', async () => {
    for (const client of [backend.guest(), backend.gateway()]) {
      for (const right of ['export_my_data', 'export_my_page', 'delete_my_account']) {
        expect((await client.rpc(right)).error?.code).toBe('42501')
      }
    }
  })

  const passwordGiven = async (person: Person, secondsAgo: number, method = 'password') => {
    const { data } = await person.client.auth.getSession()
    const claims = decodeJwt(data.session!.access_token)
    const token = await new SignJWT({
      ...claims,
      amr: [{ method, timestamp: Math.floor(Date.now() / 1000) - secondsAgo }],
    })
      .setProtectedHeader({ alg: 'HS256' })
      .sign(new TextEncoder().encode(backend.keys.jwtSecret))
    return createClient(backend.url, backend.keys.publishableKey, {
      auth: { persistSession: false, autoRefreshToken: false },
      global: { headers: { authorization: `Bearer ${token}` } },
    })
  }

  it('deletes no account without a password from the last five minutes', async () => {
    const before = await everything()
    for (const client of [await passwordGiven(ann, 301), await passwordGiven(ann, 0, 'otp')]) {
      const { error, status } = await client.rpc('delete_my_account')
      expect({ status, code: error?.code, message: error?.message }).toEqual({
        status: 403,
        code: 'PT403',
        message: 'password_needed',
      })
    }
    expect(await everything()).toEqual(before)
  })

  it('deletes an account with all its rows, and no row of anyone else', async () => {
    const before = await everything()
    const names = await namesOf(ann)
    expect((await (await passwordGiven(ann, 290)).rpc('delete_my_account')).error).toBeNull()
    const after = await everything()
    for (const [table, rows] of Object.entries(after)) {
      expect(
        rows.filter((row) => tells(row, names)),
        table,
      ).toEqual([])
      expect(rows, table).toEqual(before[table]!.filter((row) => !tells(row, names)))
    }
    for (const table of [
      'auth.users',
      'auth.sessions',
      'auth.flow_state',
      ...(await ownedTables()).map(({ name }) => `public.${name}`),
    ]) {
      expect(before[table]!.length, table).toBeGreaterThan(after[table]!.length)
      expect(after[table], table).not.toEqual([])
    }
  })

  it('leaves no way back into a deleted account', async () => {
    expect((await ann.client.from('recipes').select('id')).status).toBe(401)
    const { email, password } = ann
    expect((await ann.client.auth.signInWithPassword({ email, password })).error?.code).toBe(
      'invalid_credentials',
    )
    expect((await ben.client.from('recipes').select('id')).data).toHaveLength(1)
  })

  it('deletes the account of someone who has just signed in, whatever they did before', async () => {
    const { email, password, client } = ben
    await client.auth.signInWithPassword({ email, password })
    expect((await client.rpc('delete_my_account')).error).toBeNull()
    expect(await backend.sql.query('select id from auth.users')).toEqual([])
  })
})
