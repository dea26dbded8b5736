import type { Sql } from '../sql/sql.ts'

/** Names quoted for SQL, e.g. `"public"."recipes"`. */
export type Table = {
  name: string
  /** Columns with their own data: no generated ones. */
  columns: string[]
}

/**
 * Where the data of the site is. The migration history is not data, the site's keys are in a backup's head, and other
 * programs' data in the same database is not ours.
 */
const OURS = ['auth', 'public']

/** Every table of the site's data, from the catalog: each after the tables it refers to. */
export async function tablesOf(sql: Sql): Promise<Table[]> {
  const tables = await sql.query<Table & { refers: string[] }>(TABLES, [OURS])
  const sorted: Table[] = []
  while (sorted.length < tables.length) {
    const names = new Set(sorted.map(({ name }) => name))
    const next = tables.filter(
      ({ name, refers }) => !names.has(name) && refers.every((one) => one === name || names.has(one)),
    )
    // Tables with circular references could not be filled in any order while references are checked.
    if (next.length === 0) throw new Error('Some tables refer to each other in a circle')
    sorted.push(...next.map(({ name, columns }) => ({ name, columns })))
  }
  return sorted
}

const TABLES = `
  select format('%I.%I', n.nspname, c.relname) as name,
    array(
      select quote_ident(a.attname) from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      order by a.attnum
    ) as columns,
    array(
      select format('%I.%I', rn.nspname, r.relname) from pg_constraint k
      join pg_class r on r.oid = k.confrelid join pg_namespace rn on rn.oid = r.relnamespace
      where k.conrelid = c.oid and k.contype = 'f' and rn.nspname = any ($1::text[])
    ) as refers
  from pg_class c
  join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and n.nspname = any ($1::text[])
  order by 1`

export type Sequence = { name: string; last: string; called: boolean }

export async function sequencesOf(sql: Sql): Promise<Sequence[]> {
  const names = await sql.query<{ name: string }>(
    "select format('%I.%I', schemaname, sequencename) as name from pg_sequences where schemaname = any ($1::text[]) order by 1",
    [OURS],
  )
  return Promise.all(
    names.map(async ({ name }) => {
      const [row] = await sql.query<Omit<Sequence, 'name'>>(
        `select last_value::text as last, is_called as called from ${name}`,
      )
      return { name, last: row?.last ?? '1', called: row?.called ?? false }
    }),
  )
}

/** Names of migrations that the database has, in order; none if it has no history. */
export async function migrationsOf(sql: Sql): Promise<string[]> {
  const [made] = await sql.query<{ is: boolean }>(
    "select to_regclass('supabase_migrations.schema_migrations') is not null as is",
  )
  if (!made?.is) return []
  const rows = await sql.query<{ version: string }>(
    'select version from supabase_migrations.schema_migrations order by version',
  )
  return rows.map(({ version }) => version)
}
