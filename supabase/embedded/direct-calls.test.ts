import { randomUUID } from 'node:crypto'
import { SignJWT } from 'jose'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openEmpty } from '../testing/empty-schema.ts'
import type { Database } from './database.ts'
import { directCalls, type Question } from './direct-calls.ts'

const SECRET = 'a secret that signs nothing but the tokens of tests'

let database: Database
let ask: (question: Question) => Promise<unknown>
const settled: string[] = []

beforeAll(async () => {
  database = await openEmpty()
  const { settle } = database
  ask = directCalls({ ...database, settle: async () => void settled.push(await settle()), jwtSecret: SECRET })
}, 60_000)

afterAll(() => database?.connection.close())

const call = (role: 'anon' | 'service_role', name: string, args: Record<string, unknown> = {}) =>
  ask({ kind: 'call', role, name, args })
const GUEST = { p_subject_kind: 'guest', p_guest: 'a guest', p_cookie: 'a cookie', p_user: null }
const OWN = { kind: 'rows', table: 'profiles', columns: ['id', 'name'], where: 'id' } as const

async function member(): Promise<{ id: string; token: string; session: string }> {
  const [id, session] = [randomUUID(), randomUUID()]
  await database.sql.query('insert into auth.users (id, email) values ($1, $2)', [id, `${id}@example.com`])
  await database.sql.query('insert into auth.sessions (id, user_id, created_at) values ($1, $2, now())', [
    session,
    id,
  ])
  await database.sql.query('update public.profiles set name = $2 where id = $1', [id, `The one of ${id}`])
  const token = await new SignJWT({ role: 'authenticated', session_id: session })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(id)
    .setAudience('authenticated')
    .setExpirationTime('1h')
    .sign(new TextEncoder().encode(SECRET))
  return { id, token, session }
}

it('calls functions with the rights of the role that asks, and no others', async () => {
  expect(await call('service_role', 'read_quota', GUEST)).toMatchObject({ outcome: 'read', used: 0 })
  expect(await call('anon', 'product_limits')).toMatchObject({ guestPerDay: 3 })
  expect(await call('anon', 'shared_recipe', { p_slug: 'none' })).toEqual([])
  await expect(call('anon', 'read_quota', GUEST)).rejects.toMatchObject({ code: '42501' })
})

it('calls only functions of the API, with their own argument names', async () => {
  const refused = { code: 'PGRST202' }
  await expect(call('service_role', 'pg_sleep', { seconds: 1 })).rejects.toMatchObject(refused)
  await expect(call('service_role', 'read_quota() --')).rejects.toMatchObject(refused)
  await expect(call('service_role', 'read_quota', { 'p_guest) --': 1 })).rejects.toMatchObject(refused)
  await expect(call('anon', 'shared_recipe', { p_slug: 'a\0' })).rejects.toMatchObject({ code: 'PGRST102' })
})

it('reads only a member’s own row, and none for a session that has ended', async () => {
  const [ann, ben] = [await member(), await member()]
  expect(await ask({ kind: 'member', token: ann.token })).toBe(ann.id)
  expect(await ask({ ...OWN, token: ann.token, is: ann.id })).toEqual([
    { id: ann.id, name: `The one of ${ann.id}` },
  ])
  expect(await ask({ ...OWN, token: ann.token, is: ben.id })).toEqual([])
  await expect(ask({ ...OWN, columns: ['id" --'], token: ann.token, is: ann.id })).rejects.toMatchObject({
    code: 'PGRST100',
  })

  await database.sql.query('delete from auth.sessions where id = $1', [ann.session])
  expect(await ask({ kind: 'member', token: ann.token })).toBeNull()
  await expect(ask({ ...OWN, token: ann.token, is: ann.id })).rejects.toMatchObject({ code: 'PGRST301' })
  expect(await ask({ kind: 'member', token: `${ben.token}x` })).toBeNull()
})

it('leaves the shared session without a role or transaction, even after a refusal', async () => {
  await expect(call('service_role', 'take_generation', { p_subject_kind: 'neither' })).rejects.toMatchObject({
    code: 'PT400',
  })
  expect(new Set(settled)).toEqual(new Set(['sound']))
  // Time does not advance inside a transaction.
  const [later] = await database.sql.query('select clock_timestamp()::text as at from pg_sleep(0.01)')
  const [session] = await database.sql.query(
    "select current_user = session_user as nobody, current_setting('request.jwt.claims', true) as claims, now() >= $1::timestamptz as free",
    [later?.at],
  )
  expect(session).toEqual({ nobody: true, claims: '', free: true })
})

it('notices what a script changed', async () => {
  const read = () => database.sql.query('select * from public.made_anew')
  await database.sql.run('create table public.made_anew (a integer); insert into public.made_anew values (1)')
  expect(await read()).toEqual([{ a: 1 }])
  await database.sql.run('alter table public.made_anew add b text')
  expect(await read()).toEqual([{ a: 1, b: null }])
  await database.sql.run('drop table public.made_anew')
})
