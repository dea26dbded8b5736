import { App } from '@supabase/lite'
import { createPgliteConnection, type PGlite, type PgliteConnection } from '@supabase/lite/pglite'
import { foundation, migrate } from '../migrate.ts'
import type { Sql } from '../sql.ts'

export type Database = { connection: PgliteConnection; sql: Sql; applied: string[] }

/**
 * Opens PGlite in a folder (in memory without one) with the whole schema in place.
 * Only one process may have a folder open: see lock.ts.
 */
export async function openDatabase(folder?: string): Promise<Database> {
  const connection = await createPgliteConnection({ url: folder, pgliteOptions: { parsers: PARSERS } })
  const sql = sqlOf(connection.driver)
  await sql.run("set time zone 'UTC'")
  return { connection, sql, applied: await prepare(connection, sql) }
}

/** Brings a database, whatever runs it, to the schema of today. */
export async function prepare(connection: App['connection'], sql: Sql): Promise<string[]> {
  const [row] = await sql.query<{ made: boolean }>(
    // The last table the auth schema makes: a first start that was killed half-way begins again.
    "select to_regclass('auth.audit_log_entries') is not null as made",
  )
  if (!row?.made) {
    await sql.run(await foundation())
    await new App({
      connection,
      auth: { enabled: true, jwt_secret: 'only the schema is made here' },
    }).ensureSystemSchema()
  }
  return migrate(sql)
}

/** Values as PostgREST writes them, by their type's number: ISO times, numbers as numbers. */
export const PARSERS = {
  1114: (value: string) => value.replace(' ', 'T'),
  1184: (value: string) => value.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00'),
  1700: Number,
}

function sqlOf(driver: Pick<PGlite, 'query' | 'exec' | 'transaction'>): Sql {
  return {
    query: async <Row extends Record<string, unknown>>(text: string, parameters: unknown[] = []) =>
      (await driver.query<Row>(text, parameters)).rows,
    run: async (script) => {
      await driver.exec(script)
    },
    transaction: (work) =>
      driver.transaction((inner) => work(sqlOf(inner as unknown as PGlite))) as ReturnType<typeof work>,
  }
}
