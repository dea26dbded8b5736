import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { actingAs } from '../embedded/one-preamble.ts'
import type { ThreadDatabase } from '../embedded/thread.ts'
import { type Cluster, startCluster } from '../testing/postgres-cluster.ts'
import { openPool } from './pool.ts'
import { readyDatabase } from './ready-database.ts'

const [ANN, BEN] = [randomUUID(), randomUUID()] as const
const WHO = {
  text: "select current_user::text as role, current_setting('request.jwt.claim.sub', true) as sub, pg_backend_pid() as pid",
}

let cluster: Cluster
let pool: Omit<ThreadDatabase, 'applied'>

beforeAll(async () => {
  cluster = await startCluster()
  await readyDatabase(cluster.address)
  // One for visitors, one for accounts: anything left on a connection would affect the next transaction.
  pool = await openPool({ ...cluster.address, connections: 2 })
  await pool.sql.query('insert into auth.users (id, email) values ($1, $3), ($2, $4)', [
    ...[ANN, BEN],
    ...['ann@example.com', 'ben@example.com'],
  ])
}, 60_000)
afterAll(async () => {
  await pool?.close()
  await cluster?.stop()
})

const as = (id: string) => actingAs('authenticated', id, { role: 'authenticated', sub: id })
const nobody = () => pool.statements.transaction([WHO])

describe('a transaction of several statements', () => {
  it('is separate for each client, even with many at once on one connection', async () => {
    const own = { text: 'select id from public.profiles', asJson: true }
    const asked = Array.from({ length: 40 }, async (_, nth) => {
      const id = nth % 2 ? ANN : BEN
      const [, rows] = await pool.statements.transaction([as(id), own])
      return [rows?.json, JSON.stringify([{ id }])]
    })
    for (const [answered, wanted] of await Promise.all(asked)) expect(answered).toBe(wanted)
  })

  it.each([
    ['a statement fails', { text: 'select 1 / (id - id) from (select 1 as id) as one' }, '22012'],
    ['one cannot be read', { text: 'select nothing from nowhere where a = $1', parameters: ['b'] }, '42P01'],
    ['its role does not exist', actingAs('no such role', ANN, {}), '22023'],
  ])('leaves no role, claims or transaction behind if %s', async (_, failing, code) => {
    const after = { text: 'select count(*) from auth.sessions' }
    await expect(pool.statements.transaction([as(ANN), failing, after])).rejects.toMatchObject({ code })
    const [session] = await nobody()
    expect(session?.rows).toMatchObject([{ role: cluster.address.user, sub: '' }])
    const [, same] = await pool.statements.transaction([as(BEN), WHO])
    expect(same?.rows).toEqual([{ role: 'authenticated', sub: BEN, pid: session?.rows[0]?.pid }])
  })

  it('is refused and dropped if its connection breaks', async () => {
    const [before] = await nobody()
    const broken = pool.statements.transaction([
      { text: 'select pg_terminate_backend(pg_backend_pid())' },
      as(ANN),
      WHO,
    ])
    await expect(broken).rejects.toThrow()
    // postgres.js rejects the first one on the new connection with the old connection's error.
    const [session] = await nobody().catch(nobody)
    expect(session?.rows).toMatchObject([{ role: cluster.address.user }])
    expect(session?.rows[0]?.pid).not.toBe(before?.rows[0]?.pid)
  })

  it('keeps no more prepared statements than its limit', async () => {
    for (let n = 0; n < 250; n += 1) await pool.statements.transaction([{ text: `select ${n} as n` }])
    const [kept] = await pool.statements.transaction([
      { text: "select count(*)::int as n from pg_prepared_statements where statement ~ '^select'" },
    ])
    expect(kept?.rows[0]?.n).toBeGreaterThan(100)
    expect(kept?.rows[0]?.n).toBeLessThanOrEqual(200)
  })
})
