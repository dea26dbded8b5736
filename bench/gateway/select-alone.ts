import { openDatabase } from '../../supabase/embedded/database.ts'

/** The same rows in an otherwise empty database, read by its own call: no layer above it can be faster. */
export async function selectAlone(rows: Record<string, unknown>[]) {
  const { connection, sql } = await openDatabase()
  await sql.run('create table public.alone (like public.recipes)')
  const columns = Object.keys(rows[0] ?? {})
  const names = columns.map((column) => `"${column}"`).join(', ')
  await sql.query(
    `insert into public.alone (${names}) select ${names} from jsonb_populate_recordset(null::public.alone, $1)`,
    [JSON.stringify(rows)],
  )
  const text = `select ${names} from public.alone where user_id = $1 order by created_at desc`
  return {
    select: () => connection.driver.query(text, [rows[0]?.user_id]),
    end: () => connection.close(),
  }
}
