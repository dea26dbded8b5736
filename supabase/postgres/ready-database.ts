import { createPostgresConnection } from '@supabase/lite/postgres'
import { prepare } from '../embedded/database.ts'
import type { Keys } from '../embedded/keys.ts'
import type { Sql } from '../sql/sql.ts'
import type { DatabaseAddress } from './address.ts'
import { driverOptions } from './driver-options.ts'
import { sqlOfPostgres } from './pool-sql.ts'
import { DatabaseRefused, refusalOf, unfitBecause } from './refusals.ts'
import { sharedKeys } from './shared-keys.ts'

export type ReadyDatabase = {
  keys: Keys
  /** Migrations that this start has applied. */
  applied: string[]
}

/**
 * Updates the database to today's schema, and finds or creates the keys that all its sites share. Several
 * starting at once wait for each other.
 * @throws DatabaseRefused of one line if the address is wrong or the server unfit
 */
export async function readyDatabase(address: DatabaseAddress): Promise<ReadyDatabase> {
  // One connection holds the lock, one works, and one is left for @supabase/lite.
  const connection = createPostgresConnection({
    url: '',
    postgresOptions: { ...driverOptions(address), max: 3 },
  })
  const sql = sqlOfPostgres(connection.driver)
  try {
    await refuseUnfit(sql)
    return await alone(sql, async () => {
      const applied = await prepare(connection, sql)
      return { applied, keys: await sharedKeys(sql) }
    })
  } catch (error) {
    throw refusalOf(error, address)
  } finally {
    await connection.driver.end({ timeout: 5 })
  }
}

/** Any number, the same for all our processes: no other program locks it in our database. */
const STARTING = 7_310_917_001

/** No other caller on the same database runs meanwhile. The lock ends with its connection. */
export function alone<Result>(sql: Sql, work: () => Promise<Result>): Promise<Result> {
  return sql.transaction(async (lock) => {
    await lock.run('set local idle_in_transaction_session_timeout = 0; set local statement_timeout = 0')
    await lock.query('select pg_advisory_xact_lock($1)', [STARTING])
    return work()
  })
}

/** @throws DatabaseRefused of one line */
export async function refuseUnfit(sql: Sql): Promise<void> {
  const [server] = await sql.query<Parameters<typeof unfitBecause>[0]>(`
    select current_setting('server_version_num')::int as version, current_setting('server_encoding') as encoding,
      lower('É') as lower, to_regclass('auth.schema_migrations') is not null as hosted`)
  const reason = server ? unfitBecause(server) : 'it does not answer'
  if (reason) throw new DatabaseRefused(`DATABASE_URL: ${reason}`)
}
