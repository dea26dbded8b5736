import type { Db } from '@evenplate/platform/contract'

let db: Db | null = null
let loading: Promise<Db> | null = null
const listeners = new Set<(db: Db) => void>()

/**
 * The page's only Supabase client. Its code (45 KB) is fetched when first asked for,
 * so a guest who just reads never pays for it.
 * @throws when the code cannot be fetched; the next call tries again.
 */
export function loadDb(): Promise<Db> {
  loading ??= import('./supabase-client.ts').then(
    ({ createDb }) => {
      db = createDb()
      for (const listener of listeners) listener(db)
      return db
    },
    (error: unknown) => {
      loading = null
      throw error
    },
  )
  return loading
}

/** Whether someone asked for the client already. Fetches nothing. */
export const dbIsWanted = (): boolean => loading !== null

/** Calls back as soon as the client exists. Returns how to stop listening. */
export function whenDbLoaded(listener: (db: Db) => void): () => void {
  listeners.add(listener)
  if (db) listener(db)
  return () => listeners.delete(listener)
}
