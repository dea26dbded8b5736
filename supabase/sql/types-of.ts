import type { Sql } from './sql.ts'

/**
 * The `Database` type for supabase-js, read from a live schema. It respects the grants: columns no API role may read
 * are left out, and one that cannot be inserted or updated (a generated one, say) is not in `Insert` or `Update`, so
 * that code the database would refuse does not compile.
 */
export async function typesOf(sql: Sql): Promise<string> {
  const tables = Map.groupBy(await sql.query<Column>(COLUMNS), (column) => column.table)
  const references = await sql.query<Reference>(REFERENCES)
  const functions = await sql.query<Routine>(FUNCTIONS)

  return `// Written by \`npm run db:types\` from supabase/migrations.
export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]

export type Database = {
  public: {
    Tables: {
${[...tables].map(([name, columns]) => tableOf(name, columns, references)).join('\n')}
    }
    Views: { [_ in never]: never }
    Functions: {
${functions.map(functionOf).join('\n')}
    }
    Enums: { [_ in never]: never }
    CompositeTypes: { [_ in never]: never }
  }
}
`
}

type Column = {
  table: string
  column: string
  type: string
  nullable: boolean
  optional: boolean
  inserts: boolean
  updates: boolean
}
type Reference = {
  table: string
  name: string
  columns: string[]
  target: string
  targets: string[]
  single: boolean
}
type Argument = { name: string; type: string; mode: 'i' | 'o' | 't'; optional: boolean }
type Routine = { name: string; arguments: Argument[]; returns: string; set: boolean }

function tableOf(name: string, columns: Column[], references: Reference[]): string {
  const insertable = columns.filter((column) => column.inserts)
  const updatable = columns.filter((column) => column.updates)
  return `      ${name}: {
        Row: ${fields(columns.map((column) => `${column.column}: ${typeOfColumn(column)}`))}
        Insert: ${fields(insertable.map((column) => `${column.column}${column.optional ? '?' : ''}: ${typeOfColumn(column)}`))}
        Update: ${fields(updatable.map((column) => `${column.column}?: ${typeOfColumn(column)}`))}
        Relationships: [${references
          .filter((reference) => reference.table === name)
          .map(relationshipOf)
          .join(', ')}]
      }`
}

function relationshipOf({ name, columns, target, targets, single }: Reference): string {
  return `{ foreignKeyName: '${name}'; columns: ${names(columns)}; isOneToOne: ${single}; referencedRelation: '${target}'; referencedColumns: ${names(targets)} }`
}

function functionOf(routine: Routine): string {
  const given = routine.arguments.filter((argument) => argument.mode === 'i')
  const table = routine.arguments.filter((argument) => argument.mode === 't')
  // PostgreSQL does not say which columns of a returned table are never null, so all may be null.
  const row = table.length
    ? `{ ${table.map((column) => `${column.name}: ${typescriptOf(column.type)} | null`).join('; ')} }`
    : typescriptOf(routine.returns)
  const args = given.length
    ? `{ ${given.map((one) => `${one.name}${one.optional ? '?' : ''}: ${typescriptOf(one.type)}`).join('; ')} }`
    : 'never'
  return `      ${routine.name}: { Args: ${args}; Returns: ${row}${routine.set ? '[]' : ''} }`
}

const fields = (lines: string[]): string =>
  lines.length ? `{ ${lines.join('; ')} }` : 'Record<string, never>'

const names = (columns: string[]): string => `[${columns.map((column) => `'${column}'`).join(', ')}]`

const typeOfColumn = (column: Column): string =>
  `${typescriptOf(column.type)}${column.nullable ? ' | null' : ''}`

function typescriptOf(type: string): string {
  if (type.startsWith('_')) return `${typescriptOf(type.slice(1))}[]`
  if (['int2', 'int4', 'int8', 'float4', 'float8', 'numeric'].includes(type)) return 'number'
  if (type === 'bool') return 'boolean'
  if (type === 'json' || type === 'jsonb') return 'Json'
  if (type === 'void') return 'undefined'
  if (['text', 'varchar', 'uuid', 'date', 'timestamp', 'timestamptz'].includes(type)) return 'string'
  throw new Error(`no TypeScript type is known for the column type ${type}`)
}

const COLUMNS = `
  select c.relname as table, a.attname as column, t.typname as type,
    not a.attnotnull as nullable,
    a.atthasdef or a.attidentity <> '' or not a.attnotnull as optional,
    a.attgenerated = '' and (
      has_column_privilege('authenticated', c.oid, a.attnum, 'insert')
      or has_column_privilege('service_role', c.oid, a.attnum, 'insert')
    ) as inserts,
    a.attgenerated = '' and (
      has_column_privilege('authenticated', c.oid, a.attnum, 'update')
      or has_column_privilege('service_role', c.oid, a.attnum, 'update')
    ) as updates
  from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  join pg_type t on t.oid = a.atttypid
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
    and (
      has_column_privilege('anon', c.oid, a.attnum, 'select')
      or has_column_privilege('authenticated', c.oid, a.attnum, 'select')
      or has_column_privilege('service_role', c.oid, a.attnum, 'select')
    )
  order by c.relname, a.attnum`

// References inside public only: the API knows no other schema.
const REFERENCES = `
  select s.relname as table, k.conname as name, t.relname as target,
    array(select attname::text from pg_attribute where attrelid = k.conrelid and attnum = any (k.conkey)) as columns,
    array(select attname::text from pg_attribute where attrelid = k.confrelid and attnum = any (k.confkey)) as targets,
    exists (
      select from pg_index i
      where i.indrelid = k.conrelid and i.indisunique and i.indkey::int2[] <@ k.conkey
    ) as single
  from pg_constraint k
  join pg_class s on s.oid = k.conrelid
  join pg_class t on t.oid = k.confrelid
  where k.contype = 'f' and s.relnamespace = 'public'::regnamespace and t.relnamespace = 'public'::regnamespace
  order by s.relname, k.conname`

const FUNCTIONS = `
  select p.proname as name, r.typname as returns, p.proretset as set,
    coalesce((
      select jsonb_agg(jsonb_build_object(
        'name', given.name,
        'type', y.typname,
        'mode', coalesce(p.proargmodes[given.position], 'i'),
        'optional', given.position > p.pronargs - p.pronargdefaults
      ) order by given.position)
      from unnest(p.proargnames, coalesce(p.proallargtypes, p.proargtypes::oid[]))
        with ordinality as given (name, type, position)
      join pg_type y on y.oid = given.type
    ), '[]') as arguments
  from pg_proc p
  join pg_type r on r.oid = p.prorettype
  where p.pronamespace = 'public'::regnamespace and r.typname <> 'trigger'
    and (
      has_function_privilege('anon', p.oid, 'execute')
      or has_function_privilege('authenticated', p.oid, 'execute')
      or has_function_privilege('service_role', p.oid, 'execute')
    )
  order by p.proname`
