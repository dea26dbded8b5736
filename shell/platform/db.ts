import type { Db } from '@evenplate/platform/contract'

let db: Db | null = null
let loading: Promise<Db> | null = null
const listeners = new Set<(db: Db) => void>()

/**
 * The page's only Supabase client. Its code (45 KB) is fetched when first needed, so a guest who only reads never
 * downloads it.
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

/** Whether anything has requested the client yet. Fetches nothing. */
export const dbIsWanted = (): boolean => loading !== null

/** Calls back as soon as the client exists. Returns how to stop listening. */
export function whenDbLoaded(listener: (db: Db) => void): () => void {
  listeners.add(listener)
  if (db) listener(db)
  return () => listeners.delete(listener)
}
