import { readdir, readFile } from 'node:fs/promises'
import type { Sql } from './sql.ts'

const MIGRATIONS = new URL('../migrations/', import.meta.url)

/**
 * Applies the migrations a database does not have yet, each in its own transaction, and records them where the Supabase
 * CLI does.
 * @param through version of the last one to apply, if not all of them
 * @returns names of the ones applied
 */
export async function migrate(sql: Sql, through?: string): Promise<string[]> {
  await sql.run(HISTORY)
  const known = await sql.query<{ version: string }>(
    'select version from supabase_migrations.schema_migrations',
  )
  const applied = new Set(known.map((row) => row.version))
  const pending = (await migrations()).filter(
    ({ version }) => !applied.has(version) && (through === undefined || version <= through),
  )

  for (const { version, name, script } of pending) {
    await sql.transaction(async (transaction) => {
      await transaction.run(script)
      await transaction.query(
        'insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, array[$3::text])',
        [version, name, script],
      )
    })
  }
  return pending.map((migration) => `${migration.version}_${migration.name}`)
}

/** Versions of all migrations, in order. */
export const migrationVersions = async (): Promise<string[]> =>
  (await migrations()).map(({ version }) => version)

/** What a hosted project has before its first migration. For a database that was just made. */
export const foundation = (): Promise<string> =>
  readFile(new URL('../foundation.sql', import.meta.url), 'utf8')

const HISTORY = `
  create schema if not exists supabase_migrations;
  create table if not exists supabase_migrations.schema_migrations (
    version text primary key,
    statements text[],
    name text
  );
`

async function migrations() {
  const files = (await readdir(MIGRATIONS)).filter((file) => /^\d{14}_\w+\.sql$/.test(file)).sort()
  return Promise.all(
    files.map(async (file) => ({
      version: file.slice(0, 14),
      name: file.slice(15, -4),
      script: await readFile(new URL(file, MIGRATIONS), 'utf8'),
    })),
  )
}
