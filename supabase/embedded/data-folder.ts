import { existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type Keys, keysFileIn, writeKeys } from './keys.ts'

/** What a data folder has besides its keys and its lock. */
const placesIn = (dataDir: string) => ({
  database: join(dataDir, 'database'),
  /** Restored from a backup, and not in its place yet. */
  restored: join(dataDir, 'database.restored'),
  /** The old one, while a restored one replaces it. */
  before: join(dataDir, 'database.before'),
  /** Keys of the restored one. */
  newKeys: join(dataDir, 'keys.restored.json'),
})

export const databaseIn = (dataDir: string): string => placesIn(dataDir).database
export const restoredIn = (dataDir: string): string => placesIn(dataDir).restored

/** Whether there is a database, including one set aside by a restore that was killed. */
export function hasDatabase(dataDir: string): boolean {
  const { database, before } = placesIn(dataDir)
  return existsSync(database) || existsSync(before)
}

/** Replaces the database with the restored one. If it is killed at any moment, `endRestore` can finish. */
export async function putInPlace(dataDir: string, keys: Keys): Promise<void> {
  const { database, restored, before, newKeys } = placesIn(dataDir)
  await writeKeys(newKeys, keys)
  if (existsSync(database)) await rename(database, before)
  await rename(restored, database)
  await endRestore(dataDir)
}

/**
 * Finishes a restore, even one that was killed: with the new database and its keys if that one is in place, otherwise
 * with the old ones. Call it with the folder's lock, before anything is opened.
 */
export async function endRestore(dataDir: string): Promise<void> {
  const { database, restored, before, newKeys } = placesIn(dataDir)
  // While the new one is still next to its place, the one in place is the old one.
  const isInPlace = !existsSync(restored) && existsSync(database)
  if (!isInPlace) await rm(newKeys, { force: true })
  if (existsSync(newKeys)) await rename(newKeys, keysFileIn(dataDir))
  if (!existsSync(database) && existsSync(before)) await rename(before, database)
  await rm(restored, { recursive: true, force: true })
  await rm(before, { recursive: true, force: true })
}
