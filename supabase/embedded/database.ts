import { existsSync } from 'node:fs'
import { readFile, rename, rm } from 'node:fs/promises'
import { App } from '@supabase/lite'
import type { PGlite, PgliteConnection } from '@supabase/lite/pglite'
import { foundation, migrate } from '../sql/migrate.ts'
import type { Sql } from '../sql/sql.ts'
import { sayInOne } from './one-preamble.ts'
import { openPglite } from './pglite.ts'
import { QuickStatements } from './quick-statements.ts'
import { refuseOddParameters } from './safe-parameters.ts'
import { soundSession } from './sound-session.ts'
import { type InTurn, type TurnEvents, takeTurns } from './turns.ts'

export type Database = {
  connection: PgliteConnection
  sql: Sql
  /** Several statements at once, within a turn. */
  statements: QuickStatements
  /** For callers that use `connection` directly. `sql` waits in the same queue by itself. */
  inTurn: InTurn
  /** Call it in the same turn, after work that may have changed the session's state. */
  settle(): Promise<'sound' | 'broken'>
  applied: string[]
}

export type Opening = {
  events?: TurnEvents
  /** What an in-memory database starts with: a dump of another. */
  begun?: Blob
  /** Version of the last migration to apply, if not all of them. */
  through?: string
  /** Compiled by another thread. */
  engine?: WebAssembly.Module
}

/**
 * Opens PGlite in a folder (in memory without one) with the whole schema in place.
 * Only one process may have a folder open: see lock.ts.
 */
export async function openDatabase(folder?: string, opening: Opening = {}): Promise<Database> {
  if (!folder || existsSync(folder)) return openIn(folder, opening)

  // Made next to its place and moved there when complete: PGlite cannot open a half-made one left by a kill.
  const making = `${folder}.making`
  await rm(making, { recursive: true, force: true })
  const { connection, applied } = await openIn(making, { ...opening, events: {} })
  await connection.close()
  await rename(making, folder)
  return { ...(await openIn(folder, opening)), applied }
}

async function openIn(
  folder: string | undefined,
  { events, begun, through, engine }: Opening,
): Promise<Database> {
  const connection = await openPglite(folder, {
    parsers: PARSERS,
    loadDataDir: begun,
    pgliteWasmModule: engine,
  })
  await refuseOddParameters(connection.driver)
  const statements = new QuickStatements(connection.driver)
  sayInOne(connection, ({ text, parameters }) => statements.query(text, parameters))
  const inTurn = takeTurns(events)
  const sql = sqlOf(connection.driver, inTurn)
  await sql.run("set time zone 'UTC'")
  const settle = soundSession(connection.driver)
  return { connection, sql, statements, inTurn, settle, applied: await prepare(connection, sql, through) }
}

/** Brings a database on either engine to today's schema, or to that of an earlier migration. */
export async function prepare(connection: App['connection'], sql: Sql, through?: string): Promise<string[]> {
  const [row] = await sql.query<{ made: boolean }>(
    // The last table the auth schema creates: a first start that was killed halfway starts over.
    "select to_regclass('auth.audit_log_entries') is not null as made",
  )
  if (!row?.made) {
    await sql.run(await foundation())
    await new App({
      connection,
      auth: { enabled: true, jwt_secret: 'only the schema is made here' },
    }).ensureSystemSchema()
  }
  await sql.run(await readFile(new URL('./auth-additions.sql', import.meta.url), 'utf8'))
  return migrate(sql, through)
}

/** Values as PostgREST writes them, by their type's number: ISO times, numbers as numbers. */
export const PARSERS = {
  1114: (value: string) => value.replace(' ', 'T'),
  1184: (value: string) => value.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00'),
  1700: Number,
}

// PGlite is one session. @supabase/lite sends its BEGIN, role and statements to it one by one without keeping
// others out, so anything in between runs in that transaction and as that person.
function sqlOf(driver: PGlite, inTurn: InTurn): Sql {
  const inner: Sql = { ...statementsOf(driver, (now) => now()), transaction: (nested) => nested(inner) }
  return {
    ...statementsOf(driver, inTurn),
    transaction: (work) =>
      inTurn(async () => {
        await driver.query('begin')
        try {
          const result = await work(inner)
          await driver.query('commit')
          return result
        } catch (error) {
          await driver.query('rollback')
          throw error
        }
      }),
  }
}

const statementsOf = (driver: PGlite, inTurn: InTurn): Pick<Sql, 'query' | 'run'> => ({
  query: <Row extends Record<string, unknown>>(text: string, parameters: unknown[] = []) =>
    inTurn(async () => (await driver.query<Row>(text, parameters)).rows),
  run: (script) =>
    inTurn(async () => {
      await driver.exec(script)
    }),
})
