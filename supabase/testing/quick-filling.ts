import type { Sql } from '../sql/sql.ts'

/** Creating an index over existing rows takes a fraction of the time of updating it row by row. */
export async function withoutIndexes(sql: Sql, table: string, fill: () => Promise<void>): Promise<void> {
  const indexes = await sql.query<{ name: string; made: string }>(
    `select format('%I.%I', schemaname, indexname) as name, indexdef as made from pg_indexes
    where schemaname = 'public' and tablename = $1 and indexname not in (select conname from pg_constraint)`,
    [table],
  )
  await sql.run(`drop index ${indexes.map(({ name }) => name).join()}`)
  await fill()
  await Promise.all(indexes.map(({ made }) => sql.run(`set maintenance_work_mem = '256MB'; ${made}`)))
}

/** Checking the same list a million times costs as much as writing it. The checks apply to all later rows. */
export async function withoutLineChecks(sql: Sql, table: string, fill: () => Promise<void>): Promise<void> {
  const checks = await sql.query<{ name: string; made: string }>(
    `select quote_ident(conname) as name, pg_get_constraintdef(oid) as made from pg_constraint
    where conrelid = $1::regclass and pg_get_constraintdef(oid) like '%lines_fit%'`,
    [`public.${table}`],
  )
  const each = (change: (check: { name: string; made: string }) => string) =>
    sql.run(checks.map((check) => `alter table public.${table} ${change(check)};`).join('\n'))
  await each(({ name }) => `drop constraint ${name}`)
  await fill()
  await each(({ name, made }) => `add constraint ${name} ${made} not valid`)
}

/**
 * Folding words that have no accents costs more than writing the rest of a recipe. The functions for it are replaced
 * meanwhile by ones with the same results for such words.
 */
export async function withQuickWords(sql: Sql, fill: () => Promise<void>): Promise<void> {
  const known = await sql.query<{ made: string }>(
    `select pg_get_functiondef(oid) as made from pg_proc
    where oid in ('private.folded(text)'::regprocedure, 'private.search_text(text,text,text[])'::regprocedure)`,
  )
  await sql.run(`
    create or replace function private.folded(words text) returns text language internal immutable as 'lower';
    create or replace function private.search_text(title text, description text, ingredients text[]) returns text
    language plpgsql immutable
    as 'begin return lower(title || chr(10) || description || chr(10) || array_to_string(ingredients, chr(10))); end';
  `)
  await fill()
  await sql.run(known.map(({ made }) => made).join(';\n'))
}

/** Without triggers and foreign keys, in one transaction. */
export const unlimited = (sql: Sql, script: string) =>
  sql.transaction((seeding) =>
    seeding.run(`
      set local session_replication_role = replica;
      set local synchronous_commit = off;
      ${script}
    `),
  )
