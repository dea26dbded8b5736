import type { Sql } from '../sql/sql.ts'
import { BackupRefused, type End, type Head } from './backup-file.ts'
import { readBackup } from './read-backup.ts'
import type { Session } from './session.ts'
import { type Table, tablesOf } from './tables.ts'
import { linesIn } from './write-backup.ts'

/** The number of rows in all tables. */
export async function countRows(sql: Sql): Promise<number> {
  const tables = await tablesOf(sql)
  if (tables.length === 0) return 0
  const counts = tables.map(({ name }) => `select count(*) as n from ${name}`).join(' union all ')
  const [row] = await sql.query<{ n: number }>(`select sum(n)::int as n from (${counts}) as counts`)
  return row?.n ?? 0
}

/**
 * Puts the rows of a checked backup into a database with the same schema, in one transaction: triggers are off, since
 * what they made is in the backup; constraints and references are checked.
 * @param backup its file, and its rows by table
 * @param empty whether the database has no rows; otherwise it loses them
 * @throws Error if anything does not fit; then the transaction must be rolled back
 */
export async function fill(
  { sql, copyIn }: Session,
  { file, rows }: { file: string; rows: End['rows'] },
  empty: boolean,
): Promise<void> {
  await sql.run('set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0')
  const tables = await tablesOf(sql)
  if (!empty) await refuseToLose(sql, tables, rows)
  const all = tables.map(({ name }) => name).join(', ')
  for (const { name } of tables) await sql.run(`alter table ${name} disable trigger user`)
  if (!empty) await sql.run(`truncate ${all}`)
  const filled = new Map<string, number>()
  for await (const piece of readBackup(file)) {
    if (piece.type === 'table') {
      const { name, columns } = tableLike(tables, piece)
      filled.set(name, 0)
      const counted = counting(piece.rows, (rows) => filled.set(name, (filled.get(name) ?? 0) + rows))
      await copyIn(`${name} (${columns.join(', ')})`, counted)
    }
    if (piece.type === 'end') {
      const missing = tables.find(({ name }) => filled.get(name) !== piece.end.rows[name])
      if (missing) throw new BackupRefused(`The table ${missing.name} did not arrive whole`)
      for (const { name, last, called } of piece.end.sequences)
        await sql.query('select setval($1::text::regclass, $2::bigint, $3::boolean)', [name, last, called])
    }
  }
  for (const { name } of tables) await sql.run(`alter table ${name} enable trigger user`)
}

/** Refuses if rows of a table missing from the backup would be lost. */
async function refuseToLose(sql: Sql, tables: Table[], rows: End['rows']): Promise<void> {
  for (const { name } of tables.filter((table) => !Object.hasOwn(rows, table.name))) {
    const [found] = await sql.query<{ some: boolean }>(`select exists (select from ${name}) as some`)
    if (found?.some)
      throw new BackupRefused(`The table ${name} has rows that would be lost: the backup has no such table`)
  }
}

/** Statements contain only names from the catalog, nothing from the file. */
function tableLike(tables: Table[], { table, columns }: { table: string; columns: string }): Table {
  const found = tables.find(({ name }) => name === table)
  if (found && found.columns.join(', ') === columns) return found
  throw new BackupRefused(`This database has no table ${table} with the columns of the backup`)
}

async function* counting(
  rows: AsyncIterable<Uint8Array>,
  count: (rows: number) => void,
): AsyncGenerator<Uint8Array> {
  for await (const bytes of rows) {
    count(linesIn(bytes))
    yield bytes
  }
}

/**
 * The last migration of the schema that a backup needs.
 * @throws BackupRefused if the backup is from a later version of ours, or from none
 */
export function schemaOf({ migrations }: Head, ours: string[]): string {
  const last = migrations.at(-1)
  const isOurs = migrations.every((version, at) => version === ours[at])
  if (last && isOurs) return last
  throw new BackupRefused('This backup was made by a later version of Evenplate, which has to restore it')
}
