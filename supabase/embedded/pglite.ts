import type { PGliteOptions } from '@electric-sql/pglite'
import { file_fdw } from '@electric-sql/pglite/contrib/file_fdw'
import { isn } from '@electric-sql/pglite/contrib/isn'
import { ltree } from '@electric-sql/pglite/contrib/ltree'
import { pgcrypto } from '@electric-sql/pglite/contrib/pgcrypto'
import { createPgliteConnection, PGlite, type PgliteConnection } from '@supabase/lite/pglite'

/** @param folder in memory without one */
export function openPglite(
  folder: string | undefined,
  options: PGliteOptions = {},
): Promise<PgliteConnection> {
  // @supabase/lite 0.10 always loads these four. Our schema uses none, and unpacking and compiling them is a third of the
  // time that PGlite takes to start.
  for (const extension of [file_fdw, isn, ltree, pgcrypto])
    Object.assign(extension, { setup: async () => ({}) })
  return createPgliteConnection({ url: folder, pgliteOptions: { startParams: START, ...options } })
}

/**
 * PostgreSQL caches 128 MB of its pages by default, and PGlite writes zeros over all of them as it starts, so that they take
 * memory before anything is read. The system caches the files' pages anyway.
 */
const START = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB']
