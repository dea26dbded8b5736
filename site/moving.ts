import type { DataHome } from '@evenplate/supabase/backups'
import type { SiteEnv } from './env.ts'

/** Where a site with these settings has its data. */
export const placeOf = ({ database, dataDir }: SiteEnv): DataHome =>
  database ? { address: database } : { dataDir }

/** @param rows by table, e.g. `1,200 rows of 30 accounts` */
export function sumOf(rows: Record<string, number>): string {
  const all = Object.values(rows).reduce((sum, count) => sum + count, 0)
  const accounts = new Map(Object.entries(rows)).get('auth.users') ?? 0
  return `${all.toLocaleString('en-US')} rows of ${accounts.toLocaleString('en-US')} accounts`
}

/** Ends the process when a command is done; a failure prints one line. */
export async function ended(command: () => Promise<void>): Promise<void> {
  try {
    await command()
    process.exit(0)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}
