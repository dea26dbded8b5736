import { chmod, mkdir } from 'node:fs/promises'
import { resolve } from 'node:path'
import { type Backend, type BackendOptions, backendIn } from './embedded/backend.ts'
import { databaseIn, endRestore } from './embedded/data-folder.ts'
import { engine } from './embedded/engine.ts'
import { keysIn } from './embedded/keys.ts'
import { lockFolder } from './embedded/lock.ts'
import type { EmbeddedHome } from './embedded/worker.ts'

export type { AuthMail } from './auth/auth-mail.ts'
export type { Backend } from './embedded/backend.ts'
export type { Answered, Asked } from './embedded/messages.ts'

export type EmbeddedOptions = BackendOptions & {
  /** Contains the database, the keys and the lock. Created if missing, readable only by its owner. */
  dataDir: string
}

/**
 * Supabase in this process: @supabase/lite on PGlite, in its own thread, which is restarted if it dies or hangs.
 * @throws Error of one line if the folder is in use, its keys are damaged or the port is taken.
 */
export async function openBackend({ dataDir: folder, ...options }: EmbeddedOptions): Promise<Backend> {
  const dataDir = resolve(folder)
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  await chmod(dataDir, 0o700)
  const database: EmbeddedHome = { databaseFolder: databaseIn(dataDir), engine: await engine() }
  const release = await lockFolder(dataDir)
  const keys = await endRestore(dataDir)
    .then(() => keysIn(dataDir))
    .catch(async (error: unknown) => {
      await release()
      throw error
    })
  const thread = new URL('./embedded/worker.ts', import.meta.url)
  return backendIn({ keys, thread, database, release }, options)
}
